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

// ---- Taking back ----

// Asks for a take-back that needs the consent of the other person.
class TakingBack : public RoomTest {
protected:
    void ask_for_it() {
        open({Kind::Person, Kind::Person});
        join(0);
        join(1);
        me_ = asked();
        for (int i = 0; i < 20 && asked() == me_; ++i) act(me_);
        act(1 - me_);
        services.sent.clear();
        say(me_, protocol::TakeBack{.id = {9}});
        ASSERT_TRUE(at(services.last(socket(1 - me_), "asked"), "take_back").is_object());
        version_ = room->table().told;
    }
    void expect_it_is_off(int seat) {
        EXPECT_TRUE(services.last(socket(seat), "asked").is_object());
        EXPECT_TRUE(at(services.last(socket(seat), "asked"), "take_back").is_null());
        say(1 - me_, protocol::Consent{.id = {9}, .yes = true});
        EXPECT_EQ(why(1 - me_), "not_asked");
    }
    int me_ = 0, version_ = 0;
};

TEST_F(TakingBack, PlayingOnIsAnAnswer) {
    ask_for_it();
    const int next = asked();
    join(next);
    act(next);
    ASSERT_GT(room->table().told, version_);
    expect_it_is_off(me_);
    EXPECT_GT(room->table().told, version_);
}

// In a match over several days the others are usually away: the question waits for them.
TEST_F(TakingBack, NobodyIsPassedOverBecauseTheyAreAway) {
    ask_for_it();
    room->leave(socket(1 - me_));
    for (int i = 0; i < 3; ++i) say(me_, protocol::TakeBack{.id = {9}});
    EXPECT_EQ(room->table().told, version_) << "taken back without consent";
    join(1 - me_);
    EXPECT_TRUE(at(services.last(socket(1 - me_), "asked"), "take_back").is_object());
    say(1 - me_, protocol::Consent{.id = {9}, .yes = true});
    EXPECT_LT(room->table().told, version_);
}

TEST_F(TakingBack, EveryPersonWhoHoldsASeatIsAsked) {
    open({Kind::Person, Kind::Person, Kind::Person});
    for (int seat = 0; seat < 3; ++seat) join(seat);
    const int me = asked();
    for (int i = 0; i < 20 && asked() == me; ++i) act(me);
    act(asked());
    const int version = room->table().told, one = (me + 1) % 3, other = (me + 2) % 3;
    room->leave(socket(other));
    say(me, protocol::TakeBack{.id = {9}});
    EXPECT_EQ(at(services.last(socket(one), "asked"), "take_back", "awaited").get_array().size(),
              2U);
    say(one, protocol::Consent{.id = {9}, .yes = true});
    EXPECT_EQ(room->table().told, version) << "one of them is away, and has not agreed";
    join(other);
    say(other, protocol::Consent{.id = {9}, .yes = true});
    EXPECT_LT(room->table().told, version);
}

