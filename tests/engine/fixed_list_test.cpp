// Lists without a heap: what they promise, and what only a bug of ours can do to them.
#include "engine/fixed_list.h"

#include <gtest/gtest.h>

#include <variant>

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
TEST(FixedList, BlanksWhatIsTakenOff) {
    FixedList<Bid, 3> bids;
    bids.push({4});
    bids.push({5});
    EXPECT_EQ(bids.back().coins, 5);
    bids.pop();
    EXPECT_EQ(bids.back().coins, 4);
    EXPECT_EQ(bids.end()->coins, 1);
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
#endif

}  // namespace
}  // namespace curia
