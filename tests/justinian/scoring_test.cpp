// A claimed scoring: R11 to R16 and R21.
#include "tests/justinian/scene.h"

namespace curia::justinian {
namespace {

// The rulebook's example: A claims with five, B has eight, C one and D none.
Scene example_of_the_rulebook() {
    Scene scene({.players = 4, .starter = B});
    scene.on_card(A, {+3, -2});
    scene.on_card(B, {+3, -3, +2});
    scene.on_card(C, {-1});
    scene.placing_ends();
    scene.claims(A);
    return scene;
}

// R11: a claim turns up all tokens on the card.
TEST(JustinianScoring, AClaimTurnsUpThePhaseCard) {
    const Scene scene = example_of_the_rulebook();
    EXPECT_EQ(scene.table().on_card_shown[A], tokens({+3, -2}));
    EXPECT_EQ(scene.table().on_card_shown[B], tokens({+3, -3, +2}));
    EXPECT_EQ(scene.table().on_card_shown[C], tokens({-1}));
    EXPECT_EQ(scene.table().on_card_shown[D], TokenBag{});
}

// T4, R12, R14, A2: B has the most and chooses; only B gets nothing for the tokens.
TEST(JustinianScoring, T4TheHighestTotalChoosesAndForfeits) {
    Scene scene = example_of_the_rulebook();
    EXPECT_EQ(scene.asked(), B);
    scene.chooses(B, Colour::War);
    EXPECT_EQ(scene.last_scoring().claimant, A);
    EXPECT_EQ(scene.last_scoring().chooser, B);
    EXPECT_EQ(scene.last_scoring().from_tokens[A], 5);
    EXPECT_EQ(scene.last_scoring().from_tokens[B], 0);
    EXPECT_EQ(scene.last_scoring().from_tokens[C], 1);
    EXPECT_EQ(scene.last_scoring().from_tokens[D], 0);
}

// T4, A33: the last of B's tokens can also be red.
TEST(JustinianScoring, T4TheSignMakesNoDifference) {
    Scene scene({.players = 4, .starter = B});
    scene.on_card(A, {+3, -2});
    scene.on_card(B, {+3, -3, -2});
    scene.placing_ends();
    scene.claims(A);
    EXPECT_EQ(scene.asked(), B);
}

// T4, R14: all tokens on the card are used up, including those of players who did not claim.
TEST(JustinianScoring, T4AllTokensLeaveTheCard) {
    Scene scene = example_of_the_rulebook();
    const TokenBag gone_before = scene.table().gone[B];
    scene.chooses(B, Colour::War);
    EXPECT_EQ(scene.table().on_card_size, PerPlayer<std::uint8_t>{});
    EXPECT_EQ(scene.table().on_card_shown, PerPlayer<TokenBag>{});
    EXPECT_EQ(scene.view(B).own.on_card, TokenBag{});
    TokenBag gone = gone_before;
    gone.add(tokens({+3, -3, +2}));
    EXPECT_EQ(scene.table().gone[B], gone);
}

// R12: points decide, not the number of tokens; A3: nor does it matter who claimed.
TEST(JustinianScoring, PointsCountAndNotTokens) {
    Scene scene({.players = 2, .starter = B});
    scene.on_card(A, {+1, +1, +1, -1, -1});
    scene.on_card(B, {+3, -3});
    scene.placing_ends();
    scene.claims(A);
    EXPECT_EQ(scene.asked(), B);
}

// R12: the claimant chooses with the highest total.
TEST(JustinianScoring, TheClaimantMayBeTheChooser) {
    Scene scene({.players = 2, .starter = B});
    scene.on_card(A, {+3, -3});
    scene.on_card(B, {+3, -2});
    scene.placing_ends();
    scene.claims(A);
    EXPECT_EQ(scene.asked(), A);
}

// A14: a player with no token in hand may choose.
TEST(JustinianScoring, AChooserNeedsNoTokensInHand) {
    Scene scene({.players = 2, .starter = B});
    scene.hand(B, {});
    scene.on_card(A, {+3, -2});
    scene.on_card(B, {+3, -3});
    scene.placing_ends();
    scene.claims(A);
    EXPECT_EQ(scene.asked(), B);
}

// R13, A27: any colour that has not been scored; one must be named.
TEST(JustinianScoring, TheChooserNamesAnUnscoredColour) {
    Scene scene({.players = 2, .phase = 3, .starter = B});
    scene.on_card(A, {+3, +3, -3, -3});
    scene.placing_ends();
    scene.claims(A);
    EXPECT_EQ(scene.legal(A),
              (std::vector<Action>{ChooseColour{Colour::War}, ChooseColour{Colour::Law}}));
}

// A27: the chooser may name a colour in which their own cards are poor.
TEST(JustinianScoring, AllFourColoursAreOpenAtFirst) {
    const Scene scene = example_of_the_rulebook();
    EXPECT_EQ(scene.legal(B).size(), 4u);
}

// R15: every card of the colour scores what shows in its tile's window, at its slot.
TEST(JustinianScoring, CardsScoreTheWindowsOfTheirTiles) {
    Scene scene = example_of_the_rulebook();
    scene.chooses(B, Colour::Law);
    EXPECT_EQ(scene.last_scoring().from_cards[A], 13 + 14);  // tiles 1 and 2, phase 1
    EXPECT_EQ(scene.last_scoring().from_cards[B], 15 + 16);
    EXPECT_EQ(scene.last_scoring().from_cards[C], 17 + 18);
    EXPECT_EQ(scene.last_scoring().from_cards[D], 20 + 21);
    EXPECT_EQ(scene.table().points[A], 27 + 5);
    EXPECT_EQ(scene.table().points[B], 31);
    EXPECT_EQ(scene.table().points[C], 35 + 1);
    EXPECT_EQ(scene.table().points[D], 41);
}

// R15: everyone sees the cards that scored.
TEST(JustinianScoring, TheCardsOfTheColourAreShown) {
    Scene scene = example_of_the_rulebook();
    scene.chooses(B, Colour::Law);
    EXPECT_EQ(scene.last_scoring().cards[A], tiles({1, 2}));
    EXPECT_EQ(scene.last_scoring().cards[D], tiles({7, 8}));
    EXPECT_EQ(std::get<Scored>(scene.told(std::nullopt)).scoring, scene.last_scoring());
}

// T5, R15: the rulebook's second example. Tile 2 in slot 7 shows 32, tile 10 in slot 9 shows 25.
TEST(JustinianScoring, T5TwoCardsInPhaseTwo) {
    Scene scene({.players = 4, .phase = 2, .starter = B});
    scene.row({1, 3, 4, 5, 6, 7, 2, 8, 10, 9, 11, 12});
    scene.cards(C, Colour::War, {2, 10});
    scene.on_card(A, {+3, +3, -3});
    scene.placing_ends();
    scene.claims(A);
    scene.chooses(A, Colour::War);
    EXPECT_EQ(scene.last_scoring().from_cards[C], 57);
    EXPECT_EQ(scene.table().points[C], 57);
}

// T6, A32: two players have three cards each, six tiles in all.
TEST(JustinianScoring, T6TwoPlayersScoreThreeCardsEach) {
    Scene scene({.players = 2, .starter = B});
    scene.on_card(A, {+3, -2});
    scene.placing_ends();
    scene.claims(A);
    scene.chooses(A, Colour::Building);
    EXPECT_EQ(scene.last_scoring().cards[A], tiles({1, 2, 3}));
    EXPECT_EQ(scene.last_scoring().cards[B], tiles({4, 5, 6}));
    EXPECT_EQ(scene.last_scoring().from_cards[A], 13 + 14 + 15);
    EXPECT_EQ(scene.last_scoring().from_cards[B], 16 + 17 + 18);
}

// R15, A25: the windows of the phase that has just ended count; the next phase begins after the
// exchange.
TEST(JustinianScoring, TheFinishedPhaseCounts) {
    Scene scene({.players = 2, .phase = 2, .starter = B});
    scene.on_card(A, {+3, +3, -3});
    scene.placing_ends();
    scene.claims(A);
    scene.chooses(A, Colour::War);
    EXPECT_EQ(scene.last_scoring().from_cards[A], 17 + 18 + 19);
    EXPECT_EQ(scene.table().phase, 2);
    scene.nobody_exchanges();
    EXPECT_EQ(scene.table().phase, 3);
}

// R16: all twelve cards of the colour leave the game, from hands and deck; the others stay.
TEST(JustinianScoring, TheColourLeavesTheGame) {
    Scene scene = example_of_the_rulebook();
    scene.chooses(B, Colour::Law);
    EXPECT_EQ(scene.cards(A, Colour::Law), Numbers{});
    EXPECT_EQ(scene.cards(D, Colour::Law), Numbers{});
    EXPECT_TRUE(scene.state().secrets.deck[Colour::Law].empty());
    EXPECT_EQ(scene.cards(A, Colour::War), (Numbers{1, 2}));
    EXPECT_EQ(scene.state().secrets.deck[Colour::War], tiles({9, 10, 11, 12}));
    EXPECT_FALSE(scene.table().unscored().has(Colour::Law));
}

// R21: after three scorings one colour is left over, and its cards never count.
TEST(JustinianScoring, OneColourIsNeverScored) {
    Scene scene({.players = 2, .phase = 3, .starter = B});
    scene.on_card(A, {+3, +3, -3, -3});
    scene.placing_ends();
    scene.claims(A);
    scene.chooses(A, Colour::Law);
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.table().unscored(), ColourSet(Colour::War));
    EXPECT_EQ(scene.score(A), 21 + 22 + 24);
}

}  // namespace
}  // namespace curia::justinian
