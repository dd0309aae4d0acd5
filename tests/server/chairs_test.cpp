// Invitations, chairs and devices: who may sit where, and who knows the token of a seat.
#include "tests/server/room_test.h"

namespace curia {
namespace {

using protocol::Phase;

class Chairs : public RoomTest {
protected:
    static std::string made_token(char c) { return std::string(32, c); }
    void open_with_invitation(const std::vector<Kind>& kinds) {
        TableTerms terms;
        terms.invite_hash = hash_of_token("invitation");
        open(kinds, terms);
    }
    // Joins with the link of the table and a token that the device has made.
    void accept(net::Connection connection, const std::string& token,
                const std::string& code = "invitation") {
        protocol::Join join;
        join.id.emplace(1);
        join.token.emplace(token);
        join.invite.emplace(code);
        room->handle(connection, join);
    }
    void take_over(net::Connection connection, const std::string& token, const std::string& code) {
        protocol::Join join;
        join.id.emplace(1);
        join.token.emplace(token);
        join.transfer.emplace(code);
        room->handle(connection, join);
    }
    int seat_of(net::Connection connection) {
        return number_of(at(services.last(connection, "joined"), "seat"));
    }
    std::string refusal(net::Connection connection) {
        return text_of(at(services.last(connection, "refused"), "why"));
    }
};

TEST_F(Chairs, OneLinkSeatsEachBrowserAtTheNextFreeChair) {
    open_with_invitation({Kind::Person, Kind::Open, Kind::Open});
    join(0);
    accept(50, made_token('x'));
    EXPECT_EQ(seat_of(50), 1);
    EXPECT_EQ(room->phase(), Phase::Waiting);
    accept(51, made_token('y'));
    EXPECT_EQ(seat_of(51), 2);
    EXPECT_EQ(room->phase(), Phase::Running) << "all chairs are taken";
    accept(52, made_token('z'));
    EXPECT_EQ(refusal(52), "no_free_seat");
}

TEST_F(Chairs, ANameOfABotLeavesWithIt) {
    open_with_invitation({Kind::Person, Kind::Open, Kind::Open});
    join(0);
    say(0, protocol::Own{.id = {}, .token = "owner"});
    say(0, protocol::FillSeat{.id = {1}, .seat = 1, .level = "club", .name = "Zoe"});
    say(0, protocol::FillSeat{.id = {1}, .seat = 2, .level = "club", .name = "Leo"});
    say(0, protocol::FillSeat{.id = {1}, .seat = 2, .level = "casual"});
    EXPECT_EQ(room->info().seats[2].name, "Leo") << "another level, the same bot";
    say(0,
        protocol::FillSeat{.id = {1}, .seat = 2, .level = "casual", .name = std::string(41, 'x')});
    EXPECT_EQ(refusal(socket(0)), "too_long");
    accept(50, made_token('x'));
    EXPECT_EQ(room->info().seats[1].name, "") << "a person sits there";
    reopen();
    join(0);
    EXPECT_EQ(room->info().seats[1].name, "");
    EXPECT_EQ(room->info().seats[2].name, "Leo");
    say(0, protocol::Start{.id = {2}});
    EXPECT_EQ(room->info().seats[2].kind, Kind::Bot);
    EXPECT_EQ(room->info().seats[2].name, "Leo");
}

// The answer to the first message may have been lost.
TEST_F(Chairs, TheSameBrowserDoesNotTakeTwoChairs) {
    open_with_invitation({Kind::Person, Kind::Open, Kind::Open});
    accept(50, made_token('x'));
    room->leave(50);
    accept(51, made_token('x'));
    EXPECT_EQ(seat_of(51), 1);
    EXPECT_EQ(room->info().seats[2].kind, Kind::Open);
    reopen();
    accept(52, made_token('x'));
    EXPECT_EQ(seat_of(52), 1);
}

TEST_F(Chairs, AnInvitationIsNotASeat) {
    open_with_invitation({Kind::Person, Kind::Open});
    join(0);
    accept(50, made_token('x'));
    // Everyone who has seen the link knows the code. It no longer opens anything.
    EXPECT_FALSE(room->table().seat_of("invitation"));
    protocol::Join guess;
    guess.token.emplace("invitation");
    room->handle(60, guess);
    EXPECT_EQ(refusal(60), "no_seat");
    EXPECT_EQ(room->table().seat_of(made_token('x')), Viewer(Seat{1}));
}

TEST_F(Chairs, AWrongCodeOrAPoorTokenTakesNoChair) {
    open_with_invitation({Kind::Person, Kind::Open});
    accept(50, made_token('x'), "guess");
    EXPECT_EQ(refusal(50), "bad_code");
    accept(50, "short");
    EXPECT_EQ(refusal(50), "bad_message");
    EXPECT_EQ(room->info().seats[1].kind, Kind::Open);
    EXPECT_TRUE(room->info().seats[1].free);
}

TEST_F(Chairs, TheHostMayFreeAChairBeforeTheStart) {
    open_with_invitation({Kind::Person, Kind::Open, Kind::Open});
    join(0);
    accept(50, made_token('x'));
    say(0, protocol::FreeSeat{.id = {2}, .seat = 1});
    EXPECT_EQ(refusal(socket(0)), "not_allowed") << "not without the owner's token";
    say(0, protocol::Own{.id = {}, .token = "owner"});
    say(0, protocol::FreeSeat{.id = {2}, .seat = 0});
    EXPECT_EQ(refusal(socket(0)), "not_allowed") << "nobody was invited to this chair";
    say(0, protocol::FreeSeat{.id = {2}, .seat = 1});
    EXPECT_TRUE(services.last(50, "freed").is_object());
    EXPECT_TRUE(room->info().seats[1].free);
    EXPECT_FALSE(room->table().seat_of(made_token('x')));
    // A person who had to leave looks on, and cannot speak for the seat.
    room->handle(50, protocol::Say{.id = {1}, .text = "hello"});
    EXPECT_EQ(refusal(50), "not_allowed");
    reopen();
    EXPECT_TRUE(room->info().seats[1].free);
    accept(51, made_token('y'));
    EXPECT_EQ(seat_of(51), 1);
}

TEST_F(Chairs, ANewInvitationMakesTheOldOneVoid) {
    open_with_invitation({Kind::Person, Kind::Open});
    join(0);
    say(0, protocol::Invite{.id = {2}});
    EXPECT_EQ(refusal(socket(0)), "not_allowed");
    say(0, protocol::Own{.id = {}, .token = "owner"});
    say(0, protocol::Invite{.id = {2}});
    const std::string code = text_of(at(services.last(socket(0), "invite"), "code"));
    ASSERT_EQ(code.size(), 32U);
    reopen();
    accept(50, made_token('x'));
    EXPECT_EQ(refusal(50), "bad_code");
    accept(50, made_token('x'), code);
    EXPECT_EQ(seat_of(50), 1);
}

TEST_F(Chairs, ALateFriendTakesTheChairThatABotKeepsWarm) {
    open_with_invitation({Kind::Person, Kind::Open, Kind::Bot});
    join(0);
    say(0, protocol::Start{.id = {1}});
    ASSERT_EQ(room->info().seats[1].kind, Kind::Bot);
    accept(50, made_token('x'));
    EXPECT_EQ(seat_of(50), 1) << "not the seat of the bot that belongs to the table";
    EXPECT_EQ(room->info().seats[1].kind, Kind::Person);
    accept(51, made_token('y'));
    EXPECT_EQ(refusal(51), "no_free_seat");
}

TEST_F(Chairs, ASeatMovesToAnotherDeviceByACodeThatIsUsedOnce) {
    open({Kind::Person, Kind::Person});
    join(0);
    room->handle(99, protocol::Join{});
    room->handle(99, protocol::Transfer{.id = {1}});
    EXPECT_EQ(refusal(99), "not_yours");
    say(0, protocol::Transfer{.id = {3}});
    const Json answer = services.last(socket(0), "transfer");
    const std::string code = text_of(at(answer, "code"));
    EXPECT_EQ(number_of(at(answer, "seconds")), 300);
    take_over(50, made_token('x'), code);
    EXPECT_EQ(seat_of(50), 0);
    EXPECT_TRUE(services.last(socket(0), "moved").is_object());
    EXPECT_FALSE(room->table().seat_of(token(0))) << "the old device no longer has the seat";
    take_over(51, made_token('y'), code);
    EXPECT_EQ(refusal(51), "bad_code");
    reopen();
    EXPECT_EQ(room->table().seat_of(made_token('x')), Viewer(Seat{0}));
}

TEST_F(Chairs, ACodeForAnotherDeviceDoesNotLast) {
    open({Kind::Person, Kind::Person});
    join(0);
    say(0, protocol::Transfer{.id = {3}});
    const std::string code = text_of(at(services.last(socket(0), "transfer"), "code"));
    services.pass(300'000);
    take_over(50, made_token('x'), code);
    EXPECT_EQ(refusal(50), "bad_code");
    EXPECT_TRUE(room->table().seat_of(token(0)));
}

TEST_F(Chairs, WhoHadToLeaveDoesNotComeBackByACodeFromBefore) {
    open_with_invitation({Kind::Person, Kind::Open, Kind::Open});
    join(0);
    say(0, protocol::Own{.id = {}, .token = "owner"});
    accept(50, made_token('x'));
    room->handle(50, protocol::Transfer{.id = {3}});
    const std::string code = text_of(at(services.last(50, "transfer"), "code"));
    say(0, protocol::FreeSeat{.id = {2}, .seat = 1});
    accept(51, made_token('y'));
    ASSERT_EQ(seat_of(51), 1);
    take_over(52, made_token('z'), code);
    EXPECT_EQ(refusal(52), "bad_code");
    EXPECT_EQ(room->table().seat_of(made_token('y')), Viewer(Seat{1}));
}

// The store answers after the client has gone.
TEST_F(Chairs, NobodyStaysAsAGhost) {
    open_with_invitation({Kind::Person, Kind::Open, Kind::Open});
    join(0);
    services.is_held = true;
    accept(50, made_token('x'));
    room->leave(50);
    room->handle(60, protocol::Join{});
    room->leave(60);
    services.is_held = false;
    services.write_one();
    EXPECT_EQ(room->info().seats[1].kind, Kind::Person) << "the chair is taken";
    EXPECT_FALSE(room->info().seats[1].present);
    EXPECT_EQ(room->info().spectators, 0);
    room->leave(socket(0));
    EXPECT_TRUE(room->is_idle());
}

TEST_F(Chairs, OnlookersDoNotUseUpWhatTheInvitedNeed) {
    open_with_invitation({Kind::Person, Kind::Open});
    protocol::Join invited;
    invited.token.emplace(made_token('x'));
    invited.invite.emplace("invitation");
    for (int i = 0; i < 300; ++i) room->empty_bucket(60, protocol::Join{});
    EXPECT_TRUE(room->empty_bucket(60, protocol::Join{}));
    EXPECT_FALSE(room->empty_bucket(61, invited));
    invited.invite.emplace("guess");
    EXPECT_TRUE(room->empty_bucket(61, invited)) << "a client that guesses counts as an onlooker";
}

// ---- Limits ----

TEST_F(Chairs, TheSameStandInIsNotAppointedTwice) {
    open({Kind::Person, Kind::Person});
    join(0);
    say(0, protocol::Own{.id = {}, .token = "owner"});
    say(0, protocol::FillSeat{.id = {1}, .seat = 1, .level = "casual"});
    const std::size_t entries = services.log.size();
    for (int i = 0; i < 10; ++i)
        say(0, protocol::FillSeat{.id = {1}, .seat = 1, .level = "casual"});
    EXPECT_EQ(services.log.size(), entries);
    EXPECT_EQ(refusal(socket(0)), "not_allowed");
}

TEST_F(Chairs, ATableHasRoomForSoManyLinesAndForAllMoves) {
    open({Kind::Person, Kind::Person});
    join(0);
    join(1);
    for (int i = 0; i < 1'000; ++i) say(0, protocol::Say{.id = {1}, .text = "x"});
    EXPECT_TRUE(services.last(socket(0), "refused").is_null());
    say(0, protocol::Say{.id = {1}, .text = "x"});
    EXPECT_EQ(refusal(socket(0)), "full");
    reopen();
    join(0);
    join(1);
    say(0, protocol::Say{.id = {1}, .text = "x"});
    EXPECT_EQ(refusal(socket(0)), "full") << "the limit is kept after a restart";
    const int version = room->table().told;
    act(asked());
    EXPECT_GT(room->table().told, version);
}

TEST_F(Chairs, WhoHasUsedUpTheirQuotaIsTold) {
    open({Kind::Person, Kind::Person});
    join(0);
    services.is_over_quota = true;
    say(0, protocol::Say{.id = {1}, .text = "hello"});
    EXPECT_EQ(refusal(socket(0)), "quota");
}

TEST_F(Chairs, NamesAndLinesAreCleaned) {
    open({Kind::Person, Kind::Person});
    join(0);
    say(0, protocol::Rename{.id = {1}, .name = "bot:expert\xE2\x80\xAE"});
    EXPECT_EQ(room->info().seats[0].name, "expert");
    say(0, protocol::Say{.id = {1}, .text = "\xE2\x80\xAEolleh"});
    EXPECT_EQ(text_of(at(services.last(socket(0), "chat"), "line", "text")), "olleh");
}

}  // namespace
}  // namespace curia
