// The values of the cards: RULES.md 2.7, each condition with an edition that violates it.
#include <gtest/gtest.h>

#include "match/record/record.h"
#include "tests/circus_maximus/scene.h"

namespace curia::circus_maximus {
namespace {

// The default edition with one line changed: the n-th occurrence of `from`.
std::string changed(std::string_view from, std::string_view to, int occurrence = 1) {
    std::string text(default_edition_text("circus_maximus"));
    std::size_t at = text.find(from);
    for (int i = 1; i < occurrence; ++i) at = text.find(from, at + 1);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}
std::string refusal(const std::string& text) {
    const auto edition = read_edition<CircusMaximus>(text, "mine.toml");
    return edition ? "accepted" : edition.why();
}
std::vector<std::string> warnings(const std::string& text) {
    const auto edition = read_edition<CircusMaximus>(text, "mine.toml");
    EXPECT_TRUE(edition) << edition.why();
    return edition ? edition->warnings : std::vector<std::string>{};
}
bool says(const std::string& text, std::string_view words) {
    return text.starts_with("mine.toml:") && text.find(words) != std::string::npos;
}

// 2.7, items 5 and 6: the default edition has all printed facts.
TEST(CircusEdition, TheDefaultOneHasThePrintedFacts) {
    const auto& edition = default_edition<CircusMaximus>();
    EXPECT_TRUE(edition.warnings.empty());
    EXPECT_EQ(edition.values.pay(Visitor::Legionary), 2);
    EXPECT_EQ(edition.values.pay(Visitor::Student), 3);
    EXPECT_EQ(edition.values.pay(Visitor::Senator), 6);
    EXPECT_EQ(edition.values.coins(SeatClass::Gallery), 1);
    EXPECT_EQ(edition.values.coins(SeatClass::Stalls), 2);
    EXPECT_FALSE(edition.provenance.empty());
}

// Item 1: 110 cards.
TEST(CircusEdition, AllCardsTogetherAreAHundredAndTen) {
    EXPECT_TRUE(says(refusal(changed("coin_markers = 12", "coin_markers = 13")),
                     "all cards together must be 110, but there are 111"));
}
// Item 2: nine kinds of favour, equal copies, nine for three players.
TEST(CircusEdition, EveryKindOfFavourHasAsManyCopies) {
    EXPECT_TRUE(says(refusal(changed("copies = 2", "copies = 3", 4)), "the same number of copies"));
}
TEST(CircusEdition, ThreePlayersHaveNineFavours) {
    std::string text(default_edition_text("circus_maximus"));
    for (std::size_t at = text.find("\ncopies = 2"); at != std::string::npos;
         at = text.find("\ncopies = 2", at + 1))
        text.replace(at, 11, "\ncopies = 1");
    EXPECT_TRUE(says(refusal(text), "favours for three players must be 9, but there are 0"));
}
// Item 3: fifteen visitors, ten for three players.
TEST(CircusEdition, ThreePlayersHaveTenVisitors) {
    EXPECT_TRUE(says(refusal(changed("copies = 3", "copies = 4")),
                     "visitors for three players must be 10, but there are 11"));
}
TEST(CircusEdition, EveryKindOfVisitorHasACopyToTakeOut) {
    EXPECT_TRUE(says(refusal(changed("copies = 3", "copies = 0")), "there is none"));
}
// Item 4: eighteen tickets, six for each venue.
TEST(CircusEdition, EveryVenueHasSixTickets) {
    EXPECT_TRUE(says(refusal(changed("copies_per_venue = 2", "copies_per_venue = 3")),
                     "tickets of each venue must be 6, but there are 7"));
}
// 2.3: a split of 3, 2 and 1 is an edition too.
TEST(CircusEdition, TheTicketsOfAVenueMayBeSplitOtherwise) {
    std::string text = changed("copies_per_venue = 2", "copies_per_venue = 3");
    const std::size_t last = text.rfind("copies_per_venue = 2");
    EXPECT_EQ(refusal(text.replace(last, 20, "copies_per_venue = 1")), "accepted");
}
// Items 5 and 6: a difference from the rulebook is only a warning, so that printed cards can be
// entered.
TEST(CircusEdition, WhatTheRulebookDoesNotPrintIsAWarning) {
    const auto senator = warnings(changed("pays = 6", "pays = 7"));
    ASSERT_EQ(senator.size(), 1u);
    EXPECT_TRUE(says(senator[0], "a senator pays 7 coins here, but the rulebook prints 6"));
    EXPECT_EQ(warnings(changed("pays = 2", "pays = 1")).size(), 1u);
    EXPECT_EQ(warnings(changed("pays = 3", "pays = 4")).size(), 1u);
    EXPECT_EQ(warnings(changed("coins = 1", "coins = 0")).size(), 1u);
    EXPECT_EQ(warnings(changed("\ncoins = 2", "\ncoins = 3")).size(), 1u);
}
TEST(CircusEdition, MerchantCoinsShouldRiseFromNoneToThree) {
    const std::string coins = "[0, 0, 1, 1, 2, 2, 3, 3]";
    EXPECT_EQ(warnings(changed(coins, "[0, 0, 1, 1, 2, 2, 3, 4]")).size(), 1u);
    EXPECT_EQ(warnings(changed(coins, "[0, 1, 0, 1, 2, 2, 3, 3]")).size(), 1u);
    EXPECT_EQ(warnings(changed(coins, "[0, 0, 1, 1, 1, 1, 3, 3]")).size(), 1u);
    EXPECT_TRUE(warnings(changed(coins, "[0, 0, 1, 1, 1, 2, 2, 3]")).empty());
}
// Items 8 and 9: the decks must be large enough for the worst day.
TEST(CircusEdition, TheDecksLastForTheWorstDay) {
    const std::string text = changed("[0, 1, 2]", "[0, 1, 3]");
    EXPECT_TRUE(says(refusal(text), "3 players may need 12 visitors, but there are 11"));
    EXPECT_TRUE(says(refusal(changed("[0, 1, 2]", "[0, 9, 0]")), "players may need"));
}
// Item 7 follows from item 2: nine favours are enough for three players, eighteen for five.
TEST(CircusEdition, TheFavoursSufficeForThreeDays) {
    EXPECT_EQ(refusal(std::string(default_edition_text("circus_maximus"))), "accepted");
    static_assert(kDays * 3 <= kFavourKinds && kDays * 5 <= 2 * kFavourKinds);
}
// 0.2: values are 0 to 9.
TEST(CircusEdition, ValuesAreNoughtToNine) {
    EXPECT_TRUE(says(refusal(changed("pays = 6", "pays = 10")), "10 coins are too many"));
    EXPECT_TRUE(says(refusal(changed("coins = 3", "coins = 10")), "10 coins are too many"));
    EXPECT_TRUE(says(refusal(changed("end_coins = 2", "end_coins = 10")), "too many"));
    EXPECT_TRUE(says(refusal(changed("legionary_favour_pay = 6", "legionary_favour_pay = 12")),
                     "12 coins are too many"));
    EXPECT_TRUE(says(refusal(changed("favour_ticket_coins = 2", "favour_ticket_coins = 99")),
                     "99 coins are too many"));
    EXPECT_TRUE(says(refusal(changed("[0, 0, 1, 1,", "[10, 0, 1, 1,")), "10 coins are too many"));
    EXPECT_TRUE(says(refusal(changed("pays = 6", "pays = -1")), "out of range"));
}
// Entries have a fixed order, and the message names the line.
TEST(CircusEdition, EntriesStandInTheirOrder) {
    EXPECT_TRUE(
        says(refusal(changed("\"stalls\"", "\"box\"")), "entry 2 must be the stalls, not the box"));
    EXPECT_TRUE(says(refusal(changed("\"citizen\"", "\"caesar\"")), "must be the citizen"));
    EXPECT_TRUE(
        says(refusal(changed("\"double_buy\"", "\"step_left\"")), "must be the double_buy"));
    EXPECT_TRUE(says(refusal(changed("\"gallery\"", "\"balcony\"")), "balcony"));
}
TEST(CircusEdition, WhatIsMissingOrUnknownIsNamed) {
    EXPECT_TRUE(says(refusal(changed("coin_markers = 12", "")), "'coin_markers' is missing"));
    EXPECT_TRUE(says(refusal(changed("coin_markers = 12", "coin_markers = 12\nmedals = 3")),
                     "does not belong"));
}

// With another edition, its values are paid.
TEST(CircusEdition, AnotherEditionsValuesArePaid) {
    const auto edition = read_edition<CircusMaximus>(
        changed("[0, 0, 1, 1, 2, 2, 3, 3]", "[0, 0, 1, 1, 1, 2, 2, 3]"), "mine.toml");
    auto setup = default_setup<CircusMaximus>(3);
    setup.edition = keep_edition<CircusMaximus>(edition->values);
    State state = CircusMaximus::start(setup);
    state.table.phase = Phase::Sales;
    state.table.stage = Stage::Turn;
    for (Seat seat : {A, B, C}) CircusMaximus::play(state, seat, Pass{});
    EXPECT_EQ(state.table.income[0][B], 10);
}

// ---- Records and options that do not fit ----

std::string refused_record(const std::string& text) {
    const auto record = read_record<CircusMaximus>(text, "match.jsonl");
    return record ? "accepted" : record.why();
}
std::string header(const std::string& players, const std::string& options) {
    return "{\"curia\":1,\"game\":\"circus_maximus\",\"rules\":1,\"players\":" + players +
           ",\"options\":" + options + ",\"edition\":\"default\",\"seats\":[\"a\",\"b\",\"c\"]}\n";
}
const std::string kOptions =
    "{\"expert_caesar\":\"off\",\"ticketless_placement\":\"forbid\",\"extra_visitor_blind\":"
    "\"off\",\"one_favour_per_turn\":\"off\"}";

TEST(CircusRecord, ThatDoesNotFitIsRefusedWithItsLine) {
    EXPECT_EQ(refused_record(header("3", kOptions)), "accepted");
    EXPECT_NE(refused_record(header("2", kOptions)).find("match.jsonl:1"), std::string::npos);
    EXPECT_NE(refused_record(header("3", "{\"expert_caesar\":\"perhaps\"}")).find("perhaps"),
              std::string::npos);
    EXPECT_NE(refused_record(header("3", kOptions) +
                             "{\"chance\":{\"type\":\"choose_first_player\",\"seat\":3}}\n")
                  .find("match.jsonl:2"),
              std::string::npos);
    EXPECT_NE(
        refused_record(header("3", kOptions) + "{\"seat\":0,\"action\":{\"type\":\"pass\"}}\n")
            .find("match.jsonl:2"),
        std::string::npos);
}

}  // namespace
}  // namespace curia::circus_maximus
