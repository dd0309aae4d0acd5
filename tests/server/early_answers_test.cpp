// Answers in advance and forced answers at a table: when they come, and that nobody else can
// notice.
#include "match/json/reader.h"
#include "tests/server/room_test.h"

namespace curia {
namespace {

// Justinian: the first question is where to place a token.
class EarlyAnswers : public RoomTest {
protected:
    void SetUp() override { services.answers_after = std::chrono::milliseconds(1000); }
    void answer_early(int seat, const std::vector<Json>& answers) {
        say(seat, protocol::AnswerEarly{.id = {6}, .answers = answers});
    }
    Json offered(int seat, const std::string& type) {
        const Json state = this->state(seat);
        const Json& all = at(state, "early", "offered");
        if (all.is_array())
            for (const Json& one : all.get_array())
                if (text_of(at(one, "type")) == type) return one;
        return {};
    }
    // Acts by hand, and waits until it is told.
    void act_by_hand(int seat, int which = 0) {
        act(seat, which);
        services.pass(1000);
    }
};

TEST_F(EarlyAnswers, APassInAdvanceIsMadeWhenTheTurnComes) {
    open({Kind::Person, Kind::Person});
    join(0);
    join(1);
    const int first = asked(), second = 1 - first;
    const Json pass = offered(second, "pass");
    ASSERT_TRUE(pass.is_object());
    const std::size_t heard = services.sent[socket(first)].size();
    answer_early(second, {pass});
    EXPECT_EQ(services.sent[socket(first)].size(), heard) << "the other player was told";
    EXPECT_EQ(at(services.last(socket(second), "early"), "early", "chosen", 0), pass);
    act_by_hand(first);
    const int version = room->table().told;
    services.pass(999);
    EXPECT_EQ(room->table().told, version) << "told immediately";
    services.pass(1);
    EXPECT_GT(room->table().told, version);
    EXPECT_EQ(asked(), first) << "a player who has passed is out";
}

TEST_F(EarlyAnswers, ItCanBeWithdrawnUntilItIsUsed) {
    open({Kind::Person, Kind::Person});
    join(0);
    join(1);
    const int first = asked(), second = 1 - first;
    answer_early(second, {offered(second, "pass")});
    act_by_hand(first);
    services.pass(500);
    answer_early(second, {});
    const int version = room->table().told;
    services.pass(60'000);
    EXPECT_EQ(room->table().told, version);
    act_by_hand(second);
    EXPECT_GT(room->table().told, version);
}

TEST_F(EarlyAnswers, ItOutlivesARestart) {
    open({Kind::Person, Kind::Person});
    join(0);
    join(1);
    const int first = asked(), second = 1 - first;
    answer_early(second, {offered(second, "pass")});
    reopen();
    join(first);
    join(second);
    act_by_hand(first);
    services.pass(1000);
    EXPECT_EQ(asked(), first);
}

TEST_F(EarlyAnswers, OnlyWhatIsOfferedIsTaken) {
    open({Kind::Person, Kind::Person});
    join(0);
    join(1);
    answer_early(0, {*parse_json(R"({"type":"pass","game_turn":77})")});
    EXPECT_EQ(why(0), "not_allowed");
    answer_early(0, {*parse_json(R"({"type":"nonsense"})")});
    EXPECT_EQ(why(0), "not_allowed");
    room->handle(77, protocol::Join{});
    room->handle(77, protocol::AnswerEarly{.id = {6}, .answers = {}});
    EXPECT_EQ(text_of(at(services.last(77, "refused"), "why")), "not_yours");
}

// Quickly by hand, or in advance: the others are told at the same moment.
TEST_F(EarlyAnswers, AQuickHandIsNotToldEarlier) {
    open({Kind::Person, Kind::Person});
    join(0);
    join(1);
    const int first = asked();
    const int version = room->table().told;
    act(first);
    EXPECT_EQ(room->table().told, version);
    act(first);  // a second answer is refused
    EXPECT_EQ(why(first), "old_question");
    services.pass(1000);
    EXPECT_GT(room->table().told, version);
    EXPECT_TRUE(services.last(socket(first), "ack").is_object());
}

// A bot stands in because the time is up. An invalid answer by hand must not stop it.
TEST_F(EarlyAnswers, ABadAnswerByHandStopsNobodyElse) {
    TableTerms terms;
    terms.clock = protocol::ClockTerms{20, 0, 20, protocol::Penalty::Bot};
    open({Kind::Person, Kind::Person}, terms);
    join(0);
    join(1);
    const int slow = asked();
    services.pass(21'000);
    ASSERT_TRUE(room->info().seats[static_cast<std::size_t>(slow)].stand_in);
    services.let_think();
    services.pass(2'000);
    for (int i = 0; i < 20 && asked() != slow; ++i) act_by_hand(asked());
    ASSERT_EQ(asked(), slow);
    const int version = room->table().told;
    say(slow, protocol::Act{.id = {5},
                            .ask = number_of(at(state(slow), "ask")),
                            .action = *parse_json(R"({"type":"nonsense"})")});
    EXPECT_EQ(why(slow), "bad_message") << "immediately, not after a second";
    services.let_think();
    services.pass(5'000);
    EXPECT_GT(room->table().told, version);
}

// Everyone sees the absence: an answer would show that it was given in advance.
TEST_F(EarlyAnswers, TheyWaitForAPersonWhoIsAway) {
    open({Kind::Person, Kind::Person});
    join(0);
    join(1);
    const int first = asked(), second = 1 - first;
    answer_early(second, {offered(second, "pass")});
    room->leave(socket(second));
    act_by_hand(first);
    const int version = room->table().told;
    services.pass(60'000);
    EXPECT_EQ(room->table().told, version);
    join(second);
    services.pass(999);
    EXPECT_EQ(room->table().told, version) << "not immediately either";
    services.pass(1);
    EXPECT_GT(room->table().told, version);
}

// The time bank is empty while an answer by hand waits to be told.
TEST_F(EarlyAnswers, AnAnswerByHandIsInTime) {
    TableTerms terms;
    terms.clock = protocol::ClockTerms{20, 0, 20, protocol::Penalty::Bot};
    open({Kind::Person, Kind::Person}, terms);
    join(0);
    join(1);
    const int me = asked();
    services.pass(19'500);
    act(me);  // half a second is left
    for (int i = 0; i < 20 && asked() != me; ++i) act_by_hand(asked());
    services.pass(100);
    const int version = room->table().told;
    act(me);
    services.pass(1'000);
    EXPECT_FALSE(room->info().seats[static_cast<std::size_t>(me)].stand_in);
    EXPECT_GT(room->table().told, version);
}

TEST_F(EarlyAnswers, AgainstBotsAloneNobodyHasToWait) {
    open({Kind::Person, Kind::Bot});
    join(0);
    services.let_think();
    services.pass(1'000);
    ASSERT_EQ(asked(), 0);
    const int version = room->table().told;
    act(0);
    EXPECT_GT(room->table().told, version);
}

TEST_F(EarlyAnswers, ATakeBackEndsThem) {
    open({Kind::Person, Kind::Bot});
    join(0);
    for (int i = 0; i < 50 && asked() != 0; ++i) {
        services.let_think();
        services.pass(1'000);
    }
    answer_early(0, {offered(0, "pass")});
    services.pass(1'000);
    say(0, protocol::TakeBack{.id = {7}});
    const int version = room->table().told;
    services.pass(60'000);
    EXPECT_EQ(room->table().told, version) << "it repeated what was taken back";
    EXPECT_EQ(asked(), 0);
}

// Justinian R9: without a token on the phase card nobody can claim, and everyone sees that.
TEST_F(EarlyAnswers, AForcedAnswerIsGivenForAPerson) {
    open({Kind::Person, Kind::Person});
    join(0);
    join(1);
    // Both pass immediately; the last passer names a side. Then the poll asks for claims.
    for (int i = 0; i < 3; ++i) {
        const int seat = asked();
        const Json now = state(seat);
        const auto& legal = at(now, "legal").get_array();
        const bool is_placing = legal.size() > 2;
        act_by_hand(seat, is_placing ? static_cast<int>(legal.size()) - 1 : 0);
    }
    const int seat = asked();
    EXPECT_EQ(at(state(seat), "forced"), Json(true));
    const int version = room->table().told;
    services.pass(1'000);
    EXPECT_GT(room->table().told, version);
}

}  // namespace
}  // namespace curia
