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

// ---- Taking back ----

// Asks for a take-back that the other person has to agree to.
class TakingBack : public RoomTest {
protected:
    void ask_for_it() {
        open({Kind::Person, Kind::Person});
        join(0);
        join(1);
        me_ = asked();
        for (int i = 0; i < 20 && asked() == me_; ++i) act(me_);
        act(1 - me_);
        house.sent.clear();
        say(me_, protocol::TakeBack{.id = {9}});
        ASSERT_TRUE(at(house.last(socket(1 - me_), "asked"), "take_back").is_object());
        version_ = room->told_version();
    }
    void expect_it_is_off(int seat) {
        EXPECT_TRUE(house.last(socket(seat), "asked").is_object());
        EXPECT_TRUE(at(house.last(socket(seat), "asked"), "take_back").is_null());
        say(1 - me_, protocol::Consent{.id = {9}, .yes = true});
        EXPECT_EQ(why(1 - me_), "not_asked");
    }
    int me_ = 0, version_ = 0;
};

TEST_F(TakingBack, WhoeverPlaysOnHasAnswered) {
    ask_for_it();
    const int next = asked();
    join(next);
    act(next);
    ASSERT_GT(room->told_version(), version_);
    expect_it_is_off(me_);
    EXPECT_GT(room->told_version(), version_);
}

TEST_F(TakingBack, WhoeverLeavesIsNotWaitedFor) {
    ask_for_it();
    room->leave(socket(1 - me_));
    join(1 - me_);
    expect_it_is_off(me_);
    EXPECT_EQ(room->told_version(), version_);
}

TEST_F(TakingBack, WhoeverWasAwayIsNotLeftWithWhatWasTakenBack) {
    open({Kind::Person, Kind::Person});
    const int me = asked();
    join(me);
    const int before = room->told_version();
    act(me);
    const int after = room->told_version();
    say(me, protocol::TakeBack{.id = {}});
    ASSERT_EQ(room->told_version(), before);
    act(me, 1);  // something else
    const auto resumed = [&](int seen) {
        house.sent.clear();
        protocol::Join again;
        again.seen.emplace(seen);
        join(socket(1 - me), 1 - me, again);
        return text_of(at(house.sent[socket(1 - me)][0], "type"));
    };
    EXPECT_EQ(resumed(before), "update");
    EXPECT_EQ(resumed(after), "joined") << "he may have seen the action that was taken back";
    reopen();
    EXPECT_EQ(resumed(before), "update");
    EXPECT_EQ(resumed(after), "joined");
}

