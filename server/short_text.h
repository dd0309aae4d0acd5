// What people write, to be shown to others: names, lines of chat.
#pragma once

#include <string_view>

namespace curia {

inline constexpr std::size_t kLongestName = 40;

// Counts characters, not bytes; control characters do not belong into a line of text.
inline bool is_short_text(std::string_view text, std::size_t most) {
    std::size_t characters = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7f) return false;
        characters += (byte & 0xC0) != 0x80;
    }
    return characters <= most;
}

}  // namespace curia
