// What must hold for every game, at every step, however it is played. Each law is a function that
// reports through GoogleTest; tests/laws_suite.h runs them over every game there is.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

#include "engine/hash.h"
#include "match/edition/edition.h"
#include "match/json/reader.h"
#include "match/json/writer.h"
#include "match/match.h"
#include "match/record/record.h"
#include "tests/neighbours.h"
#include "tests/odds.h"

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

// Every value is read back from JSON as it was written.
template <class T>
void survives_json(const T& value, int players, const void* edition) {
    const std::string text = to_json(value, players);
    const Result<T> back = from_json<T>(text, players, edition);
    ASSERT_TRUE(back) << back.why() << "\n" << text;
    ASSERT_TRUE(*back == value) << text << "\n  became\n" << to_json(*back, players);
}

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

// If two steps leave a viewer with the same View, the viewer was told the same; also if the steps
// were taken in two worlds that the viewer cannot tell apart. So neither news nor views give a
// secret away. If two actions in the same world are told alike, they leave the same View. So the
// news of an action leaves nothing out. (A secret deal may show in the Table in other ways.)
template <Game G>
class Telling {
public:
    Telling(Viewer viewer, int players) : viewer_(viewer), players_(players) {}

    void add_all(const typename G::State& world, Rng& rng) {
        by_news_.clear();
        const Turn turn = G::turn(world);
        for (int i = 0; turn.of == Turn::Of::Chance && i < 8; ++i) {
            add(world, G::draw(world, rng));
            ASSERT_NO_FATAL_FAILURE(same_view_means_same_news());
        }
        for (Seat seat : turn.seats)
            for (const auto& action : legal_list<G>(world, seat)) {
                add(world, ActionOf<G>{seat, action});
                ASSERT_NO_FATAL_FAILURE(same_view_means_same_news());
                ASSERT_NO_FATAL_FAILURE(same_news_means_same_view());
            }
    }

private:
    struct Told {
        typename G::View view;
        typename G::News news;
    };
    using ByHash = std::multimap<std::uint64_t, std::size_t>;  // positions in told_

    void add(const typename G::State& before, const Step<G>& step) {
        typename G::State after = before;
        apply<G>(after, step);
        told_.push_back({G::view(after, viewer_), G::news(before, step, viewer_)});
    }

    // Compares the newest with the earlier ones that have the same View.
    void same_view_means_same_news() {
        const Told& told = told_.back();
        const std::uint64_t key = hash_of(told.view);
        const auto [first, last] = by_view_.equal_range(key);
        for (auto at = first; at != last; ++at) {
            const Told& other = told_[at->second];
            if (!(other.view == told.view)) continue;
            ASSERT_TRUE(other.news == told.news)
                << to_json(other.news, players_) << "\n  and\n"
                << to_json(told.news, players_) << "\n  lead to the same view";
            return;
        }
        by_view_.emplace(key, told_.size() - 1);
    }
    void same_news_means_same_view() {
        const Told& told = told_.back();
        const std::uint64_t key = hash_of(told.news);
        const auto [first, last] = by_news_.equal_range(key);
        for (auto at = first; at != last; ++at) {
            const Told& other = told_[at->second];
            if (!(other.news == told.news)) continue;
            ASSERT_TRUE(other.view == told.view)
                << to_json(told.news, players_) << "\n  leads to both\n"
                << to_json(other.view, players_) << "\n  and\n"
                << to_json(told.view, players_);
            return;
        }
        by_news_.emplace(key, told_.size() - 1);
    }

    const Viewer viewer_;
    const int players_;
    std::vector<Told> told_;
    ByHash by_view_, by_news_;  // the second in one world only
};

template <Game G>
void news_follows_from_the_views(const typename G::State& truth, int players, Rng& rng) {
    for (Viewer viewer : viewers(players)) {
        Telling<G> telling(viewer, players);
        ASSERT_NO_FATAL_FAILURE(telling.add_all(truth, rng));
        for (int i = 0; i < 2; ++i)
            ASSERT_NO_FATAL_FAILURE(telling.add_all(G::imagine(G::view(truth, viewer), rng), rng));
    }
}

