// A short text with inline storage for N bytes, for names that are part of plain data.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <string_view>

namespace curia {

template <int N>
struct Text {
    std::array<char, N> bytes{};

    constexpr Text() = default;
    // Returns false and changes nothing if the text does not fit.
    bool assign(std::string_view text) {
        if (text.size() > N) return false;
        bytes = {};
        std::memcpy(bytes.data(), text.data(), text.size());
        return true;
    }
    std::string_view view() const { return {bytes.data(), strnlen(bytes.data(), N)}; }
    bool operator==(const Text&) const = default;
};

}  // namespace curia
