// The law of odds without sampling, at positions with few worlds: all choices of draw() and
// imagine() are walked through, so that the odds of every world are known exactly. In Circus
// Maximus every position has one world. In Grand Tribunal the first cards that are dealt are few
// enough; a few hidden hands have millions of worlds. In Justinian each colour has thousands of
// deals, and all colours are dealt at once: there only the samples of tests/laws/odds.h are
// feasible.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <optional>
#include <vector>

#include "tests/laws/basics.h"

namespace curia::laws {

// Values and how likely each is. Equal values are one.
template <class Value>
class Distribution {
public:
    struct Entry {
        Value value;
        double odds;
    };
    void add(const Value& value, double odds) {
        const auto [found, is_new] = entries_.try_emplace(hash_of(value), Entry{value, 0});
        found->second.odds += odds;
    }
    double total() const {
        double sum = 0;
        for (const auto& [hash, entry] : entries_) sum += entry.odds;
        return sum;
    }
    double odds_of(std::uint64_t hash) const {
        const auto found = entries_.find(hash);
        return found == entries_.end() ? 0 : found->second.odds;
    }
    const std::map<std::uint64_t, Entry>& entries() const { return entries_; }

private:
    std::map<std::uint64_t, Entry> entries_;
};

// What a function of random numbers can give; nothing if there are more than `most` ways.
template <class Make>
auto all_ways(Make&& make, int most)
    -> std::optional<Distribution<std::decay_t<decltype(make(std::declval<Rng&>()))>>> {
    Distribution<std::decay_t<decltype(make(std::declval<Rng&>()))>> all;
    Choices choices;
    int ways = 0;
    try {
        do {
            Rng rng(choices);
            const auto value = make(rng);
            // Unlikely choices are a sign of too many ways, already the first time.
            if (++ways > most || choices.odds() * most < 0.1) return std::nullopt;
            all.add(value, choices.odds());
        } while (choices.next());
    } catch (const NotEnumerable&) {
        return std::nullopt;
    }
    return all;
}

// As in imagined_worlds_keep_their_odds (tests/laws/odds.h): the worlds after a step, told by their
// Views, have the odds of those that the viewer imagines from these Views. Returns how many Views
// were compared: 0 if there are too many worlds.
template <Game G>
int odds_are_exact(const typename G::State& before, Viewer viewer,
                   const std::optional<typename G::Action>& own) {
    using State = typename G::State;
    using View = typename G::View;
    constexpr int kMostWays = 5'000, kMostAfter = 60'000, kMostViews = 6;
    const View seen = G::view(before, viewer);
    const auto worlds = all_ways([&](Rng& rng) { return G::imagine(seen, rng); }, kMostWays);
    if (!worlds) return 0;
    EXPECT_NEAR(worlds->total(), 1, 1e-9);

    struct Seen {
        View view;
        Distribution<State> worlds;
    };
    std::map<std::uint64_t, Seen> after;  // by the View
    const auto add = [&](const State& world, double odds) {
        const View view = G::view(world, viewer);
        after.try_emplace(hash_of(view), Seen{view, {}}).first->second.worlds.add(world, odds);
    };
    int count = 0;
    for (const auto& [hash, world] : worlds->entries()) {
        State next = world.value;
        if (own) {
            G::play(next, *viewer, *own);
            add(next, world.odds);
            continue;
        }
        const auto drawn = all_ways([&](Rng& rng) { return G::draw(world.value, rng); }, kMostWays);
        if (!drawn || (count += static_cast<int>(drawn->entries().size())) > kMostAfter) return 0;
        for (const auto& [outcome_hash, outcome] : drawn->entries()) {
            next = world.value;
            G::resolve(next, outcome.value);
            add(next, world.odds * outcome.odds);
        }
    }
    int compared = 0;
    for (const auto& [hash, told] : after) {
        if (compared == kMostViews) break;
        const auto imagined =
            all_ways([&](Rng& rng) { return G::imagine(told.view, rng); }, kMostWays);
        if (!imagined) continue;
        ++compared;
        const double total = told.worlds.total();
        for (const auto& [world, entry] : told.worlds.entries()) {
            EXPECT_NEAR(imagined->odds_of(world), entry.odds / total, 1e-9)
                << "a world that follows is imagined too often or too rarely";
            if (testing::Test::HasFailure()) return compared;
        }
        for (const auto& [world, entry] : imagined->entries()) {
            EXPECT_GT(told.worlds.odds_of(world), 0) << "a world is imagined that cannot be";
            if (testing::Test::HasFailure()) return compared;
        }
    }
    return compared;
}

// The same along a random match. Returns how many Views were compared.
template <Game G>
int odds_are_exact_along_a_match(const typename G::Setup& setup, Rng& rng) {
    const auto all = viewers(setup.players);
    int compared = 0;
    typename G::State state = G::start(setup);
    for (Turn turn = G::turn(state); turn.of != Turn::Of::Nobody; turn = G::turn(state)) {
        if (turn.of == Turn::Of::Chance) {
            const Viewer viewer = all[rng.below(static_cast<std::uint32_t>(all.size()))];
            compared += odds_are_exact<G>(state, viewer, std::nullopt);
            G::resolve(state, G::draw(state, rng));
        } else {
            const Seat seat = turn.seats.pick(rng);
            const auto legal = legal_list<G>(state, seat);
            const auto action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            compared += odds_are_exact<G>(state, seat, action);
            G::play(state, seat, action);
        }
        if (testing::Test::HasFailure()) break;
    }
    return compared;
}

}  // namespace curia::laws
