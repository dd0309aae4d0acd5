// What a game without rules of thumb of its own plays by: searches with random play-outs.
#pragma once

#include "bots/heuristic.h"

namespace curia {

template <Game G>
struct DefaultHeuristic {
    static void rate(const typename G::View&, const Actions<G>&, Ratings<G>& out) { out.fill(0); }
    // One part only: play-outs go to the end of the match, so standings are never estimated.
    static int part(const TableOf<G>&) { return 0; }
    static PerSeat<float> standings(const typename G::State&) { return {}; }

    static constexpr bool kIsOpen = false;
    static constexpr Thinking kThinking{.playout = {.kind = PlayoutPolicy::Kind::Uniform},
                                        .trust = 0};
    static constexpr float kSlip = 1;
    static constexpr int kClub = 200, kStrong = 1400;
    static constexpr int kVersion = 1;
};

}  // namespace curia
