// What a viewer is told about a step: their own secrets, the table, and nothing else.
#include "match/edition/edition.h"
#include "tests/justinian/scene.h"

namespace curia::justinian {
namespace {

constexpr Viewer kSpectator = std::nullopt;

// A36: it is public that A laid a token there, but not which one.
TEST(JustinianNews, OfAPlacement) {
    Scene scene({.players = 3});
    scene.lays(A, -3, 7);
    EXPECT_EQ(scene.told(A), News(Placed{A, tile(7), token(-3)}));
    EXPECT_EQ(scene.told(B), News(Placed{A, tile(7), std::nullopt}));
    EXPECT_EQ(scene.told(kSpectator), News(Placed{A, tile(7), std::nullopt}));
}

TEST(JustinianNews, OfATokenOnTheCard) {
    Scene scene({.players = 3});
    scene.lays_on_card(A, +2);
    EXPECT_EQ(scene.told(A), News(PlacedOnCard{A, token(+2)}));
    EXPECT_EQ(scene.told(C), News(PlacedOnCard{A, std::nullopt}));
    EXPECT_EQ(scene.told(kSpectator), News(PlacedOnCard{A, std::nullopt}));
}

// R3: the number of tokens drawn is public, but not their values.
TEST(JustinianNews, OfADraw) {
    Scene scene({.players = 3, .reserve = 12});
    scene.passes(A);
    EXPECT_EQ(scene.told(B), News(Passed{A, false}));
    scene.draws(A, {+1, -2});
    EXPECT_EQ(scene.told(A), News(Dealt{A, 2, tokens({+1, -2}), false}));
    EXPECT_EQ(scene.told(B), News(Dealt{A, 2, std::nullopt, false}));
    EXPECT_EQ(scene.told(kSpectator), News(Dealt{A, 2, std::nullopt, false}));
}

// R6: the last draw, or the last pass if nothing is drawn, says that the tokens are turned up.
TEST(JustinianNews, OfTheTokensTurnedUp) {
    Scene drawing({.players = 2, .reserve = 12});
    drawing.passes_drawing(A, {+1, -2});
    drawing.passes(B);
    EXPECT_EQ(drawing.told(A), News(Passed{B, false}));
    drawing.draws(B, {+1, -2});
    EXPECT_EQ(drawing.told(A), News(Dealt{B, 2, std::nullopt, true}));

    Scene not_drawing({.players = 2});
    not_drawing.passes(A);
    EXPECT_EQ(not_drawing.told(A), News(Passed{A, false}));
    not_drawing.passes(B);
    EXPECT_EQ(not_drawing.told(A), News(Passed{B, true}));
}

// R8: everyone is told the same moves of the tiles, including a move of zero steps.
TEST(JustinianNews, OfTheResolution) {
    Scene scene({.players = 2, .starter = B});
    scene.passes(B);
    scene.lays(A, +3, 12);
    scene.lays(A, -1, 2);
    scene.passes(A);
    scene.resolves(A, Side::Right);
    Resolved news{A, Side::Right, {}};
    news.moves.push({tile(12), +3, 12, 12});
    news.moves.push({tile(2), -1, 2, 1});
    EXPECT_EQ(scene.told(A), News(news));
    EXPECT_EQ(scene.told(B), News(news));
    EXPECT_EQ(scene.told(kSpectator), News(news));
}

// R11: a valid claim shows all tokens to everyone.
TEST(JustinianNews, OfAClaim) {
    Scene scene({.players = 3, .starter = B});
    scene.on_card(A, {+3, -2});
    scene.on_card(B, {-1});
    scene.placing_ends();
    scene.claims(A);
    const PerPlayer<TokenBag> shown{{tokens({+3, -2}), tokens({-1}), TokenBag{}, TokenBag{}}};
    EXPECT_EQ(scene.told(C), News(Claimed{A, true, shown}));
    EXPECT_EQ(scene.told(kSpectator), News(Claimed{A, true, shown}));
}

// Section 0, 1: a decline is only a decline.
TEST(JustinianNews, OfADecline) {
    Scene scene({.players = 2, .starter = B});
    scene.on_card(A, {+3, -2});
    scene.placing_ends();
    scene.declines(A);
    EXPECT_EQ(scene.told(B), News(Declined{A}));
    EXPECT_EQ(scene.told(A), News(Declined{A}));
}

// Two players after the scoring of Trade; A exchanges first.
Scene before_the_exchange() {
    Scene scene({.players = 2, .starter = B});
    scene.on_card(A, {+3, -2});
    scene.placing_ends();
    scene.claims(A);
    scene.chooses(A, Colour::Trade);
    return scene;
}

// A22, A28: the colour is public; only the player who exchanges is told the numbers.
TEST(JustinianNews, OfAnExchange) {
    Scene scene = before_the_exchange();
    scene.exchanges(A, Colour::War, 3);
    EXPECT_EQ(scene.told(A), News(CardExchanged{A, Colour::War, tile(3), std::nullopt}));
    EXPECT_EQ(scene.told(B), News(CardExchanged{A, Colour::War, std::nullopt, std::nullopt}));
    scene.receives(A, Colour::War, 11);
    EXPECT_EQ(scene.told(A), News(CardDrawn{A, Colour::War, tile(11)}));
    EXPECT_EQ(scene.told(B), News(CardDrawn{A, Colour::War, std::nullopt}));
    EXPECT_EQ(scene.told(kSpectator), News(CardDrawn{A, Colour::War, std::nullopt}));
}

TEST(JustinianNews, OfAKeptHand) {
    Scene scene = before_the_exchange();
    scene.keeps(A);
    EXPECT_EQ(scene.told(B), News(Kept{A}));
}

// S2, S3: what is dealt is told only to its owner.
TEST(JustinianNews, OfTheDeal) {
    State state = Justinian::start(default_setup<Justinian>(2));
    const DealTokens deal{A, {{2, 2, 1, 2, 2, 1}}};
    EXPECT_EQ(Justinian::news(state, deal, A), News(Dealt{A, 10, deal.tokens, false}));
    EXPECT_EQ(Justinian::news(state, deal, B), News(Dealt{A, 10, std::nullopt, false}));
    Justinian::resolve(state, deal);
    Justinian::resolve(state, DealTokens{B, deal.tokens});
    const TileSet low = tiles({1, 2, 3});
    const DealCards cards{A, {{low, low, low, low}}};
    EXPECT_EQ(Justinian::news(state, cards, A), News(DealtCards{A, cards.cards}));
    EXPECT_EQ(Justinian::news(state, cards, B), News(DealtCards{A, std::nullopt}));
    EXPECT_EQ(Justinian::news(state, cards, kSpectator), News(DealtCards{A, std::nullopt}));
}

}  // namespace
}  // namespace curia::justinian
