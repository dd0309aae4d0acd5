// Things of a few kinds, in no order: only how many there are of each.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <cstring>

#include "engine/rng.h"

namespace curia {

// Up to eight kinds and 127 things in all. A bag stands for a shuffled heap: which one comes next
// is not decided before it comes. Picking does not remove: the step that records the pick does,
// so that a replay and a search take the same path.
template <int Kinds>
struct Bag {
    static_assert(Kinds <= 8);
    std::array<std::uint8_t, Kinds> counts{};

    constexpr std::uint8_t operator[](int kind) const {
        return counts[static_cast<std::size_t>(kind)];
    }
    constexpr bool has(int kind) const { return (*this)[kind] > 0; }
    constexpr bool has_all(const Bag& other) const {
        for (int kind = 0; kind < Kinds; ++kind)
            if (other[kind] > (*this)[kind]) return false;
        return true;
    }
    int size() const { return static_cast<int>(running_totals() >> 56); }
    bool empty() const { return lanes() == 0; }

    constexpr void add(int kind) { ++counts[static_cast<std::size_t>(kind)]; }
    constexpr void remove(int kind) {
        assert(has(kind));
        --counts[static_cast<std::size_t>(kind)];
    }
    void add(const Bag& other) { set_lanes(lanes() + other.lanes()); }
    void remove(const Bag& other) {
        assert(has_all(other));
        set_lanes(lanes() - other.lanes());
    }

    // The kind of one of the things, each as likely as another. The bag must not be empty.
    int pick(Rng& rng) const {
        const std::uint64_t totals = running_totals();
        const std::uint64_t goal = rng.below(static_cast<std::uint32_t>(totals >> 56));
        // In each lane the top bit stays set just if the running total has not passed the goal.
        const std::uint64_t passed = ((goal | 0x80u) * kOnes - totals) & kTops;
        return __builtin_popcountll(passed);
    }

    // Moves `count` things, picked at random, out of this bag.
    Bag take(int count, Rng& rng) {
        Bag taken;
        for (; count > 0; --count) {
            const int kind = pick(rng);
            remove(kind);
            taken.add(kind);
        }
        return taken;
    }

    bool operator==(const Bag&) const = default;

private:
    static constexpr std::uint64_t kOnes = 0x0101010101010101u;
    static constexpr std::uint64_t kTops = 0x8080808080808080u;

    // The counts side by side in one word, a byte each, the first kind lowest.
    std::uint64_t lanes() const {
        std::uint64_t word = 0;
        std::memcpy(&word, counts.data(), Kinds);
        return word;
    }
    void set_lanes(std::uint64_t word) { std::memcpy(counts.data(), &word, Kinds); }
    std::uint64_t running_totals() const { return lanes() * kOnes; }
};

}  // namespace curia
