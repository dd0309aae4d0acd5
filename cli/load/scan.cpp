#include "cli/load/scan.h"

#include <charconv>

namespace curia::cli {

std::optional<int> number_after(std::string_view text, std::string_view mark) {
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos) return std::nullopt;
    int number = 0;
    const auto end =
        std::from_chars(text.data() + at + mark.size(), text.data() + text.size(), number);
    return end.ec == std::errc() ? std::optional(number) : std::nullopt;
}

std::vector<std::string_view> objects_after(std::string_view text, std::string_view mark) {
    std::vector<std::string_view> objects;
    std::size_t at = text.find(mark);
    if (at == std::string_view::npos) return objects;
    int depth = 0;
    std::size_t start = 0;
    for (at += mark.size(); at < text.size(); ++at) {
        if (text[at] == '{' && depth++ == 0) start = at;
        if (text[at] == '}' && --depth == 0) objects.push_back(text.substr(start, at + 1 - start));
        if (text[at] == ']' && depth == 0) break;
    }
    return objects;
}

}  // namespace curia::cli