// The news tells what was done. A member of the news with the name and type of a member of the
// action or outcome has the same value, if it has one. A member `seat` is the player who acted.
template <Game G>
void news_tells_what_was_done(const typename G::State& before, const Step<G>& step, int players) {
    for (Viewer viewer : viewers(players)) {
        const auto all_news = G::news(before, step, viewer);
        const auto agree = [&](const auto& told, const auto& done, std::string_view name) {
            using Told = std::remove_cvref_t<decltype(told)>;
            using Done = std::remove_cvref_t<decltype(done)>;
            if constexpr (std::is_same_v<Told, Done>) {
                ASSERT_TRUE(told == done) << name << " in " << to_json(all_news, players);
            } else if constexpr (std::is_same_v<Told, std::optional<Done>>) {
                ASSERT_TRUE(!told || *told == done) << name << " in " << to_json(all_news, players);
            }
        };
        const auto compare = [&](const auto& news, const auto& what, std::optional<Seat> actor) {
            for_each_field(news, [&](std::string_view name, const auto& told) {
                if (actor && name == "seat") return agree(told, *actor, name);
                for_each_field(what, [&](std::string_view other, const auto& done) {
                    if (name == other) agree(told, done, name);
                });
            });
        };
        std::visit(
            [&](const auto& news) {
                if (const auto* action = std::get_if<ActionOf<G>>(&step))
                    std::visit([&](const auto& what) { compare(news, what, action->seat); },
                               action->action);
                else
                    std::visit([&](const auto& what) { compare(news, what, std::nullopt); },
                               std::get<typename G::Chance>(step));
            },
            all_news);
    }
}

// ---- What chance can do ----

// possible() accepts what draw() can give and nothing else. Where there are few outcomes, each
// outcome that is accepted is drawn sooner or later. Where there are many, each number in an
// accepted outcome (an entry of a bag, the size of a hand) is drawn sooner or later.
template <Game G>
class Possible {
    using Chance = typename G::Chance;
    static constexpr std::size_t kFew = 128;
    static constexpr int kDraws = 100'000;  // more than enough for the rarest that was met

public:
    explicit Possible(const typename G::State& state, Rng& rng) : state_(state), rng_(rng) {}

    void is_exact() {
        find_outcomes(G::draw(state_, rng_));
        // The neighbours of neighbours are all outcomes only if every draw is among them.
        bool are_all = outcomes_.size() <= kFew;
        for (int i = 0; are_all && i < 200; ++i)
            are_all = known_.count(hash_of(G::draw(state_, rng_))) == 1;
        if (are_all)
            all_are_drawn([](const Chance& one) { return std::vector{hash_of(one)}; });
        else
            all_are_drawn(numbers_in);
    }

    // What is accepted leads to sound states, which can be seen and written.
    void is_harmless(const typename G::Setup& setup) {
        for (int i = 0; i < 3 && !outcomes_.empty(); ++i) {
            const Chance& one = outcomes_[rng_.below(static_cast<std::uint32_t>(outcomes_.size()))];
            typename G::State after = state_;
            G::resolve(after, one);
            ASSERT_NO_FATAL_FAILURE(state_is_sound<G>(after)) << to_json(one) << " is possible";
            ASSERT_NO_FATAL_FAILURE(legal_actions_are_sound<G>(after)) << to_json(one);
            ASSERT_NO_FATAL_FAILURE(survives_json(after, setup.players, setup.edition));
            ASSERT_NO_FATAL_FAILURE(imagination_is_consistent<G>(after, setup.players, rng_))
                << to_json(one);
        }
    }

private:
    // The outcomes that are accepted: `drawn`, its neighbours, their neighbours, and so on until
    // there are more than a few.
    void find_outcomes(const Chance& drawn) {
        known_ = {hash_of(drawn)};
        outcomes_ = {drawn};
        for (std::size_t i = 0; i < outcomes_.size() && outcomes_.size() <= kFew; ++i) {
            Chance one = outcomes_[i];
            vary(one, [&] {
                if (!G::possible(state_, one) || !known_.insert(hash_of(one)).second) return;
                outcomes_.push_back(one);
            });
        }
    }

