// Which members of a game's values are seats, by their types.
#include "match/json/seat_members.h"

#include <gtest/gtest.h>

namespace curia {
namespace {

struct Loot {
    std::optional<Seat> finder;
    int worth = 0;
    static constexpr auto description() {
        return describe("loot", field("finder", &Loot::finder), field("worth", &Loot::worth));
    }
};
struct Shown {
    Seat active;
    PerSeat<int> points;
    PerSeat<Loot> loot;
    FixedList<Seat, 4> order;
    SeatSet passed;
    FixedList<int, 4> market;
    static constexpr auto description() {
        return describe("shown", field("active", &Shown::active), field("points", &Shown::points),
                        field("loot", &Shown::loot), field("order", &Shown::order),
                        field("passed", &Shown::passed), field("market", &Shown::market));
    }
};
struct Bought {
    Seat seat;
    int order = 0;  // the same name as above with another meaning
    static constexpr auto description() {
        return describe("bought", field("seat", &Bought::seat), field("order", &Bought::order));
    }
};

TEST(SeatMembers, AreFoundByTheirTypes) {
    SeatMembers members;
    members.add_all_of<Shown>();
    EXPECT_EQ(members.seats(), (std::vector<std::string>{"active", "finder", "order", "passed"}));
    EXPECT_EQ(members.per_seat(), (std::vector<std::string>{"loot", "points"}));
}

TEST(SeatMembers, LeaveOutANameWithTwoMeanings) {
    SeatMembers members;
    members.add_all_of<Shown>();
    members.add_all_of<std::variant<Bought>>();
    EXPECT_EQ(members.seats(), (std::vector<std::string>{"active", "finder", "passed", "seat"}));
}

}  // namespace
}  // namespace curia
