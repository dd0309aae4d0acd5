// A multiset of things of a few kinds: it stores how many there are of each, without an order.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "engine/dealing.h"
#include "engine/rng.h"

namespace curia {

// Up to sixteen kinds and 64 things in all. A bag models a shuffled heap: the next thing is not
// decided before it is picked. pick() does not remove anything. The step that records the pick
// does, so that a replay and a search take the same path.
//
// Key says what the kinds are: an enum, or a struct with a member `index`, in that order. The bag
// itself does not need it. Descriptions do, so that a count says what it counts.
template <int Kinds, class Key = void>
struct Bag {
    static_assert(Kinds <= 16 && std::endian::native == std::endian::little);
    static constexpr int kMost = 64;
    __extension__ using WideWord = unsigned __int128;
    using Word = std::conditional_t<(Kinds <= 8), std::uint64_t, WideWord>;
    using Positions = RandomPositions<kMost>;

    std::array<std::uint8_t, Kinds> counts{};

    constexpr std::uint8_t operator[](int kind) const { return counts[kind]; }
    constexpr bool has(int kind) const { return counts[kind] > 0; }
    constexpr bool has_all(const Bag& other) const {
        for (int kind = 0; kind < Kinds; ++kind)
            if (other[kind] > counts[kind]) return false;
        return true;
    }
    int size() const { return static_cast<int>(running_totals(lanes()) >> kLastLane); }
    bool empty() const { return lanes() == 0; }

    // One thing is added to the whole word, too: if only its byte were written, the next operation
    // that reads the word would stall the processor.
    void add(int kind) {
        assert(kind >= 0 && kind < Kinds);
        set_lanes(lanes() + one(kind));
    }
    void remove(int kind) {
        assert(has(kind));
        set_lanes(lanes() - one(kind));
    }
    void add(const Bag& other) { set_lanes(lanes() + other.lanes()); }
    void remove(const Bag& other) {
        assert(has_all(other));
        set_lanes(lanes() - other.lanes());
    }

    // The kind of a random thing; all things are equally likely. The bag must not be empty.
    int pick(Rng& rng) const {
        assert(!empty());
        return kind_at(lanes(), static_cast<int>(rng.below(static_cast<std::uint32_t>(size()))));
    }

    // Moves `count` things, picked at random, out of this bag.
    Bag take(int count, Rng& rng) {
        Positions positions(size(), count, rng);
        return take(count, positions);
    }
    // The same with positions that the caller has drawn for all things in this bag.
    Bag take(int count, Positions& positions) {
        assert(count <= size());
        const Word before = lanes();
        Word totals = running_totals(before);
        for (; count > 0; --count) totals -= reached(totals, positions.next());
        set_lanes(counts_of(totals));
        Bag taken;
        taken.set_lanes(before - counts_of(totals));
        return taken;
    }
    // The same one by one: calls visit(i, kind) for i = 0, 1, ... count - 1.
    template <class Visit>
    void take_each(int count, Positions& positions, Visit&& visit) {
        static_assert(Kinds <= 8);
        assert(count <= size());
        Word totals = running_totals(lanes());
        for (int i = 0; i < count; ++i) {
            const Word taken = reached(totals, positions.next());
            totals -= taken;
            visit(i, std::countr_zero(taken) / 8);
        }
        set_lanes(counts_of(totals));
    }

    bool operator==(const Bag&) const = default;

private:
    static constexpr Word kOnes = static_cast<Word>(~Word{0}) / 0xFF;  // a 1 in every byte
    static constexpr Word kTops = kOnes << 7;
    static constexpr int kLastLane = 8 * (static_cast<int>(sizeof(Word)) - 1);

    static Word one(int kind) { return Word{1} << 8 * kind; }

    // The counts packed into one word: one byte per kind, the first kind in the lowest byte.
    Word lanes() const {
        if constexpr (Kinds <= 8)
            return load<Kinds>(counts.data());
        else
            return Word{load<Kinds - 8>(counts.data() + 8)} << 64 | load<8>(counts.data());
    }
    // The word is built in registers: storing it in pieces and loading it whole would stall the
    // processor.
    template <int Bytes>
    static std::uint64_t load(const std::uint8_t* from) {
        if constexpr (Bytes == 8 || Bytes == 4 || Bytes == 2 || Bytes == 1) {
            using Piece = std::conditional_t<
                Bytes == 8, std::uint64_t,
                std::conditional_t<Bytes == 4, std::uint32_t,
                                   std::conditional_t<Bytes == 2, std::uint16_t, std::uint8_t>>>;
            Piece piece;
            std::memcpy(&piece, from, Bytes);
            return piece;
        } else {
            constexpr int kFirst = std::bit_floor(static_cast<unsigned>(Bytes));
            return load<kFirst>(from) | load<Bytes - kFirst>(from + kFirst) << 8 * kFirst;
        }
    }
    void set_lanes(Word word) { std::memcpy(counts.data(), &word, Kinds); }
    // How many things there are of each kind and of those before it. Things are taken one after the
    // other, each from what the last one left, so the time between two of them counts. With totals
    // instead of counts it is four short operations, without a multiplication.
    static Word running_totals(Word lanes) { return lanes * kOnes; }
    static Word counts_of(Word totals) { return totals - (totals << 8); }
    // A 1 in the lane of each kind whose total goes beyond the position: what the totals lose when
    // the thing at this position is taken. The lowest such lane is the kind of the thing.
    static Word reached(Word totals, int position) {
        return ((totals + static_cast<Word>(0x7F - position) * kOnes) & kTops) >> 7;
    }

    // The kind of the thing at this position when all things are laid out kind by kind. In each
    // lane the top bit stays set exactly if all things of that kind lie before the position.
    static int kind_at(Word lanes, int position) {
        const Word goal = static_cast<Word>(position) | 0x80u;
        const Word before = (goal * kOnes - running_totals(lanes)) & kTops;
        int count = std::popcount(static_cast<std::uint64_t>(before));
        if constexpr (Kinds > 8) count += std::popcount(static_cast<std::uint64_t>(before >> 64));
        return count;
    }
};

}  // namespace curia
