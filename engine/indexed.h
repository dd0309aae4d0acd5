// An array that takes one kind of key and nothing else: PerTile<int> moves; moves[tile].
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace curia {

// Key is an enum, or a struct with a member `index`; in both cases counted from 0 to N - 1.
template <class Key, class T, int N>
struct Indexed {
    std::array<T, N> values{};

    constexpr T& operator[](Key key) { return values[position(key)]; }
    constexpr const T& operator[](Key key) const { return values[position(key)]; }
    constexpr auto begin() const { return values.begin(); }
    constexpr auto end() const { return values.end(); }
    bool operator==(const Indexed&) const = default;

private:
    static constexpr std::size_t position(Key key) {
        std::size_t number;
        if constexpr (std::is_enum_v<Key>)
            number = static_cast<std::size_t>(key);
        else
            number = key.index;
        assert(number < N);
        return number;
    }
};

}  // namespace curia
