// Take-backs: who must agree, and what a player who comes back sees of them.
#include "match/json/reader.h"
#include "tests/server/room_test.h"

namespace curia {
namespace {

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

}  // namespace
}  // namespace curia