    static std::vector<std::uint64_t> numbers_in(const Chance& one) {
        std::vector<std::uint64_t> numbers;
        for (const Feature& feature : Features::of(one))
            numbers.push_back(hash_of(feature.place ^ hash_of(feature.number)));
        return numbers;
    }

    template <class NumbersOf>
    void all_are_drawn(NumbersOf&& numbers_of) {
        std::map<std::uint64_t, const Chance*> missing;
        for (const Chance& one : outcomes_)
            for (const std::uint64_t number : numbers_of(one)) missing.emplace(number, &one);
        for (int i = 0; i < kDraws && !missing.empty(); ++i) {
            const Chance drawn = G::draw(state_, rng_);
            ASSERT_TRUE(G::possible(state_, drawn)) << to_json(drawn);
            for (const std::uint64_t number : numbers_of(drawn)) missing.erase(number);
        }
        ASSERT_TRUE(missing.empty())
            << to_json(*missing.begin()->second) << " is possible and never drawn; draws are like "
            << to_json(G::draw(state_, rng_));
    }

    const typename G::State& state_;
    Rng& rng_;
    std::vector<Chance> outcomes_;
    std::set<std::uint64_t> known_;  // the hashes of outcomes_
};

// ---- Memory ----

// What a viewer knew before a step, or was told by it, is still known after it. To find what was
// known, worlds are imagined before the step, and in each a step is taken that the viewer is told
// alike and that leaves the same View. A number that is the same in all these worlds is known. So
// most worlds imagined after the step have it too.
template <Game G>
class Memory {
    static constexpr int kWorlds = 64, kEnough = 32;

public:
    Memory(const typename G::State& before, const Step<G>& step, Viewer viewer)
        : viewer_(viewer),
          step_(step),
          seen_before_(G::view(before, viewer)),
          news_(G::news(before, step, viewer)),
          after_(before) {
        apply<G>(after_, step);
        seen_after_ = G::view(after_, viewer);
    }

    void is_kept(Rng& rng) {
        std::map<Feature, int> count;
        int worlds = 0;
        for (int i = 0; i < kWorlds; ++i)
            if (const auto world = world_after(rng)) {
                ++worlds;
                for (const Feature& feature : Features::of(*world)) ++count[feature];
            }
        if (worlds < kEnough) return;
        std::map<Feature, int> known;
        for (const auto& [feature, times] : count)
            if (times == worlds) known[feature] = 0;
        for (int i = 0; i < kWorlds; ++i)
            for (const Feature& feature : Features::of(G::imagine(seen_after_, rng)))
                if (const auto at = known.find(feature); at != known.end()) ++at->second;
        const int players = after_.table.players();
        for (const auto& [feature, times] : known)
            ASSERT_GE(times, kWorlds / 2)
                << "a number that is " << feature.number << " is forgotten in the step "
                << to_json(news_, players) << "\n"
                << to_json(after_, players) << "\n  is imagined as\n"
                << to_json(G::imagine(seen_after_, rng), players);
    }

private:
    // A world that the viewer imagines before the step, after a step that is told alike.
    std::optional<typename G::State> world_after(Rng& rng) const {
        const auto world = G::imagine(seen_before_, rng);
        std::vector<Step<G>> alike;
        if (const auto* action = std::get_if<ActionOf<G>>(&step_)) {
            for (const auto& other : legal_list<G>(world, action->seat))
                if (other.index() == action->action.index())
                    add_if_alike(alike, world, ActionOf<G>{action->seat, other});
        } else {
            for (int i = 0; i < 4; ++i) add_if_alike(alike, world, G::draw(world, rng));
        }
        if (alike.empty()) return std::nullopt;
        auto next = world;
        apply<G>(next, alike[rng.below(static_cast<std::uint32_t>(alike.size()))]);
        if (!(G::view(next, viewer_) == seen_after_)) return std::nullopt;
        return next;
    }
    void add_if_alike(std::vector<Step<G>>& alike, const typename G::State& world,
                      const Step<G>& step) const {
        if (G::news(world, step, viewer_) == news_) alike.push_back(step);
    }

