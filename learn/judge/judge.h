// A small neural network that looks at a position and says how the match will end for every seat.
// Everything is whole numbers, so it says the same on every machine, with every compiler and on any
// number of threads. docs/learning.md shows how it is built.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "match/result.h"

namespace curia::learn {

class Judge {
public:
    // Reads the bytes that learn/judge.py writes. Refuses those for other entries than `width` ones
    // with this signature, with the reason.
    static Result<Judge> from_bytes(std::string_view bytes, std::uint64_t signature, int width);

    // The position that was judged last. Another one that resembles it takes less time, because
    // only what differs is added up again.
    struct Scratch {
        std::vector<std::int8_t> seen;  // all entries of the position
        std::vector<std::int8_t> last;
        std::vector<std::int16_t> sums;
        std::vector<std::int16_t> inputs, outputs;
    };

    // Judges the position in scratch.seen, which has width() entries. values[i]: the reward of seat
    // i, counted from the viewer; kUnit is a sure victory by far.
    void judge(Scratch& scratch, std::span<std::int32_t> values) const;

    int width() const { return width_; }
    int seats() const { return static_cast<int>(last_.outputs); }
    // The part of a reward for the victory; the rest is for the distance to the best of the others.
    float victory() const { return victory_; }

    static constexpr int kUnit = 1 << 16;

private:
    struct Layer {
        std::size_t inputs = 0, outputs = 0;    // inputs: filled up to whole vectors
        std::vector<std::int16_t> weights;      // output by output
        std::vector<std::int32_t> multipliers;  // what a sum counts, for each output
        std::vector<std::int64_t> starts;
    };

    class Reader;
    static std::int64_t output(const Layer& layer, std::size_t number, const std::int16_t* inputs);
    void look(Scratch& scratch) const;

    int width_ = 0;
    float victory_ = 1;
    std::size_t size_ = 0;            // of the first layer, filled up to whole vectors
    std::vector<std::int8_t> first_;  // entry by entry: size_ weights
    std::vector<std::int32_t> first_multipliers_;
    std::vector<std::int64_t> first_starts_;
    std::vector<Layer> deep_;
    Layer last_;
};

}  // namespace curia::learn
