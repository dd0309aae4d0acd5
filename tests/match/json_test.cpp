// JSON of described values: what is written, and what is refused with which message.
#include <gtest/gtest.h>

#include <fstream>

#include "match/json/changes.h"
#include "match/json/reader.h"
#include "match/json/writer.h"

namespace curia {
namespace {

enum class Mood : std::uint8_t { Calm, Angry };
constexpr auto names_of(Mood) { return std::array<std::string_view, 2>{"calm", "angry"}; }

struct Bribe {
    Seat juror;
    std::uint8_t coins = 0;
    bool operator==(const Bribe&) const = default;
    static constexpr auto description() {
        return describe("bribe", field("juror", &Bribe::juror), field("coins", &Bribe::coins));
    }
};
struct Flee {
    bool operator==(const Flee&) const = default;
    static constexpr auto description() { return describe("flee"); }
};
using Deed = std::variant<Bribe, Flee>;

struct Everything {
    bool flag = false;
    std::int8_t number = 0;
    Mood mood{};
    Text<8> name;
    std::optional<std::uint8_t> maybe;
    std::array<int, 2> pair{};
    PerSeat<std::uint8_t> coins;
    Bag<3> bag;
    FixedList<Seat, 3> order;
    SeatSet set;
    Deed deed;
    bool operator==(const Everything&) const = default;
    static constexpr auto description() {
        return describe("everything", field("flag", &Everything::flag),
                        field("number", &Everything::number), field("mood", &Everything::mood),
                        field("name", &Everything::name), field("maybe", &Everything::maybe),
                        field("pair", &Everything::pair), field("coins", &Everything::coins),
                        field("bag", &Everything::bag), field("order", &Everything::order),
                        field("set", &Everything::set), field("deed", &Everything::deed));
    }
};

Everything example() {
    Everything e;
    e.flag = true;
    e.number = -7;
    e.mood = Mood::Angry;
    e.name.assign("a\"b\n");
    e.pair = {3, -4};
    e.coins[Seat{2}] = 9;
    e.bag = {{1, 0, 2}};
    e.order.push(Seat{1});
    e.order.push(Seat{0});
    e.set.add(Seat{2});
    e.deed = Bribe{Seat{1}, 250};
    return e;
}

constexpr std::string_view kExample =
    R"({"flag":true,"number":-7,"mood":"angry","name":"a\"b\u000a","maybe":null,"pair":[3,-4],)"
    R"("coins":[0,0,9],"bag":[1,0,2],"order":[1,0],"set":[2],)"
    R"("deed":{"type":"bribe","juror":1,"coins":250}})";

std::string why_not(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
    const auto result = from_json<Everything>(text, 3);
    EXPECT_FALSE(result) << text;
    return result.why();
}

TEST(Json, IsWrittenFromTheDescription) { EXPECT_EQ(to_json(example(), 3), kExample); }

TEST(Json, IsReadBack) {
    const auto back = from_json<Everything>(kExample, 3);
    ASSERT_TRUE(back) << back.why();
    EXPECT_TRUE(*back == example());
}

TEST(Json, WhatDoesNotFitIsRefusedAndItsPlaceNamed) {
    const std::string text(kExample);
    EXPECT_EQ(why_not(text, "-7", "128"), "/number: 128 is out of range");
    EXPECT_EQ(why_not(text, "-7", "1.5"), "/number: not a whole number in range");
    EXPECT_EQ(why_not(text, "\"angry\"", "\"sad\""), "/mood: 'sad' is none of calm, angry");
    EXPECT_EQ(why_not(text, "true", "1"), "/flag: not true or false");
    EXPECT_EQ(why_not(text, "a\\\"b\\u000a", "much too long"),
              "/name: a text of more than 8 bytes");
    EXPECT_EQ(why_not(text, "a\\\"b\\u000a", "a\\u0000b"), "/name: a text with a zero byte in it");
    EXPECT_EQ(why_not(text, "[3,-4]", "[3]"), "/pair: 1 entries instead of 2");
    EXPECT_EQ(why_not(text, "[0,0,9]", "[0,0,9,0]"), "/coins: 4 entries instead of 3");
    EXPECT_EQ(why_not(text, "[1,0,2]", "[60,60,60]"), "/bag: too many things in a bag");
    EXPECT_EQ(why_not(text, "\"order\":[1,0]", "\"order\":[1,5]"), "/order/1: 5 is out of range");
    EXPECT_EQ(why_not(text, "\"set\":[2]", "\"set\":[2,2]"), "/set/1: the same thing twice");
    EXPECT_EQ(why_not(text, "\"coins\":250", "\"coins\":-1"), "/deed/coins: -1 is out of range");
    EXPECT_EQ(why_not(text, "bribe", "beg"), "/deed/type: 'beg' is none of bribe, flee");
    EXPECT_EQ(why_not(text, "\"juror\":1,", ""), "/deed: 'juror' is missing");
    EXPECT_EQ(why_not(text, "\"juror\":1,", "\"juror\":1,\"x\":2,"),
              "/deed/x: does not belong here");
}

// A game may have fewer seats than a table can have.
TEST(Json, SeatsBeyondThoseOfTheGameAreNotThere) {
    using Three = PerSeat<int, 3>;
    const auto three = from_json<Three>("[1,2,3]");
    ASSERT_TRUE(three) << three.why();
    EXPECT_EQ(to_json(*three), "[1,2,3]");
    EXPECT_FALSE(from_json<Three>("[1,2,3,4,5]"));
}

TEST(Json, BrokenTextIsRefused) {
    EXPECT_FALSE(from_json<Everything>("{", 3));
    EXPECT_FALSE(from_json<Everything>("", 3));
    EXPECT_FALSE(from_json<Everything>("[]", 3));
    EXPECT_FALSE(from_json<Everything>(std::string(100'000, '['), 3));
}

struct Verdict {
    Mood mood{};
    std::optional<Bribe> for_the_sake_of;
    Bribe fine{Seat{0}, 5};
    bool operator==(const Verdict&) const = default;
    static constexpr auto description() {
        return describe("verdict", field("mood", &Verdict::mood),
                        sparse_field("for_the_sake_of", &Verdict::for_the_sake_of),
                        sparse_field("fine", &Verdict::fine));
    }
};

TEST(Json, ASparseMemberIsWrittenOnlyIfItIsNotAsItBegins) {
    EXPECT_EQ(to_json(Verdict{}), R"({"mood":"calm"})");
    const Verdict verdict{Mood::Angry, {}, {Seat{1}, 7}};
    const std::string text = R"({"mood":"angry","fine":{"juror":1,"coins":7}})";
    EXPECT_EQ(to_json(verdict), text);
    for (const Verdict& one : {Verdict{}, verdict}) {
        const auto back = from_json<Verdict>(to_json(one));
        ASSERT_TRUE(back) << back.why();
        EXPECT_EQ(*back, one);
    }
    EXPECT_FALSE(from_json<Verdict>("{}"));
}

// docs/protocol.md, "Changes": a new member is sent whole, and an object that loses a member is
// replaced.
TEST(JsonChanges, OfSparseMembersLeadToWhatIsThere) {
    const Verdict usual, fined{Mood::Calm, {}, {Seat{1}, 7}}, more{Mood::Calm, {}, {Seat{1}, 9}};
    EXPECT_EQ(changes_in_json(usual, fined, 4), R"({"fine":{"juror":1,"coins":7}})");
    EXPECT_EQ(changes_in_json(fined, more, 4), R"({"fine":{"coins":9}})");
    EXPECT_EQ(changes_in_json(more, usual, 4), R"([{"mood":"calm"}])");
    using Sentence = std::variant<Verdict, Flee>;
    EXPECT_EQ(changes_in_json(Sentence(more), Sentence(usual), 4),
              R"([{"type":"verdict","mood":"calm"}])");
}

// docs/protocol.md, "Changes": the shortest of the possible forms.
TEST(JsonChanges, OfAListAreSaidInTheShortestWay) {
    using Bribes = FixedList<Bribe, 8>;
    Bribes before;
    for (std::uint8_t i = 0; i < 4; ++i) before.push({Seat{i}, static_cast<std::uint8_t>(10 + i)});
    const auto change_to = [&](const Bribes& after) { return changes_in_json(before, after, 4); };

    Bribes paid_more = before;
    paid_more[2].coins = 99;
    EXPECT_EQ(change_to(paid_more), R"({"2":{"coins":99}})");

    Bribes one_more;
    one_more.push({Seat{3}, 1});
    for (const Bribe& bribe : before) one_more.push(bribe);
    EXPECT_EQ(change_to(one_more), R"({"splice":[0,0,{"juror":3,"coins":1}]})");

    Bribes one_less;
    for (const int i : {0, 1, 3}) one_less.push(before[i]);
    EXPECT_EQ(change_to(one_less), R"({"splice":[2,1]})");

    EXPECT_EQ(change_to({}), "[]");
    EXPECT_EQ(change_to(before), "null");
}

// The page's own test applies these changes (web/test/changes.test.ts): before + changes = after.
TEST(JsonChanges, AreThoseOfTheSharedVectors) {
    std::ifstream file(std::string(CURIA_SOURCE_DIR) + "/tests/match/changes.jsonl");
    const auto check = [&](const auto& before, const auto& after) {
        std::string expected;
        std::getline(file, expected);
        EXPECT_EQ("{\"before\":" + to_json(before, 3) + ",\"after\":" + to_json(after, 3) +
                      ",\"changes\":" + changes_in_json(before, after, 3) + "}",
                  expected);
    };
    const auto changed = [](auto&& change) {
        Everything one = example();
        change(one);
        return one;
    };
    check(example(), example());
    check(example(), Everything{});
    check(Everything{}, example());
    check(example(), changed([](Everything& e) { e.number = 8; }));
    check(example(), changed([](Everything& e) { e.maybe = 3; }));
    check(changed([](Everything& e) { e.maybe = 3; }), example());
    check(example(), changed([](Everything& e) { e.pair[1] = 5; }));
    check(example(), changed([](Everything& e) { e.coins[Seat{0}] = 200; }));
    check(example(), changed([](Everything& e) { e.bag.counts = {2, 0, 2}; }));
    check(example(), changed([](Everything& e) { e.order.push(Seat{2}); }));
    check(example(), changed([](Everything& e) { e.order = {}; }));
    check(example(), changed([](Everything& e) { e.set.add(Seat{0}); }));
    check(example(), changed([](Everything& e) { e.deed = Flee{}; }));
    check(changed([](Everything& e) { e.deed = Flee{}; }), example());
    check(example(), changed([](Everything& e) { e.deed = Bribe{Seat{2}, 77}; }));
    check(Verdict{}, Verdict{Mood::Calm, Bribe{Seat{2}, 1}, {}});
    check(Verdict{Mood::Calm, Bribe{Seat{2}, 1}, {}}, Verdict{});
    check(Verdict{Mood::Calm, Bribe{Seat{2}, 1}, {}}, Verdict{Mood::Calm, Bribe{Seat{2}, 2}, {}});
    using Bribes = FixedList<Bribe, 8>;
    Bribes before, after;
    for (std::uint8_t i = 0; i < 5; ++i) before.push({Seat{1}, i});
    for (const int i : {0, 1, 4}) after.push(before[i]);
    check(before, after);
    check(after, before);
    check(before, Bribes{});
    check(Bribes{}, before);
    std::string rest;
    EXPECT_FALSE(std::getline(file, rest)) << "a vector that no case makes: " << rest;
}

}  // namespace
}  // namespace curia
