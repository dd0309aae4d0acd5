// Who is asked for a claim, who may claim, and what follows: R1, R9, R10.
#include "tests/justinian/scene.h"

namespace curia::justinian {
namespace {

const std::vector<Action> kOnlyDecline{Decline{}};
const std::vector<Action> kClaimOrDecline{Claim{}, Decline{}};

// The answers that A may give when asked first, with these own tokens on the phase card.
std::vector<Action> answers(int phase, const Numbers& on_card) {
    Scene scene({.players = 2, .phase = phase, .starter = B});
    scene.on_card(A, on_card);
    scene.placing_ends();
    return scene.legal(A);
}

// T3, R9: two black and three red make five points: enough in phase 1, but not later.
TEST(JustinianClaim, T3SignsAreIgnored) {
    EXPECT_EQ(answers(1, {+2, -3}), kClaimOrDecline);
    EXPECT_EQ(answers(2, {+2, -3}), kOnlyDecline);
    EXPECT_EQ(answers(3, {+2, -3}), kOnlyDecline);
}

// R9: the minimum is 5, 9, 12; reaching it is enough.
TEST(JustinianClaim, TheMinimumGrowsWithThePhase) {
    EXPECT_EQ(answers(1, {+2, -2}), kOnlyDecline);
    EXPECT_EQ(answers(1, {+2, -2, -1}), kClaimOrDecline);
    EXPECT_EQ(answers(2, {+3, -3, +2}), kOnlyDecline);
    EXPECT_EQ(answers(2, {+3, -3, +2, -1}), kClaimOrDecline);
    EXPECT_EQ(answers(3, {+3, -3, +3, +2}), kOnlyDecline);
    EXPECT_EQ(answers(3, {+3, -3, +3, -3}), kClaimOrDecline);
}

// T22, R9, A5: a player who is one point short is asked like everyone else, and can only decline.
TEST(JustinianClaim, T22ATotalOfFourCanOnlyDecline) {
    Scene scene({.players = 3, .starter = B});
    scene.on_card(A, {+3, -1});
    scene.placing_ends();
    EXPECT_EQ(scene.asked(), A);
    EXPECT_EQ(scene.legal(A), kOnlyDecline);
}

// R9, A6: from the last passer clockwise, each once, also players with nothing on the card.
TEST(JustinianClaim, EverybodyIsAskedFromTheLastPasserOn) {
    Scene scene({.players = 4, .starter = D});
    scene.on_card(A, {+3, -2});
    scene.placing_ends();
    EXPECT_EQ(scene.table().last_passer(), C);
    EXPECT_EQ(scene.asked(), C);
    scene.declines(C);
    EXPECT_EQ(scene.asked(), D);
    scene.declines(D);
    EXPECT_EQ(scene.asked(), A);
    scene.declines(A);
    EXPECT_EQ(scene.asked(), B);
    scene.declines(B);
    EXPECT_EQ(scene.table().stage, Stage::Place);
}

// R9: the first valid claim ends the poll; later players are not asked.
TEST(JustinianClaim, TheFirstValidClaimEndsThePoll) {
    Scene scene({.players = 4, .starter = D});
    scene.on_card(D, {+3, -2});
    scene.on_card(A, {+3, -3});
    scene.placing_ends();
    scene.declines(C);
    scene.claims(D);
    EXPECT_EQ(scene.table().stage, Stage::Colour);
    EXPECT_EQ(scene.table().claimant, D);
}

// A26: nobody has to claim.
TEST(JustinianClaim, AValidClaimMayBeLeftAlone) {
    Scene scene({.players = 2, .starter = B});
    scene.on_card(A, {+3, -3});
    scene.placing_ends();
    scene.declines(A);
    scene.declines(B);
    EXPECT_EQ(scene.table().phase, 1);
    EXPECT_EQ(scene.table().scorings.size(), 0);
}

// A8: the tokens of other players do not help.
TEST(JustinianClaim, OnlyOwnTokensCount) {
    Scene scene({.players = 2, .starter = B});
    scene.on_card(A, {+3, -1});
    scene.on_card(B, {+3, -1});
    scene.placing_ends();
    EXPECT_EQ(scene.legal(A), kOnlyDecline);
    scene.declines(A);
    EXPECT_EQ(scene.legal(B), kOnlyDecline);
}

// A14: a player whose hand and reserve are empty may claim.
TEST(JustinianClaim, APlayerWithoutTokensMayClaim) {
    Scene scene({.players = 2, .starter = B});
    scene.hand(A, {});
    scene.on_card(A, {+3, -2});
    scene.placing_ends();
    EXPECT_EQ(scene.legal(A), kClaimOrDecline);
}

// T23, R9, A7: tokens on the card stay for the whole phase and add up over its game turns.
TEST(JustinianClaim, T23TokensOnTheCardAddUpOverGameTurns) {
    Scene scene({.players = 2, .starter = B});
    scene.passes(B);
    scene.lays_on_card(A, +2);
    scene.placing_ends();
    EXPECT_EQ(scene.legal(A), kOnlyDecline);
    scene.nobody_claims();
    EXPECT_EQ(scene.table().on_card_size[A], 1);
    scene.lays_on_card(A, -3);
    scene.placing_ends();
    EXPECT_EQ(scene.legal(A), kClaimOrDecline);
}

// R10, A24: without a claim a new game turn of the same phase begins; the last passer opens it.
TEST(JustinianClaim, WithoutAClaimTheLastPasserOpensTheNextTurn) {
    Scene scene({.players = 4, .starter = D});
    scene.lays(D, +1, 1);
    scene.game_turn_without_event();
    EXPECT_EQ(scene.table().phase, 1);
    EXPECT_EQ(scene.table().game_turn, 2);
    EXPECT_EQ(scene.table().starter, D);
    EXPECT_EQ(scene.asked(), D);
    EXPECT_TRUE(scene.table().passed.empty());
}

// R1: a phase has any number of game turns; a scoring ends it.
TEST(JustinianClaim, AScoringEndsThePhase) {
    Scene scene({.players = 2, .starter = B});
    scene.on_card(A, {+3, -2});
    scene.lays(B, +1, 1);
    scene.game_turn_without_event();
    EXPECT_EQ(scene.table().phase, 1);
    scene.placing_ends();
    scene.claims(A);
    scene.chooses(A, Colour::War);
    scene.nobody_exchanges();
    EXPECT_EQ(scene.table().phase, 2);
    EXPECT_EQ(scene.table().game_turn, 3);
}

// Section 0, 1: nobody else can distinguish a player who could not claim from one who did not want
// to.
Scene a_declines_with(const Numbers& on_card, const Numbers& hand) {
    Scene scene({.players = 3, .starter = B, .reserve = 12});
    scene.hand(A, hand);
    scene.on_card(A, on_card);
    scene.passes_drawing(B, {+1, -1});
    scene.passes_drawing(C, {+1, -1});
    scene.passes_drawing(A, {+1, -1});
    scene.resolves(A, Side::Left);
    scene.declines(A);
    return scene;
}
TEST(JustinianClaim, ADeclineDoesNotTellWhetherHeCouldHaveClaimed) {
    const Scene could = a_declines_with({+2, -3}, {+1, +1, +2, -1, -1, -2, -2, -3});
    const Scene could_not = a_declines_with({+2, -1}, {+1, +1, +2, -1, -1, -2, -3, -3});
    EXPECT_EQ(could.view(B), could_not.view(B));
    EXPECT_EQ(could.view(std::nullopt), could_not.view(std::nullopt));
    EXPECT_EQ(could.told(B), could_not.told(B));
    EXPECT_EQ(could.outlook(C), could_not.outlook(C));
}

}  // namespace
}  // namespace curia::justinian
