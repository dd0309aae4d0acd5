// The phase card for the last player who has not passed: R2, R4, A4 and the option alone_limit.
#include "tests/justinian/scene.h"

namespace curia::justinian {
namespace {

Options with(AloneLimit limit) { return {.alone_limit = limit}; }

// A has laid two tokens on the card in this game turn, then the others pass.
Scene a_is_alone_after_two_on_the_card(AloneLimit limit) {
    Scene scene({.players = 3, .options = with(limit)});
    scene.lays_on_card(A, +1);
    scene.lays(B, +1, 4);
    scene.lays(C, -1, 4);
    scene.lays_on_card(A, -1);
    scene.passes(B);
    scene.passes(C);
    return scene;
}

// B has passed immediately; A is alone and has laid nothing.
Scene a_is_alone_at_once(AloneLimit limit) {
    Scene scene({.players = 2, .starter = B, .options = with(limit)});
    scene.passes(B);
    return scene;
}

// T11, R2, A4: tokens that A laid before being alone do not count; then one more on the card, and
// any number on tiles.
TEST(JustinianAlone, T11OneMoreTokenGoesOnTheCard) {
    Scene scene = a_is_alone_after_two_on_the_card(AloneLimit::OneMore);
    EXPECT_TRUE(scene.may_lay_on_card(A));
    scene.lays(A, +1, 5);
    EXPECT_TRUE(scene.may_lay_on_card(A));
    scene.lays_on_card(A, +2);
    EXPECT_FALSE(scene.may_lay_on_card(A));
    scene.lays(A, -1, 5);
    scene.lays(A, +2, 6);
    EXPECT_FALSE(scene.may_lay_on_card(A));
    EXPECT_TRUE(scene.may_lay_on(A, 6));
    EXPECT_TRUE(scene.may(A, Pass{}));
}

// R2: nothing limits the card while another player has not passed.
TEST(JustinianAlone, TheCardIsOpenWhileAnotherIsIn) {
    Scene scene({.players = 3});
    scene.passes(A);
    scene.lays_on_card(B, +1);
    scene.lays_on_card(C, +1);
    scene.lays_on_card(B, +1);
    scene.lays_on_card(C, -1);
    EXPECT_TRUE(scene.may_lay_on_card(B));
}

// R2, A4: the limit is for one game turn; it starts again in the next one.
TEST(JustinianAlone, TheNextGameTurnAllowsOneMoreAgain) {
    Scene scene = a_is_alone_at_once(AloneLimit::OneMore);
    scene.lays_on_card(A, +1);
    EXPECT_FALSE(scene.may_lay_on_card(A));
    scene.game_turn_without_event();
    EXPECT_EQ(scene.asked(), A);
    scene.lays(A, +1, 1);
    scene.passes(B);
    EXPECT_TRUE(scene.may_lay_on_card(A));
}

// O5 one_per_turn: once A is alone, all tokens that A laid on the card in this game turn count.
TEST(JustinianAlone, OnePerTurnCountsWhatHeLaidBefore) {
    Scene scene = a_is_alone_after_two_on_the_card(AloneLimit::OnePerTurn);
    EXPECT_FALSE(scene.may_lay_on_card(A));
    EXPECT_TRUE(scene.may_lay_on(A, 1));
}

// O5 one_per_turn: a player who laid none there before may still lay one.
TEST(JustinianAlone, OnePerTurnAllowsTheFirst) {
    Scene scene = a_is_alone_at_once(AloneLimit::OnePerTurn);
    EXPECT_TRUE(scene.may_lay_on_card(A));
    scene.lays_on_card(A, +1);
    EXPECT_FALSE(scene.may_lay_on_card(A));
}

// O5 one_per_turn: it binds only a player who is alone.
TEST(JustinianAlone, OnePerTurnBindsNobodyElse) {
    Scene scene({.players = 2, .options = with(AloneLimit::OnePerTurn)});
    scene.lays_on_card(A, +1);
    scene.lays_on_card(B, +1);
    EXPECT_TRUE(scene.may_lay_on_card(A));
    scene.lays_on_card(A, +1);
    EXPECT_TRUE(scene.may_lay_on_card(B));
}

// O5 one_per_turn: tokens of earlier game turns do not count.
TEST(JustinianAlone, OnePerTurnForgetsEarlierTurns) {
    Scene scene = a_is_alone_at_once(AloneLimit::OnePerTurn);
    scene.lays_on_card(A, +1);
    scene.game_turn_without_event();
    scene.lays(A, +1, 1);
    scene.passes(B);
    EXPECT_TRUE(scene.may_lay_on_card(A));
}

// R2: the Italian set of options has this limit, the English and the French one allow one more.
TEST(JustinianAlone, TheItalianPresetAllowsOnePerTurn) {
    EXPECT_EQ(Justinian::kPresets[2].name, "italian");
    EXPECT_EQ(Justinian::kPresets[2].options, with(AloneLimit::OnePerTurn));
    for (const auto& preset : Justinian::kPresets) {
        const Scene scene = a_is_alone_after_two_on_the_card(preset.options.alone_limit);
        EXPECT_EQ(scene.may_lay_on_card(A), preset.name != "italian") << preset.name;
    }
}

// O5 unlimited: A may lay the whole hand on the card.
TEST(JustinianAlone, UnlimitedSetsNoLimit) {
    Scene scene = a_is_alone_after_two_on_the_card(AloneLimit::Unlimited);
    scene.lays_on_card(A, +1);
    scene.lays_on_card(A, +2);
    scene.lays_on_card(A, +3);
    EXPECT_TRUE(scene.may_lay_on_card(A));
}

}  // namespace
}  // namespace curia::justinian
