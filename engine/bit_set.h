// A set of small numbered things, one bit each.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#include "engine/rng.h"

namespace curia {

// The numbers of T, counted from 0, that are in the set: T is an enum, or a struct with the one
// member `index`. Visiting goes from the lowest number up.
template <class T, int N>
class BitSet {
    static_assert(N <= 32);
    using Bits = std::conditional_t<(N <= 8), std::uint8_t,
                                    std::conditional_t<(N <= 16), std::uint16_t, std::uint32_t>>;

public:
    constexpr BitSet() = default;
    constexpr explicit BitSet(T one) { add(one); }

    static constexpr BitSet all(int count = N) {
        BitSet set;
        set.bits_ = static_cast<Bits>((std::uint64_t{1} << count) - 1);
        return set;
    }

    constexpr void add(T one) { bits_ = static_cast<Bits>(bits_ | bit(one)); }
    constexpr void remove(T one) { bits_ = static_cast<Bits>(bits_ & ~bit(one)); }
    constexpr void add(BitSet other) { bits_ = static_cast<Bits>(bits_ | other.bits_); }
    constexpr void remove(BitSet other) { bits_ = static_cast<Bits>(bits_ & ~other.bits_); }

    constexpr bool has(T one) const { return (bits_ & bit(one)) != 0; }
    constexpr bool has_all(BitSet other) const { return (other.bits_ & ~bits_) == 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr T first() const { return make(std::countr_zero(bits_)); }

    // One of them, each as likely as another. The set must not be empty.
    T pick(Rng& rng) const {
        Bits rest = bits_;
        for (int skip = static_cast<int>(rng.below(static_cast<std::uint32_t>(size()))); skip > 0;
             --skip)
            rest = static_cast<Bits>(rest & (rest - 1));
        return make(std::countr_zero(rest));
    }

    bool operator==(const BitSet&) const = default;

    struct Iterator {
        Bits rest;
        constexpr T operator*() const { return make(std::countr_zero(rest)); }
        constexpr Iterator& operator++() {
            rest = static_cast<Bits>(rest & (rest - 1));
            return *this;
        }
        bool operator==(const Iterator&) const = default;
    };
    constexpr Iterator begin() const { return {bits_}; }
    constexpr Iterator end() const { return {0}; }

private:
    static constexpr T make(int number) {
        if constexpr (std::is_enum_v<T>)
            return static_cast<T>(number);
        else
            return T{static_cast<std::uint8_t>(number)};
    }
    static constexpr std::uint32_t bit(T one) {
        if constexpr (std::is_enum_v<T>)
            return std::uint32_t{1} << static_cast<int>(one);
        else
            return std::uint32_t{1} << one.index;
    }

    Bits bits_ = 0;
};

}  // namespace curia
