#include "cli/style.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace curia::cli {

Style Style::of_standard_output() {
    const char* no_colour = std::getenv("NO_COLOR");
    const char* terminal = std::getenv("TERM");
    const bool dumb = terminal && std::string_view(terminal) == "dumb";
    return Style(isatty(STDOUT_FILENO) == 1 && !(no_colour && *no_colour) && !dumb);
}

std::string Style::operator()(Ink ink, std::string_view text) const {
    if (!coloured_ || ink == Ink::Plain) return std::string(text);
    constexpr std::string_view kCodes[] = {"0",  "1",  "2",  "31", "32",
                                           "33", "34", "35", "36", "38;5;179"};
    std::string result = "\x1b[";
    result.append(kCodes[static_cast<int>(ink)]).append("m").append(text).append("\x1b[0m");
    return result;
}

int columns(std::string_view text) {
    int count = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b') {
            i = std::min(text.find('m', i), text.size() - 1);
            continue;
        }
        const bool continues = (static_cast<unsigned char>(text[i]) & 0xC0) == 0x80;
        if (!continues) ++count;
    }
    return count;
}

std::string left(std::string_view text, int width) {
    return std::string(text) + std::string(std::max(0, width - columns(text)), ' ');
}

std::string right(std::string_view text, int width) {
    return std::string(std::max(0, width - columns(text)), ' ') + std::string(text);
}

std::string centre(std::string_view text, int width) {
    const int spare = std::max(0, width - columns(text));
    return std::string(spare / 2, ' ') + std::string(text) + std::string(spare - spare / 2, ' ');
}

}  // namespace curia::cli
