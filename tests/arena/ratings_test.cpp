// Ratings from rankings with known strengths.
#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <set>

#include "bots/arena/lineup.h"
#include "bots/arena/pool.h"
#include "tests/arena/chance.h"

namespace curia::arena {
namespace {

// Scores of a match in the model of Plackett and Luce: the winner of a place scores the places
// left.
Scores draw_match(const Lineup& lineup, const std::vector<double>& strengths, Rng& rng) {
    std::vector<int> places(lineup.size(), 0);
    for (int place = static_cast<int>(lineup.size()); place > 0; --place) {
        double total = 0;
        for (std::size_t i = 0; i < lineup.size(); ++i)
            if (places[i] == 0) total += strengths[static_cast<std::size_t>(lineup[i])];
        double point = uniform(rng) * total;
        std::size_t taker = lineup.size();
        for (std::size_t i = 0; i < lineup.size(); ++i) {
            if (places[i] != 0 || point < 0) continue;
            point -= strengths[static_cast<std::size_t>(lineup[i])];
            taker = i;
        }
        places[taker] = place;
    }
    Scores scores;
    for (const int place : places) scores.push(place);
    return scores;
}

Pool played_pool(const std::vector<double>& strengths, int players, int deals, std::uint64_t seed) {
    const int bots = static_cast<int>(strengths.size());
    Pool pool(bots);
    const Seating seating(bots, players, static_cast<std::int64_t>(seed));
    Rng rng(seed);
    for (int deal = 0; deal < deals; ++deal) {
        const Lineup lineup = seating.lineup(deal);
        std::vector<Scores> block;
        for (int turns = 0; turns < players; ++turns)
            block.push_back(draw_match(turned(lineup, turns), strengths, rng));
        pool.add_block(lineup, block);
    }
    return pool;
}

const std::vector<double> kStrengths{1, 2, 4, 0.5, 16};

TEST(PlackettLuce, RecoversKnownStrengths) {
    for (const int players : {2, 3, 5}) {
        const auto ratings = played_pool(kStrengths, players, 2000, 11).ratings(1);
        EXPECT_EQ(ratings[0].value, 0);
        EXPECT_EQ(ratings[0].low, 0);
        for (std::size_t bot = 1; bot < kStrengths.size(); ++bot) {
            const double truth = 400 * std::log10(kStrengths[bot]);
            EXPECT_NEAR(ratings[bot].value, truth, 25) << players << " " << bot;
            EXPECT_LT(ratings[bot].low, ratings[bot].value);
            EXPECT_GT(ratings[bot].high, ratings[bot].value);
        }
    }
}

TEST(PlackettLuce, IntervalsHoldTheTruthMostOfTheTime) {
    int held = 0, all = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const auto ratings = played_pool({1, 2, 4}, 3, 120, seed).ratings(1);
        for (std::size_t bot = 1; bot < 3; ++bot, ++all) {
            const double truth = 400 * std::log10(bot == 1 ? 2 : 4);
            held += ratings[bot].low <= truth && truth <= ratings[bot].high;
        }
    }
    EXPECT_GE(held, all * 88 / 100);
}

TEST(PlackettLuce, CopiesOfABotTeachAboutTheOthers) {
    const auto ratings = played_pool({1, 3}, 3, 3000, 4).ratings(1);
    EXPECT_NEAR(ratings[1].value, 400 * std::log10(3), 20);
}

TEST(PlackettLuce, WhoAlwaysTieAreEqual) {
    Pool pool(3);
    const Lineup lineup{0, 1, 2};
    for (int i = 0; i < 50; ++i)
        pool.add_block(lineup, std::vector<Scores>{scores_of({9, 9, 1}), scores_of({1, 9, 9}),
                                                   scores_of({9, 1, 9})});
    const auto ratings = pool.ratings(1);
    EXPECT_NEAR(ratings[1].value, 0, 0.01);
    EXPECT_LT(ratings[2].value, -400);
    EXPECT_TRUE(std::isfinite(ratings[2].low)) << "though it lost every match";
    EXPECT_DOUBLE_EQ(pool.beaten(0, 1), 0.5);
    EXPECT_DOUBLE_EQ(pool.beaten(0, 2), 1);
    EXPECT_DOUBLE_EQ(pool.win_share(0).value, 0.5);
    EXPECT_EQ(pool.games(0), 150);
}

TEST(Places, ATieIsAllOrdersInEqualParts) {
    GroupIndex index;
    Places places;
    const std::vector<int> bots{0, 1, 2}, scores{5, 5, 5};
    places.add_match(bots, scores, index);
    for (int bot = 0; bot < 3; ++bot) EXPECT_NEAR(places.taken[bot], 2.0 / 3, 1e-12);
    EXPECT_NEAR(places.groups[index.number_of({2, 1, 0})], 1, 1e-12);
    EXPECT_NEAR(places.groups[index.number_of({0, 2})], 1.0 / 3, 1e-12);
}

TEST(Lineup, FillsTheTableAsEvenlyAsCanBe) {
    EXPECT_EQ(even_lineups(5, 3).size(), 10u);
    EXPECT_EQ(even_lineups(3, 3), (std::vector<Lineup>{{0, 1, 2}}));
    EXPECT_EQ(even_lineups(2, 3), (std::vector<Lineup>{{0, 1, 0}, {0, 1, 1}}));
    EXPECT_EQ(even_lineups(2, 4), (std::vector<Lineup>{{0, 1, 0, 1}}));
    EXPECT_EQ(turned(Lineup{7, 8, 9}, 1), (Lineup{9, 7, 8}));
}

TEST(Lineup, AllComeInTurnAndNeighboursChange) {
    const Seating seating(4, 3, 1);
    std::multiset<int> seen;
    std::set<Lineup> orders;
    for (int deal = 0; deal < 40; ++deal) {
        const Lineup lineup = seating.lineup(deal);
        EXPECT_EQ(std::set<int>(lineup.begin(), lineup.end()).size(), 3u);
        seen.insert(lineup.begin(), lineup.end());
        orders.insert(lineup);
    }
    for (int bot = 0; bot < 4; ++bot) EXPECT_EQ(seen.count(bot), 30u);
    EXPECT_GT(orders.size(), 12u);
}

}  // namespace
}  // namespace curia::arena
