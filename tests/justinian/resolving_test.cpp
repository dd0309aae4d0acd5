// How the row changes at the end of a game turn: R6 to R8.
#include "tests/justinian/scene.h"

namespace curia::justinian {
namespace {

// Two players, all have passed, A last. Each entry is a token laid by A.
struct Laid {
    int value, number;
};
Scene after_laying(const std::vector<Laid>& laid) {
    Scene scene({.players = 2, .starter = B});
    scene.passes(B);
    for (const Laid& one : laid) scene.lays(A, one.value, one.number);
    scene.passes(A);
    return scene;
}
Numbers row_from(Side side, const std::vector<Laid>& laid) {
    Scene scene = after_laying(laid);
    scene.resolves(A, side);
    return scene.row();
}

const Numbers kStartRow{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};

Moves moves(std::initializer_list<Move> list) {
    Moves moves;
    for (const Move& one : list) moves.push(one);
    return moves;
}

// T1, R8: the rulebook's example from the left; tile 4 goes first, tile 7 steps back past it.
TEST(JustinianResolving, T1FromTheLeft) {
    Scene scene({.players = 2});
    scene.lays(A, +2, 4);
    scene.lays(B, -2, 7);
    scene.lays(A, +1, 7);
    scene.passes(B);
    scene.passes(A);
    scene.resolves(A, Side::Left);
    EXPECT_EQ(scene.row(), (Numbers{1, 2, 3, 5, 6, 7, 4, 8, 9, 10, 11, 12}));
    EXPECT_EQ(std::get<Resolved>(scene.told(B)).moves,
              moves({{tile(4), +2, 4, 6}, {tile(7), -1, 7, 6}}));
}

// T2, R8: from the right, the same tokens give another row.
TEST(JustinianResolving, T2FromTheRight) {
    Scene scene({.players = 2});
    scene.lays(A, +2, 4);
    scene.lays(B, -2, 7);
    scene.lays(A, +1, 7);
    scene.passes(B);
    scene.passes(A);
    scene.resolves(A, Side::Right);
    EXPECT_EQ(scene.row(), (Numbers{1, 2, 3, 5, 7, 4, 6, 8, 9, 10, 11, 12}));
    EXPECT_EQ(std::get<Resolved>(scene.told(B)).moves,
              moves({{tile(7), -1, 7, 6}, {tile(4), +2, 4, 6}}));
}

// T12a, A9: the tile next to the emperor cannot rise.
TEST(JustinianResolving, T12TheLastTileStaysAtTheRightEnd) {
    EXPECT_EQ(row_from(Side::Left, {{+3, 12}}), kStartRow);
}

// T12b, A9: the tile at the left end cannot fall.
TEST(JustinianResolving, T12TheFirstTileStaysAtTheLeftEnd) {
    EXPECT_EQ(row_from(Side::Left, {{-2, 1}}), kStartRow);
}

// T12c, A9: steps beyond the end are lost, those before it are not.
TEST(JustinianResolving, T12StepsBeyondTheEndAreLost) {
    EXPECT_EQ(row_from(Side::Left, {{+3, 11}}), (Numbers{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 11}));
}

// T13, R8: a sum of zero moves nothing, but uses up the tokens.
TEST(JustinianResolving, T13OppositeTokensCancelAndAreGone) {
    Scene scene({.players = 2, .starter = B, .reserve = 12});
    scene.passes_drawing(B, {+1, +1});
    scene.lays(A, +2, 5);
    scene.lays(A, -2, 5);
    scene.passes_drawing(A, {+1, +1});
    scene.resolves(A, Side::Left);
    EXPECT_EQ(scene.row(), kStartRow);
    EXPECT_TRUE(scene.table().above[tile(5)].empty());
    EXPECT_EQ(scene.table().gone[A], tokens({+2, -2}));
}

// T14, R8: tile 3 jumps over tile 4, which then moves from its new slot.
TEST(JustinianResolving, T14NeighboursFromTheLeft) {
    EXPECT_EQ(row_from(Side::Left, {{+1, 3}, {-1, 4}}),
              (Numbers{1, 4, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12}));
}

// T15, R8: the same from the right.
TEST(JustinianResolving, T15NeighboursFromTheRight) {
    EXPECT_EQ(row_from(Side::Right, {{+1, 3}, {-1, 4}}),
              (Numbers{1, 2, 4, 5, 3, 6, 7, 8, 9, 10, 11, 12}));
}

// A10, R8: tile 2 slides to slot 1 while tile 1 jumps. A procedure that continued from slot 1 to
// slot 2 would miss it.
TEST(JustinianResolving, ATileThatSlidesBackIsNotMissedFromTheLeft) {
    EXPECT_EQ(row_from(Side::Left, {{+3, 1}, {+1, 2}}),
              (Numbers{3, 2, 4, 1, 5, 6, 7, 8, 9, 10, 11, 12}));
}

// A10, R8: the mirror image at the other end.
TEST(JustinianResolving, ATileThatSlidesBackIsNotMissedFromTheRight) {
    EXPECT_EQ(row_from(Side::Right, {{-3, 12}, {-1, 11}}),
              (Numbers{1, 2, 3, 4, 5, 6, 7, 8, 12, 9, 11, 10}));
}

// A10: the order is that of the row when the tokens are turned up, not that of the numbers.
TEST(JustinianResolving, TheOrderIsThatOfTheRow) {
    Scene scene({.players = 2, .starter = B});
    scene.row({12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1});
    scene.passes(B);
    scene.lays(A, +1, 11);
    scene.lays(A, -1, 10);
    scene.passes(A);
    scene.resolves(A, Side::Left);
    EXPECT_EQ(scene.row(), (Numbers{10, 12, 11, 9, 8, 7, 6, 5, 4, 3, 2, 1}));
}

// A11: a tile that jumped ahead does not move again later.
TEST(JustinianResolving, NoTileMovesTwice) {
    EXPECT_EQ(row_from(Side::Left, {{+3, 2}, {+1, 4}, {+1, 7}}),
              (Numbers{1, 3, 5, 4, 2, 6, 8, 7, 9, 10, 11, 12}));
}

// R8: up to three tokens above a tile, of any players, add up to one move.
TEST(JustinianResolving, TheTokensAboveATileAddUp) {
    Scene scene({.players = 3});
    scene.lays(A, +3, 2);
    scene.lays(B, +2, 2);
    scene.lays(C, -1, 2);
    scene.placing_ends();
    EXPECT_EQ(scene.row(), (Numbers{1, 3, 4, 5, 6, 2, 7, 8, 9, 10, 11, 12}));
}

// R8: once resolved, all tokens above the tiles are out of the game.
TEST(JustinianResolving, TheTokensLeaveTheGame) {
    Scene scene({.players = 2, .starter = B, .reserve = 12});
    scene.lays(B, +1, 3);
    scene.lays(A, -3, 9);
    scene.passes_drawing(B, {+1, +1});
    scene.passes_drawing(A, {+1, +1});
    scene.resolves(A, Side::Right);
    EXPECT_TRUE(scene.table().above[tile(3)].empty());
    EXPECT_TRUE(scene.table().above[tile(9)].empty());
    EXPECT_EQ(scene.table().gone[A], tokens({-3}));
    EXPECT_EQ(scene.table().gone[B], tokens({+1}));
}

// R6: the tokens above the tiles are turned up, those on the phase card are not.
TEST(JustinianResolving, TheTilesAreTurnedUpAndTheCardIsNot) {
    Scene scene({.players = 2});
    scene.lays(A, +2, 4);
    scene.lays_on_card(B, -3);
    scene.passes(A);
    EXPECT_TRUE(scene.table().above[tile(4)][0].face.is_down());
    scene.passes(B);
    EXPECT_EQ(scene.table().above[tile(4)][0].face, Face(token(+2)));
    EXPECT_EQ(scene.table().on_card_shown[B], TokenBag{});
    EXPECT_EQ(scene.table().on_card_size[B], 1);
}

// R7: only the last passer says from which side, and may choose either.
TEST(JustinianResolving, TheLastPasserChoosesTheSide) {
    Scene scene = after_laying({{+2, 4}});
    EXPECT_EQ(scene.asked(), A);
    EXPECT_EQ(scene.legal(A), (std::vector<Action>{Resolve{Side::Left}, Resolve{Side::Right}}));
    EXPECT_TRUE(scene.legal(B).empty());
}

// R7, A12: the side is asked even if it makes no difference.
TEST(JustinianResolving, TheSideIsAskedEvenWithoutTokens) {
    Scene scene = after_laying({});
    EXPECT_EQ(scene.legal(A).size(), 2u);
    scene.resolves(A, Side::Right);
    EXPECT_EQ(scene.row(), kStartRow);
}

}  // namespace
}  // namespace curia::justinian
