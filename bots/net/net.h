// A small neural network that rates the legal actions of a player. Everything is whole numbers:
// weights of 8 bits, sums of 32 and 64 bits, shifts. So it gives the same ratings on every machine,
// with every compiler and on any number of threads. docs/learning.md shows how it is built.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "bots/net/layout.h"
#include "match/result.h"

namespace curia::net {

using Activation = std::int8_t;  // 0 to 127

// A matrix whose sums count so much for each output: sum * multiplier.
struct Matrix {
    int inputs = 0, outputs = 0;
    std::vector<std::int8_t> weights;       // output by output
    std::vector<std::int32_t> multipliers;  // one for each output
};

struct Entry {
    std::int32_t place = 0;  // in the observation
    std::int32_t number = 0;
};

class Net {
public:
    // Reads the bytes that learn/ writes. Refuses those of another layout, with the reason.
    static Result<Net> from_bytes(std::string_view bytes, const Layout& layout);

    // Space for one evaluation, so that none has to be allocated.
    struct Scratch {
        std::vector<std::int32_t> things;  // sums of all things, kind by kind
        std::vector<Activation> thing_activations, trunk, next, second;
        std::vector<std::int64_t> sums;
        std::vector<std::int32_t> plain;
    };

    // ratings[i]: of the action with the number actions[i], in units of 1/1024: the odds of two
    // actions are the exponential of the difference of their ratings.
    void rate(std::span<const Entry> entries, std::span<const std::int32_t> actions,
              std::span<std::int32_t> ratings, Scratch& scratch) const;

    static constexpr int kUnit = 1024;

private:
    struct KindWeights {
        std::vector<std::int8_t> features;      // feature by feature: `width` numbers each
        std::vector<std::int32_t> multipliers;  // `width`
        std::vector<std::int64_t> starts;       // thing by thing: `width` each
        // The second look at a thing, with the trunk in mind.
        Matrix from_thing, from_trunk;
        std::vector<std::int64_t> second_starts;
    };

    void look_at_things(std::span<const Entry> entries, Scratch& scratch) const;
    void look_again(std::size_t kind, Scratch& scratch) const;

    const Layout* layout_ = nullptr;
    int trunk_ = 0, width_ = 0, second_width_ = 0;  // of the trunk, of a thing, of the second look
    std::vector<int> first_thing_;                  // of each kind, among all things
    int all_things_ = 0;
    std::vector<KindWeights> kinds_;
    std::vector<std::int8_t> plain_;  // entry by entry: `trunk_` numbers each
    std::vector<std::int32_t> plain_multipliers_;
    Matrix from_things_;
    std::vector<std::int64_t> trunk_starts_;
    struct Deep {
        Matrix matrix;
        std::vector<std::int64_t> starts;
    };
    std::vector<Deep> deep_;
    Matrix actions_, groups_;
    std::vector<std::int64_t> action_starts_;
};

}  // namespace curia::net
