// What a viewer sees: two games that differ only in other players' secrets look the same.
#include "tests/justinian/scene.h"

namespace curia::justinian {
namespace {

constexpr Viewer kSpectator = std::nullopt;

// Players see their own hand, cards and face-down tokens.
TEST(JustinianView, APlayerSeesWhatIsHis) {
    Scene scene({.players = 2});
    scene.hand(A, {+1, -3, +2});
    scene.lays(A, -3, 7);
    scene.lays(B, +1, 7);
    scene.lays_on_card(A, +2);
    const Own own = scene.view(A).own;
    EXPECT_EQ(own.hand, tokens({+1}));
    EXPECT_EQ(own.on_card, tokens({+2}));
    EXPECT_EQ(own.faces[tile(7)][0], Face(token(-3)));
    EXPECT_TRUE(own.faces[tile(7)][1].is_down());
    EXPECT_EQ(own.cards[Colour::War], tiles({1, 2, 3}));
}

// A spectator sees the table and nothing else.
TEST(JustinianView, ASpectatorOwnsNothing) {
    Scene scene({.players = 2});
    scene.lays(A, -3, 7);
    scene.lays_on_card(B, +2);
    EXPECT_EQ(scene.view(kSpectator).own, Own{});
    EXPECT_EQ(scene.view(kSpectator).table, scene.table());
}

// A36: B cannot see which token A laid, neither at the tile nor in A's hand.
TEST(JustinianView, OthersDoNotSeeWhichTokenWasLaid) {
    Scene plus({.players = 2}), minus({.players = 2});
    plus.lays(A, +3, 7);
    minus.lays(A, -1, 7);
    EXPECT_EQ(plus.view(B), minus.view(B));
    EXPECT_EQ(plus.view(kSpectator), minus.view(kSpectator));
    EXPECT_NE(plus.view(A), minus.view(A));
}

TEST(JustinianView, OthersDoNotSeeWhatLiesOnTheCard) {
    Scene plus({.players = 2}), minus({.players = 2});
    plus.lays_on_card(A, +3);
    minus.lays_on_card(A, -1);
    EXPECT_EQ(plus.view(B), minus.view(B));
    EXPECT_EQ(plus.view(kSpectator), minus.view(kSpectator));
}

// R3: B cannot see what A drew either.
TEST(JustinianView, OthersDoNotSeeADraw) {
    Scene one({.players = 2, .reserve = 12}), other({.players = 2, .reserve = 12});
    one.passes_drawing(A, {+3, -3});
    other.passes_drawing(A, {+1, +1});
    EXPECT_EQ(one.view(B), other.view(B));
    EXPECT_EQ(one.view(kSpectator), other.view(kSpectator));
    EXPECT_NE(one.view(A), other.view(A));
}

// S2: players do not know their own reserve.
TEST(JustinianView, NobodySeesAReserve) {
    Scene one({.players = 2}), other({.players = 2});
    one.hand(A, {+1});
    one.reserve(A, {+3, +3, +2, +2});
    other.hand(A, {+1});
    other.reserve(A, {-3, -3, -2, -2});
    EXPECT_EQ(one.view(A).own, other.view(A).own);
    EXPECT_EQ(one.table().reserve_size, other.table().reserve_size);
}

// A28: B sees that A exchanged a card of War, but neither of the two cards.
Scene a_exchanges(int gave, int got) {
    Scene scene({.players = 2, .starter = B});
    scene.on_card(A, {+3, -2});
    scene.placing_ends();
    scene.claims(A);
    scene.chooses(A, Colour::Trade);
    scene.exchanges(A, Colour::War, gave);
    scene.receives(A, Colour::War, got);
    return scene;
}
TEST(JustinianView, OthersDoNotSeeTheCardsOfAnExchange) {
    const Scene one = a_exchanges(1, 9), other = a_exchanges(3, 12);
    EXPECT_EQ(one.view(B), other.view(B));
    EXPECT_EQ(one.view(kSpectator), other.view(kSpectator));
    EXPECT_EQ(one.view(A).own.cards[Colour::War], tiles({2, 3, 9}));
    EXPECT_EQ(one.view(A).own.swaps[0], (Swap{.gave = tile(1), .got = tile(9)}));
}

// R15: only the owner sees cards of a colour that has not been scored.
TEST(JustinianView, OthersDoNotSeeCards) {
    Scene one({.players = 2}), other({.players = 2});
    one.cards(A, Colour::War, {1, 2, 3});
    one.cards(B, Colour::War, {4, 5, 6});
    other.cards(A, Colour::War, {10, 11, 12});
    other.cards(B, Colour::War, {4, 5, 6});
    EXPECT_EQ(one.view(B), other.view(B));
    EXPECT_EQ(one.view(kSpectator), other.view(kSpectator));
}

// R6, R11: everyone sees what has been turned up, and it stays known when it is gone.
TEST(JustinianView, WhatWasTurnedUpIsRemembered) {
    Scene scene({.players = 2, .starter = B, .reserve = 12});
    scene.hand(A, {+3, -3, +1});
    scene.on_card(A, {+2, -3});
    scene.passes_drawing(B, {+1, -1});
    scene.lays(A, +3, 7);
    scene.passes_drawing(A, {+1, -1});
    EXPECT_EQ(scene.view(B).table.above[tile(7)][0].face, Face(token(+3)));
    TokenBag gone = scene.table().gone[A];
    scene.resolves(A, Side::Left);
    gone.add(token(+3).index);
    EXPECT_EQ(scene.view(B).table.gone[A], gone);
    scene.claims(A);
    scene.chooses(A, Colour::War);
    gone.add(tokens({+2, -3}));
    EXPECT_EQ(scene.view(B).table.gone[A], gone);
}

}  // namespace
}  // namespace curia::justinian
