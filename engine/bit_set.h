// A set of small numbered things, one bit each.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <type_traits>

#include "engine/rng.h"

namespace curia {

// The position of the bit after the first `skip` ones. First its byte is found, then its place in
// the byte, each by comparing eight running totals at once: no branch, however many bits there are.
constexpr int nth_bit(std::uint64_t bits, int skip) {
    constexpr std::uint64_t kOnes = 0x0101'0101'0101'0101u, kTops = kOnes << 7;
    const auto first_above = [](std::uint64_t running_totals, int number) {
        const auto goal = static_cast<std::uint64_t>(number) | 0x80u;
        return std::popcount((goal * kOnes - running_totals) & kTops);
    };
    std::uint64_t counts = bits - (bits >> 1 & kOnes * 0x55);
    counts = (counts & kOnes * 0x33) + (counts >> 2 & kOnes * 0x33);
    counts = (counts + (counts >> 4)) & kOnes * 0x0F;
    const std::uint64_t totals = counts * kOnes;
    const int first = 8 * first_above(totals, skip);
    const int before = static_cast<int>(totals << 8 >> first & 0xFF);
    const std::uint64_t spread = (bits >> first & 0xFF) * kOnes & 0x8040'2010'0804'0201u;
    const std::uint64_t ones = ((spread + kOnes * 0x7F) & kTops) >> 7;
    return first + first_above(ones * kOnes, skip - before);
}

// T is an enum, or a struct whose only member is `index`; its values are numbered from 0.
// Iteration starts at the lowest number.
template <class T, int N>
class BitSet {
    static_assert(N <= 64);
    using Bits = std::conditional_t<
        (N <= 8), std::uint8_t,
        std::conditional_t<(N <= 16), std::uint16_t,
                           std::conditional_t<(N <= 32), std::uint32_t, std::uint64_t>>>;

public:
    static constexpr int capacity() { return N; }

    constexpr BitSet() = default;
    constexpr explicit BitSet(T one) { add(one); }

    static constexpr BitSet all(int count = N) {
        BitSet set;
        if (count > 0) set.bits_ = static_cast<Bits>(~std::uint64_t{0} >> (64 - count));
        return set;
    }

    constexpr void add(T one) { bits_ = static_cast<Bits>(bits_ | bit(one)); }
    constexpr void remove(T one) { bits_ = static_cast<Bits>(bits_ & ~bit(one)); }
    constexpr void add_if(bool adds, T one) {  // without a branch
        bits_ = static_cast<Bits>(bits_ | Bits{adds} << number_of(one));
    }
    constexpr void add(BitSet other) { bits_ = static_cast<Bits>(bits_ | other.bits_); }
    constexpr void remove(BitSet other) { bits_ = static_cast<Bits>(bits_ & ~other.bits_); }

    constexpr bool has(T one) const { return (bits_ & bit(one)) != 0; }
    constexpr bool has_all(BitSet other) const { return (other.bits_ & ~bits_) == 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr T first() const {
        assert(!empty());
        return make(std::countr_zero(bits_));
    }

    // The element after the first `skip` ones. The set must have more than `skip` elements.
    constexpr T nth(int skip) const {
        assert(skip >= 0 && skip < size());
        Bits rest = bits_;
        for (; skip > 0; --skip) rest = static_cast<Bits>(rest & (rest - 1));
        return make(std::countr_zero(rest));
    }
    // A random element; all are equally likely. The set must not be empty.
    T pick(Rng& rng) const {
        assert(!empty());
        return nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(size()))));
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
    static constexpr int number_of(T one) {
        int number;
        if constexpr (std::is_enum_v<T>)
            number = static_cast<int>(one);
        else
            number = one.index;
        assert(number >= 0 && number < N);
        return number;
    }
    static constexpr Bits bit(T one) { return static_cast<Bits>(Bits{1} << number_of(one)); }

    Bits bits_ = 0;
};

// A larger set consists of parts of 64 numbers each, and a part can be read alone. If the numbers
// are laid out so that a part means something (a deck, a colour), a question about it is cheap.
// T is a struct whose only member is `index`.
template <class T, int N>
    requires(N > 64)
class BitSet<T, N> {
    static_assert(N % 64 == 0);

public:
    static constexpr int kParts = N / 64;
    static constexpr int capacity() { return N; }

    class Part {
    public:
        constexpr Part(std::uint64_t bits, int first) : bits_(bits), first_(first) {}

        constexpr std::uint64_t bits() const { return bits_; }
        constexpr bool empty() const { return bits_ == 0; }
        constexpr int size() const { return std::popcount(bits_); }
        constexpr T first() const {
            assert(!empty());
            return *begin();
        }
        // A random element; all are equally likely. The part must not be empty.
        T pick(Rng& rng) const {
            assert(!empty());
            const auto skip = static_cast<int>(rng.below(static_cast<std::uint32_t>(size())));
            return T{static_cast<std::uint8_t>(first_ + nth_bit(bits_, skip))};
        }

        struct Iterator {
            std::uint64_t rest;
            int first;
            constexpr T operator*() const {
                return T{static_cast<std::uint8_t>(first + std::countr_zero(rest))};
            }
            constexpr Iterator& operator++() {
                rest &= rest - 1;
                return *this;
            }
            bool operator==(const Iterator&) const = default;
        };
        constexpr Iterator begin() const { return {bits_, first_}; }
        constexpr Iterator end() const { return {0, first_}; }

    private:
        std::uint64_t bits_;
        int first_;
    };

    constexpr Part part(int number) const { return {parts_[number], number * 64}; }

    constexpr void add(T one) { parts_[one.index / 64] |= bit(one); }
    constexpr void remove(T one) { parts_[one.index / 64] &= ~bit(one); }
    constexpr void add(const BitSet& other) {
        for (int i = 0; i < kParts; ++i) parts_[i] |= other.parts_[i];
    }
    constexpr void set_part(int number, std::uint64_t bits) { parts_[number] = bits; }
    constexpr void clear_part(int number) { parts_[number] = 0; }

    constexpr bool has(T one) const { return (parts_[one.index / 64] & bit(one)) != 0; }
    constexpr bool empty() const { return size() == 0; }
    constexpr int size() const {
        int count = 0;
        for (const std::uint64_t bits : parts_) count += std::popcount(bits);
        return count;
    }
    bool operator==(const BitSet&) const = default;

    struct Iterator {
        const BitSet* set;
        int number;
        std::uint64_t rest;
        constexpr T operator*() const {
            return T{static_cast<std::uint8_t>(number * 64 + std::countr_zero(rest))};
        }
        constexpr Iterator& operator++() {
            rest &= rest - 1;
            return skip_empty();
        }
        constexpr Iterator& skip_empty() {
            while (rest == 0 && number < kParts) rest = ++number < kParts ? set->parts_[number] : 0;
            return *this;
        }
        bool operator==(const Iterator&) const = default;
    };
    constexpr Iterator begin() const { return Iterator{this, 0, parts_[0]}.skip_empty(); }
    constexpr Iterator end() const { return {this, kParts, 0}; }

private:
    static constexpr std::uint64_t bit(T one) {
        assert(one.index < N);
        return std::uint64_t{1} << (one.index % 64);
    }

    std::array<std::uint64_t, kParts> parts_{};
};

}  // namespace curia
