// What happens at a table at the wrong moment.
#include "tests/server/hand_house.h"

namespace curia {
namespace {

using protocol::Phase;

class Seats : public RoomTest {};

// ---- Bots and people in the same seat ----

TEST_F(Seats, ABotDoesNotAnswerForSomebodyWhoHasComeBack) {
    TableTerms terms;
    terms.grace = 10;
    open({Kind::Person, Kind::Person}, terms);
    const int away = asked();
    join(1 - away);
    house.pass(11'000);
    ASSERT_TRUE(room->info().seats[static_cast<std::size_t>(away)].stand_in);
    ASSERT_EQ(house.thoughts.size(), 1U);
    join(away);
    const int version = room->told_version();
    house.let_think();
    house.pass(10'000);
    EXPECT_EQ(room->told_version(), version);
    act(away);
    EXPECT_GT(room->told_version(), version);
}

TEST_F(Seats, ALateFriendTakesHisSeatFromTheBot) {
    open({Kind::Person, Kind::Open});
    join(0);
    say(0, protocol::Start{.id = {1}});
    ASSERT_EQ(room->phase(), Phase::Running);
    EXPECT_EQ(room->info().seats[1].kind, Kind::Bot);
    for (int i = 0; i < 20 && asked() != 1; ++i) act(0);
    ASSERT_EQ(asked(), 1);
    const int version = room->told_version();
    join(1);
    EXPECT_EQ(room->info().seats[1].kind, Kind::Person);
    house.let_think();
    house.pass(10'000);
    EXPECT_EQ(room->told_version(), version) << "the bot has played on";
    act(1);
    EXPECT_GT(room->told_version(), version);
    reopen();
    EXPECT_EQ(room->info().seats[1].kind, Kind::Person);
}

TEST_F(Seats, OnlyAnAbsentPersonsSeatIsGivenToABot) {
    open({Kind::Person, Kind::Open});
    join(0);
    say(0, protocol::Own{.id = {}, .token = "owner"});
    say(0, protocol::FillSeat{.id = {1}, .seat = 1, .level = "casual"});
    EXPECT_EQ(why(0), "not_running");
    say(0, protocol::Start{.id = {2}});
    say(0, protocol::FillSeat{.id = {1}, .seat = 1, .level = "casual"});
    EXPECT_EQ(why(0), "not_allowed");  // it is a bot already
    for (int i = 0; i < 20 && asked() != 1; ++i) act(0);
    house.let_think();  // whoever plays there, it is somebody
    house.pass(1'000);
    EXPECT_EQ(asked(), 0);
}

}  // namespace
}  // namespace curia
