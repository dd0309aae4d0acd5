// The laws of odds as a test suite of its own: it compares samples of numbers, which a build with
// sanitizers need not repeat.
#pragma once

#include "tests/laws/odds.h"
#include "tests/laws/suite.h"

namespace curia {

template <class Tag>
class LawsOfOdds : public Laws<Tag> {};

TYPED_TEST_SUITE_P(LawsOfOdds);

// Imagined worlds have the odds of true ones. After the deal of a random match, take the World that
// a viewer imagines. If imagine() is right, such worlds are distributed like the true ones, with
// all that connects a number with another one. So the test compares how often each number, and each
// of many pairs of numbers, has each value in true and in imagined worlds.
TYPED_TEST_P(LawsOfOdds, HoldAfterTheDeal) {
    using G = typename TypeParam::G;
    for (const auto& preset : G::kPresets)
        for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
            auto setup = default_setup<G>(players);
            setup.options = preset.options;
            for (Viewer viewer : {Viewer{}, Viewer{Seat{1}}})
                laws::imagined_worlds_have_the_right_odds<G>(setup, viewer, scaled(2000));
            if (this->HasFatalFailure()) FAIL() << players << " players, " << preset.name;
        }
}

// The same later in a match, after steps of chance and after the viewer's own.
TYPED_TEST_P(LawsOfOdds, HoldLaterInAMatch) {
    using G = typename TypeParam::G;
    this->for_each_setup(scaled(12), [](const auto& setup, Rng& rng) {
        laws::odds_are_kept_along_a_match<G>(setup, 40, 400, rng);
    });
}

REGISTER_TYPED_TEST_SUITE_P(LawsOfOdds, HoldAfterTheDeal, HoldLaterInAMatch);

}  // namespace curia
