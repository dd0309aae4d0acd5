// Checks of arguments for CLI11: each returns an error message, or nothing.
#pragma once

#include <charconv>
#include <cstdint>
#include <limits>
#include <string>

namespace curia::cli {

// CLI11 itself reads -1, and numbers that are too large, as the largest number.
template <class Seed>
std::string why_no_seed(const std::string& text) {
    constexpr auto kLargest = static_cast<std::uint64_t>(std::numeric_limits<Seed>::max());
    std::uint64_t seed = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, seed);
    if (error == std::errc() && rest == end && seed <= kLargest) return {};
    return "'" + text + "' is not a whole number from 0 to " + std::to_string(kLargest);
}

// Refuses an empty name, for example from a script whose variable is not set.
inline std::string why_no_path(const std::string& text) {
    return text.empty() ? "the name of a file is empty" : std::string();
}

}  // namespace curia::cli
