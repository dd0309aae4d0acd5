// A match under all laws.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <vector>

#include "match/match.h"
#include "tests/laws/chance.h"
#include "tests/laws/early_answers.h"
#include "tests/laws/imagination.h"
#include "tests/laws/memory.h"
#include "tests/laws/news.h"
#include "tests/laws/soundness.h"
#include "tests/laws/texts.h"

namespace curia::laws {

// How often the laws that look at every choice are applied: at one step out of this number.
inline constexpr std::uint32_t kStepsBetweenDeepLooks = 12;
inline constexpr std::uint32_t kStepsBetweenLooksAtMemory = 120;

// Picks one of the legal actions. A std::function, so that what follows is compiled once.
template <Game G>
using Choose = std::function<typename G::Action(const std::vector<typename G::Action>&, Rng&)>;

template <Game G>
void hold_along_a_match(const typename G::Setup& setup, const Choose<G>& choose, Rng& rng) {
    typename G::State state = G::start(setup);
    Match<G> match(setup);
    typename G::Action earlier{};
    EarlyAnswers<G> early;
    const int most = G::max_steps(setup);
    for (Turn turn = G::turn(state); turn.of != Turn::Of::Nobody; turn = G::turn(state)) {
        ASSERT_LT(match.version(), most) << "the game does not end";
        ASSERT_NO_FATAL_FAILURE(state_is_sound<G>(state));
        legal_actions_are_sound<G>(state);
        forced_answer_is_the_only_one<G>(state, rng);
        early.look_at(state, setup, rng);
        Step<G> step;
        if (turn.of == Turn::Of::Chance) {
            step = G::draw(state, rng);
        } else {
            const Seat seat = turn.seats.pick(rng);
            step = ActionOf<G>{seat, choose(legal_list<G>(state, seat), rng)};
        }
        if (rng.below(kStepsBetweenDeepLooks) == 0) {
            imagination_is_consistent<G>(state, setup.players, rng);
            news_follows_from_the_views<G>(state, setup.players, rng);
            steps_are_functions<G>(state, step);
            all_values_survive_json<G>(state, step, setup);
            unlisted_action_is_refused<G>(match, earlier);
            news_tells_what_was_done<G>(state, step, setup.players);
            if (turn.of == Turn::Of::Chance) {
                Possible<G> possible(state, rng);
                possible.is_exact();
                possible.is_harmless(setup);
            }
        }
        if (rng.below(kStepsBetweenLooksAtMemory) == 0) {
            const auto all = viewers(setup.players);
            const Viewer viewer = all[rng.below(static_cast<std::uint32_t>(all.size()))];
            Memory<G>(state, step, viewer).is_kept(rng);
        }
        if (const auto* action = std::get_if<ActionOf<G>>(&step)) {
            ASSERT_TRUE(match.play(action->seat, action->action));
            G::play(state, action->seat, action->action);
            earlier = action->action;
        } else {
            ASSERT_TRUE(match.resolve(std::get<typename G::Chance>(step)));
            G::resolve(state, std::get<typename G::Chance>(step));
        }
        if (testing::Test::HasFatalFailure()) return;
    }
    ASSERT_NO_FATAL_FAILURE(state_is_sound<G>(state));
    early.look_at(state, setup, rng);
    early.all_have_lapsed();
    imagination_is_consistent<G>(state, setup.players, rng);
    result_is_public<G>(state, setup.players, rng);
    replay_gives_the_same<G>(match, state);
}

}  // namespace curia::laws
