// The laws of imagined worlds, apart from their odds (tests/laws/odds.h).
#pragma once

#include <gtest/gtest.h>

#include "match/json/writer.h"
#include "tests/laws/basics.h"
#include "tests/laws/soundness.h"

namespace curia::laws {

// What a viewer imagines is sound, looks to the viewer just like the truth, and offers the viewer
// the same choices.
template <Game G>
void imagination_is_consistent(const typename G::State& truth, int players, Rng& rng) {
    for (Viewer viewer : viewers(players)) {
        const auto view = G::view(truth, viewer);
        const auto guess = G::imagine(view, rng);
        ASSERT_TRUE(G::view(guess, viewer) == view) << to_json(view, players) << "\n  became\n"
                                                    << to_json(G::view(guess, viewer), players);
        ASSERT_NO_FATAL_FAILURE(state_is_sound<G>(guess)) << "an imagined world is not sound";
        ASSERT_TRUE(G::turn(guess) == G::turn(truth));
        if (!viewer) continue;
        ASSERT_TRUE(legal_list<G>(guess, *viewer) == legal_list<G>(truth, *viewer));
    }
}

// When the game is over, every viewer can work out the result: it is the same in every world that
// agrees with their View.
template <Game G>
void result_is_public(const typename G::State& end, int players, Rng& rng) {
    for (Viewer viewer : viewers(players))
        ASSERT_TRUE(G::outcome(G::imagine(G::view(end, viewer), rng)) == G::outcome(end));
}

}  // namespace curia::laws
