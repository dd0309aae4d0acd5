#include "server/utf8.h"

namespace curia {

namespace {

struct Sequence {
    int length = 0;  // in bytes; 0: not the beginning of one
    char32_t least = 0, bits = 0;
};

Sequence begin_sequence(unsigned char byte) {
    if (byte < 0x80) return {1, 0, byte};
    if ((byte & 0xE0) == 0xC0) return {2, 0x80, char32_t(byte & 0x1F)};
    if ((byte & 0xF0) == 0xE0) return {3, 0x800, char32_t(byte & 0x0F)};
    if ((byte & 0xF8) == 0xF0) return {4, 0x10000, char32_t(byte & 0x07)};
    return {};
}

}  // namespace

std::optional<std::u32string> decode_utf8(std::string_view text) {
    std::u32string points;
    points.reserve(text.size());
    while (!text.empty()) {
        const auto [length, least, first] = begin_sequence(static_cast<unsigned char>(text[0]));
        if (length == 0 || static_cast<std::size_t>(length) > text.size()) return std::nullopt;
        char32_t point = first;
        for (const char c : text.substr(1, static_cast<std::size_t>(length - 1))) {
            if ((c & 0xC0) != 0x80) return std::nullopt;
            point = point << 6 | (c & 0x3F);
        }
        const bool is_surrogate = point >= 0xD800 && point <= 0xDFFF;
        if (point < least || point > 0x10FFFF || is_surrogate) return std::nullopt;
        points.push_back(point);
        text.remove_prefix(static_cast<std::size_t>(length));
    }
    return points;
}

std::string encode_utf8(std::u32string_view text) {
    std::string bytes;
    for (const char32_t point : text) {
        const int more = point < 0x80 ? 0 : point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
        constexpr unsigned kFirst[] = {0x00, 0xC0, 0xE0, 0xF0};
        bytes += static_cast<char>(kFirst[more] | point >> 6 * more);
        for (int i = more - 1; i >= 0; --i)
            bytes += static_cast<char>(0x80 | (point >> 6 * i & 0x3F));
    }
    return bytes;
}

}  // namespace curia