// A bot stands in for a person who is away: the person still holds the seat.
TEST_F(TakingBack, ABotThatStandsInDoesNotAgreeForItsPerson) {
    TableTerms terms;
    terms.grace = 10;
    open({Kind::Person, Kind::Person}, terms);
    const int me = asked();
    join(me);
    for (int i = 0; i < 20 && asked() == me; ++i) act(me);
    services.pass(11'000);
    ASSERT_TRUE(room->info().seats[static_cast<std::size_t>(1 - me)].stand_in);
    services.let_think();
    services.pass(1'000);
    const int version = room->table().told;
    say(me, protocol::TakeBack{.id = {9}});
    EXPECT_EQ(room->table().told, version);
    EXPECT_FALSE(room->table().has_undo());
}

// A person who sits down later has not agreed.
TEST_F(TakingBack, ANewPersonAtTheTableEndsTheQuestion) {
    open({Kind::Person, Kind::Person, Kind::Open});
    join(0);
    join(1);
    say(0, protocol::Start{.id = {1}});
    const auto has_followed = [&] {
        const int mine = room->table().last_step_of(Seat{0});
        return mine >= 0 && room->table().last_step_of(Seat{1}) > mine;
    };
    for (int i = 0; i < 100 && !has_followed(); ++i) {
        if (asked() < 2) act(asked());
        services.let_think();
        services.pass(1'000);
    }
    ASSERT_TRUE(has_followed());
    say(0, protocol::TakeBack{.id = {9}});
    ASSERT_TRUE(at(services.last(socket(1), "asked"), "take_back").is_object());
    const int version = room->table().told;
    join(2);
    EXPECT_TRUE(at(services.last(socket(1), "asked"), "take_back").is_null());
    say(1, protocol::Consent{.id = {9}, .yes = true});
    EXPECT_EQ(room->table().told, version);
}

TEST_F(TakingBack, TheAskerMayThinkBetterOfIt) {
    ask_for_it();
    say(me_, protocol::Consent{.id = {9}, .yes = true});
    EXPECT_EQ(why(me_), "not_asked") << "nobody agrees with themselves";
    say(me_, protocol::Consent{.id = {9}, .yes = false});
    expect_it_is_off(1 - me_);
    EXPECT_EQ(room->table().told, version_);
}

TEST_F(TakingBack, AgainstBotsItGoesBackToTheLastDecisionAtAnyTime) {
    open({Kind::Person, Kind::Bot, Kind::Bot});
    join(0);
    const auto play_round = [&] {
        for (int i = 0; i < 50 && asked() != 0; ++i) {
            services.let_think();
            services.pass(1'000);
        }
    };
    play_round();
    const int before = room->table().told;
    act(0);
    play_round();
    ASSERT_GT(room->table().told, before + 1) << "the bots have played";
    EXPECT_TRUE(room->info().undo);
    EXPECT_EQ(at(state(0), "may_take_back"), Json(true));
    say(0, protocol::TakeBack{.id = {9}});
    EXPECT_EQ(room->table().told, before);
}

TEST_F(TakingBack, ATableWithoutUndoIsPlayedInEarnest) {
    TableTerms terms;
    terms.undo = false;
    open({Kind::Person, Kind::Bot}, terms);
    join(0);
    for (int i = 0; i < 50 && asked() != 0; ++i) {
        services.let_think();
        services.pass(1'000);
    }
    for (int i = 0; i < 20 && asked() == 0; ++i) act(0);
    services.let_think();
    services.pass(1'000);
    const int version = room->table().told;
    say(0, protocol::TakeBack{.id = {9}});
    EXPECT_EQ(why(0), "nothing_to_take_back");
    EXPECT_EQ(room->table().told, version);
}

TEST_F(TakingBack, AReturningPlayerDoesNotSeeWhatWasTakenBack) {
    open({Kind::Person, Kind::Person});
    const int me = asked();
    join(me);
    const int before = room->table().told;
    act(me);
    const int after = room->table().told;
    say(me, protocol::TakeBack{.id = {}});
    ASSERT_EQ(room->table().told, before);
    act(me, 1);  // something else
    const auto resumed = [&](int seen) {
        services.sent.clear();
        protocol::Join again;
        again.seen.emplace(seen);
        join(socket(1 - me), 1 - me, again);
        return text_of(at(services.sent[socket(1 - me)][0], "type"));
    };
    EXPECT_EQ(resumed(before), "update");
    EXPECT_EQ(resumed(after), "joined")
        << "the client may have seen the action that was taken back";
    reopen();
    EXPECT_EQ(resumed(before), "update");
    EXPECT_EQ(resumed(after), "joined");
}

TEST_F(TakingBack, AReturningPlayerGetsTheChatAndTheQuestion) {
    ask_for_it();
    say(me_, protocol::Say{.id = {}, .text = "sorry!"});
    protocol::Join again;
    again.seen.emplace(version_);
    services.sent.clear();
    join(socket(me_), me_, again);
    EXPECT_EQ(text_of(at(services.last(socket(me_), "update"), "chat", 0, "text")), "sorry!");
    EXPECT_TRUE(at(services.last(socket(me_), "asked"), "take_back").is_object());
    // A question that was withdrawn is not shown to a person who comes back.
    room->leave(socket(1 - me_));
    say(me_, protocol::Consent{.id = {}, .yes = false});
    services.sent.clear();
    join(socket(1 - me_), 1 - me_, again);
    EXPECT_TRUE(services.last(socket(1 - me_), "asked").is_object());
    EXPECT_TRUE(at(services.last(socket(1 - me_), "asked"), "take_back").is_null());
}

// ---- Absence and time ----

class Absence : public RoomTest {
protected:
    bool stands_in(int seat) const {
        return room->info().seats[static_cast<std::size_t>(seat)].stand_in;
    }
    static TableTerms grace(int seconds) {
        TableTerms terms;
        terms.grace = seconds;
        return terms;
    }
};

TEST_F(Absence, AReturningPlayerDoesNotWaitForever) {
    open({Kind::Person, Kind::Person}, grace(100));
    const int away = asked();
    join(1 - away);
    services.pass(50'000);
    room->leave(socket(1 - away));
    services.pass(3'600'000);
    EXPECT_FALSE(stands_in(away)) << "nobody waits";
    join(1 - away);
    services.pass(99'000);
    EXPECT_FALSE(stands_in(away)) << "the other person has waited for less than the grace time";
    services.pass(2'000);
    EXPECT_TRUE(stands_in(away));
}

TEST_F(Absence, APlayerWhoAnswersInTheLastMomentIsNotReplaced) {
    TableTerms terms = grace(100);
    terms.clock = protocol::ClockTerms{20, 20, 60, protocol::Penalty::Bot};
    open({Kind::Person, Kind::Person}, terms);
    const int me = asked();
    join(me);
    join(1 - me);
    services.pass(19'999);
    services.is_held = true;
    act(me);
    services.pass(10);  // the time is up while the disk still writes
    services.is_held = false;
    services.write_one();
    EXPECT_FALSE(stands_in(me));
    // Without an answer, a bot stands in.
    const int next = asked();
    services.pass(60'000);
    EXPECT_TRUE(stands_in(next));
}

TEST_F(Absence, APlayerWhoComesInTheLastMomentIsNotReplaced) {
    open({Kind::Person, Kind::Person}, grace(100));
    const int away = asked();
    join(1 - away);
    services.pass(99'999);
    services.is_held = true;
    say(1 - away, protocol::Say{.id = {}, .text = "where are you?"});
    join(away);
    services.pass(10);
    services.is_held = false;
    services.write_one();
    EXPECT_FALSE(stands_in(away));
}

TEST_F(Absence, ClocksGoOnWhileATableIsPutAway) {
    TableTerms terms;
    terms.clock = protocol::ClockTerms{600, 0, 600, protocol::Penalty::Bot};
    open({Kind::Person, Kind::Person}, terms);
    const int me = asked();
    join(me);
    act(me);
    const int next = asked();
    join(next);
    const int ask = number_of(at(state(next), "ask"));
    services.pass(100'000);
    reopen();
    services.pass(100'000);
    join(next);
    EXPECT_EQ(number_of(at(state(next), "clock", "left", next)), 400);
    EXPECT_EQ(number_of(at(state(next), "ask")), ask)
        << "an answer that is under way would be lost";
    services.pass(401'000);
    EXPECT_TRUE(stands_in(next));
}

TEST_F(Absence, QuestionsHaveTheSameNumbersAfterARestart) {
    open({Kind::Person, Kind::Person, Kind::Person});
    for (int seat = 0; seat < 3; ++seat) join(seat);
    Rng luck(3);
    for (int i = 0; i < 400 && room->phase() == Phase::Running; ++i) {
        const int seat = asked();
        const auto legal = at(state(seat), "legal").get_array().size();
        act(seat, static_cast<int>(luck.below(static_cast<std::uint32_t>(legal))));
        if (luck.below(8) == 0) say(seat, protocol::TakeBack{.id = {}});
        for (int other = 0; other < 3; ++other)
            say(other, protocol::Consent{.id = {}, .yes = true});
        if (i % 40 != 0) continue;
        std::vector<Json> before, after;
        for (int other = 0; other < 3; ++other) before.push_back(at(state(other), "ask"));
        reopen();
        for (int other = 0; other < 3; ++other) join(other);
        for (int other = 0; other < 3; ++other) after.push_back(at(state(other), "ask"));
        EXPECT_EQ(before, after) << i;
    }
}

TEST_F(Absence, NobodyGainsTimeByTakingBack) {
    TableTerms terms;
    terms.clock = protocol::ClockTerms{60, 20, 600, protocol::Penalty::Shown};
    open({Kind::Person, Kind::Person}, terms);
    const int me = asked();
    join(me);
    for (int i = 0; i < 5; ++i) {
        services.pass(2'000);
        act(me);
        if (at(state(me), "may_take_back") != Json(true)) break;
        say(me, protocol::TakeBack{.id = {}});
        EXPECT_EQ(number_of(at(state(me), "clock", "left", me)), 60 - 2 * (i + 1));
    }
    EXPECT_LT(number_of(at(state(me), "clock", "left", me)), 60);
    reopen();
    join(me);
    EXPECT_LT(number_of(at(state(me), "clock", "left", me)), 60);
}

TEST_F(Absence, TimersDoNotPileUp) {
    TableTerms terms;
    terms.clock = protocol::ClockTerms{2'000'000, 0, 2'000'000, protocol::Penalty::Bot};
    open({Kind::Person, Kind::Person}, terms);
    join(0);
    join(1);
    for (int i = 0; i < 40 && room->phase() == Phase::Running; ++i) {
        act(asked());
        services.pass(30'000);
    }
    EXPECT_LT(services.timers(), 10U);
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

// A change of the wall clock affects neither the pace of bots nor the time banks.
TEST_F(Absence, AJumpOfTheWallClockChangesNothing) {
    TableTerms terms;
    terms.clock = protocol::ClockTerms{600, 0, 600, protocol::Penalty::Bot};
    open({Kind::Person, Kind::Bot}, terms);
    join(0);
    for (const std::int64_t jump : {7'200'000, -3'600'000, 0}) {
        for (int i = 0; i < 20 && asked() == 0; ++i) act(0);
        services.wall_offset = jump;
        services.let_think();
        services.pass(600);
        ASSERT_EQ(asked(), 0) << "the bot waits for a time that does not come";
        EXPECT_GT(number_of(at(state(0), "clock", "left", 0)), 590);
    }
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
