// May a player take back what they have just done?
#pragma once

#include "match/match.h"

namespace curia {

// Only their own newest action, if no player and no chance has followed it and they have learnt
// nothing by it: in every world that they could imagine before it, they would now see the same. The
// function tries many such worlds. A fact that all of them share is not a secret from this player.
template <Game G>
bool may_take_back(const Match<G>& match, Seat seat) {
    constexpr int kWorlds = 30;
    Rng rng(1);  // its own, so that asking does not change the luck of the match
    const int last = match.version() - 1;
    if (last < 0) return false;
    const auto step = match.step(last);
    const auto* own = std::get_if<ActionOf<G>>(&step);
    if (!own || own->seat != seat) return false;
    const typename G::View before = match.view(seat, last), after = match.view(seat);
    for (int i = 0; i < kWorlds; ++i) {
        typename G::State world = G::imagine(before, rng);
        G::play(world, seat, own->action);
        if (!(G::view(world, seat) == after)) return false;
    }
    return true;
}

}  // namespace curia
