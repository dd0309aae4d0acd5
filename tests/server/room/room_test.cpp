// Events at a table that come at the wrong moment.
#include "tests/server/room_test.h"

#include "match/json/reader.h"

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
    services.pass(11'000);
    ASSERT_TRUE(room->info().seats[static_cast<std::size_t>(away)].stand_in);
    ASSERT_EQ(services.thoughts.size(), 1U);
    join(away);
    const int version = room->table().told;
    services.let_think();
    services.pass(10'000);
    EXPECT_EQ(room->table().told, version);
    act(away);
    EXPECT_GT(room->table().told, version);
}

TEST_F(Seats, ALateFriendTakesTheirSeatFromTheBot) {
    open({Kind::Person, Kind::Open});
    join(0);
    say(0, protocol::Start{.id = {1}});
    ASSERT_EQ(room->phase(), Phase::Running);
    EXPECT_EQ(room->info().seats[1].kind, Kind::Bot);
    for (int i = 0; i < 20 && asked() != 1; ++i) act(0);
    ASSERT_EQ(asked(), 1);
    const int version = room->table().told;
    join(1);
    EXPECT_EQ(room->info().seats[1].kind, Kind::Person);
    services.let_think();
    services.pass(10'000);
    EXPECT_EQ(room->table().told, version) << "the bot has played on";
    act(1);
    EXPECT_GT(room->table().told, version);
    reopen();
    EXPECT_EQ(room->info().seats[1].kind, Kind::Person);
}

TEST_F(Seats, AnAbsentPersonsSeatIsGivenToABot) {
    open({Kind::Person, Kind::Person});
    const int away = asked();
    join(1 - away);
    say(1 - away, protocol::Own{.id = {}, .token = "owner"});
    say(1 - away, protocol::FillSeat{.id = {1}, .seat = away, .level = "casual"});
    EXPECT_TRUE(room->info().seats[static_cast<std::size_t>(away)].stand_in);
    const int version = room->table().told;
    services.let_think();
    services.pass(1'000);
    EXPECT_GT(room->table().told, version);
}

TEST_F(Seats, OnlyAnAbsentPersonsSeatIsGivenToABot) {
    open({Kind::Person, Kind::Open});
    join(0);
    say(0, protocol::Own{.id = {}, .token = "owner"});
    say(0, protocol::FillSeat{.id = {1}, .seat = 0, .level = "casual"});
    EXPECT_EQ(why(0), "not_running");
    say(0, protocol::Start{.id = {2}});
    say(0, protocol::FillSeat{.id = {1}, .seat = 1, .level = "casual"});
    EXPECT_EQ(why(0), "not_allowed");  // it is a bot already
    for (int i = 0; i < 20 && asked() != 1; ++i) act(0);
    services.let_think();  // a bot plays there
    services.pass(1'000);
    EXPECT_EQ(asked(), 0);
}

TEST_F(Seats, AFinishedMatchSaysHowLongItTook) {
    open({Kind::Person, Kind::Person});
    join(0);
    join(1);
    std::int64_t took = 0;
    for (int i = 0; i < 2'000 && room->phase() == Phase::Running; ++i) {
        EXPECT_EQ(room->info().took, 0);
        services.pass(3'000);
        took += 3;
        act(asked());
    }
    ASSERT_EQ(room->phase(), Phase::Finished);
    services.pass(60'000);
    EXPECT_EQ(room->info().took, took);
    reopen();
    EXPECT_EQ(room->info().took, took);
}

// ---- A disk that is full for a while ----

class FullDisk : public RoomTest {};

TEST_F(FullDisk, APlayerWhoSatDownMeanwhileIsSeatedWhenThereIsRoom) {
    open({Kind::Person, Kind::Open});
    join(0);
    services.is_full = true;
    join(1);
    services.pass(5'000);
    EXPECT_EQ(room->info().seats[1].kind, Kind::Open);
    services.is_full = false;
    services.pass(2'000);
    EXPECT_EQ(room->info().seats[1].kind, Kind::Person);
    EXPECT_EQ(room->phase(), Phase::Running);
}

TEST_F(FullDisk, AMatchThatCouldNotBeginBeginsWhenThereIsRoom) {
    services.is_full = true;
    open({Kind::Person, Kind::Bot});
    services.pass(5'000);
    EXPECT_EQ(room->phase(), Phase::Waiting);
    services.is_full = false;
    services.pass(2'000);
    EXPECT_EQ(room->phase(), Phase::Running);
}

TEST_F(FullDisk, APlayerWhoCameBackGetsTheirSeatWhenThereIsRoom) {
    TableTerms terms;
    terms.grace = 10;
    open({Kind::Person, Kind::Person}, terms);
    const int away = asked();
    const auto stands_in = [&] {
        return room->info().seats[static_cast<std::size_t>(away)].stand_in;
    };
    join(1 - away);
    services.is_full = true;
    services.pass(60'000);
    EXPECT_FALSE(stands_in());
    services.is_full = false;
    services.pass(15'000);
    EXPECT_TRUE(stands_in()) << "nobody tried again";
    services.is_full = true;
    join(away);
    EXPECT_TRUE(stands_in());
    services.is_full = false;
    services.pass(2'000);
    EXPECT_FALSE(stands_in());
}

TEST_F(FullDisk, NothingIsAcknowledgedThatIsNotKept) {
    open({Kind::Person, Kind::Person});
    const int me = asked();
    join(me);
    join(1 - me);
    say(me, protocol::Own{.id = {1}, .token = "owner"});
    for (int i = 0; i < 20 && asked() == me; ++i) act(me);
    services.is_full = true;
    say(me, protocol::TakeBack{.id = {2}});
    EXPECT_EQ(why(me), "store_failed");
    say(me, protocol::Rename{.id = {3}, .name = "Ada"});
    EXPECT_EQ(why(me), "store_failed");
    say(me, protocol::Set{.id = {4}, .chat = {false}, .is_public = {}, .coach = {}});
    EXPECT_EQ(why(me), "store_failed");
    say(me, protocol::Say{.id = {5}, .text = "hello"});
    EXPECT_EQ(why(me), "store_failed");
    const int version = room->table().told;
    act(1 - me);
    EXPECT_EQ(why(1 - me), "store_failed");
    EXPECT_EQ(room->table().told, version);
    EXPECT_TRUE(room->info().chat);
    services.is_full = false;
    act(1 - me);
    EXPECT_GT(room->table().told, version);
}

// ---- Chat ----

TEST_F(Seats, ANewcomerGetsOnlyTheEndOfALongChat) {
    open({Kind::Person, Kind::Person});
    join(0);
    for (int i = 0; i < 150; ++i) say(0, protocol::Say{.id = {}, .text = std::to_string(i)});
    const auto lines = [&] {
        join(1);
        return at(services.last(socket(1), "joined"), "chat").get_array().size();
    };
    EXPECT_EQ(lines(), 100U);
    reopen();
    EXPECT_EQ(lines(), 100U);
    EXPECT_EQ(text_of(at(services.last(socket(1), "joined"), "chat", 99, "text")), "149");
}

TEST_F(Seats, ACrowdIsNotToldOfEachWhoComes) {
    open({Kind::Person, Kind::Person});
    join(0);
    for (net::Connection one = 100; one < 400; ++one) {
        room->handle(one, protocol::Join{});
        services.pass(10);
    }
    services.pass(1'000);
    std::size_t told = 0;
    for (const Json& message : services.sent[socket(0)])
        told += text_of(at(message, "type")) == "table";
    EXPECT_LT(told, 40U);
    EXPECT_EQ(number_of(at(services.last(socket(0), "table"), "table", "spectators")), 300);
}

// ---- Thinking ----

TEST_F(Seats, BotsDoNotThinkForNobody) {
    open({Kind::Bot, Kind::Bot});
    EXPECT_TRUE(services.thoughts.empty());
    room->handle(100, protocol::Join{});
    EXPECT_EQ(services.thoughts.size(), 1U) << "there is an onlooker";
    room->leave(100);
    EXPECT_TRUE(services.thoughts[0].wanted.expired());
    services.let_think();
    services.pass(5'000);
    const int version = room->table().told;
    room->handle(100, protocol::Join{});
    services.let_think();
    services.pass(5'000);
    EXPECT_GT(room->table().told, version);
}

TEST_F(Seats, ABotThatNobodyHasTimeForIsAskedAgain) {
    services.is_crowded = true;
    open({Kind::Bot, Kind::Person});
    join(1);
    for (int i = 0; i < 20 && asked() == 1; ++i) act(1);
    EXPECT_TRUE(services.thoughts.empty());
    services.is_crowded = false;
    services.pass(2'000);
    EXPECT_EQ(services.thoughts.size(), 1U);
}

TEST_F(Seats, OnlookersDoNotKeepAPlayerOut) {
    open({Kind::Person, Kind::Person});
    for (net::Connection one = 100; one < 700; ++one) room->handle(one, protocol::Join{});
    EXPECT_EQ(text_of(at(services.sent[699].back(), "why")), "full");
    join(0);
    EXPECT_TRUE(services.last(socket(0), "joined").is_object());
}

TEST_F(Seats, NobodyThinksWhatIsNoLongerAsked) {
    open({Kind::Person, Kind::Bot});
    join(0);
    for (int i = 0; i < 20 && asked() != 1; ++i) act(0);
    ASSERT_EQ(services.thoughts.size(), 1U);
    EXPECT_FALSE(services.thoughts[0].wanted.expired());
    say(0, protocol::TakeBack{.id = {1}});
    ASSERT_EQ(asked(), 0);
    EXPECT_TRUE(services.thoughts[0].wanted.expired());
    act(0);  // the same again: the bot is asked again, and answers once
    const int version = room->table().told;
    services.let_think();
    services.pass(10'000);
    EXPECT_EQ(room->table().told, version + 1);
}

TEST_F(Seats, TheCoachHelpsEachPersonOnceAtATimeAndNobodyElse) {
    open({Kind::Person, Kind::Person});
    const int me = asked();
    join(me);
    const int ask = number_of(at(state(me), "ask"));
    const auto ask_coach = [&] { say(me, protocol::AskCoach{.id = {3}, .ask = ask}); };
    ask_coach();
    ask_coach();
    EXPECT_EQ(why(me), "too_fast");
    EXPECT_EQ(services.thoughts.size(), 1U);
    // Two people share a device: what one has asked is not told to the other.
    join(socket(me), 1 - me);
    services.let_think();
    EXPECT_TRUE(services.last(socket(me), "advice").is_null());
    // There is no advice on a question that has been answered.
    join(socket(me), me);
    ask_coach();
    act(me);
    services.let_think();
    EXPECT_EQ(text_of(at(services.last(socket(me), "refused"), "why")), "old_question");
    const int next = asked();
    join(next);
    say(next, protocol::AskCoach{.id = {3}, .ask = number_of(at(state(next), "ask"))});
    services.let_think();
    EXPECT_TRUE(at(services.last(socket(next), "advice"), "advice").is_object());
}

}  // namespace
}  // namespace curia
