#include "cli/terminal/words.h"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>

namespace curia::cli {

std::string plural(int count, std::string_view thing) {
    return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s");
}

std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        text += (i == 0 ? "" : i + 1 == parts.size() ? " and " : ", ") + parts[i];
    return text;
}

std::string lower(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return result;
}

std::vector<std::string> words_in(std::string_view text) {
    std::vector<std::string> words;
    bool inside = false;
    for (const char letter : lower(text)) {
        const bool blank = std::isspace(static_cast<unsigned char>(letter)) || letter == ',';
        if (!blank && !inside) words.emplace_back();
        if (!blank) words.back() += letter;
        inside = !blank;
    }
    return words;
}

}  // namespace curia::cli
