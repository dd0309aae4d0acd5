// The endings of a game: R17, R18, R20, R22.
#include "tests/justinian/scene.h"

namespace curia::justinian {
namespace {

// Phase 3, three players, no token left in hand or reserve; C passed last.
Scene nobody_can_go_on(const Options& options = {}) {
    Scene scene({.players = 3, .phase = 3, .options = options});
    scene.nobody_has_tokens();
    return scene;
}

// T18, R10, R17: with no tokens left and nobody able to claim, a colour is scored nevertheless.
TEST(JustinianEnding, T18ForcedScoringWhenAllTokensAreGone) {
    Scene scene = nobody_can_go_on();
    scene.on_card(A, {+3, -3, +1});
    scene.on_card(B, {+3, +3, -3, -2});
    scene.on_card(C, {+2, -2});
    scene.placing_ends();
    EXPECT_FALSE(scene.may(C, Claim{}));
    scene.nobody_claims();
    EXPECT_EQ(scene.asked(), B);
    scene.chooses(B, Colour::War);
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.ending(), Ending::ForcedScoring);
    EXPECT_EQ(scene.last_scoring().claimant, std::nullopt);
    EXPECT_EQ(scene.score(A), 7 + 21 + 22);  // tiles 1 and 2 in their own slots, phase 3
    EXPECT_EQ(scene.score(B), 0 + 24 + 26);
    EXPECT_EQ(scene.score(C), 4 + 27 + 29);
}

// T19, A18: a tie at zero is a tie: the last passer chooses, and cards score as usual.
TEST(JustinianEnding, T19ForcedScoringWithAnEmptyCard) {
    Scene scene = nobody_can_go_on();
    scene.game_turn_without_event();
    EXPECT_EQ(scene.asked(), C);
    scene.chooses(C, Colour::Law);
    EXPECT_EQ(scene.last_scoring().from_tokens, PerPlayer<std::int16_t>{});
    EXPECT_EQ(scene.score(A), 21 + 22);
    EXPECT_EQ(scene.score(B), 24 + 26);
    EXPECT_EQ(scene.score(C), 27 + 29);
    EXPECT_EQ(scene.ending(), Ending::ForcedScoring);
}

// T19, A18, O1: at zero, both tie-breaks mean the last passer.
TEST(JustinianEnding, T19TheSameByTheLaterPass) {
    Scene scene = nobody_can_go_on({.tie_break = TieBreak::LatestPass});
    scene.game_turn_without_event();
    EXPECT_EQ(scene.asked(), C);
}

// A18, O1: a tie between some players in a forced scoring is broken as in any other.
TEST(JustinianEnding, ATieInAForcedScoringFollowsTheOption) {
    Scene clockwise = nobody_can_go_on();
    clockwise.on_card(A, {+3, -1});
    clockwise.on_card(B, {+2, -2});
    clockwise.game_turn_without_event();
    EXPECT_EQ(clockwise.asked(), A);
    Scene latest_pass = nobody_can_go_on({.tie_break = TieBreak::LatestPass});
    latest_pass.on_card(A, {+3, -1});
    latest_pass.on_card(B, {+2, -2});
    latest_pass.game_turn_without_event();
    EXPECT_EQ(latest_pass.asked(), B);
}

// T20, R18, A16: out of tokens in phase 2, a claim is scored as usual and ends the game.
TEST(JustinianEnding, T20AClaimWithAllTokensGoneEndsTheGame) {
    Scene scene({.players = 2, .phase = 2, .starter = B});
    scene.nobody_has_tokens();
    scene.on_card(A, {+3, -3, +2, -1});
    scene.placing_ends();
    scene.claims(A);
    scene.chooses(A, Colour::War);
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.ending(), Ending::OutOfTokens);
    EXPECT_EQ(scene.table().phase, 2);
    EXPECT_EQ(scene.table().scorings.size(), 2);
    EXPECT_EQ(scene.last_scoring().claimant, A);
    EXPECT_EQ(scene.score(A), 17 + 18 + 19);
}

// R18, A16: a game can have only one scoring.
TEST(JustinianEnding, OneScoringCanBeAll) {
    Scene scene({.players = 2, .phase = 1, .starter = B});
    scene.nobody_has_tokens();
    scene.on_card(A, {+3, -3});
    scene.placing_ends();
    scene.claims(A);
    scene.chooses(A, Colour::War);
    EXPECT_EQ(scene.ending(), Ending::OutOfTokens);
    EXPECT_EQ(scene.table().scorings.size(), 1);
}

// R18: one token in any hand or reserve is enough to continue.
TEST(JustinianEnding, ASingleTokenKeepsTheGameGoing) {
    Scene scene({.players = 2, .phase = 2, .starter = B});
    scene.nobody_has_tokens();
    scene.hand(B, {-1});
    scene.on_card(A, {+3, -3, +2, -1});
    scene.placing_ends();
    scene.claims(A);
    scene.chooses(A, Colour::War);
    EXPECT_EQ(scene.table().stage, Stage::Exchange);
}

