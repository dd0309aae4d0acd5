// Absence and time: bots that stand in, and time banks over restarts and take-backs.
#include "match/json/reader.h"
#include "tests/server/room_test.h"

namespace curia {
namespace {

using protocol::Phase;

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

}  // namespace
}  // namespace curia
