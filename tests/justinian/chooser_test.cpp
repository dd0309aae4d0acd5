// Who chooses and who forfeits: R12, R14, A1 to A3 and the options tie_break, colour_chooser and
// forfeits.
#include "tests/justinian/scene.h"

namespace curia::justinian {
namespace {

// They pass in the order B, C, A, D; A has 3, B and C have 6 each; B claims.
Scene b_claims(const Options& options, const Numbers& on_card_of_d) {
    Scene scene({.players = 4, .starter = B, .options = options});
    scene.on_card(A, {+3});
    scene.on_card(B, {+3, -3});
    scene.on_card(C, {+3, -2, +1});
    scene.on_card(D, on_card_of_d);
    scene.passes(B);
    scene.passes(C);
    scene.lays(D, +1, 1);
    scene.passes(A);
    scene.passes(D);
    scene.resolves(D, Side::Left);
    scene.declines(D);
    scene.declines(A);
    scene.claims(B);
    return scene;
}

// T16, R12, A1: of equal players, the one reached first clockwise from the last passer.
TEST(JustinianChooser, T16OfEqualsTheNextClockwise) {
    const Scene scene = b_claims({.tie_break = TieBreak::Clockwise}, {-2});
    EXPECT_EQ(scene.asked(), B);
}

// T16, A1, O1: of equal players, the one who passed later.
TEST(JustinianChooser, T16OfEqualsTheLaterPasser) {
    const Scene scene = b_claims({.tie_break = TieBreak::LatestPass}, {-2});
    EXPECT_EQ(scene.asked(), C);
}

// T17, R12: the last passer comes first with both tie-breaks.
TEST(JustinianChooser, T17TheLastPasserWinsEveryTie) {
    EXPECT_EQ(b_claims({.tie_break = TieBreak::Clockwise}, {+3, -3}).asked(), D);
    EXPECT_EQ(b_claims({.tie_break = TieBreak::LatestPass}, {+3, -3}).asked(), D);
}

// R12: without a tie, the highest total chooses, in any seat.
TEST(JustinianChooser, AHigherTotalBeatsEveryTieBreak) {
    Scene scene({.players = 3, .starter = B, .options = {.tie_break = TieBreak::LatestPass}});
    scene.on_card(A, {+3, -2});
    scene.on_card(B, {+3, -3});
    scene.on_card(C, {+3, -2});
    scene.placing_ends();
    scene.claims(A);
    EXPECT_EQ(scene.asked(), B);
}

// R12: the French set of options breaks ties by the later pass, the English one clockwise.
TEST(JustinianChooser, ThePresetsDifferInTheTieBreak) {
    EXPECT_EQ(Justinian::kPresets[0].name, "english");
    EXPECT_EQ(Justinian::kPresets[0].options, Options{});
    EXPECT_EQ(Justinian::kPresets[1].name, "french");
    EXPECT_EQ(Justinian::kPresets[1].options, Options{.tie_break = TieBreak::LatestPass});
    EXPECT_EQ(b_claims(Justinian::kPresets[0].options, {-2}).asked(), B);
    EXPECT_EQ(b_claims(Justinian::kPresets[1].options, {-2}).asked(), C);
}

// A claims with 5, B has 6 and C has 1.
Scene a_claims(ColourChooser chooser, Forfeits forfeits) {
    Scene scene(
        {.players = 3, .starter = B, .options = {.colour_chooser = chooser, .forfeits = forfeits}});
    scene.on_card(A, {+3, -2});
    scene.on_card(B, {+3, -3});
    scene.on_card(C, {-1});
    scene.placing_ends();
    scene.claims(A);
    return scene;
}

// A2, A3: as printed, the highest total chooses and forfeits.
TEST(JustinianChooser, HighestTotalChoosesChooserForfeits) {
    Scene scene = a_claims(ColourChooser::HighestTotal, Forfeits::Chooser);
    scene.chooses(B, Colour::War);
    EXPECT_EQ(scene.last_scoring().from_tokens[A], 5);
    EXPECT_EQ(scene.last_scoring().from_tokens[B], 0);
    EXPECT_EQ(scene.last_scoring().from_tokens[C], 1);
}

// A3, O2: the claimant chooses, and the forfeit goes with the choice.
TEST(JustinianChooser, ClaimantChoosesChooserForfeits) {
    Scene scene = a_claims(ColourChooser::Claimant, Forfeits::Chooser);
    scene.chooses(A, Colour::War);
    EXPECT_EQ(scene.last_scoring().chooser, A);
    EXPECT_EQ(scene.last_scoring().from_tokens[A], 0);
    EXPECT_EQ(scene.last_scoring().from_tokens[B], 6);
    EXPECT_EQ(scene.last_scoring().from_tokens[C], 1);
}

// A2, O3: the highest total chooses, but the claimant forfeits.
TEST(JustinianChooser, HighestTotalChoosesClaimantForfeits) {
    Scene scene = a_claims(ColourChooser::HighestTotal, Forfeits::Claimant);
    scene.chooses(B, Colour::War);
    EXPECT_EQ(scene.last_scoring().from_tokens[A], 0);
    EXPECT_EQ(scene.last_scoring().from_tokens[B], 6);
    EXPECT_EQ(scene.last_scoring().from_tokens[C], 1);
}

// O2, O3: both options together.
TEST(JustinianChooser, ClaimantChoosesAndForfeits) {
    Scene scene = a_claims(ColourChooser::Claimant, Forfeits::Claimant);
    scene.chooses(A, Colour::War);
    EXPECT_EQ(scene.last_scoring().from_tokens[A], 0);
    EXPECT_EQ(scene.last_scoring().from_tokens[B], 6);
}

}  // namespace
}  // namespace curia::justinian