// R17, A17: forced in phase 1: the windows of phase 1, no minimum, and the game is over.
TEST(JustinianEnding, AForcedScoringEndsTheGameInAnyPhase) {
    Scene scene({.players = 2, .phase = 1});
    scene.nobody_has_tokens();
    scene.on_card(A, {+1});
    scene.game_turn_without_event();
    scene.chooses(A, Colour::Trade);
    EXPECT_EQ(scene.ending(), Ending::ForcedScoring);
    EXPECT_EQ(scene.score(B), 16 + 17 + 18);
}

// A15: it is also forced if a player could claim but declines.
TEST(JustinianEnding, ARefusedClaimDoesNotPreventTheForcedScoring) {
    Scene scene = nobody_can_go_on();
    scene.on_card(A, {+3, +3, -3, -3});
    scene.placing_ends();
    scene.declines(C);
    EXPECT_TRUE(scene.may(A, Claim{}));
    scene.declines(A);
    scene.declines(B);
    scene.chooses(A, Colour::War);
    EXPECT_EQ(scene.ending(), Ending::ForcedScoring);
}

// R10: a token in any reserve is enough for another game turn.
TEST(JustinianEnding, AReserveIsEnoughForAnotherGameTurn) {
    Scene scene({.players = 2});
    scene.nobody_has_tokens();
    scene.reserve(B, {+1, -1});
    scene.passes(A);
    scene.passes_drawing(B, {+1, -1});
    scene.resolves(B, Side::Left);
    scene.nobody_claims();
    EXPECT_EQ(scene.table().stage, Stage::Place);
}

// Section 0, 2: nobody claimed, so the highest total chooses and forfeits, independent of O2 and
// O3.
TEST(JustinianEnding, AForcedScoringKnowsNoClaimant) {
    Scene scene = nobody_can_go_on(
        {.colour_chooser = ColourChooser::Claimant, .forfeits = Forfeits::Claimant});
    scene.on_card(A, {+3, -3});
    scene.on_card(B, {+2});
    scene.game_turn_without_event();
    EXPECT_EQ(scene.asked(), A);
    scene.chooses(A, Colour::War);
    EXPECT_EQ(scene.last_scoring().from_tokens[A], 0);
    EXPECT_EQ(scene.last_scoring().from_tokens[B], 2);
}

// R18: the third scoring ends the game, with any number of tokens left.
TEST(JustinianEnding, TheThirdScoringEndsTheGame) {
    Scene scene({.players = 2, .phase = 3, .starter = B});
    scene.on_card(A, {+3, +3, -3, -3});
    scene.placing_ends();
    scene.claims(A);
    scene.chooses(A, Colour::War);
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.ending(), Ending::ThirdScoring);
}

// R18: a claimed scoring in phase 3 is the third one even if no tokens are left.
TEST(JustinianEnding, TheThirdScoringComesBeforeBeingOutOfTokens) {
    Scene scene({.players = 2, .phase = 3, .starter = B});
    scene.nobody_has_tokens();
    scene.on_card(A, {+3, +3, -3, -3});
    scene.placing_ends();
    scene.claims(A);
    scene.chooses(A, Colour::War);
    EXPECT_EQ(scene.ending(), Ending::ThirdScoring);
}

// Section 0, 2: the names of the four endings in records.
TEST(JustinianEnding, TheFourEndingsByName) {
    EXPECT_EQ(name_of(Ending::ThirdScoring), "third_scoring");
    EXPECT_EQ(name_of(Ending::OutOfTokens), "out_of_tokens");
    EXPECT_EQ(name_of(Ending::ForcedScoring), "forced_scoring");
    EXPECT_EQ(name_of(Ending::Stall), "stall");
}

// R20, A30: nothing breaks a tie for victory; the scores stay equal.
TEST(JustinianEnding, EqualScoresShareTheVictory) {
    Scene scene = nobody_can_go_on();
    scene.points(A, 20);  // A gets 43, B 50, C 56
    scene.points(B, 13);
    scene.game_turn_without_event();
    scene.chooses(C, Colour::Law);
    EXPECT_EQ(scene.score(A), 63);
    EXPECT_EQ(scene.score(B), 63);
    EXPECT_EQ(scene.score(C), 56);
}

// 7.4: totals beyond the markers of the box continue to count.
TEST(JustinianEnding, ScoresAreNotCapped) {
    Scene scene = nobody_can_go_on();
    scene.points(C, 299);
    scene.game_turn_without_event();
    scene.chooses(C, Colour::Law);
    EXPECT_EQ(scene.score(C), 299 + 56);
}

}  // namespace
}  // namespace curia::justinian
