// How far a search looks, and when it stops.
#include <gtest/gtest.h>

#include "bots/asked.h"
#include "bots/search/monte_carlo.h"
#include "bots/search/tree_search.h"
#include "games/all.h"
#include "generated/bots.h"
#include "tests/bots/scene.h"

namespace curia {
namespace {

TEST(Playout, GoesAsFarAsThePartOfTheMatchThatIsOn) {
    AllGames::for_each([]<Game G>() {
        Rng luck(3);
        const Match<G> match = match_after<G>(4, luck);
        const auto view = match.view(match.turn().seats.first());
        const int part = Heuristic<G>::part(view.table);
        PlayoutPolicy policy = Heuristic<G>::kThinking.playout;
        for (const auto until :
             {PlayoutPolicy::Until::PartIsOver, PlayoutPolicy::Until::MatchIsOver}) {
            policy.until = until;
            auto world = G::imagine(view, luck);
            play_out<G>(world, part, policy, luck);
            const bool is_over = G::turn(world).of == Turn::Of::Nobody;
            if (until == PlayoutPolicy::Until::MatchIsOver)
                EXPECT_TRUE(is_over) << G::kName;
            else
                EXPECT_TRUE(is_over || Heuristic<G>::part(world.table) == part + 1) << G::kName;
        }
    });
}

// If a play-out ends with the match, nothing is estimated.
TEST(Playout, TakesTheScoresInTheEnd) {
    AllGames::for_each([]<Game G>() {
        Rng luck(8);
        const Match<G> match = match_after<G>(6, luck);
        auto world = G::imagine(match.view(match.turn().seats.first()), luck);
        play_to_the_end<G>(world, Heuristic<G>::kThinking.playout, luck);
        const auto standings = standings_in<G>(world);
        for (Seat seat : seats(world.table.players()))
            EXPECT_EQ(standings[seat], G::outcome(world).scores[seat]) << G::kName;
    });
}

// Being first is worth more than not being first, at the same distance from the best opponent. A
// greater distance is worth more.
TEST(Reward, GrowsWithThePointsAheadOfTheBest) {
    const Thinking thinking{.spread = 10, .victory = 0.2f};
    float before = 0;
    for (float points = -40; points <= 40; points += 1) {
        PerSeat<float> standings;
        standings[Seat{0}] = points;
        standings[Seat{1}] = -3;
        const float value = reward(standings, 3, Seat{0}, thinking);  // the third has nothing
        EXPECT_GT(value, before) << points;
        EXPECT_LT(value, 1);
        before = value;
    }
}

// Four tries are enough for two actions: those that the heuristic likes best.
TEST(MonteCarlo, TriesNoMoreActionsThanItsBudgetCanCompare) {
    AllGames::for_each([]<Game G>() {
        const MonteCarloOptions options{.thinking = Heuristic<G>::kThinking};
        Rng luck(5), rng(7);
        for (int decisions = 0; decisions < 40; ++decisions) {
            const Match<G> match = match_after<G>(decisions, luck);
            const Seat seat = match.turn().seats.first();
            const Actions<G> legal = match.legal(seat);
            const auto chosen = MonteCarloBot<G>({.iterations = 4, .milliseconds = 0}, options)
                                    .choose(match.view(seat), legal, rng);
            Ratings<G> ratings;
            Heuristic<G>::rate(match.view(seat), legal, ratings);
            const auto at = std::find(legal.begin(), legal.end(), chosen) - legal.begin();
            int better = 0;
            for (int i = 0; i < legal.size(); ++i)
                better += ratings[i] > ratings[static_cast<int>(at)] + 0.01f ? 1 : 0;
            EXPECT_LE(better, 1) << G::kName << " after " << decisions;
        }
    });
}

// Stopping early, when the rest of the budget cannot change the answer, does not change the answer.
TEST(TreeSearch, StopsEarlyWithTheSameAnswer) {
    AllGames::for_each([]<Game G>() {
        TreeOptions options{.thinking = Heuristic<G>::kThinking};
        if (!Heuristic<G>::kIsOpen) options.others = TreeOptions::Others::PlayedOut;
        TreeOptions patient = options;
        patient.stops_early = false;
        for (int decisions = 0; decisions < 40; decisions += 7) {
            Rng luck(5);
            const Match<G> match = match_after<G>(decisions, luck);
            const Seat seat = match.turn().seats.first();
            const Budget budget{.iterations = 200, .milliseconds = 0};
            Rng one(7), other(7);
            EXPECT_EQ(
                TreeSearchBot<G>(budget, options).choose(match.view(seat), match.legal(seat), one),
                TreeSearchBot<G>(budget, patient)
                    .choose(match.view(seat), match.legal(seat), other))
                << G::kName << " after " << decisions;
        }
    });
}

}  // namespace
}  // namespace curia
