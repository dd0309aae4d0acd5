// The outlook after an action, as far as its player can know.
#include "tests/justinian/scene.h"

namespace curia::justinian {
namespace {

// R2, R8: the token is counted, and the tiles that it would push move.
TEST(JustinianPreview, APlacementMovesTheTile) {
    const Outlook outlook = Scene().preview(A, Place{token(+2), tile(4)});
    EXPECT_EQ(standing(outlook, 4).sum, +2);
    EXPECT_EQ(standing(outlook, 4).slot, 4);
    EXPECT_EQ(standing(outlook, 4).slot_from_left, 6);
    EXPECT_EQ(standing(outlook, 5).slot_from_left, 4);
}

// R6: tokens that others laid there stay hidden, and are listed as hidden.
TEST(JustinianPreview, HiddenTokensStayHidden) {
    Scene scene({.players = 3});
    scene.lays(A, +3, 7);
    scene.lays(B, -3, 7);
    const Outlook outlook = scene.preview(C, Place{token(+1), tile(7)});
    EXPECT_EQ(standing(outlook, 7).sum, +1);
    EXPECT_EQ(standing(outlook, 7).hidden, 2);
    EXPECT_EQ(standing(outlook, 7).slot_from_left, 8);
    EXPECT_EQ(standing(outlook, 7).closed, Reason::TileFull);
}

// R15: the effect on the player's cards.
TEST(JustinianPreview, WorthAfterAPlacement) {
    const Outlook outlook = Scene().preview(A, Place{token(+3), tile(1)});  // A holds 1 and 2
    EXPECT_EQ(outlook.colours[Colour::War].now, 13 + 14);
    EXPECT_EQ(outlook.colours[Colour::War].from_left, 20 + 12);  // slots 4 and 1
}

// R9: a token for the card, and the claim that becomes possible.
TEST(JustinianPreview, ATokenOnTheCard) {
    Scene scene;
    scene.on_card(A, {+3});
    EXPECT_EQ(scene.preview(A, PlaceOnCard{token(-1)}).on_card[A], (OnCard{4, 4}));
    EXPECT_EQ(scene.preview(A, PlaceOnCard{token(-1)}).no_claim, Reason::BelowMinimum);
    EXPECT_EQ(scene.preview(A, PlaceOnCard{token(-2)}).no_claim, std::nullopt);
}

// R2, A4: one token of a player who is alone closes the card.
TEST(JustinianPreview, TheLastTokenForTheCardClosesIt) {
    Scene scene({.players = 2, .starter = B});
    scene.passes(B);
    EXPECT_EQ(scene.preview(A, PlaceOnCard{token(+1)}).card_closed, Reason::AloneLimit);
}

// O5 one_per_turn: the same with this option.
TEST(JustinianPreview, OnePerTurnClosesTheCardToo) {
    Scene scene({.players = 2, .starter = B, .options = {.alone_limit = AloneLimit::OnePerTurn}});
    scene.passes(B);
    EXPECT_EQ(scene.preview(A, PlaceOnCard{token(+1)}).card_closed, Reason::AloneLimit);
}

// If nothing is hidden, the preview is what happens: a token above a tile.
TEST(JustinianPreview, APlacementComesAsForeseen) {
    Scene scene({.players = 2, .reserve = 12});
    const Outlook foreseen = scene.preview(A, Place{token(-2), tile(9)});
    scene.lays(A, -2, 9);
    EXPECT_EQ(scene.outlook(A), foreseen);
}

// ... a token on the card, laid by a player who is alone.
TEST(JustinianPreview, ATokenOnTheCardComesAsForeseen) {
    Scene scene({.players = 2, .starter = B});
    scene.on_card(A, {+3, -1});
    scene.passes(B);
    const Outlook foreseen = scene.preview(A, PlaceOnCard{token(+1)});
    scene.lays_on_card(A, +1);
    EXPECT_EQ(scene.outlook(A), foreseen);
}

// ... and the resolution, after which the tokens are gone but have been seen.
TEST(JustinianPreview, AResolutionComesAsForeseen) {
    Scene scene({.players = 2});
    scene.lays(A, +2, 4);
    scene.lays(B, -2, 7);
    scene.lays(A, +1, 7);
    scene.everybody_passes();
    const Outlook foreseen = scene.preview(A, Resolve{Side::Right});
    EXPECT_EQ(standing(foreseen, 4).slot, 6);
    scene.resolves(A, Side::Right);
    EXPECT_EQ(scene.outlook(A), foreseen);
}

// R13, R16: the colour that the chooser names is closed, and the card is cleared.
TEST(JustinianPreview, AScoringComesAsForeseen) {
    Scene scene({.players = 2, .starter = B});
    scene.on_card(A, {+3, -2});
    scene.on_card(B, {+3});
    scene.placing_ends();
    scene.claims(A);
    const Outlook foreseen = scene.preview(A, ChooseColour{Colour::Law});
    EXPECT_EQ(foreseen.colours[Colour::Law].closed, Reason::AlreadyScored);
    scene.chooses(A, Colour::Law);
    EXPECT_EQ(scene.outlook(A), foreseen);
}

// R19: the card to give away is gone; the new card cannot be known.
TEST(JustinianPreview, AnExchangeLosesTheCardForAnUnknownOne) {
    Scene scene({.players = 2, .starter = B});
    scene.on_card(A, {+3, -2});
    scene.placing_ends();
    scene.claims(A);
    scene.chooses(A, Colour::Law);
    EXPECT_EQ(scene.outlook(A).colours[Colour::War].now, 13 + 14 + 15);
    EXPECT_EQ(scene.preview(A, Exchange{Colour::War, tile(2)}).colours[Colour::War].now, 13 + 15);
}

// An impossible action changes nothing: a token that is not in hand, a full tile.
TEST(JustinianPreview, TheImpossibleChangesNothing) {
    Scene scene({.players = 3});
    scene.hand(A, {+1, +1});
    scene.lays(A, +1, 7);
    scene.lays(B, +1, 7);
    scene.lays(C, +1, 7);
    EXPECT_EQ(scene.preview(A, Place{token(+1), tile(7)}), scene.outlook(A));
    EXPECT_EQ(scene.preview(A, Place{token(-3), tile(8)}), scene.outlook(A));
    EXPECT_EQ(scene.preview(A, PlaceOnCard{token(-3)}), scene.outlook(A));
    EXPECT_EQ(scene.preview(A, Resolve{Side::Left}), scene.outlook(A));
    EXPECT_EQ(scene.preview(A, ChooseColour{Colour::War}), scene.outlook(A));
    EXPECT_EQ(scene.preview(A, Exchange{Colour::War, tile(1)}), scene.outlook(A));
}

// R4: a player who has passed places no more, and nobody places after the tokens are turned up.
TEST(JustinianPreview, NothingIsPlacedAfterPassing) {
    Scene scene({.players = 2});
    scene.passes(A);
    EXPECT_EQ(scene.preview(A, Place{token(+1), tile(7)}), scene.outlook(A));
    EXPECT_EQ(scene.preview(A, PlaceOnCard{token(+1)}), scene.outlook(A));
    scene.passes(B);
    EXPECT_EQ(scene.preview(B, Place{token(+1), tile(7)}), scene.outlook(B));
}

// R2, A4: a player who is alone cannot lay a second token on the card.
TEST(JustinianPreview, AClosedCardTakesNothing) {
    Scene scene({.players = 2, .starter = B});
    scene.passes(B);
    scene.lays_on_card(A, +1);
    EXPECT_EQ(scene.preview(A, PlaceOnCard{token(+2)}), scene.outlook(A));
}

}  // namespace
}  // namespace curia::justinian
