// How fast many matches are played as arrays of numbers, on one thread.
#pragma once

#include <vector>

#include "match/batch.h"
#include "match/speed.h"

namespace curia {

// Nanoseconds for one decision at random, with the observation and the mask of legal actions
// filled in. A View that is too wide for a dense row is given as a list.
template <Game G>
double ns_per_batch_decision(int players, bool with_outlook) {
    constexpr int kMatches = 256, kTooWide = 10'000;
    Batch<G> batch(default_setup<G>(players),
                   {.matches = kMatches, .seed = 1, .with_outlook = with_outlook});
    const auto rows = [](int width) {
        return static_cast<std::size_t>(kMatches) * static_cast<std::size_t>(width);
    };
    const bool is_dense = batch.observation_width() < kTooWide;
    std::vector<std::int8_t> observation(is_dense ? rows(batch.observation_width()) : 0);
    std::vector<std::int32_t> entry(rows(batch.most_entries())), entries(kMatches);
    std::vector<std::int8_t> entry_number(entry.size());
    std::vector<std::uint8_t> mask(rows(Numbers<G>::kActions));
    std::vector<std::int32_t> legal(rows(G::kMaxActions)), legal_count(kMatches), actions(kMatches);
    BatchArrays arrays{
        .mask = mask.data(), .legal = legal.data(), .legal_count = legal_count.data()};
    if (is_dense) {
        arrays.observation = observation.data();
    } else {
        arrays.entry = entry.data();
        arrays.entry_number = entry_number.data();
        arrays.entries = entries.data();
    }
    batch.observe(arrays);
    Rng rng(1);
    return best_nanoseconds([&] {
        for (std::size_t i = 0; i < kMatches; ++i)
            actions[i] =
                legal[i * G::kMaxActions + rng.below(static_cast<std::uint32_t>(legal_count[i]))];
        batch.step(actions, arrays);
        return kMatches;
    });
}

}  // namespace curia
