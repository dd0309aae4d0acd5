#include "engine/rng.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace curia {
namespace {

// The published values of SplitMix64. Recorded matches and keyed deals depend on them.
TEST(Rng, IsTheSameOnEveryMachine) {
    Rng rng(1234567);
    EXPECT_EQ(rng.next(), 6457827717110365317u);
    EXPECT_EQ(rng.next(), 3203168211198807973u);
    EXPECT_EQ(rng.next(), 9817491932198370423u);
    EXPECT_EQ(rng.next(), 4593380528125082431u);
    EXPECT_EQ(rng.next(), 16408922859458223821u);
}

TEST(Rng, GivesTheSameNumbersForTheSameSeed) {
    Rng one(42), same(42), other(43);
    std::set<std::uint64_t> numbers;
    for (int i = 0; i < 1000; ++i) {
        const std::uint64_t number = one.next();
        ASSERT_EQ(same.next(), number);
        ASSERT_NE(other.next(), number);
        numbers.insert(number);
    }
    EXPECT_EQ(numbers.size(), 1000u);
    Rng copy = one;
    EXPECT_EQ(copy.below(1000), one.below(1000));
}

TEST(Rng, StaysBelowItsBound) {
    Rng rng(3);
    for (const std::uint32_t bound : {1u, 2u, 3u, 7u, 64u, 1000u, 0x8000'0001u, 0xFFFF'FFFFu})
        for (int i = 0; i < 2000; ++i) ASSERT_LT(rng.below(bound), bound);
}

TEST(Rng, GivesEachNumberAsOften) {
    Rng rng(9);
    std::array<int, 6> seen{};
    for (int i = 0; i < 60'000; ++i) ++seen[rng.below(6)];
    for (const int times : seen) EXPECT_NEAR(times, 10'000, 450);
    // With a bound of three quarters of the range, a plain remainder would favour the low third.
    int low = 0;
    for (int i = 0; i < 30'000; ++i) low += rng.below(0xC000'0000u) < 0x4000'0000u ? 1 : 0;
    EXPECT_NEAR(low, 10'000, 450);
}

}  // namespace
}  // namespace curia
