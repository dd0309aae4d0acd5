// Small words that the texts of all games need.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace curia::cli {

std::string plural(int count, std::string_view thing);      // "1 token", "2 tokens"
std::string joined(const std::vector<std::string>& parts);  // "a, b and c"
std::string lower(std::string_view text);
// The words between spaces and commas, in small letters.
std::vector<std::string> words_in(std::string_view text);

}  // namespace curia::cli
