// The statistics of the arena on generated data with a known truth.
#include <gtest/gtest.h>

#include <cmath>

#include "bots/arena/comparison.h"
#include "bots/arena/estimate.h"
#include "bots/arena/sprt.h"
#include "bots/arena/standing.h"
#include "tests/arena/chance.h"

namespace curia::arena {
namespace {

// The wins in a block of n matches that share some luck of the deal.
int block_wins(double share, int players, Rng& rng) {
    const double luck = (uniform(rng) - 0.5) * 0.2;
    int wins = 0;
    for (int i = 0; i < players; ++i) wins += uniform(rng) < share + luck;
    return wins;
}

TEST(Standing, SharesVictoriesAndRanks) {
    const Scores scores = scores_of({10, 7, 10, 3});
    EXPECT_DOUBLE_EQ(standing_of(scores, 0).win, 0.5);
    EXPECT_DOUBLE_EQ(standing_of(scores, 0).rank, 1.5);
    EXPECT_EQ(standing_of(scores, 0).margin, 0);
    EXPECT_DOUBLE_EQ(standing_of(scores, 1).win, 0);
    EXPECT_DOUBLE_EQ(standing_of(scores, 1).rank, 3);
    EXPECT_EQ(standing_of(scores, 1).margin, -3);
    EXPECT_EQ(standing_of(scores_of({5, 2}), 0).margin, 3);
}

TEST(Estimate, StudentQuantilesAreThoseOfTheTables) {
    EXPECT_NEAR(student_quantile(1), 12.706, 0.01);
    EXPECT_NEAR(student_quantile(3), 3.182, 0.02);
    EXPECT_NEAR(student_quantile(10), 2.228, 0.001);
    EXPECT_NEAR(student_quantile(99), 1.984, 0.001);
}

// How often the interval of this many blocks contains the true share.
double coverage(double share, int blocks) {
    const int tries = 2000;
    int held = 0;
    for (int i = 0; i < tries; ++i) {
        Rng rng(static_cast<std::uint64_t>(1000 * blocks + i));
        Sample sample;
        for (int n = 0; n < blocks; ++n) sample.add(block_wins(share, 3, rng) / 3.0);
        const Estimate estimate = sample.estimate_share();
        held += estimate.low <= share && share <= estimate.high;
    }
    return static_cast<double>(held) / tries;
}

TEST(Estimate, IntervalsHoldTheTruthAbout95TimesInAHundred) {
    EXPECT_NEAR(coverage(0.4, 150), 0.95, 0.015);
    EXPECT_NEAR(coverage(0.4, 12), 0.95, 0.025);
    EXPECT_NEAR(coverage(0.12, 60), 0.95, 0.025) << "near the edge";
}

TEST(Estimate, WinningEverythingIsNotCertainty) {
    Sample sample;
    for (int i = 0; i < 60; ++i) sample.add(1);
    EXPECT_NEAR(sample.estimate_share().low, 0.94, 0.01);
    EXPECT_DOUBLE_EQ(sample.estimate_share().high, 1);
    Sample single;
    single.add(0.5);
    EXPECT_DOUBLE_EQ(single.estimate_share().low, 0);
    EXPECT_DOUBLE_EQ(single.estimate_share().high, 1);
}

TEST(Estimate, RatingsAndSharesAreEachOthersInverse) {
    EXPECT_NEAR(share_of_rating(0, 4), 0.25, 1e-12);
    EXPECT_NEAR(share_of_rating(100, 3), 0.471, 0.001);
    EXPECT_NEAR(rating_of_share(share_of_rating(37, 5), 5), 37, 1e-9);
    EXPECT_GT(rating_of_share(1, 3), 1e9);
}

TEST(Sprt, ReadsItsBounds) {
    EXPECT_EQ(read_sprt_bounds("0:20")->high, 20);
    EXPECT_EQ(read_sprt_bounds("-10:5.5")->low, -10);
    for (const char* bad : {"", "20", "20:0", "5:5", "a:b", "0:20x", ":", "0:nan", "0:1e9"})
        EXPECT_FALSE(read_sprt_bounds(bad)) << bad;
}

// How often the test says High for a candidate of this rating, and after how many blocks.
struct Trials {
    double high = 0, blocks = 0;
};
Trials try_sprt(double rating, SprtBounds bounds, int players) {
    const int tries = 300;
    Trials trials;
    for (int i = 0; i < tries; ++i) {
        Rng rng(static_cast<std::uint64_t>(i) * 77 + 5);
        Sprt sprt(bounds, players);
        while (sprt.verdict() == Verdict::Open) {
            sprt.add(block_wins(share_of_rating(rating, players), players, rng));
            trials.blocks += 1.0 / tries;
        }
        trials.high += (sprt.verdict() == Verdict::High) / static_cast<double>(tries);
    }
    return trials;
}

TEST(Sprt, IsWrongAtMostOneTimeInTwenty) {
    const SprtBounds bounds{0, 50};
    const Trials at_low = try_sprt(0, bounds, 3), at_high = try_sprt(50, bounds, 3);
    EXPECT_LT(at_low.high, 0.08);
    EXPECT_GT(at_high.high, 0.92);
    EXPECT_NEAR(at_low.blocks, 90, 30);  // 275 games are expected
    EXPECT_GT(try_sprt(150, bounds, 3).high, 0.99);
    EXPECT_LT(try_sprt(-100, bounds, 3).high, 0.01);
}

TEST(Sprt, EqualPlayDecidesForTheLowerBound) {
    Sprt sprt({0, 20}, 3);
    for (int i = 0; i < 100 && sprt.verdict() == Verdict::Open; ++i) sprt.add(1);
    EXPECT_EQ(sprt.verdict(), Verdict::Low);
}

TEST(Sprt, UnanimousBlocksDecideSoon) {
    Sprt sprt({0, 20}, 4);
    for (int i = 0; i < 60; ++i) sprt.add(4);
    EXPECT_EQ(sprt.verdict(), Verdict::High);
}

TEST(Comparison, CountsBySeatAndOverBlocks) {
    Comparison comparison(2, std::nullopt);
    for (int i = 0; i < 10; ++i)
        comparison.add_block(std::vector<Scores>{scores_of({5, 3}), scores_of({4, 4})});
    EXPECT_EQ(comparison.games(), 20);
    EXPECT_DOUBLE_EQ(comparison.win_share().value, 0.75);
    EXPECT_DOUBLE_EQ(comparison.seat_share(0).value, 1);
    EXPECT_DOUBLE_EQ(comparison.seat_share(1).value, 0.5);
    EXPECT_DOUBLE_EQ(comparison.margin().value, 1);
    EXPECT_DOUBLE_EQ(comparison.rank().value, 1.25);
}

}  // namespace
}  // namespace curia::arena
