// When a person whose page is closed gets a web push.
#include "tests/server/room_test.h"

namespace curia {
namespace {

using Outcome = PushSender::Outcome;

class Reminders : public RoomTest {
protected:
    static std::string browser(int n) { return "https://push.example.org/" + std::to_string(n); }
    void subscribe(int seat, int n, bool on = true) {
        say(seat, protocol::Subscribe{.id = {7}, .endpoint = browser(n), .on = on});
    }
    // Two people are here. The one who is asked first is `me`, and wants pushes.
    void open_for_two(TableTerms terms = {}) {
        open({Kind::Person, Kind::Person}, terms);
        me = asked();
        other = 1 - me;
        join(me);
        join(other);
        subscribe(me, 1);
        ASSERT_EQ(text_of(at(services.sent[socket(me)].back(), "type")), "ack");
    }
    // People play until that seat is asked.
    void play_until_asked(int seat) {
        for (int i = 0; i < 100 && asked() != seat; ++i) act(asked());
        ASSERT_EQ(asked(), seat);
    }
    // It is the other one's turn, and `me` has left for long.
    void leave_early() {
        open_for_two();
        play_until_asked(other);
        room->leave(socket(me));
        services.pass(600'000);
        ASSERT_TRUE(services.pushes.empty());
    }
    std::size_t stored(int seat) { return services.subscribers[seat].endpoints.size(); }

    int me = -1, other = -1;
};

TEST_F(Reminders, APersonWhoIsHereIsNotDisturbed) {
    open_for_two();
    services.pass(3'600'000);
    EXPECT_TRUE(services.pushes.empty());
}

TEST_F(Reminders, APersonWhoHasLeftIsRemindedOnce) {
    open_for_two();
    room->leave(socket(me));
    services.pass(19'999);
    EXPECT_TRUE(services.pushes.empty()) << "they may only load the page again";
    services.pass(1);
    ASSERT_EQ(services.pushes.size(), 1u);
    EXPECT_EQ(services.pushes[0].endpoint, browser(1));
    services.pushes[0].done(Outcome::Sent);
    services.pass(3'600'000);
    EXPECT_EQ(services.pushes.size(), 1u);
}

TEST_F(Reminders, AReloadIsNoAbsence) {
    open_for_two();
    for (int i = 0; i < 5; ++i) {
        room->leave(socket(me));
        services.pass(15'000);
        join(me);
        services.pass(15'000);
    }
    EXPECT_TRUE(services.pushes.empty());
}

TEST_F(Reminders, APersonWhoIsAwayIsRemindedAtOnce) {
    leave_early();
    play_until_asked(me);
    EXPECT_EQ(services.pushes.size(), 1u);
}

TEST_F(Reminders, AnotherDeviceOfTheSeatCountsAsHere) {
    open_for_two();
    join(77, me);
    room->leave(socket(me));
    services.pass(600'000);
    EXPECT_TRUE(services.pushes.empty());
    room->leave(77);
    services.pass(20'000);
    EXPECT_EQ(services.pushes.size(), 1u);
}

TEST_F(Reminders, OnePushAMinute) {
    leave_early();
    play_until_asked(me);
    ASSERT_EQ(services.pushes.size(), 1u);
    services.pushes[0].done(Outcome::Sent);
    // They answer on another device and leave at once, and are asked again.
    join(me);
    play_until_asked(other);
    room->leave(socket(me));
    play_until_asked(me);
    services.pass(59'999);
    EXPECT_EQ(services.pushes.size(), 1u);
    services.pass(1);
    EXPECT_EQ(services.pushes.size(), 2u);
}

TEST_F(Reminders, ThosewhoDoNotWantItGetNone) {
    open_for_two();
    subscribe(me, 1, false);
    EXPECT_EQ(stored(me), 0u);
    room->leave(socket(me));
    services.pass(600'000);
    EXPECT_TRUE(services.pushes.empty());
}

TEST_F(Reminders, EachBrowserOfTheSeatAndAtMostThree) {
    open_for_two();
    for (int n = 1; n <= 4; ++n) subscribe(me, n);
    subscribe(me, 4);
    EXPECT_EQ(stored(me), 3u);
    room->leave(socket(me));
    services.pass(20'000);
    ASSERT_EQ(services.pushes.size(), 3u);
    for (int n = 2; n <= 4; ++n)
        EXPECT_EQ(services.pushes[static_cast<std::size_t>(n) - 2].endpoint, browser(n));
}

TEST_F(Reminders, ABrowserThatIsGoneIsForgotten) {
    open_for_two();
    subscribe(me, 2);
    room->leave(socket(me));
    services.pass(20'000);
    ASSERT_EQ(services.pushes.size(), 2u);
    services.pushes[0].done(Outcome::Gone);
    services.pushes[1].done(Outcome::Failed);
    EXPECT_EQ(services.subscribers[me].endpoints, std::vector<std::string>{browser(2)});
}

TEST_F(Reminders, APushIsCancelledWhenItsReasonIsGone) {
    leave_early();
    play_until_asked(me);
    ASSERT_EQ(services.pushes.size(), 1u);
    EXPECT_FALSE(services.pushes[0].wanted.expired());
    join(me);
    EXPECT_TRUE(services.pushes[0].wanted.expired()) << "they are back";
    services.pushes[0].done(Outcome::Gone);
    EXPECT_EQ(stored(me), 1u) << "an answer that nobody waits for";
}

TEST_F(Reminders, ATableIsHeldUntilThePushIsSent) {
    open_for_two();
    room->leave(socket(me));
    room->leave(socket(other));
    EXPECT_FALSE(room->is_idle());
    services.pass(20'000);
    EXPECT_FALSE(room->is_idle());
    ASSERT_EQ(services.pushes.size(), 1u);
    services.pushes[0].done(Outcome::Sent);
    EXPECT_TRUE(room->is_idle());
}

TEST_F(Reminders, WithoutSubscriptionsNothingIsHeld) {
    open({Kind::Person, Kind::Person});
    join(0);
    room->leave(socket(0));
    EXPECT_TRUE(room->is_idle());
}

TEST_F(Reminders, ARestartKeepsSubscriptionsAndRepeatsNoPush) {
    open_for_two();
    room->leave(socket(me));
    services.pass(20'000);
    ASSERT_EQ(services.pushes.size(), 1u);
    services.pass(60'000);
    reopen();
    join(other);
    services.pass(600'000);
    EXPECT_EQ(services.pushes.size(), 1u) << "this question is old";
    join(me);
    play_until_asked(other);
    room->leave(socket(me));
    services.pass(600'000);
    play_until_asked(me);
    EXPECT_EQ(services.pushes.size(), 2u);
}

TEST_F(Reminders, APushThatARestartHasCutShortIsSent) {
    leave_early();
    services.has_push = false;  // the server stops before it sends
    play_until_asked(me);
    services.has_push = true;
    services.pass(10'000);
    reopen();
    services.pass(19'999);
    EXPECT_TRUE(services.pushes.empty()) << "their page may come back";
    services.pass(1);
    EXPECT_EQ(services.pushes.size(), 1u);
}

TEST_F(Reminders, APlayerWhoTakesTheSeatOverStartsWithout) {
    open_for_two();
    say(me, protocol::Transfer{.id = {8}});
    const std::string code = text_of(at(services.last(socket(me), "transfer"), "code"));
    room->handle(88, protocol::Join{.id = {},
                                    .table = "table",
                                    .token = {std::string(32, 'z')},
                                    .seen = {},
                                    .invite = {},
                                    .transfer = {code}});
    EXPECT_EQ(stored(me), 0u);
    room->leave(88);
    services.pass(600'000);
    EXPECT_TRUE(services.pushes.empty());
}

TEST_F(Reminders, ABotThatStandsInAnswers) {
    TableTerms terms;
    terms.grace = 10;
    open_for_two(terms);
    room->leave(socket(me));
    services.pass(600'000);
    EXPECT_TRUE(services.pushes.empty());
}

TEST_F(Reminders, Refusals) {
    open_for_two();
    say(me, protocol::Subscribe{.id = {7}, .endpoint = "https://example.org/1"});
    EXPECT_EQ(why(me), "not_allowed");
    room->handle(99, protocol::Join{.id = {}, .table = "table", .token = {}, .seen = {}});
    room->handle(99, protocol::Subscribe{.id = {7}, .endpoint = browser(3)});
    EXPECT_EQ(text_of(at(services.sent[99].back(), "why")), "not_yours");
    services.is_over_quota = true;
    subscribe(me, 3);
    EXPECT_EQ(why(me), "quota");
    services.is_over_quota = false;
    services.is_full = true;
    subscribe(me, 3);
    EXPECT_EQ(why(me), "store_failed");
    services.is_full = false;
    services.has_push = false;
    subscribe(me, 3);
    EXPECT_EQ(why(me), "not_allowed");
    subscribe(me, 1, false);
    EXPECT_EQ(stored(me), 0u) << "switching it off always works";
}

TEST_F(Reminders, NobodyElseLearnsOfASubscription) {
    open({Kind::Person, Kind::Person, Kind::Person});
    for (int seat = 0; seat < 3; ++seat) join(seat);
    const auto before = services.sent[socket(1)].size();
    subscribe(0, 1);
    subscribe(0, 1, false);
    EXPECT_EQ(services.sent[socket(1)].size(), before);
}

}  // namespace
}  // namespace curia
