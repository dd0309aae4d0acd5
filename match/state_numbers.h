// The whole State as numbers, with everything that is hidden. Only the training of players uses it
// (a critic may see everything), never their decisions: bots/ may not include this file.
#pragma once

#include "engine/game.h"
#include "engine/observation.h"

namespace curia {

template <Game G>
struct StateNumbers {
    using Entries = Observation<G::kMaxPlayers>;

    static constexpr int kEntries = Entries::template width<typename G::State>();

    // Calls put(entry, number) for each entry that is not 0. The seat is first.
    template <class Put>
    static Put encode(const typename G::State& state, Seat seat, Put put) {
        return Entries::encode(state, Turned{state.table.players(), seat}, 0, put);
    }
};

}  // namespace curia