    const Viewer viewer_;
    const Step<G>& step_;
    const typename G::View seen_before_;
    const typename G::News news_;
    typename G::State after_;
    typename G::View seen_after_;
};

// ---- The same for every step ----

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

// When the game is over, every viewer can work out the result: it is the same in every world that
// agrees with their View.
template <Game G>
void result_is_public(const typename G::State& end, int players, Rng& rng) {
    for (Viewer viewer : viewers(players))
        ASSERT_TRUE(G::outcome(G::imagine(G::view(end, viewer), rng)) == G::outcome(end));
}

// ---- Odds ----

// The first position of a match in which a player decides.
template <Game G>
typename G::State dealt(const typename G::Setup& setup, Rng& rng) {
    typename G::State state = G::start(setup);
    while (G::turn(state).of == Turn::Of::Chance) G::resolve(state, G::draw(state, rng));
    return state;
}

// After the deal, the worlds that a viewer imagines are distributed like the true ones: each
// number, and each of some pairs of numbers. Pairs show whether imagine() respects what the viewer
// knows. True worlds and those from which the viewer imagines are dealt independently.
template <Game G>
void imagined_worlds_have_the_right_odds(const typename G::Setup& setup, Viewer viewer,
                                         int samples) {
    constexpr int kPairs = 300;
    constexpr double kDeviations = 8;  // no sample of true odds comes near it
    Rng rng(2026);
    std::vector<std::vector<Feature>> truths, imagined;
    for (int i = 0; i < samples; ++i) {
        truths.push_back(Features::of(dealt<G>(setup, rng)));
        const auto view = G::view(dealt<G>(setup, rng), viewer);
        imagined.push_back(Features::of(G::imagine(view, rng)));
    }
    std::map<std::uint64_t, std::set<std::int64_t>> values;  // of each place
    for (const auto* all : {&truths, &imagined})
        for (const auto& world : *all)
            for (const Feature& feature : world) values[feature.place].insert(feature.number);
    const auto at = [](const std::vector<Feature>& world, std::uint64_t place) {
        const auto found = std::lower_bound(world.begin(), world.end(), Feature{place, INT64_MIN});
        return found != world.end() && found->place == place ? found->number : 0;
    };
    std::vector<std::uint64_t> places;
    const auto compare = [&](std::uint64_t one, std::uint64_t other) {
        TwoSamples both;
        const auto value = [&](const auto& world) {
            return hash_of(at(world, one)) ^ 3 * hash_of(at(world, other));
        };
        for (const auto& world : truths) both.add_first(value(world));
        for (const auto& world : imagined) both.add_second(value(world));
        ASSERT_LT(both.deviation(), kDeviations)
            << "a number of a true world: " << at(truths[0], one) << ", " << at(truths[0], other)
            << ", of an imagined one: " << at(imagined[0], one) << ", " << at(imagined[0], other);
    };
    for (const auto& [place, numbers] : values) {
        ASSERT_NO_FATAL_FAILURE(compare(place, place));
        if (numbers.size() > 1) places.push_back(place);
    }
    const auto any = [&] { return places[rng.below(static_cast<std::uint32_t>(places.size()))]; };
    for (int i = 0; i < kPairs && !places.empty(); ++i)
        ASSERT_NO_FATAL_FAILURE(compare(any(), any()));
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
inline constexpr std::uint32_t kStepsBetweenLooksAtMemory = 120;

template <Game G, class Choose>
void hold_along_a_match(const typename G::Setup& setup, Choose&& choose, Rng& rng) {
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
