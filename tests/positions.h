// Positions in the middle of random matches.
#pragma once

#include <optional>

#include "match/edition/edition.h"

namespace curia {

// The first position that fits in random matches. There must be one.
template <Game G, class Fits>
typename G::State position_where(const typename G::Setup& setup, Fits&& fits) {
    std::optional<typename G::State> found;
    for (std::uint64_t seed = 1; !found; ++seed) {
        Rng rng(seed);
        typename G::State state = G::start(setup);
        play_at_random<G>(state, rng, [&](const typename G::State& now) {
            if (!found && fits(now)) found = now;
        });
    }
    return *found;
}

}  // namespace curia
