#include "engine/bag.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

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

// ---- Compared with a heap of things ----

template <int Kinds>
std::vector<int> heap_of(const Bag<Kinds>& bag) {
    std::vector<int> heap;
    for (int kind = 0; kind < Kinds; ++kind) heap.insert(heap.end(), bag[kind], kind);
    return heap;
}

template <int Kinds>
Bag<Kinds> random_bag(Rng& rng, int things) {
    Bag<Kinds> bag;
    for (; things > 0; --things) bag.add(static_cast<int>(rng.below(Kinds)));
    return bag;
}

template <int Kinds>
void counts_things() {
    Rng rng(Kinds);
    for (int i = 0; i < 500; ++i) {
        const int things = static_cast<int>(rng.below(33));
        Bag<Kinds> bag = random_bag<Kinds>(rng, things);
        const Bag<Kinds> other = random_bag<Kinds>(rng, static_cast<int>(rng.below(6)));
        ASSERT_EQ(bag.size(), things);
        ASSERT_EQ(bag.empty(), things == 0);
        const std::vector<int> heap = heap_of(bag), less = heap_of(other);
        ASSERT_EQ(bag.has_all(other),
                  std::includes(heap.begin(), heap.end(), less.begin(), less.end()));

        Bag<Kinds> both = bag;
        both.add(other);
        ASSERT_EQ(both.size(), bag.size() + other.size());
        ASSERT_TRUE(both.has_all(bag) && both.has_all(other));
        both.remove(other);
        ASSERT_EQ(both, bag);

        const int count =
            things == 0 ? 0 : static_cast<int>(rng.below(static_cast<std::uint32_t>(things)));
        const Bag<Kinds> before = bag, taken = bag.take(count, rng);
        ASSERT_EQ(taken.size(), count);
        ASSERT_TRUE(before.has_all(taken));
        Bag<Kinds> together = bag;
        together.add(taken);
        ASSERT_EQ(together, before);
        if (!bag.empty()) {
            ASSERT_TRUE(bag.has(bag.pick(rng)));
        }
    }
}

TEST(Bag, OfAnyNumberOfKindsCountsThings) {
    counts_things<1>();
    counts_things<3>();
    counts_things<6>();
    counts_things<8>();
    counts_things<9>();
    counts_things<13>();
    counts_things<16>();
}

// A hand of five out of 4 + 3 + 5 things, against the same from a shuffled row.
TEST(Bag, DealsHandsWithTheOddsOfAShuffledRow) {
    const Bag<3> all{{4, 3, 5}};
    Rng rng(8);
    std::array<std::array<int, 2>, 6> seen{};  // by the number of things of the last kind
    for (int i = 0; i < 50'000; ++i) {
        Bag<3> bag = all;
        ++seen[bag.take(5, rng)[2]][0];
        std::vector<int> row = heap_of(all);
        for (std::size_t k = row.size(); k > 1; --k)
            std::swap(row[k - 1], row[rng.below(static_cast<std::uint32_t>(k))]);
        ++seen[static_cast<std::size_t>(std::count(row.begin(), row.begin() + 5, 2))][1];
    }
    for (const auto& [dealt, shuffled] : seen) EXPECT_NEAR(dealt, shuffled, 700);
}

}  // namespace
}  // namespace curia
