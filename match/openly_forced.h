// May the server answer for a player who has no choice?
#pragma once

#include "match/playing.h"

namespace curia {

// Only if everybody at the table can see that he has none. Where only he knows, a quick answer
// would tell the others what he holds. Computed from what a spectator sees: in all the worlds that
// he could imagine the player has but one action.
template <Game G>
bool is_openly_forced(const Playing<G>& match, Seat seat) {
    constexpr int kWorlds = 30;
    if (match.legal(seat).size() != 1) return false;
    Rng rng(1);  // its own, so that asking does not change the luck of the match
    const typename G::View seen = match.view(std::nullopt);
    for (int i = 0; i < kWorlds; ++i) {
        const typename G::State world = G::imagine(seen, rng);
        Actions<G> actions;
        G::legal(world, seat, actions);
        if (actions.size() != 1) return false;
    }
    return true;
}

}  // namespace curia
