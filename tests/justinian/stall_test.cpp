// The stall guard against A19, R22 in the version of section 0: two consecutive game turns without
// a placement end the game with a forced scoring, if all reserves were empty before the first of
// them.
#include "tests/justinian/scene.h"

namespace curia::justinian {
namespace {

// R22: one idle game turn has no effect, the second one ends the game.
TEST(JustinianStall, TwoIdleGameTurnsEndTheGame) {
    Scene scene({.players = 2});
    scene.game_turn_without_event();
    EXPECT_EQ(scene.table().stage, Stage::Place);
    scene.game_turn_without_event();
    EXPECT_EQ(scene.table().stage, Stage::Colour);
    scene.chooses(*scene.asked(), Colour::War);
    EXPECT_TRUE(scene.is_over());
    EXPECT_EQ(scene.ending(), Ending::Stall);
    EXPECT_EQ(scene.last_scoring().claimant, std::nullopt);
}

// R22: it is scored like any forced scoring: the highest total chooses and forfeits, independent of
// O2 and O3, with the windows of the current phase.
TEST(JustinianStall, ItIsScoredAsAForcedScoring) {
    Scene scene(
        {.players = 2,
         .phase = 2,
         .options = {.colour_chooser = ColourChooser::Claimant, .forfeits = Forfeits::Claimant}});
    scene.on_card(A, {+2});
    scene.on_card(B, {+3});
    scene.game_turn_without_event();
    scene.game_turn_without_event();
    EXPECT_EQ(scene.asked(), B);
    scene.chooses(B, Colour::War);
    EXPECT_EQ(scene.score(A), 17 + 18 + 19 + 2);
    EXPECT_EQ(scene.score(B), 21 + 22 + 23);
}

// R22: any placement restarts the count.
TEST(JustinianStall, APlacementStartsTheCountAnew) {
    Scene scene({.players = 2});
    scene.game_turn_without_event();
    scene.lays_on_card(B, +1);
    scene.game_turn_without_event();
    scene.game_turn_without_event();
    EXPECT_EQ(scene.table().stage, Stage::Place);
    scene.game_turn_without_event();
    EXPECT_EQ(scene.table().stage, Stage::Colour);
}

// R22: a game turn that began with a token in any reserve does not count.
TEST(JustinianStall, AGameTurnThatEmptiesAReserveDoesNotCount) {
    Scene scene({.players = 2});
    scene.reserve(B, {+1, -1});
    scene.passes(A);
    scene.passes_drawing(B, {+1, -1});
    scene.game_turn_without_event();
    scene.game_turn_without_event();
    EXPECT_EQ(scene.table().stage, Stage::Place);
    scene.game_turn_without_event();
    EXPECT_EQ(scene.table().stage, Stage::Colour);
}

// R22: a valid claim has priority: the game continues.
TEST(JustinianStall, AClaimComesFirst) {
    Scene scene({.players = 2});
    scene.on_card(A, {+3, -2});
    scene.game_turn_without_event();
    scene.placing_ends();
    scene.claims(A);
    scene.chooses(A, Colour::War);
    EXPECT_EQ(scene.table().stage, Stage::Exchange);
    EXPECT_FALSE(scene.is_over());
}

// R22: a claim that is declined does not prevent it.
TEST(JustinianStall, ARefusedClaimDoesNotHoldItUp) {
    Scene scene({.players = 2});
    scene.on_card(A, {+3, -2});
    scene.game_turn_without_event();
    scene.game_turn_without_event();
    scene.chooses(A, Colour::War);
    EXPECT_EQ(scene.ending(), Ending::Stall);
}

// R17, R22: if nobody has a token left, that is the reason, and no second game turn is needed.
TEST(JustinianStall, BeingOutOfTokensComesFirst) {
    Scene scene({.players = 2});
    scene.hand(A, {+1});
    scene.hand(B, {});
    scene.game_turn_without_event();
    scene.passes(B);
    scene.lays(A, +1, 5);
    scene.game_turn_without_event();
    scene.chooses(*scene.asked(), Colour::War);
    EXPECT_EQ(scene.ending(), Ending::ForcedScoring);
}

// R22, A14: if some players have nothing to lay, one token of another player is enough.
TEST(JustinianStall, OnePlayersPlacementIsEnough) {
    Scene scene({.players = 3});
    scene.hand(A, {});
    scene.hand(B, {});
    scene.game_turn_without_event();
    scene.lays(C, +1, 5);
    scene.game_turn_without_event();
    EXPECT_EQ(scene.table().stage, Stage::Place);
}

}  // namespace
}  // namespace curia::justinian
