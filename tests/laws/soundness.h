// The laws of States and steps: what is offered is sound, what is not offered is refused, and a
// step is a function.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "match/json/writer.h"
#include "match/match.h"
#include "tests/laws/basics.h"

namespace curia::laws {

// A game that says what holds for every State (why_unsound in engine/game.h) has only such States.
template <Game G>
void state_is_sound(const typename G::State& state) {
    if constexpr (ChecksStates<G>) {
        const std::string_view why = G::why_unsound(state);
        ASSERT_TRUE(why.empty()) << why << "\n" << to_json(state, state.table.players());
    }
}

// Legal actions are distinct. Each seat in turn has one, the other seats have none.
template <Game G>
void legal_actions_are_sound(const typename G::State& state) {
    const Turn turn = G::turn(state);
    for (Seat seat : seats(G::kMaxPlayers)) {
        if (!turn.seats.has(seat)) {
            ASSERT_TRUE(legal_list<G>(state, seat).empty()) << "a choice, but no decision";
            continue;
        }
        const auto legal = legal_list<G>(state, seat);
        ASSERT_FALSE(legal.empty());
        for (std::size_t i = 0; i < legal.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                ASSERT_FALSE(legal[i] == legal[j]) << to_json(legal[i]) << " is listed twice";
    }
}

// An action that is not listed is refused and leaves no trace.
template <Game G>
void unlisted_action_is_refused(Match<G>& match, const typename G::Action& action) {
    const int version = match.version();
    for (Seat seat : seats(match.setup().players)) {
        const Actions<G> legal = match.legal(seat);
        if (std::find(legal.begin(), legal.end(), action) != legal.end()) continue;
        const auto before = match.view(seat);
        ASSERT_FALSE(match.play(seat, action)) << to_json(action) << " was not listed";
        ASSERT_EQ(match.version(), version);
        ASSERT_TRUE(match.view(seat) == before);
    }
}

// What chance draws is possible, and the same step on two copies gives the same state.
template <Game G>
void steps_are_functions(const typename G::State& state, const Step<G>& step) {
    typename G::State one = state, other = state;
    if (const auto* action = std::get_if<ActionOf<G>>(&step)) {
        G::play(one, action->seat, action->action);
        G::play(other, action->seat, action->action);
    } else {
        const auto& chance = std::get<typename G::Chance>(step);
        ASSERT_TRUE(G::possible(state, chance)) << to_json(chance);
        G::resolve(one, chance);
        G::resolve(other, chance);
    }
    ASSERT_TRUE(one == other);
    ASSERT_EQ(hash_of(one), hash_of(other));
}

}  // namespace curia::laws
