// Laying tokens and passing: R2 to R5.
#include "tests/justinian/scene.h"

namespace curia::justinian {
namespace {

// R2: the starter opens, the others follow clockwise.
TEST(JustinianPlacing, GoesRoundClockwiseFromTheStarter) {
    Scene scene({.players = 3, .starter = B});
    EXPECT_EQ(scene.asked(), B);
    scene.lays(B, +1, 5);
    EXPECT_EQ(scene.asked(), C);
    scene.lays_on_card(C, -2);
    EXPECT_EQ(scene.asked(), A);
    scene.lays(A, +3, 5);
    EXPECT_EQ(scene.asked(), B);
}

// R2: only the player whose turn it is may do anything.
TEST(JustinianPlacing, TheOthersWaitForTheirTurn) {
    Scene scene({.players = 3});
    EXPECT_FALSE(scene.legal(A).empty());
    EXPECT_TRUE(scene.legal(B).empty());
    EXPECT_TRUE(scene.legal(C).empty());
}

// R2: any kind of token in hand goes above any of twelve tiles or on the card; or the player
// passes.
TEST(JustinianPlacing, AKindOfTokenHasThirteenPlaces) {
    Scene scene;
    scene.hand(A, {+1, +1, -3});
    EXPECT_EQ(scene.legal(A).size(), 2u * 13u + 1u);
    EXPECT_TRUE(scene.may(A, Place{token(-3), tile(12)}));
    EXPECT_TRUE(scene.may(A, PlaceOnCard{token(+1)}));
    EXPECT_FALSE(scene.may(A, PlaceOnCard{token(+2)}));
}

// R2: six kinds of token in thirteen places and the pass.
TEST(JustinianPlacing, NoDecisionHasMoreThanSeventyNineActions) {
    Scene scene;
    EXPECT_EQ(scene.legal(A).size(), 79u);
}

// R2, A36: a token leaves the hand; its owner is visible, its value is not.
TEST(JustinianPlacing, ATokenLiesFaceDownAboveItsTile) {
    Scene scene;
    scene.hand(A, {+1, -3});
    scene.lays(A, -3, 7);
    EXPECT_EQ(scene.view(A).own.hand, tokens({+1}));
    EXPECT_EQ(scene.table().hand_size[A], 1);
    ASSERT_EQ(scene.table().above[tile(7)].size(), 1);
    EXPECT_EQ(scene.table().above[tile(7)][0].owner, A);
    EXPECT_TRUE(scene.table().above[tile(7)][0].face.is_down());
}

// T10, R2: the third token closes a tile, no matter who laid the three.
TEST(JustinianPlacing, T10ThreeTokensCloseATileForEverybody) {
    Scene scene;
    scene.lays(A, +1, 7);
    scene.lays(B, -1, 7);
    EXPECT_TRUE(scene.may_lay_on(C, 7));
    scene.lays(C, +2, 7);
    EXPECT_FALSE(scene.may_lay_on(D, 7));
    EXPECT_TRUE(scene.may_lay_on(D, 8));
    scene.passes(D);
    EXPECT_FALSE(scene.may_lay_on(A, 7));
}

// R2: no rule stops one player from filling a tile.
TEST(JustinianPlacing, OnePlayerMayLayAllThree) {
    Scene scene({.players = 2});
    scene.passes(A);
    scene.lays(B, +1, 3);
    scene.lays(B, +1, 3);
    scene.lays(B, -2, 3);
    EXPECT_FALSE(scene.may_lay_on(B, 3));
}

// R2, A14: a player without a token can only pass, and is asked nevertheless.
TEST(JustinianPlacing, WithAnEmptyHandOnlyThePassIsLeft) {
    Scene scene({.players = 3});
    scene.hand(A, {});
    EXPECT_EQ(scene.asked(), A);
    EXPECT_EQ(scene.legal(A), std::vector<Action>{Pass{}});
}

// A14: a player without tokens can even be the last to pass, with all consequences.
TEST(JustinianPlacing, APlayerWithoutTokensCanPassLast) {
    Scene scene({.players = 3});
    scene.hand(C, {});
    scene.passes(A);
    scene.passes(B);
    scene.passes(C);
    EXPECT_EQ(scene.table().last_passer(), C);
    EXPECT_EQ(scene.asked(), C);
    EXPECT_TRUE(scene.may(C, Resolve{Side::Right}));
}

// R3: a player who has passed is out for the rest of the game turn.
TEST(JustinianPlacing, APassIsFinal) {
    Scene scene({.players = 3});
    scene.lays(A, +1, 1);
    scene.passes(B);
    scene.lays(C, +1, 1);
    scene.lays(A, +1, 2);
    EXPECT_EQ(scene.asked(), C);
    EXPECT_TRUE(scene.legal(B).empty());
}

// R3: the passer draws two immediately, before the next player acts.
TEST(JustinianPlacing, ThePasserDrawsTwoTokensAtOnce) {
    Scene scene({.players = 3, .reserve = 12});
    scene.hand(A, {+1, -1});
    scene.reserve(A, {+3, -3, -1, +2});
    scene.passes(A);
    EXPECT_EQ(scene.asked(), std::nullopt);
    scene.draws(A, {+3, -1});
    EXPECT_EQ(scene.view(A).own.hand, tokens({+1, +3, -1, -1}));
    EXPECT_EQ(scene.table().reserve_size[A], 2);
    EXPECT_EQ(scene.asked(), B);
}

// R3: the player draws from their own reserve, exactly two tokens.
TEST(JustinianPlacing, OnlyTwoTokensOfTheirOwnReserveCanCome) {
    Scene scene({.players = 2});
    scene.hand(A, {+1});
    scene.reserve(A, {+3, -3, -1, +2});
    scene.reserve(B, {+1, +1});
    scene.passes(A);
    EXPECT_TRUE(scene.possible(DrawTokens{A, tokens({-3, -1})}));
    EXPECT_FALSE(scene.possible(DrawTokens{A, tokens({+3, +3})}));
    EXPECT_FALSE(scene.possible(DrawTokens{A, tokens({+3})}));
    EXPECT_FALSE(scene.possible(DrawTokens{A, tokens({+3, -3, -1})}));
    EXPECT_FALSE(scene.possible(DrawTokens{B, tokens({+1, +1})}));
}

// R3: the last passer draws like the others, before choosing the side.
TEST(JustinianPlacing, TheLastPasserDrawsToo) {
    Scene scene({.players = 2});
    scene.reserve(B, {+1, +2});
    scene.passes(A);
    scene.passes_drawing(B, {+1, +2});
    EXPECT_EQ(scene.table().reserve_size[B], 0);
    EXPECT_EQ(scene.asked(), B);
    EXPECT_EQ(scene.table().stage, Stage::Direction);
}

// T9, R3, A13: six passes empty the reserve; the seventh draws nothing and is as valid as any.
TEST(JustinianPlacing, T9SixPassesEmptyTheReserve) {
    Scene scene({.players = 2});
    scene.hand(A, {+1, +1, +2, +2, +3, -1, -1, -2, -2, -3});
    scene.reserve(A, {+1, +1, +1, +2, +2, +3, -1, -1, -1, -2, -2, -3});
    scene.passes_drawing(A, {+1, +1});
    scene.game_turn_without_event();
    scene.passes(B);
    scene.passes_drawing(A, {+1, +2});
    EXPECT_EQ(scene.table().reserve_size[A], 8);
    scene.game_turn_without_event();
    scene.passes_drawing(A, {+2, +3});
    scene.game_turn_without_event();
    scene.passes(B);
    scene.passes_drawing(A, {-1, -1});
    scene.game_turn_without_event();
    scene.passes_drawing(A, {-1, -2});
    scene.game_turn_without_event();
    EXPECT_EQ(scene.table().reserve_size[A], 2);
    scene.passes(B);
    scene.passes_drawing(A, {-2, -3});
    scene.game_turn_without_event();
    EXPECT_EQ(scene.table().reserve_size[A], 0);
    EXPECT_EQ(scene.view(A).own.hand, kTokenSet);
    scene.passes(A);
    EXPECT_EQ(scene.asked(), B);
    EXPECT_EQ(scene.table().hand_size[A], 22);
}

// R4: the last player left may continue at will; on tiles only the room limits them.
TEST(JustinianPlacing, WhoIsAloneGoesOnUntilHePasses) {
    Scene scene({.players = 3});
    scene.passes(A);
    scene.passes(B);
    scene.lays(C, +1, 1);
    scene.lays(C, +1, 2);
    scene.lays(C, +2, 3);
    scene.lays(C, +2, 4);
    EXPECT_EQ(scene.asked(), C);
    scene.passes(C);
    EXPECT_EQ(scene.table().stage, Stage::Direction);
}

// R5: the game turn ends when all have passed; the table keeps the order.
TEST(JustinianPlacing, TheTurnEndsWithTheLastPass) {
    Scene scene;
    scene.lays(A, +1, 1);
    scene.passes(B);
    scene.passes(C);
    scene.lays(D, +1, 1);
    scene.passes(A);
    EXPECT_EQ(scene.table().stage, Stage::Place);
    scene.passes(D);
    EXPECT_EQ(scene.table().passed[0], B);
    EXPECT_EQ(scene.table().passed[1], C);
    EXPECT_EQ(scene.table().passed[2], A);
    EXPECT_EQ(scene.table().last_passer(), D);
    EXPECT_EQ(scene.asked(), D);
}

}  // namespace
}  // namespace curia::justinian
