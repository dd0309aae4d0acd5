// The pace of bots: it begins when the pages have shown the table, and one person can skip it.
#include "tests/server/room_test.h"

namespace curia {
namespace {

class Pace : public RoomTest {
protected:
    static constexpr std::int64_t kPace = ManualServices::kPace.count();

    // Plays until a bot is asked. The pages of all people have shown only an old version so far.
    void wait_for_bot(const std::vector<Kind>& kinds) {
        open(kinds);
        for (int seat = 0; seat < static_cast<int>(kinds.size()); ++seat) {
            if (!is_person(seat)) continue;
            join(seat);
            if (shows_) show(seat, 0);
        }
        for (int i = 0; i < 50 && is_person(asked()); ++i) act(asked());
        ASSERT_FALSE(is_person(asked()));
    }
    bool is_person(int seat) const {
        return room->info().seats[static_cast<std::size_t>(seat)].kind == Kind::Person;
    }
    void show(int seat, int version) { say(seat, protocol::Seen{.id = {}, .version = version}); }
    int told() const { return room->table().told; }

    bool shows_ = true;
};

TEST_F(Pace, WithoutAMessageItBeginsWithTheQuestion) {
    shows_ = false;
    wait_for_bot({Kind::Person, Kind::Bot});
    const int before = told();
    services.let_think();
    services.pass(kPace - 1);
    EXPECT_EQ(told(), before);
    services.pass(1);
    EXPECT_GT(told(), before);
}

TEST_F(Pace, ItBeginsWhenThePageHasShownTheTable) {
    wait_for_bot({Kind::Person, Kind::Bot});
    const int before = told();
    services.let_think();
    services.pass(5'000);
    EXPECT_EQ(told(), before) << "the page is still busy";
    show(0, before);
    services.pass(kPace - 1);
    EXPECT_EQ(told(), before);
    services.pass(1);
    EXPECT_GT(told(), before);
}

TEST_F(Pace, AnOldVersionIsNotEnough) {
    wait_for_bot({Kind::Person, Kind::Bot});
    const int before = told();
    services.let_think();
    show(0, before - 1);
    services.pass(kPace);
    EXPECT_EQ(told(), before);
}

TEST_F(Pace, ASlowBotLosesNoTime) {
    wait_for_bot({Kind::Person, Kind::Bot});
    const int before = told();
    show(0, before);
    services.pass(kPace);
    services.let_think();
    EXPECT_GT(told(), before);
}

TEST_F(Pace, NoPageDelaysTheTableForLong) {
    wait_for_bot({Kind::Person, Kind::Bot});
    const int before = told();
    services.let_think();
    services.pass(15'000 + kPace - 1);
    EXPECT_EQ(told(), before);
    services.pass(1);
    EXPECT_GT(told(), before);
}

TEST_F(Pace, EveryPresentPersonIsWaitedFor) {
    wait_for_bot({Kind::Person, Kind::Person, Kind::Bot});
    const int before = told();
    services.let_think();
    show(0, before);
    services.pass(kPace);
    EXPECT_EQ(told(), before);
    show(1, before);
    services.pass(kPace);
    EXPECT_GT(told(), before);
}

TEST_F(Pace, APersonWhoLeavesIsNotWaitedFor) {
    wait_for_bot({Kind::Person, Kind::Person, Kind::Bot});
    const int before = told();
    services.let_think();
    show(0, before);
    services.pass(kPace);
    ASSERT_EQ(told(), before);
    room->leave(socket(1));
    services.pass(kPace);
    EXPECT_GT(told(), before);
}

TEST_F(Pace, AfterATakeBackTheVersionMustBeShownAgain) {
    wait_for_bot({Kind::Person, Kind::Bot});
    const int before = told();
    show(0, before);
    say(0, protocol::TakeBack{.id = {9}});
    ASSERT_LT(told(), before);
    act(0);
    if (is_person(asked())) GTEST_SKIP() << "another question came";
    const int again = told();
    services.let_think();
    services.pass(kPace);
    EXPECT_EQ(told(), again);
}

TEST_F(Pace, AVersionThatDoesNotExistIsRefused) {
    wait_for_bot({Kind::Person, Kind::Bot});
    say(0, protocol::Seen{.id = {3}, .version = told() + 1});
    EXPECT_EQ(why(0), "bad_message");
    say(0, protocol::Seen{.id = {3}, .version = -1});
    EXPECT_EQ(why(0), "bad_message");
}

TEST_F(Pace, OnePersonSkipsThePausesUntilTheNextDecision) {
    wait_for_bot({Kind::Person, Kind::Bot, Kind::Bot});
    const int before = told();
    say(0, protocol::Hurry{.id = {4}});
    for (int i = 0; i < 200 && asked() != 0; ++i) services.let_think();
    EXPECT_GT(told(), before);
    ASSERT_EQ(asked(), 0);
    for (int i = 0; i < 50 && asked() == 0; ++i) act(0);
    const int after = told();
    services.let_think();
    EXPECT_EQ(told(), after) << "the pauses are back";
}

TEST_F(Pace, AmongSeveralPeopleNobodySkips) {
    wait_for_bot({Kind::Person, Kind::Person, Kind::Bot});
    say(0, protocol::Hurry{.id = {4}});
    EXPECT_EQ(why(0), "not_allowed");
}

// ---- The coach, and levels in the waiting room ----

TEST_F(Pace, TheCoachRepeatsItsAdvice) {
    open({Kind::Person, Kind::Bot});
    join(0);
    for (int i = 0; i < 50 && asked() != 0; ++i) {
        services.let_think();
        services.pass(kPace);
    }
    const int ask = number_of(at(state(0), "ask"));
    say(0, protocol::AskCoach{.id = {5}, .ask = ask});
    services.let_think();
    const Json first = services.last(socket(0), "advice");
    ASSERT_TRUE(at(first, "advice", "estimates").is_array());
    services.sent.clear();
    say(0, protocol::AskCoach{.id = {5}, .ask = ask});
    EXPECT_TRUE(services.thoughts.empty());
    EXPECT_EQ(services.last(socket(0), "advice"), first);
}

TEST_F(Pace, TheHostChoosesTheLevelOfEachBot) {
    open({Kind::Person, Kind::Bot, Kind::Open});
    join(0);
    say(0, protocol::FillSeat{.id = {1}, .seat = 1, .level = "strong"});
    EXPECT_EQ(why(0), "not_allowed") << "not the host";
    say(0, protocol::Own{.id = {}, .token = "owner"});
    say(0, protocol::FillSeat{.id = {1}, .seat = 1, .level = "strong"});
    say(0, protocol::FillSeat{.id = {1}, .seat = 2, .level = "beginner"});
    EXPECT_EQ(room->info().seats[1].level, "strong");
    EXPECT_EQ(room->info().seats[2].kind, Kind::Open);
    say(0, protocol::FillSeat{.id = {1}, .seat = 0, .level = "strong"});
    EXPECT_EQ(why(0), "not_running") << "a person sits there";
    reopen();
    join(0);
    say(0, protocol::Start{.id = {2}});
    EXPECT_EQ(room->info().seats[1].level, "strong");
    EXPECT_EQ(room->info().seats[2].kind, Kind::Bot);
    EXPECT_EQ(room->info().seats[2].level, "beginner");
}

}  // namespace
}  // namespace curia
