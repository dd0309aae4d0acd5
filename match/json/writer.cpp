#include "match/json/writer.h"

#include <charconv>

namespace curia {

void JsonWriter::put(char c) { out_ += c; }

void JsonWriter::put(const char* text) { out_ += text; }

void JsonWriter::put_name(std::string_view name, bool& first) {
    out_ += std::exchange(first, false) ? "\"" : ",\"";
    out_ += name;
    out_ += "\":";
}

void JsonWriter::write(double number) {
    char digits[32];
    constexpr auto kFormat = std::chars_format::general;
    out_.append(digits, std::to_chars(digits, digits + sizeof digits, number, kFormat, 6).ptr);
}

void JsonWriter::write_number(std::int64_t number) {
    char digits[24];
    out_.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

void JsonWriter::write_large(std::uint64_t number) {
    char digits[24];
    out_.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

void JsonWriter::write(std::string_view text) {
    constexpr std::string_view kHex = "0123456789abcdef";
    out_ += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out_ += '\\';
            out_ += c;
        } else if (byte < 0x20) {
            out_ += "\\u00";
            out_ += kHex[byte >> 4];
            out_ += kHex[byte & 15];
        } else {
            out_ += c;
        }
    }
    out_ += '"';
}

}  // namespace curia
