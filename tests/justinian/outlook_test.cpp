// What the outlook tells a viewer, who could work it out without help.
#include "tests/justinian/scene.h"

namespace curia::justinian {
namespace {

using Windows = std::array<std::uint8_t, kPhases>;

// R15, T24: what a tile shows in its slot, in each phase, and one slot further.
TEST(JustinianOutlook, ATilesWindowsAndNeighbours) {
    const Standing seven = standing(Scene().outlook(A), 7);
    EXPECT_EQ(seven.slot, 7);
    EXPECT_EQ(seven.windows, (Windows{20, 25, 31}));
    EXPECT_EQ(seven.one_left, 17);
    EXPECT_EQ(seven.one_right, 22);
}

// R15: the values one slot further are those of the current phase.
TEST(JustinianOutlook, NeighboursAreThoseOfThePhase) {
    const Standing seven = standing(Scene({.phase = 2}).outlook(A), 7);
    EXPECT_EQ(seven.one_left, 22);
    EXPECT_EQ(seven.one_right, 27);
}

// A9: beyond the ends of the row there is nothing.
TEST(JustinianOutlook, TheEndsOfTheRowHaveOneNeighbour) {
    const Outlook outlook = Scene().outlook(A);
    EXPECT_EQ(standing(outlook, 1).one_left, 0);
    EXPECT_EQ(standing(outlook, 1).one_right, 15);
    EXPECT_EQ(standing(outlook, 12).one_left, 23);
    EXPECT_EQ(standing(outlook, 12).one_right, 0);
}

// T5: the slot counts, not the number of the tile.
TEST(JustinianOutlook, WindowsFollowTheRow) {
    Scene scene;
    scene.row({1, 3, 4, 5, 6, 7, 2, 8, 10, 9, 11, 12});
    EXPECT_EQ(standing(scene.outlook(B), 2).slot, 7);
    EXPECT_EQ(standing(scene.outlook(B), 2).windows, (Windows{26, 32, 41}));
    EXPECT_EQ(standing(scene.outlook(B), 10).slot, 9);
    EXPECT_EQ(standing(scene.outlook(B), 10).windows, (Windows{21, 25, 31}));
}

// The tokens of T1: A +2 above 4, B -2 and A +1 above 7. B holds the cards 4 and 7 of War.
Scene tokens_of_t1() {
    Scene scene({.players = 2});
    scene.cards(B, Colour::War, {4, 7, 12});
    scene.lays(A, +2, 4);
    scene.lays(B, -2, 7);
    scene.lays(A, +1, 7);
    return scene;
}

// R6: before the tokens are turned up, each player counts their own; those of others are hidden.
TEST(JustinianOutlook, HiddenTokensAreCountedAsHidden) {
    const Scene scene = tokens_of_t1();
    EXPECT_EQ(standing(scene.outlook(A), 4).sum, +2);
    EXPECT_EQ(standing(scene.outlook(A), 4).hidden, 0);
    EXPECT_EQ(standing(scene.outlook(A), 7).sum, +1);
    EXPECT_EQ(standing(scene.outlook(A), 7).hidden, 1);
    EXPECT_EQ(standing(scene.outlook(B), 4).sum, 0);
    EXPECT_EQ(standing(scene.outlook(B), 4).hidden, 1);
    EXPECT_EQ(standing(scene.outlook(B), 7).sum, -2);
    EXPECT_EQ(standing(scene.outlook(B), 7).hidden, 1);
    EXPECT_EQ(standing(scene.outlook(std::nullopt), 7).sum, 0);
    EXPECT_EQ(standing(scene.outlook(std::nullopt), 7).hidden, 2);
}

// R8: where tiles would land as far as the viewer knows. For B only tile 7 moves, two slots to the
// left.
TEST(JustinianOutlook, LandingSlotsByWhatHeKnows) {
    const Outlook outlook = tokens_of_t1().outlook(B);
    EXPECT_EQ(standing(outlook, 7).slot_from_left, 5);
    EXPECT_EQ(standing(outlook, 7).slot_from_right, 5);
    EXPECT_EQ(standing(outlook, 5).slot_from_left, 6);
    EXPECT_EQ(standing(outlook, 4).slot_from_left, 4);
}

// T1, T2, R7: once all tokens are turned up, both resulting rows can be compared.
TEST(JustinianOutlook, LandingSlotsOfBothSides) {
    Scene scene = tokens_of_t1();
    scene.everybody_passes();
    const Outlook outlook = scene.outlook(std::nullopt);
    EXPECT_EQ(standing(outlook, 7).sum, -1);
    EXPECT_EQ(standing(outlook, 7).hidden, 0);
    EXPECT_EQ(standing(outlook, 4).slot_from_left, 7);
    EXPECT_EQ(standing(outlook, 7).slot_from_left, 6);
    EXPECT_EQ(standing(outlook, 4).slot_from_right, 6);
    EXPECT_EQ(standing(outlook, 7).slot_from_right, 5);
    EXPECT_EQ(standing(outlook, 6).slot_from_right, 7);
}

// R15, T1, T2: what the viewer's cards of a colour are worth now and after either resolution.
TEST(JustinianOutlook, WorthOfAColour) {
    Scene scene = tokens_of_t1();
    scene.everybody_passes();
    const Worth war = scene.outlook(B).colours[Colour::War];
    EXPECT_EQ(war.now, 16 + 20 + 25);
    EXPECT_EQ(war.from_left, 23 + 17 + 25);
    EXPECT_EQ(war.from_right, 21 + 15 + 25);
    EXPECT_EQ(war.closed, std::nullopt);
}

// R13: a scored colour is worth nothing more, and the reason is given.
TEST(JustinianOutlook, AScoredColourIsClosed) {
    const Outlook outlook = Scene({.phase = 2}).outlook(A);
    EXPECT_EQ(outlook.colours[Colour::Trade].now, 0);
    EXPECT_EQ(outlook.colours[Colour::Trade].closed, Reason::AlreadyScored);
    EXPECT_EQ(outlook.colours[Colour::War].closed, std::nullopt);
}

// A spectator has no cards.
TEST(JustinianOutlook, NothingIsWorthAnythingToASpectator) {
    const Outlook outlook = Scene().outlook(std::nullopt);
    EXPECT_EQ(outlook.colours[Colour::War].now, 0);
    EXPECT_EQ(outlook.no_claim, std::nullopt);
    EXPECT_EQ(outlook.card_closed, std::nullopt);
}

// R9: the minimum of the phase, and whether the viewer's own total reaches it.
TEST(JustinianOutlook, TheMinimumAndTheReasonAgainstAClaim) {
    Scene scene({.players = 2, .phase = 2});
    scene.on_card(A, {+3, -3, +2});
    scene.on_card(B, {+3, -3, +3});
    EXPECT_EQ(scene.outlook(A).minimum, 9);
    EXPECT_EQ(scene.outlook(A).no_claim, Reason::BelowMinimum);
    EXPECT_EQ(scene.outlook(B).no_claim, std::nullopt);
}

// O4: with false claims, only having no token on the card prevents a claim.
TEST(JustinianOutlook, WithFalseClaimsATokenIsEnough) {
    Scene scene({.players = 2, .options = {.false_claims = FalseClaims::On}});
    scene.on_card(A, {+1});
    EXPECT_EQ(scene.outlook(A).no_claim, std::nullopt);
    EXPECT_EQ(scene.outlook(B).no_claim, Reason::NoTokens);
}

// A36: players know their own tokens on the card; of others they know the number, which gives a
// range.
TEST(JustinianOutlook, OthersOnTheCardAreARange) {
    Scene scene({.players = 3, .reserve = 12});
    scene.on_card(A, {+3, -1});
    scene.on_card(B, {+2, -2});
    EXPECT_EQ(scene.outlook(A).on_card[A], (OnCard{4, 4}));
    EXPECT_EQ(scene.outlook(A).on_card[B], (OnCard{2, 6}));
    EXPECT_EQ(scene.outlook(A).on_card[C], (OnCard{0, 0}));
    EXPECT_EQ(scene.outlook(std::nullopt).on_card[A], (OnCard{2, 6}));
}

// Tokens that have left the game narrow the range: B has only these four left.
TEST(JustinianOutlook, CountingTokensNarrowsTheRange) {
    Scene scene({.players = 2});
    scene.hand(B, {+2, -2});
    scene.on_card(B, {+1, -1});
    EXPECT_EQ(scene.outlook(A).unseen[B], tokens({+1, -1, +2, -2}));
    EXPECT_EQ(scene.outlook(A).on_card[B], (OnCard{2, 4}));
}

// A5: a false claim turns the range into a number, until more tokens are added.
TEST(JustinianOutlook, WhatWasShownIsKnown) {
    Scene scene({.players = 2, .starter = B, .options = {.false_claims = FalseClaims::On}});
    scene.hand(A, {+1, -3});
    scene.on_card(A, {+3, -1});
    scene.placing_ends();
    scene.claims(A);
    scene.declines(B);
    EXPECT_EQ(scene.outlook(B).on_card[A], (OnCard{4, 4}));
    scene.lays_on_card(A, -3);
    EXPECT_EQ(scene.outlook(B).on_card[A], (OnCard{5, 7}));
    EXPECT_EQ(scene.outlook(A).on_card[A], (OnCard{7, 7}));
}

// Players have not seen their own reserve; of others they have not seen any token that lies face
// down.
TEST(JustinianOutlook, UnseenTokens) {
    Scene scene({.players = 2, .reserve = 12});
    scene.lays(A, +3, 4);
    EXPECT_EQ(scene.outlook(A).unseen[A], scene.state().secrets.reserve[A]);
    EXPECT_EQ(scene.outlook(B).unseen[A], kTokenSet);
}

// R6, R8: a token that was turned up or has left the game has been seen.
TEST(JustinianOutlook, TurnedUpTokensHaveBeenSeen) {
    Scene scene({.players = 2, .reserve = 12});
    scene.lays(A, +3, 4);
    scene.passes_drawing(B, {+1, -1});
    scene.passes_drawing(A, {+1, -1});
    TokenBag rest = kTokenSet;
    rest.remove(tokens({+3}));
    EXPECT_EQ(scene.outlook(B).unseen[A], rest);
    scene.resolves(A, Side::Left);
    EXPECT_EQ(scene.outlook(B).unseen[A], rest);
}

// R2: why a tile takes no more tokens.
TEST(JustinianOutlook, AFullTileIsClosed) {
    Scene scene({.players = 3});
    scene.lays(A, +1, 7);
    scene.lays(B, +1, 7);
    EXPECT_EQ(standing(scene.outlook(C), 7).closed, std::nullopt);
    scene.lays(C, +1, 7);
    EXPECT_EQ(standing(scene.outlook(A), 7).closed, Reason::TileFull);
}

// R2, A4: why the card takes no more of the viewer's tokens.
TEST(JustinianOutlook, TheCardIsClosedByTheAloneLimit) {
    Scene scene({.players = 2});
    scene.passes(A);
    EXPECT_EQ(scene.outlook(B).card_closed, std::nullopt);
    scene.lays_on_card(B, +1);
    EXPECT_EQ(scene.outlook(B).card_closed, Reason::AloneLimit);
}

// Section 0, 2: the limit is only for the player who is alone, so it is not a reason for others.
TEST(JustinianOutlook, TheAloneLimitIsNoReasonForOthers) {
    Scene scene({.players = 2});
    scene.passes(A);
    scene.lays_on_card(B, +1);
    EXPECT_EQ(scene.outlook(A).card_closed, std::nullopt);
}

}  // namespace
}  // namespace curia::justinian
