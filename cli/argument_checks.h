// What is wrong with an argument, as CLI11 asks for it: a sentence, or nothing.
#pragma once

#include <charconv>
#include <cstdint>
#include <limits>
#include <string>

namespace curia::cli {

// CLI11 by itself takes -1 for the largest number there is, and so it does with one too large.
template <class Seed>
std::string why_no_seed(const std::string& text) {
    constexpr auto kLargest = static_cast<std::uint64_t>(std::numeric_limits<Seed>::max());
    std::uint64_t seed = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, seed);
    if (error == std::errc() && rest == end && seed <= kLargest) return {};
    return "'" + text + "' is not a whole number from 0 to " + std::to_string(kLargest);
}

// An empty name would be taken for none: as from a script whose variable is not set.
inline std::string why_no_path(const std::string& text) {
    return text.empty() ? "the name of a file is empty" : std::string();
}

}  // namespace curia::cli
