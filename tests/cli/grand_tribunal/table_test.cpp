// How Grand Tribunal looks and speaks in the terminal.
#include "cli/grand_tribunal/table.h"

#include <gtest/gtest.h>

#include "match/edition/edition.h"
#include "match/match.h"
#include "tests/grand_tribunal/scene.h"

namespace curia::cli {
namespace {

using namespace grand_tribunal;
using Hall = GameTable<GrandTribunal>;

Reader reader_at(Viewer viewer) {
    Reader reader{.viewer = viewer,
                  .names = {"Anna", "Bruno", "Clara", "Dario", "Elsa"},
                  .style = Style(),
                  .width = 100};
    if (viewer) reader.names[viewer->index] = "You";
    return reader;
}

// Hands in words, and for every item in play its votes, rank and points as they are now.
TEST(GrandTribunalTable, ShowsHandsInWordsAndHowItemsStand) {
    grand_tribunal::Scene scene;
    scene.active(A, "Fulgarous Orb", {"Thieving Wind"});
    scene.votes({{Space::Orb, 2}, {Space::Elemental, 1}});
    scene.hand(B, "Rowan Wand");
    scene.hand(B, "Aqua Regia");
    scene.hand(B, "Clear Mind");
    scene.inactive(B, "Willow Switch", 1, Turned::Down);
    scene.inactive(B, "Knotted Cord", 0, Turned::Down);
    const std::string text = Hall::draw(GrandTribunal::view(scene.state, A), reader_at(A));
    for (const char* part :
         {"hand: 1 item, 2 spells", "3 votes  rank 1  1st prize 20 points",
          "base 4 + Thieving Wind, room for 1 spell of ER", "2 hidden items with 1 and 0 Vis"})
        EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
}

// Every choice can be given in words, unless two of them have the same text.
TEST(GrandTribunalTable, UnderstandsTheBeginningsOfWords) {
    Match<GrandTribunal> match(default_setup<GrandTribunal>(3));
    match.resolve(FirstPraeco{Seat{0}});
    Rng rng(1);
    match.draw(rng);
    const Reader reader = reader_at(Seat{0});
    const auto meant = [&](std::string_view words) {
        return Hall::understand(words, match.view(Seat{0}), match.legal(Seat{0}), reader);
    };
    ASSERT_TRUE(meant("res"));
    EXPECT_EQ(*meant("Draw Spell"), Action(ChooseDeck{Deck::Spells}));
    EXPECT_FALSE(meant("draw"));
    EXPECT_FALSE(meant("dance"));
    EXPECT_FALSE(meant(""));
}

TEST(GrandTribunalTable, SaysWhatACardDoes) {
    const Match<GrandTribunal> match(default_setup<GrandTribunal>(3));
    const auto said = Hall::answer("card thieving", match.view(Seat{0}), reader_at(Seat{0}));
    ASSERT_TRUE(said);
    EXPECT_EQ(*said, "Thieving Wind: elemental. Pick an opponent; take 4 Vis from them.\n");
    EXPECT_FALSE(Hall::answer("what now", match.view(Seat{0}), reader_at(Seat{0})));
}

}  // namespace
}  // namespace curia::cli
