// What the loader says about cards and tracks that a person entered: E9, "What there is".
#include "match/edition/edition.h"

#include <gtest/gtest.h>

#include <string>

#include "games/grand_tribunal/grand_tribunal.h"
#include "tests/grand_tribunal/edition_text.h"

namespace curia::grand_tribunal {
namespace {

std::string complaint(const std::string& toml) {
    const auto edition = read_edition<GrandTribunal>(toml, "box.toml");
    return edition ? "accepted" : edition.why();
}

// The message names the line and contains this text.
void expect_complaint(const std::string& piece, const std::string& replacement,
                      const std::string& text) {
    const std::string said = complaint(with(piece, replacement));
    EXPECT_EQ(said.find("box.toml:"), 0u) << said;
    EXPECT_NE(said.find(text), std::string::npos) << said;
}

const std::string kPotion =
    "name = \"Longevity Potion\"\ncategory = \"alchemical\"\ncopies = 2\n"
    "effect = \"extra_frame\"\namounts = []";
const std::string kLeaven = "effect = \"fund_card\"\namounts = [3]";

TEST(GrandTribunalEdition, TheDefaultHas105CardsAndNoWarning) {
    const auto& edition = default_edition<GrandTribunal>();
    EXPECT_TRUE(edition.warnings.empty());
    EXPECT_EQ(edition.values.count(Deck::Items), 36);
    EXPECT_EQ(edition.values.count(Deck::Spells), 48);
    EXPECT_EQ(edition.values.count(Deck::Resources), 21);
    EXPECT_FALSE(edition.provenance.empty());
}
TEST(GrandTribunalEdition, CopiesFollowEachOther) {
    const Edition& edition = default_edition<GrandTribunal>().values;
    EXPECT_EQ(edition.name(Card{64}), "Longevity Potion");
    EXPECT_EQ(edition.name(Card{65}), "Longevity Potion");
    EXPECT_EQ(edition.name(Card{66}), "Item's Transmutation");
    EXPECT_EQ(edition.facts(Card{64}).kind, edition.facts(Card{65}).kind);
    EXPECT_EQ(edition.facts(Card{64}).cost, kSpellCost);
}
// Every spell category has 12 cards, every type 6, as the reconstruction says.
TEST(GrandTribunalEdition, EveryEffectIsOnSomeCard) {
    const Edition& edition = default_edition<GrandTribunal>().values;
    std::array<int, kEffects> cards{};
    for (const Deck deck : {Deck::Spells, Deck::Resources})
        for (int i = 0; i < edition.count(deck); ++i)
            ++cards[static_cast<std::size_t>(edition.facts(nth<Card>(deck, i)).effect)];
    for (int i = 0; i < kEffects; ++i)
        EXPECT_GT(cards[i], 0) << curia::name_of(static_cast<Effect>(i));
}

TEST(GrandTribunalEdition, RefusesWrongTokens) {
    expect_complaint("votes = 24", "votes = 2", "3 to 200 votes");
    expect_complaint("\nvis = 60", "\nvis = 59", "enough for what five players start with");
    expect_complaint("starting_vis = 12", "starting_vis = 51", "at most 50 Vis");
    expect_complaint("extra_frame = 2", "extra_frame = 3", "1 or 2 actions");
    expect_complaint("extra_frame = 2", "extra_frame = 0", "1 or 2 actions");
}
TEST(GrandTribunalEdition, RefusesWrongTracks) {
    expect_complaint("extract = 1", "extract = 4", "Extract gives 1 to 3 Vis");
    expect_complaint("extract = 1", "extract = 0", "Extract gives 1 to 3 Vis");
    expect_complaint("contested = [1]", "contested = []", "must have a contested space");
    expect_complaint("contested = [1]", "contested = [21]", "at most 20");
    expect_complaint("gatherer = 4, others = 1", "gatherer = 4, others = 5",
                     "no other player more than that");
    const std::string spaces =
        "[{ gatherer = 4, others = 1 }, { gatherer = 5, others = 1 }, { gatherer = 5, others = 2 "
        "}]";
    expect_complaint(spaces, "[]", "must have an uncontested space");
}
TEST(GrandTribunalEdition, RefusesWrongItems) {
    expect_complaint("cost = 2", "cost = 0", "'Smoked-Glass Orb' must cost 1 to 9 Vis");
    expect_complaint("cost = 2", "cost = 10", "'Smoked-Glass Orb' must cost 1 to 9 Vis");
    expect_complaint("base = 2", "base = 21", "at most 20 base points");
    expect_complaint("capacity = 1", "capacity = 21", "at most 20 spells");
    expect_complaint("accepts = [\"runic\"]", "accepts = []", "accepts no category");
    expect_complaint("type = \"orb\"", "type = \"sword\"", "sword");
}
TEST(GrandTribunalEdition, RefusesWrongSpellsAndResources) {
    expect_complaint("copies = 2", "copies = 0", "'Longevity Potion' must have 1 to 12 copies");
    expect_complaint("copies = 2", "copies = 13", "1 to 12 copies");
    expect_complaint(kLeaven, "effect = \"fund_card\"\namounts = []", "must give 1 amounts");
    expect_complaint(kLeaven, "effect = \"fund_card\"\namounts = [21]", "amounts of 1 to 20");
    expect_complaint(kLeaven, "effect = \"fund_card\"\namounts = [0]", "amounts of 1 to 20");
    expect_complaint("effect = \"draw_spells\"\namounts = [3]",
                     "effect = \"draw_spells\"\namounts = [7]", "at most 6 times");
    expect_complaint("effect = \"extra_frame\"", "effect = \"dance\"", "dance");
    for (const char* effect : {"mirror", "replace_bearer"})
        expect_complaint("effect = \"sabotage\"", "effect = \"" + std::string(effect) + "\"",
                         "cannot act on the item that a spell is cast from");
}
TEST(GrandTribunalEdition, RefusesTooFewOrTooManyCards) {
    std::string few = default_text();
    const std::size_t first = few.find("[[item]]"), last = few.find("# Spells.");
    std::size_t at = first;
    for (int i = 0; i < 14; ++i) at = few.find("[[item]]", at + 1);
    EXPECT_LT(at, last);
    few.erase(first, at - first);
    EXPECT_NE(complaint(few).find("there are 22 items, but 23 are needed"), std::string::npos)
        << complaint(few);
    expect_complaint("copies = 2", "copies = 3", "there are 106 cards");
    expect_complaint("name = \"Diligent Apprentice\"\ncopies = 2",
                     "name = \"Diligent Apprentice\"\ncopies = 12", "there are 115 cards");
}
TEST(GrandTribunalEdition, WarnsOfCardsThatAreMissing) {
    const auto edition = read_edition<GrandTribunal>(with("copies = 2", "copies = 1"), "box.toml");
    ASSERT_TRUE(edition) << edition.why();
    ASSERT_EQ(edition->warnings.size(), 1u);
    EXPECT_NE(edition->warnings[0].find("104 cards"), std::string::npos);
}

}  // namespace
}  // namespace curia::grand_tribunal
