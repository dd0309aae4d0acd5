// The laws as a test suite: for every number of players and combination of options, over random
// matches and over players who do the worst they can. CMake makes one test of it for each game
// (tests/laws/laws_test.cpp.in).
#pragma once

#include "match/json/writer.h"
#include "match/options.h"
#include "tests/laws/along_a_match.h"
#include "tests/laws/numbers.h"
#include "tests/laws/perverse.h"
#include "tests/scale.h"

namespace curia {

template <class Tag>
class Laws : public testing::Test {
protected:
    // Calls visit(setup, rng) about `times` times for each number of players, over all options.
    template <class Visit>
    void for_each_setup(int times, Visit&& visit) {
        using G = typename Tag::G;
        const auto combinations = all_options<G>();
        // Where there are more combinations than times, each number of players skips other ones.
        const std::size_t all = combinations.size();
        const int rounds = std::max(1, times / static_cast<int>(all));
        const std::size_t stride = std::max<std::size_t>(1, all / static_cast<std::size_t>(times));
        std::uint64_t seed = 0;
        for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players)
            for (std::size_t k = static_cast<std::size_t>(players) % stride; k < all; k += stride)
                for (int i = 0; i < rounds; ++i) {
                    auto setup = default_setup<G>(players);
                    setup.options = combinations[k];
                    Rng rng(++seed);
                    visit(setup, rng);
                    if (this->HasFatalFailure())
                        FAIL() << players << " players, options " << to_json(setup.options)
                               << ", seed " << seed;
                }
    }
};

// A game as a type that GoogleTest can name.
template <Game Played>
struct Tagged {
    using G = Played;
};

TYPED_TEST_SUITE_P(Laws);

TYPED_TEST_P(Laws, HoldInRandomMatches) {
    using G = typename TypeParam::G;
    this->for_each_setup(scaled(480), [](const auto& setup, Rng& rng) {
        const auto at_random = [](const auto& legal, Rng& r) {
            return legal[r.below(static_cast<std::uint32_t>(legal.size()))];
        };
        laws::hold_along_a_match<G>(setup, at_random, rng);
    });
}

TYPED_TEST_P(Laws, HoldWithPerversePlayers) {
    using G = typename TypeParam::G;
    this->for_each_setup(scaled(480), [](const auto& setup, Rng& rng) {
        const laws::Perverse<G> all(rng);
        const auto perversely = [&](const auto& legal, Rng& r) { return all.choose(legal, r); };
        laws::hold_along_a_match<G>(setup, perversely, rng);
    });
}

// The same without the other laws, so that many more ways to be perverse can be tried, by each
// seat in its own way.
TYPED_TEST_P(Laws, EveryGameEndsHoweverItIsPlayed) {
    using G = typename TypeParam::G;
    int longest = 0;
    this->for_each_setup(scaled(9600), [&](const auto& setup, Rng& rng) {
        std::vector<laws::Perverse<G>> players;
        for (int i = 0; i < setup.players; ++i) players.emplace_back(rng);
        typename G::State state = G::start(setup);
        int steps = 0;
        for (Turn turn = G::turn(state); turn.of != Turn::Of::Nobody; turn = G::turn(state)) {
            ASSERT_LT(steps++, G::max_steps(setup)) << "the game does not end";
            if (turn.of == Turn::Of::Chance) {
                G::resolve(state, G::draw(state, rng));
                continue;
            }
            const Seat seat = turn.seats.pick(rng);
            const auto legal = laws::legal_list<G>(state, seat);
            // Now and then anything at all, or some states would never be met.
            const bool whim = rng.below(8) == 0;
            const auto action = whim ? legal[rng.below(static_cast<std::uint32_t>(legal.size()))]
                                     : players[seat.index].choose(legal, rng);
            G::play(state, seat, action);
        }
        longest = std::max(longest, steps);
    });
    this->RecordProperty("longest", longest);
}

TYPED_TEST_P(Laws, NumbersSayWhatTheViewSays) {
    using G = typename TypeParam::G;
    this->for_each_setup(scaled(24), [](const auto& setup, Rng& rng) {
        laws::numbers_hold_along_a_match<G>(setup, rng);
    });
}

REGISTER_TYPED_TEST_SUITE_P(Laws, HoldInRandomMatches, HoldWithPerversePlayers,
                            EveryGameEndsHoweverItIsPlayed, NumbersSayWhatTheViewSays);

}  // namespace curia
