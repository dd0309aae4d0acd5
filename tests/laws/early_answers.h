// The laws of answers without a click: forced ones, and those that are given in advance.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "match/json/writer.h"
#include "tests/laws/basics.h"
#include "tests/laws/texts.h"

namespace curia::laws {

// A forced answer is the only one: in the truth, and in every world that a spectator can imagine.
template <Game G>
void forced_answer_is_the_only_one(const typename G::State& truth, Rng& rng) {
    constexpr int kWorlds = 60;
    const auto seen = G::view(truth, std::nullopt);
    for (Seat seat : G::turn(truth).seats) {
        const auto forced = forced_action<G>(seen.table, seat);
        if (!forced) continue;
        const std::vector<typename G::Action> only{*forced};
        ASSERT_TRUE(legal_list<G>(truth, seat) == only) << to_json(*forced);
        for (int i = 0; i < kWorlds; ++i)
            ASSERT_TRUE(legal_list<G>(G::imagine(seen, rng), seat) == only) << to_json(*forced);
    }
}

// Follows the answers in advance that are offered along a match.
template <Game G>
class EarlyAnswers {
public:
    void look_at(const typename G::State& state, const typename G::Setup& setup, Rng& rng) {
        if constexpr (AnswersEarly<G>) {
            for (Seat seat : seats(setup.players)) offers_are_sound(state, seat, setup);
            for (Answer& answer : answers_) {
                lapses_for_good(state, answer);
                for (Seat seat : G::turn(state).seats) speaks_soundly(state, seat, answer, rng);
            }
        }
    }
    void all_have_lapsed() const {
        for (const Answer& answer : answers_) ASSERT_TRUE(answer.has_lapsed);
    }

private:
    struct NoAnswer {};
    template <class Any>
    struct EarlyType {
        using Type = NoAnswer;
    };
    template <AnswersEarly Any>
    struct EarlyType<Any> {
        using Type = typename Any::Early;
    };
    using Early = typename EarlyType<G>::Type;
    struct Answer {
        Early early;
        bool has_lapsed = false;
    };

    static std::vector<Early> offered(const typename G::State& state, Seat seat) {
        EarlyList<G> list;
        G::early(state.table, seat, list);
        return {list.begin(), list.end()};
    }
    static bool has(const std::vector<Early>& list, const Early& early) {
        return std::find(list.begin(), list.end(), early) != list.end();
    }

    // Distinct, none that has lapsed; all survive JSON.
    void offers_are_sound(const typename G::State& state, Seat seat,
                          const typename G::Setup& setup) {
        const std::vector<Early> list = offered(state, seat);
        for (std::size_t i = 0; i < list.size(); ++i) {
            ASSERT_FALSE(has({list.begin(), list.begin() + static_cast<int>(i)}, list[i]))
                << to_json(list[i]) << " is offered twice";
            ASSERT_FALSE(G::has_lapsed(state.table, list[i])) << to_json(list[i]);
            const bool is_known = std::any_of(answers_.begin(), answers_.end(),
                                              [&](auto& one) { return one.early == list[i]; });
            if (is_known) continue;
            survives_json(list[i], setup.players, setup.edition);
            answers_.push_back({list[i]});
        }
    }

    static void lapses_for_good(const typename G::State& state, Answer& answer) {
        const bool has_lapsed = G::has_lapsed(state.table, answer.early);
        ASSERT_TRUE(has_lapsed || !answer.has_lapsed) << to_json(answer.early) << " is back";
        answer.has_lapsed = has_lapsed;
    }

    // What it answers is legal, in the truth and as far as the viewer can tell.
    static void speaks_soundly(const typename G::State& state, Seat seat, const Answer& answer,
                               Rng& rng) {
        const auto action = G::early_action(state.table, answer.early);
        if (!action) return;
        const auto view = G::view(state, seat);
        ASSERT_FALSE(answer.has_lapsed) << to_json(answer.early);
        ASSERT_TRUE(has(offered(state, seat), answer.early)) << to_json(answer.early);
        const auto is_legal = [&](const typename G::State& world) {
            const auto legal = legal_list<G>(world, seat);
            return std::find(legal.begin(), legal.end(), *action) != legal.end();
        };
        ASSERT_TRUE(is_legal(state)) << to_json(answer.early) << " says " << to_json(*action);
        for (int i = 0; i < 3; ++i) ASSERT_TRUE(is_legal(G::imagine(view, rng)));
    }

    std::vector<Answer> answers_;
};

}  // namespace curia::laws
