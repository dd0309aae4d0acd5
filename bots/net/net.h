// A small neural network that rates the legal actions of a player. Everything is whole numbers:
// weights of 8 bits, sums of 32 and 64 bits, shifts. So it gives the same ratings on every machine,
// with every compiler and on any number of threads. docs/learning.md shows how it is built.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/net/layout.h"
#include "bots/net/product.h"
#include "match/result.h"

namespace curia::net {

// A matrix whose sums count so much for each output: sum * multiplier.
struct Matrix {
    int inputs = 0, outputs = 0;
    std::vector<std::int8_t> weights;       // output by output
    std::vector<std::int32_t> multipliers;  // one for each output
};

// How far the heuristic sees an action behind the best one: 0 to 127, in eighths of a slip.
using Behind = std::uint8_t;
inline constexpr int kBehindUnit = 8;

struct Entry {
    std::int32_t place = 0;  // in the observation
    std::int32_t number = 0;
};

class Net {
public:
    // Reads the bytes that learn/ writes. Refuses those of another layout, with the reason.
    static Result<Net> from_bytes(std::string_view bytes, const Layout& layout);
    // The same net as learn/ works with it, or in fewer bytes. Refuses what from_bytes() refuses.
    enum class Form : std::uint8_t { Plain, Packed };
    static Result<std::string> rewritten(std::string_view bytes, const Layout& layout, Form form);

    // Space for one evaluation, so that none has to be allocated.
    struct Scratch {
        std::vector<std::int32_t> things;  // sums of all things, kind by kind
        std::vector<Activation> thing_activations, trunk, next, second;
        std::vector<bool> is_seen_again;                    // things that had their second look
        std::vector<std::vector<std::int64_t>> from_trunk;  // what it adds for each kind; or empty
        std::vector<std::int64_t> outputs;
        std::vector<std::int32_t> plain;
    };

    // ratings[i]: of the action with the number actions[i], in units of 1/1024: the odds of two
    // actions are the exponential of the difference of their ratings. behind[i]: how far the
    // heuristic sees that action behind the best one (bots/net/behind.h); empty unless
    // uses_heuristic().
    void rate(std::span<const Entry> entries, std::span<const std::int32_t> actions,
              std::span<const Behind> behind, std::span<std::int32_t> ratings,
              Scratch& scratch) const;
    bool uses_heuristic() const { return !heuristic_.weights.empty(); }

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

    // What the trunk adds to a rating for each eighth of a slip that the action is behind, for each
    // of the first eight, and if it is the best.
    static constexpr int kHeuristicRows = 3;

    struct Copy;
    static Result<Net> read(std::string_view bytes, const Layout& layout, Copy* copy);
    void look_at_things(std::span<const Entry> entries, Scratch& scratch) const;
    void think(Scratch& scratch) const;  // from the vectors of the things to the last trunk
    const Activation* look_again(std::size_t kind, std::size_t thing, Scratch& scratch) const;

    const Layout* layout_ = nullptr;
    int trunk_ = 0, width_ = 0, second_width_ = 0;  // of the trunk, of a thing, of the second look
    std::vector<int> first_thing_;                  // of each kind, among all things
    int all_things_ = 0;
    std::vector<KindWeights> kinds_;
    bool is_direct_ = false;  // all entries go to the trunk, not only those that mention no thing
    std::vector<std::int8_t> plain_;  // entry by entry: `trunk_` numbers each
    std::vector<std::int32_t> plain_multipliers_;
    Matrix from_things_;
    std::vector<std::int64_t> trunk_starts_;
    struct Deep {
        Matrix matrix;
        std::vector<std::int64_t> starts;
    };
    std::vector<Deep> deep_;
    Matrix actions_, groups_, heuristic_;
    std::vector<std::int64_t> action_starts_, heuristic_starts_;
};

}  // namespace curia::net
