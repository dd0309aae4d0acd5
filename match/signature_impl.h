// The definitions of match/signature.h, for match/instantiate.cpp.in only.
#pragma once

#include "engine/hash.h"
#include "match/edition/edition.h"
#include "match/options.h"
#include "match/signature.h"

namespace curia {

template <Game G>
std::uint64_t signature() {
    const auto combinations = all_options<G>();
    Hash hash;
    for (int i = 0; i < kSignatureMatches; ++i) {
        const int counts = G::kMaxPlayers - G::kMinPlayers + 1;
        typename G::Setup setup = default_setup<G>(G::kMinPlayers + i % counts);
        setup.options = combinations[i / counts % combinations.size()];
        Rng rng(static_cast<std::uint64_t>(i));
        typename G::State state = G::start(setup);
        play_at_random<G>(state, rng, [&](const auto& seen) { hash.add(seen); });
        hash.add(state);
        for (Seat seat : seats(setup.players)) hash.add(G::outcome(state).scores[seat]);
    }
    return hash.value();
}

}  // namespace curia
