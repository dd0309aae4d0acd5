// Lists without a heap: what they promise, and what only a bug of ours can do to them.
#include "engine/fixed_list.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <variant>
#include <vector>

#include "engine/rng.h"

namespace curia {
namespace {

struct Pass {
    bool operator==(const Pass&) const = default;
};
struct Bid {
    int coins = 1;
    bool operator==(const Bid&) const = default;
};
using Action = std::variant<Pass, Bid>;

// At compile time, every access to an object whose lifetime has not begun is an error.
constexpr int coins_of_the_last_of_three() {
    Listing<Bid, 4> bids;
    bids.push({2});
    bids.clear();
    for (int coins = 3; coins <= 5; ++coins) bids.push({coins});
    return bids.size() == 3 ? bids[2].coins : 0;
}
static_assert(coins_of_the_last_of_three() == 5);

TEST(Listing, KeepsWhatIsPushed) {
    Listing<Action, 3> actions;
    EXPECT_TRUE(actions.empty());
    actions.push(Bid{4});
    actions.push(Pass{});
    EXPECT_EQ(actions[0], Action(Bid{4}));
    EXPECT_EQ(actions[1], Action(Pass{}));
    EXPECT_EQ(actions.end() - actions.begin(), 2);
}
TEST(Listing, TakesOnlyWhatIsWanted) {
    Listing<Action, 2> actions;
    actions.push_if(false, Bid{4});
    EXPECT_TRUE(actions.empty());
    actions.push_if(true, Bid{5});
    actions.push_if(false, Bid{6});
    actions.push_if(true, Pass{});
    actions.push_if(false, Bid{7});  // the list is full, and stays as it is
    ASSERT_EQ(actions.size(), 2);
    EXPECT_EQ(actions[0], Action(Bid{5}));
    EXPECT_EQ(actions[1], Action(Pass{}));
}
TEST(FixedList, BlanksWhatIsTakenOff) {
    FixedList<Bid, 3> bids;
    bids.push({4});
    bids.push({5});
    EXPECT_EQ(bids.back().coins, 5);
    bids.pop();
    EXPECT_EQ(bids.back().coins, 4);
    EXPECT_EQ(bids.end()->coins, 1);
}

// ---- Compared with std::vector ----

template <class List>
void expect_same(const List& list, const std::vector<int>& naive) {
    ASSERT_EQ(list.size(), static_cast<int>(naive.size()));
    ASSERT_EQ(list.empty(), naive.empty());
    ASSERT_EQ(std::vector<int>(list.begin(), list.end()), naive);
    for (int i = 0; i < list.size(); ++i) ASSERT_EQ(list[i], naive[static_cast<std::size_t>(i)]);
}

TEST(FixedList, IsAVectorWithALimit) {
    Rng rng(11);
    FixedList<int, 9> list;
    std::vector<int> naive;
    for (int i = 0; i < 5000; ++i) {
        const int value = static_cast<int>(rng.below(5)), choice = static_cast<int>(rng.below(20));
        if (choice == 0) {
            list.clear();
            naive.clear();
        } else if (choice < 8 && !naive.empty()) {
            list.pop();
            naive.pop_back();
        } else if (choice < 10 && !naive.empty()) {
            const int at = static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())));
            list[at] = naive[static_cast<std::size_t>(at)] = value;
        } else if (!list.full()) {
            list.push(value);
            naive.push_back(value);
        }
        ASSERT_NO_FATAL_FAILURE(expect_same(list, naive));
        ASSERT_EQ(list.full(), naive.size() == 9);
        ASSERT_EQ(list.has(value), std::find(naive.begin(), naive.end(), value) != naive.end());
        if (!naive.empty()) {
            ASSERT_EQ(list.back(), naive.back());
        }
        FixedList<int, 9> rebuilt;  // by another way: equal, also byte for byte
        for (const int one : naive) rebuilt.push(one);
        ASSERT_EQ(list, rebuilt);
        ASSERT_EQ(std::memcmp(list.begin(), rebuilt.begin(), sizeof(int) * 9), 0);
    }
}
TEST(FixedList, DiffersByLengthAndByElements) {
    FixedList<int, 3> one, other;
    one.push(0);
    EXPECT_NE(one, other);
    other.push(1);
    EXPECT_NE(one, other);
    other[0] = 0;
    EXPECT_EQ(one, other);
}

TEST(Listing, IsAVectorThatOnlyGrows) {
    Rng rng(12);
    for (int round = 0; round < 200; ++round) {
        Listing<int, 20> list;
        std::vector<int> naive;
        for (int i = static_cast<int>(rng.below(21)); i > 0; --i) {
            if (rng.below(15) == 0) {
                list.clear();
                naive.clear();
            }
            list.push(i * i);
            naive.push_back(i * i);
        }
        ASSERT_NO_FATAL_FAILURE(expect_same(list, naive));
    }
}

#ifndef NDEBUG
TEST(FixedListDeathTest, NothingLiesBehindTheEnd) {
    FixedList<Bid, 3> bids;
    EXPECT_DEATH(bids.back(), "size_ > 0");
    bids.push({4});
    EXPECT_DEATH(bids[1], "i < size_");
    EXPECT_DEATH(bids[-1], "i >= 0");
    Listing<Bid, 3> listing;
    EXPECT_DEATH(listing[0], "i < size_");
}
TEST(FixedListDeathTest, NothingGoesBeyondTheLimit) {
    FixedList<Bid, 1> bids;
    EXPECT_DEATH(bids.pop(), "size_ > 0");
    bids.push({4});
    EXPECT_DEATH(bids.push({5}), "size_ < N");
    Listing<Bid, 1> listing;
    listing.push({4});
    EXPECT_DEATH(listing.push({5}), "size_ < N");
    EXPECT_DEATH(listing.push_if(true, {5}), "size_ < N");
}
#endif

}  // namespace
}  // namespace curia
