// Dealing at random. It has to be fast: bots imagine millions of worlds.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "engine/rng.h"

namespace curia {

// Positions for taking things out of a row at random, one after another: the first is below
// `bound`, the second below bound - 1, and so on. All sequences are equally likely.
template <int N>
class RandomPositions {
public:
    // At most N positions, at most 64 things.
    RandomPositions(int bound, int count, Rng& rng) {
        assert(count <= N && count <= bound && bound <= 64);
        for (int done = 0; done < count; done += kBatch)
            fill(bound - done, count - done < kBatch ? count - done : kBatch, done, rng);
    }
    int next() { return positions_[given_++]; }

private:
    static constexpr int kBatch = 8;  // 64^8 fits into a word

    // Draws a batch of positions from one random word: each position uses its share of the word's
    // range and leaves the rest to the next one. The odds are exact: a word from the uneven end of
    // the range is discarded, which almost never happens.
    void fill(int bound, int count, int first, Rng& rng) {
        __extension__ using Wide = unsigned __int128;
        while (true) {
            std::uint64_t rest = rng.next(), product = 1;
            for (int i = 0; i < count; ++i) {
                const auto below = static_cast<std::uint64_t>(bound - i);
                const Wide wide = static_cast<Wide>(rest) * below;
                positions_[first + i] = static_cast<std::uint8_t>(wide >> 64);
                rest = static_cast<std::uint64_t>(wide);
                product *= below;
            }
            if (rest >= product || rest >= (0 - product) % product) return;
        }
    }

    std::array<std::uint8_t, (N + kBatch - 1) / kBatch * kBatch> positions_;
    int given_ = 0;
};

// The numbers from 0 to N - 1 in order, packed into one word; any of them can be taken out.
template <int N>
class NumberRow {
    static_assert(N <= 16);

public:
    int take(int position) {
        assert(position < size_);
        const int shift = 4 * position;
        const std::uint64_t before = (std::uint64_t{1} << shift) - 1;
        const int number = static_cast<int>(numbers_ >> shift & 15);
        numbers_ = (numbers_ & before) | (numbers_ >> 4 & ~before);
        --size_;
        return number;
    }
    int size() const { return size_; }

private:
    std::uint64_t numbers_ = 0xFEDCBA9876543210u;
    int size_ = N;
};

}  // namespace curia
