// The laws of odds: imagined worlds are as likely as true ones.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "match/json/writer.h"
#include "tests/laws/basics.h"
#include "tests/laws/neighbours.h"
#include "tests/laws/two_samples.h"

namespace curia::laws {

// Two samples of worlds, one of each kind at a time.
class TwoKindsOfWorlds {
public:
    template <class World>
    void add(const World& expected, const World& imagined) {
        expected_.push_back(Features::of(expected));
        imagined_.push_back(Features::of(imagined));
    }

    // Both are distributed alike: each number, and each of some pairs of numbers. Pairs show
    // whether imagine() respects what connects a number with another one.
    void are_alike(Rng& rng) const {
        std::map<std::uint64_t, std::set<std::int64_t>> values;  // of each place
        for (const auto* all : {&expected_, &imagined_})
            for (const auto& world : *all)
                for (const Feature& feature : world) values[feature.place].insert(feature.number);
        std::vector<std::uint64_t> places;
        for (const auto& [place, numbers] : values) {
            ASSERT_NO_FATAL_FAILURE(compare(place, place));
            if (numbers.size() > 1) places.push_back(place);
        }
        const auto any = [&] {
            return places[rng.below(static_cast<std::uint32_t>(places.size()))];
        };
        for (int i = 0; i < kPairs && !places.empty(); ++i)
            ASSERT_NO_FATAL_FAILURE(compare(any(), any()));
    }

private:
    static constexpr int kPairs = 300;
    static constexpr double kDeviations = 8;  // no sample of true odds comes near it

    static std::int64_t at(const std::vector<Feature>& world, std::uint64_t place) {
        const auto found = std::lower_bound(world.begin(), world.end(), Feature{place, INT64_MIN});
        return found != world.end() && found->place == place ? found->number : 0;
    }
    void compare(std::uint64_t one, std::uint64_t other) const {
        TwoSamples both;
        const auto value = [&](const auto& world) {
            return hash_of(at(world, one)) ^ 3 * hash_of(at(world, other));
        };
        for (const auto& world : expected_) both.add_first(value(world));
        for (const auto& world : imagined_) both.add_second(value(world));
        ASSERT_LT(both.deviation(), kDeviations)
            << "a number of a true world: " << at(expected_[0], one) << ", "
            << at(expected_[0], other) << ", of an imagined one: " << at(imagined_[0], one) << ", "
            << at(imagined_[0], other);
    }

    std::vector<std::vector<Feature>> expected_, imagined_;
};

// The first position of a match in which a player decides.
template <Game G>
typename G::State dealt(const typename G::Setup& setup, Rng& rng) {
    typename G::State state = G::start(setup);
    while (G::turn(state).of == Turn::Of::Chance) G::resolve(state, G::draw(state, rng));
    return state;
}

// After the deal, the worlds that a viewer imagines are distributed like the true ones. True worlds
// and those from which the viewer imagines are dealt independently.
template <Game G>
void imagined_worlds_have_the_right_odds(const typename G::Setup& setup, Viewer viewer,
                                         int samples) {
    Rng rng(2026);
    TwoKindsOfWorlds worlds;
    for (int i = 0; i < samples; ++i) {
        const auto truth = dealt<G>(setup, rng);
        worlds.add(truth, G::imagine(G::view(dealt<G>(setup, rng), viewer), rng));
    }
    worlds.are_alike(rng);
}

// Later in a match, odds follow from odds: if the worlds that a viewer imagines before a step have
// the right odds, the worlds after this step, told by their Views, have the odds of the worlds that
// the viewer imagines from these Views. The step is one of chance, or the viewer's own: then it
// tells nothing about the mind of another player.
template <Game G>
void imagined_worlds_keep_their_odds(const typename G::State& before, Viewer viewer,
                                     const std::optional<typename G::Action>& own, int samples,
                                     Rng& rng) {
    const auto seen = G::view(before, viewer);
    const auto next = [&] {
        typename G::State world = G::imagine(seen, rng);
        if (own)
            G::play(world, *viewer, *own);
        else
            G::resolve(world, G::draw(world, rng));
        return world;
    };
    TwoKindsOfWorlds worlds;
    for (int i = 0; i < samples; ++i) {
        const auto after = next();
        worlds.add(after, G::imagine(G::view(next(), viewer), rng));
    }
    ASSERT_NO_FATAL_FAILURE(worlds.are_alike(rng))
        << (own ? to_json(*own) : std::string("chance")) << " in\n"
        << to_json(seen, before.table.players());
}

// The same at some positions of a random match: one step out of `between`.
template <Game G>
void odds_are_kept_along_a_match(const typename G::Setup& setup, std::uint32_t between, int samples,
                                 Rng& rng) {
    const auto all = viewers(setup.players);
    typename G::State state = G::start(setup);
    for (Turn turn = G::turn(state); turn.of != Turn::Of::Nobody; turn = G::turn(state)) {
        if (testing::Test::HasFatalFailure()) return;
        const bool is_chosen = rng.below(between) == 0;
        if (turn.of == Turn::Of::Chance) {
            const Viewer viewer = all[rng.below(static_cast<std::uint32_t>(all.size()))];
            if (is_chosen)
                imagined_worlds_keep_their_odds<G>(state, viewer, std::nullopt, samples, rng);
            G::resolve(state, G::draw(state, rng));
            continue;
        }
        const Seat seat = turn.seats.pick(rng);
        const auto legal = legal_list<G>(state, seat);
        const auto action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        if (is_chosen) imagined_worlds_keep_their_odds<G>(state, seat, action, samples, rng);
        G::play(state, seat, action);
    }
}

}  // namespace curia::laws
