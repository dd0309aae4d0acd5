#include "cli/terminal/style.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace curia::cli {

namespace {

constexpr std::array<std::string_view, 18> kCodes{
    "0",        "1",        "2",        "38;5;167", "38;5;71",  "38;5;69",
    "38;5;141", "38;5;173", "38;5;179", "38;5;132", "38;5;37",  "38;5;69",
    "38;5;178", "38;5;205", "38;5;107", "38;5;173", "38;5;104", "38;5;144"};

bool continues_letter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

}  // namespace

Ink ink_of(Seat seat) { return static_cast<Ink>(static_cast<int>(Ink::SeatA) + seat.to_number()); }

Style Style::of_standard_output() {
    const char* no_colour = std::getenv("NO_COLOR");
    const char* terminal = std::getenv("TERM");
    const bool dumb = terminal && std::string_view(terminal) == "dumb";
    return Style(isatty(STDOUT_FILENO) == 1 && !(no_colour && *no_colour) && !dumb);
}

std::string Style::operator()(Ink ink, std::string_view text) const {
    if (!coloured_ || ink == Ink::Plain) return std::string(text);
    std::string result = "\x1b[";
    result.append(kCodes[static_cast<std::size_t>(ink)]).append("m").append(text);
    return result + "\x1b[0m";
}

int columns(std::string_view text) {
    int count = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b') {
            i = std::min(text.find('m', i), text.size() - 1);
            continue;
        }
        if (!continues_letter(text[i])) ++count;
    }
    return count;
}

std::string repeat(std::string_view text, int times) {
    std::string result;
    for (; times > 0; --times) result += text;
    return result;
}

std::string left(std::string_view text, int width) {
    return std::string(text) + repeat(" ", width - columns(text));
}

std::string right(std::string_view text, int width) {
    return repeat(" ", width - columns(text)) + std::string(text);
}

std::string centre(std::string_view text, int width) {
    const int spare = std::max(0, width - columns(text));
    return repeat(" ", spare / 2) + std::string(text) + repeat(" ", spare - spare / 2);
}

std::string at_both_ends(std::string_view first, std::string_view second, int width) {
    if (columns(first) + 1 + columns(second) > width)
        return std::string(first) + "\n" + right(second, width);
    return left(first, width - columns(second)) + std::string(second);
}

namespace {

// Length in bytes of a UTF-8 letter that controls a terminal: U+0080 to U+009F, which some take for
// escapes, and those that change the text direction. 0 if the text starts with another letter.
std::size_t length_of_command(std::string_view text) {
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
    };
    if (byte(0) == 0xC2 && byte(1) >= 0x80 && byte(1) <= 0x9F) return 2;
    if (byte(0) != 0xE2 || (byte(1) != 0x80 && byte(1) != 0x81)) return 0;
    const bool turns = byte(1) == 0x80 ? byte(2) >= 0xAA && byte(2) <= 0xAE   // U+202A to U+202E
                                       : byte(2) >= 0xA6 && byte(2) <= 0xA9;  // U+2066 to U+2069
    return turns ? 3 : 0;
}

}  // namespace

std::string printable(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (const std::size_t length = length_of_command(text.substr(i))) {
            result += '?';
            i += length - 1;
        } else {
            result += byte < ' ' || byte == '\x7f' ? '?' : text[i];
        }
    }
    return result;
}

std::string shorten(std::string_view text, int width) {
    if (columns(text) <= width) return std::string(text);
    std::string result;
    for (const char byte : text) {
        if (!continues_letter(byte) && columns(result) == width - 1) break;
        result += byte;
    }
    return result + ".";
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.emplace_back(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    }
    return lines;
}

namespace {

std::string wrap_line(std::string_view line, int width, int indent) {
    std::string result;
    int used = 0;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find(' ', 1), line.size());  // keeps leading spaces
        const std::string_view word = line.substr(0, end);
        if (used > 0 && used + columns(word) > width) {
            result += "\n" + std::string(indent, ' ');
            used = indent - 1;
            result += word.substr(1);
        } else {
            result += word;
        }
        used += columns(word);
        line.remove_prefix(end);
    }
    return result;
}

}  // namespace

std::string wrap(std::string_view text, int width, int indent) {
    std::string result;
    for (const std::string& line : lines_of(text)) {
        if (!result.empty()) result += '\n';
        result += wrap_line(line, width, indent);
    }
    return result;
}

std::string indented(std::string_view text) {
    std::string result;
    for (const std::string& line : lines_of(text)) result += "  " + line + "\n";
    return result;
}

std::string beside(std::string_view first, std::string_view second, int column) {
    const std::vector<std::string> lefts = lines_of(first), rights = lines_of(second);
    std::string result;
    for (std::size_t i = 0; i < std::max(lefts.size(), rights.size()); ++i) {
        const std::string& start = i < lefts.size() ? lefts[i] : std::string();
        result += i < rights.size() ? left(start, column) + rights[i] : start;
        result += '\n';
    }
    return result;
}

}  // namespace curia::cli
