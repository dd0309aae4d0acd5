#include "engine/bag.h"

#include <gtest/gtest.h>

namespace curia {
namespace {

TEST(Bag, PicksEachThingWithTheSameOdds) {
    const Bag<6> bag{{1, 0, 2, 3, 0, 4}};
    std::array<int, 6> seen{};
    Rng rng(7);
    for (int i = 0; i < 100'000; ++i) ++seen[bag.pick(rng)];
    EXPECT_EQ(seen[1], 0);
    EXPECT_EQ(seen[4], 0);
    EXPECT_NEAR(seen[0], 10'000, 500);
    EXPECT_NEAR(seen[2], 20'000, 700);
    EXPECT_NEAR(seen[3], 30'000, 800);
    EXPECT_NEAR(seen[5], 40'000, 800);
}

TEST(Bag, OfMoreThanEightKindsPicksEachThingWithTheSameOdds) {
    const Bag<9> bag{{1, 0, 2, 0, 0, 0, 3, 0, 4}};
    EXPECT_EQ(bag.size(), 10);
    std::array<int, 9> seen{};
    Rng rng(7);
    for (int i = 0; i < 100'000; ++i) ++seen[bag.pick(rng)];
    EXPECT_EQ(seen[1] + seen[3] + seen[4] + seen[5] + seen[7], 0);
    EXPECT_NEAR(seen[0], 10'000, 500);
    EXPECT_NEAR(seen[2], 20'000, 700);
    EXPECT_NEAR(seen[6], 30'000, 800);
    EXPECT_NEAR(seen[8], 40'000, 800);
}

TEST(Bag, TakesOutWhatItGives) {
    Bag<6> bag{{5, 4, 2, 5, 4, 2}};
    Rng rng(3);
    const Bag<6> taken = bag.take(10, rng);
    EXPECT_EQ(taken.size(), 10);
    EXPECT_EQ(bag.size(), 12);
    Bag<6> together = bag;
    together.add(taken);
    EXPECT_EQ(together, (Bag<6>{{5, 4, 2, 5, 4, 2}}));
}

}  // namespace
}  // namespace curia
