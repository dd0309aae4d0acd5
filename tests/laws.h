// What must hold for every game, at every step, however it is played. Each law is a function that
// reports through GoogleTest; tests/laws_test.cpp runs them over every game there is.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "engine/hash.h"
#include "match/edition/edition.h"
#include "match/json/reader.h"
#include "match/json/writer.h"
#include "match/match.h"
#include "match/record/record.h"

namespace curia::laws {

template <class T>
std::uint64_t hash_of(const T& value) {
    Hash hash;
    hash.add(value);
    return hash.value();
}

template <Game G>
std::vector<typename G::Action> legal_list(const typename G::State& state, Seat seat) {
    Actions<G> actions;
    G::legal(state, seat, actions);
    return {actions.begin(), actions.end()};
}

// Every player, and a spectator.
inline std::vector<Viewer> viewers(int players) {
    std::vector<Viewer> all{std::nullopt};
    for (Seat seat : seats(players)) all.push_back(seat);
    return all;
}

// ---- How to play ----

// Always does a thing of the kind it likes best among those it may do. The order of its likings
// makes it one that never places, always passes, hoards, never claims, and so on.
template <Game G>
class Perverse {
public:
    explicit Perverse(Rng& rng) {
        std::iota(liking_.begin(), liking_.end(), 0);
        for (std::size_t i = liking_.size(); i > 1; --i)
            std::swap(liking_[i - 1], liking_[rng.below(static_cast<std::uint32_t>(i))]);
    }
    typename G::Action choose(const std::vector<typename G::Action>& legal, Rng& rng) const {
        std::vector<typename G::Action> best;
        for (const auto& action : legal) {
            if (!best.empty() && liking(action) > liking(best[0])) continue;
            if (!best.empty() && liking(action) < liking(best[0])) best.clear();
            best.push_back(action);
        }
        return best[rng.below(static_cast<std::uint32_t>(best.size()))];
    }

private:
    int liking(const typename G::Action& action) const { return liking_[action.index()]; }
    std::array<int, std::variant_size_v<typename G::Action>> liking_{};
};

// ---- The laws ----

// Legal actions are distinct, there is one for whoever is at turn, and none for anybody else.
template <Game G>
void legal_actions_are_sound(const typename G::State& state) {
    const Turn turn = G::turn(state);
    for (Seat seat : seats(G::kMaxPlayers)) {
        if (!turn.seats.has(seat)) {
            ASSERT_TRUE(legal_list<G>(state, seat).empty()) << "a choice for who is not at turn";
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

// What a viewer imagines looks to him just like the truth, and offers him the same choices.
template <Game G>
void imagination_is_consistent(const typename G::State& truth, int players, Rng& rng) {
    for (Viewer viewer : viewers(players)) {
        const auto view = G::view(truth, viewer);
        const auto guess = G::imagine(view, rng);
        ASSERT_TRUE(G::view(guess, viewer) == view) << to_json(view, players) << "\n  became\n"
                                                    << to_json(G::view(guess, viewer), players);
        ASSERT_TRUE(G::turn(guess) == G::turn(truth));
        if (!viewer) continue;
        ASSERT_TRUE(legal_list<G>(guess, *viewer) == legal_list<G>(truth, *viewer));
    }
}

// If two steps leave a viewer seeing the same, he was told the same; also if they were taken in
// two worlds that he could not tell apart. So neither news nor views give a secret away.
template <Game G>
class Telling {
public:
    Telling(Viewer viewer, int players) : viewer_(viewer), players_(players) {}

    void add(const typename G::State& before, const Step<G>& step) {
        typename G::State after = before;
        if (const auto* action = std::get_if<ActionOf<G>>(&step))
            G::play(after, action->seat, action->action);
        else
            G::resolve(after, std::get<typename G::Chance>(step));
        const auto view = G::view(after, viewer_);
        const auto news = G::news(before, step, viewer_);
        const std::uint64_t key = hash_of(view);
        for (const Told& told : told_)
            if (told.key == key && told.view == view) {
                ASSERT_TRUE(told.news == news) << to_json(told.news, players_) << "\n  and\n"
                                               << to_json(news, players_);
                return;
            }
        told_.push_back({key, view, news});
    }

    void add_all(const typename G::State& world, Rng& rng) {
        const Turn turn = G::turn(world);
        for (int i = 0; turn.of == Turn::Of::Chance && i < 8; ++i) add(world, G::draw(world, rng));
        for (Seat seat : turn.seats)
            for (const auto& action : legal_list<G>(world, seat))
                add(world, ActionOf<G>{seat, action});
    }

private:
    struct Told {
        std::uint64_t key;
        typename G::View view;
        typename G::News news;
    };
    const Viewer viewer_;
    const int players_;
    std::vector<Told> told_;
};

template <Game G>
void news_follows_from_the_views(const typename G::State& truth, int players, Rng& rng) {
    for (Viewer viewer : viewers(players)) {
        Telling<G> telling(viewer, players);
        telling.add_all(truth, rng);
        for (int i = 0; i < 2; ++i) telling.add_all(G::imagine(G::view(truth, viewer), rng), rng);
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

template <class T>
void survives_json(const T& value, int players, const void* edition) {
    const std::string text = to_json(value, players);
    const Result<T> back = from_json<T>(text, players, edition);
    ASSERT_TRUE(back) << back.why() << "\n" << text;
    ASSERT_TRUE(*back == value) << text << "\n  became\n" << to_json(*back, players);
}

template <Game G>
void all_values_survive_json(const typename G::State& state, const Step<G>& step,
                             const typename G::Setup& setup) {
    const int players = setup.players;
    survives_json(state, players, setup.edition);
    if (const auto* action = std::get_if<ActionOf<G>>(&step))
        survives_json(action->action, players, setup.edition);
    else
        survives_json(std::get<typename G::Chance>(step), players, setup.edition);
    for (Viewer viewer : viewers(players)) {
        const auto view = G::view(state, viewer);
        survives_json(view, players, setup.edition);
        survives_json(G::news(state, step, viewer), players, setup.edition);
        survives_json(G::outlook(view), players, setup.edition);
        if (const auto* action = std::get_if<ActionOf<G>>(&step))
            survives_json(G::preview(view, action->action), players, setup.edition);
    }
}

// Reading the record of a match gives the same match, state by state.
template <Game G>
void replay_gives_the_same(const Match<G>& match, const typename G::State& last) {
    const std::string text = write_record(match, {});
    const Result<Record<G>> record = read_record<G>(text, "record");
    ASSERT_TRUE(record) << record.why();
    ASSERT_EQ(write_record(record->match, {}), text);
    ASSERT_TRUE(record->is_finished);
    for (Viewer viewer : viewers(match.setup().players))
        ASSERT_TRUE(record->match.view(viewer) == G::view(last, viewer));
}

// ---- The laws of what a game may offer besides ----

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

// ---- A match under all of them ----

// How often the laws that look at every choice are applied: at one step out of so many.
inline constexpr std::uint32_t kStepsBetweenDeepLooks = 12;

template <Game G, class Choose>
void hold_along_a_match(const typename G::Setup& setup, Choose&& choose, Rng& rng) {
    typename G::State state = G::start(setup);
    Match<G> match(setup);
    typename G::Action earlier{};
    EarlyAnswers<G> early;
    const int most = G::max_steps(setup);
    for (Turn turn = G::turn(state); turn.of != Turn::Of::Nobody; turn = G::turn(state)) {
        ASSERT_LT(match.version(), most) << "the game does not end";
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
    early.look_at(state, setup, rng);
    early.all_have_lapsed();
    imagination_is_consistent<G>(state, setup.players, rng);
    replay_gives_the_same<G>(match, state);
}

}  // namespace curia::laws