TEST_F(TakingBack, WhoeverWasAwayHearsWhatWasSaidAndWhatIsAsked) {
    ask_for_it();
    say(me_, protocol::Say{.id = {}, .text = "sorry!"});
    protocol::Join again;
    again.seen.emplace(version_);
    house.sent.clear();
    join(socket(me_), me_, again);
    EXPECT_EQ(text_of(at(house.last(socket(me_), "update"), "chat", 0, "text")), "sorry!");
    EXPECT_TRUE(at(house.last(socket(me_), "asked"), "take_back").is_object());
    // Who left has not agreed, and does not look at the question any more.
    room->leave(socket(1 - me_));
    house.sent.clear();
    join(socket(1 - me_), 1 - me_, again);
    EXPECT_TRUE(house.last(socket(1 - me_), "asked").is_object());
    EXPECT_TRUE(at(house.last(socket(1 - me_), "asked"), "take_back").is_null());
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

TEST_F(Absence, WhoeverComesBackDoesNotWaitForever) {
    open({Kind::Person, Kind::Person}, grace(100));
    const int away = asked();
    join(1 - away);
    house.pass(50'000);
    room->leave(socket(1 - away));
    house.pass(3'600'000);
    EXPECT_FALSE(stands_in(away)) << "nobody waits";
    join(1 - away);
    house.pass(99'000);
    EXPECT_FALSE(stands_in(away)) << "the other has waited for less than the grace";
    house.pass(2'000);
    EXPECT_TRUE(stands_in(away));
}

TEST_F(Absence, WhoeverAnswersInTheLastMomentIsNotReplaced) {
    TableTerms terms = grace(100);
    terms.clock = protocol::ClockTerms{20, 20, 60, protocol::Penalty::Bot};
    open({Kind::Person, Kind::Person}, terms);
    const int me = asked();
    join(me);
    join(1 - me);
    house.pass(19'999);
    house.is_held = true;
    act(me);
    house.pass(10);  // his time is over while the disk still writes
    house.is_held = false;
    house.write_one();
    EXPECT_FALSE(stands_in(me));
    // And if he does not answer, a bot does.
    const int next = asked();
    house.pass(60'000);
    EXPECT_TRUE(stands_in(next));
}

TEST_F(Absence, WhoeverComesInTheLastMomentIsNotReplaced) {
    open({Kind::Person, Kind::Person}, grace(100));
    const int away = asked();
    join(1 - away);
    house.pass(99'999);
    house.is_held = true;
    say(1 - away, protocol::Say{.id = {}, .text = "where are you?"});
    join(away);
    house.pass(10);
    house.is_held = false;
    house.write_one();
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
    house.pass(100'000);
    reopen();
    house.pass(100'000);
    join(next);
    EXPECT_EQ(number_of(at(state(next), "clock", "left", next)), 400);
    EXPECT_EQ(number_of(at(state(next), "ask")), ask) << "an answer on its way would be lost";
    house.pass(401'000);
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
        house.pass(2'000);
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
        house.pass(30'000);
    }
    EXPECT_LT(house.timers(), 10U);
}

// ---- A disk that is full for a while ----

class FullDisk : public RoomTest {};

TEST_F(FullDisk, WhoeverSatDownMeanwhileIsSeatedWhenThereIsRoom) {
    open({Kind::Person, Kind::Open});
    join(0);
    house.is_full = true;
    join(1);
    house.pass(5'000);
    EXPECT_EQ(room->info().seats[1].kind, Kind::Open);
    house.is_full = false;
    house.pass(2'000);
    EXPECT_EQ(room->info().seats[1].kind, Kind::Person);
    EXPECT_EQ(room->phase(), Phase::Running);
}

TEST_F(FullDisk, AMatchThatCouldNotBeginBeginsWhenThereIsRoom) {
    house.is_full = true;
    open({Kind::Person, Kind::Bot});
    house.pass(5'000);
    EXPECT_EQ(room->phase(), Phase::Waiting);
    house.is_full = false;
    house.pass(2'000);
    EXPECT_EQ(room->phase(), Phase::Running);
}

TEST_F(FullDisk, WhoeverCameBackGetsHisSeatWhenThereIsRoom) {
    TableTerms terms;
    terms.grace = 10;
    open({Kind::Person, Kind::Person}, terms);
    const int away = asked();
    const auto stands_in = [&] {
        return room->info().seats[static_cast<std::size_t>(away)].stand_in;
    };
    join(1 - away);
    house.is_full = true;
    house.pass(60'000);
    EXPECT_FALSE(stands_in());
    house.is_full = false;
    house.pass(15'000);
    EXPECT_TRUE(stands_in()) << "nobody tried again";
    house.is_full = true;
    join(away);
    EXPECT_TRUE(stands_in());
    house.is_full = false;
    house.pass(2'000);
    EXPECT_FALSE(stands_in());
}

TEST_F(FullDisk, NothingIsAcknowledgedThatIsNotKept) {
    open({Kind::Person, Kind::Person});
    const int me = asked();
    join(me);
    join(1 - me);
    say(me, protocol::Own{.id = {1}, .token = "owner"});
    for (int i = 0; i < 20 && asked() == me; ++i) act(me);
    house.is_full = true;
    say(me, protocol::TakeBack{.id = {2}});
    EXPECT_EQ(why(me), "store_failed");
    say(me, protocol::Rename{.id = {3}, .name = "Ada"});
    EXPECT_EQ(why(me), "store_failed");
    say(me, protocol::Set{.id = {4}, .chat = {false}, .is_public = {}, .coach = {}});
    EXPECT_EQ(why(me), "store_failed");
    say(me, protocol::Say{.id = {5}, .text = "hello"});
    EXPECT_EQ(why(me), "store_failed");
    const int version = room->told_version();
    act(1 - me);
    EXPECT_EQ(why(1 - me), "store_failed");
    EXPECT_EQ(room->told_version(), version);
    EXPECT_TRUE(room->info().chat);
    house.is_full = false;
    act(1 - me);
    EXPECT_GT(room->told_version(), version);
}

// ---- Talking ----

TEST_F(Seats, ALongTalkIsNotToldInFullToWhoeverComes) {
    open({Kind::Person, Kind::Person});
    join(0);
    for (int i = 0; i < 150; ++i) say(0, protocol::Say{.id = {}, .text = std::to_string(i)});
    const auto lines = [&] {
        join(1);
        return at(house.last(socket(1), "joined"), "chat").get_array().size();
    };
    EXPECT_EQ(lines(), 100U);
    reopen();
    EXPECT_EQ(lines(), 100U);
    EXPECT_EQ(text_of(at(house.last(socket(1), "joined"), "chat", 99, "text")), "149");
}

TEST_F(Seats, ACrowdIsNotToldOfEachWhoComes) {
    open({Kind::Person, Kind::Person});
    join(0);
    for (net::Connection one = 100; one < 400; ++one) {
        room->handle(one, protocol::Join{});
        house.pass(10);
    }
    house.pass(1'000);
    std::size_t told = 0;
    for (const Json& message : house.sent[socket(0)])
        told += text_of(at(message, "type")) == "table";
    EXPECT_LT(told, 40U);
    EXPECT_EQ(number_of(at(house.last(socket(0), "table"), "table", "spectators")), 300);
}

// ---- Thinking ----

TEST_F(Seats, NobodyThinksWhatIsNoLongerAsked) {
    open({Kind::Person, Kind::Bot});
    join(0);
    for (int i = 0; i < 20 && asked() != 1; ++i) act(0);
    ASSERT_EQ(house.thoughts.size(), 1U);
    EXPECT_FALSE(house.thoughts[0].errand.expired());
    say(0, protocol::TakeBack{.id = {1}});
    ASSERT_EQ(asked(), 0);
    EXPECT_TRUE(house.thoughts[0].errand.expired());
    act(0);  // the same again: the bot is asked anew, and answers once
    const int version = room->told_version();
    house.let_think();
    house.pass(10'000);
    EXPECT_EQ(room->told_version(), version + 1);
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
    EXPECT_EQ(house.thoughts.size(), 1U);
    house.let_think();
    EXPECT_TRUE(at(house.last(socket(me), "advice"), "advice").is_object());
    // Two people share a device: what one has asked is not told to the other.
    house.sent.clear();
    ask_coach();
    join(socket(me), 1 - me);
    house.let_think();
    EXPECT_TRUE(house.last(socket(me), "advice").is_null());
    // Advice on what has been answered is none.
    join(socket(me), me);
    ask_coach();
    act(me);
    house.let_think();
    EXPECT_EQ(text_of(at(house.last(socket(me), "refused"), "why")), "old_question");
}

}  // namespace
}  // namespace curia
