// How Grand Tribunal looks and speaks in the terminal.
#include <gtest/gtest.h>

#include "cli/grand_tribunal/table.h"
#include "match/edition/edition.h"
#include "match/match.h"
#include "tests/grand_tribunal/scene.h"

namespace curia::cli {
namespace {

using namespace grand_tribunal;
using Hall = GameTable<GrandTribunal>;

Reader reader_at(Viewer viewer, int width) {
    Reader reader{.viewer = viewer,
                  .names = {"Anna", "Bruno", "Clara", "Dario", "Elsa"},
                  .style = Style(),
                  .width = width};
    if (viewer) reader.names[viewer->index] = "You";
    return reader;
}

Match<GrandTribunal> random_match(int players, std::uint64_t seed) {
    Rng rng(seed);
    Match<GrandTribunal> match(default_setup<GrandTribunal>(players));
    while (match.turn().of != Turn::Of::Nobody) {
        match.draw(rng);
        if (match.turn().of != Turn::Of::Players) continue;
        const Seat seat = match.turn().seats.first();
        const auto legal = match.legal(seat);
        match.play(seat,
                   legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))]);
    }
    return match;
}

void expect_fits(const std::string& text, int width) {
    for (const std::string& line : lines_of(text)) EXPECT_LE(columns(line), width) << line;
}

// Everything that is shown to any viewer during a match.
void expect_match_fits(const Match<GrandTribunal>& match, int width) {
    for (int version = 0; version <= match.version(); version += 3)
        for (const Viewer viewer : {Viewer(Seat{0}), Viewer(Seat{1}), Viewer()}) {
            const Reader reader = reader_at(viewer, width);
            const View view = match.view(viewer, version);
            expect_fits(Hall::draw(view, reader), width);
            if (version > 0)
                expect_fits(Hall::tell(match.news(version - 1, viewer), view, reader), width - 2);
            if (!viewer || !match.turn(version).seats.has(*viewer)) continue;
            const auto legal = match.legal(*viewer, version);
            EXPECT_FALSE(Hall::question(view, reader).empty());
            expect_fits(Hall::hint(view), width - 20);
            for (const auto& choice : Hall::choices(view, legal, reader))
                expect_fits(choice.text, width - 6);
            expect_fits(Hall::foresee(view, legal[0], reader), width - 2);
        }
}

TEST(GrandTribunalTable, KeepsWithinTheScreen) {
    for (const int players : {3, 4, 5}) {
        const auto match = random_match(players, static_cast<std::uint64_t>(players));
        for (const int width : {100, 80}) {
            expect_match_fits(match, width);
            expect_fits(Hall::result(match.view(Seat{0}), reader_at(Seat{0}, width)), width);
            expect_fits(Hall::help(reader_at(Seat{0}, width)), width);
        }
    }
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
    const std::string text = Hall::draw(GrandTribunal::view(scene.state, A), reader_at(A, 100));
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
    const Reader reader = reader_at(Seat{0}, 100);
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
    const auto said = Hall::answer("card thieving", match.view(Seat{0}), reader_at(Seat{0}, 100));
    ASSERT_TRUE(said);
    EXPECT_EQ(*said, "Thieving Wind: elemental. Pick an opponent; take 4 Vis from them.\n");
    EXPECT_FALSE(Hall::answer("what now", match.view(Seat{0}), reader_at(Seat{0}, 100)));
}

}  // namespace
}  // namespace curia::cli
