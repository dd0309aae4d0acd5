// The Alchemical spells, card by card.
#include "tests/grand_tribunal/scene.h"

namespace curia::grand_tribunal {
namespace {

// ---- Longevity Potion ----

// T22: a new frame with a fresh record; nothing can be repeated within it.
TEST(GrandTribunalLongevityPotion, GivesAFrameInWhichAllCanBeRepeated) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Longevity Potion"});
    const Slot orb = scene.inactive(A, "Fulgarous Orb");
    scene.play(Study{orb});
    scene.play(Study{orb});
    scene.cast("Longevity Potion");
    scene.let_go();
    EXPECT_FALSE(scene.can(Study{orb}));
    scene.play(End{});
    EXPECT_EQ(scene.asked(), A);
    EXPECT_EQ(scene.table.frame.left, 2);
    scene.play(Study{orb});
    scene.play(Study{orb});
    EXPECT_FALSE(scene.can(Study{orb}));
    scene.play(End{});
    EXPECT_EQ(scene.asked(), B);
}
// R7.6: neither Praeco votes nor discards in between.
TEST(GrandTribunalLongevityPotion, StepBComesAfterTheLastFrame) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Longevity Potion"});
    for (const char* name :
         {"Rowan Wand", "Willow Switch", "Knotted Cord", "Aqua Regia", "Fool's Gold", "Clear Mind"})
        scene.hand(A, name);
    scene.cast("Longevity Potion");
    scene.let_go();
    scene.play(End{});
    EXPECT_EQ(scene.stage(), Stage::Main);
    scene.play(End{});
    EXPECT_EQ(scene.stage(), Stage::DiscardDown);
}
// E9: bought again and again, while there is Vis.
TEST(GrandTribunalLongevityPotion, CanBuyItselfAgain) {
    Scene scene;
    const Slot philtre = scene.active(A, "Quicksilver Philtre", {"Longevity Potion"});
    scene.vis(A, 8);
    for (int i = 0; i < 2; ++i) {
        scene.cast("Longevity Potion");
        scene.play(Keep{});
        const Slot potion = scene.find(A, "Longevity Potion");
        scene.play(Study{potion});
        scene.play(Study{potion});
        scene.play(Activate{potion});
        scene.play(Install{potion});
        scene.play(Pick{philtre});
        scene.play(End{});
        EXPECT_EQ(scene.asked(), A);
    }
    EXPECT_EQ(scene.vis(A), 0);
}

// ---- Item's Transmutation ----

// T24: the new item carries the 3 Vis, and up to 2 more.
TEST(GrandTribunalTransmutation, MovesTheVisToANewItem) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Item's Transmutation"});
    const Slot old = scene.inactive(A, "Fulgarous Orb", 3);
    const Card new_card = scene.take("Staff of the Elder Council");
    scene.state.secrets.deck.add(new_card);
    ++scene.table.deck_size[Deck::Items];
    scene.cast("Item's Transmutation");
    scene.play(Pick{old});
    scene.happens(Deal{A, new_card});
    const Slot staff = scene.find(A, "Staff of the Elder Council");
    EXPECT_EQ(scene.vis_on(staff), 5);
    EXPECT_TRUE(scene.table.piece(staff).face.is_down());
    EXPECT_TRUE(scene.is_discarded("Fulgarous Orb"));
}
TEST(GrandTribunalTransmutation, MayLeaveMoreThanTheCost) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Item's Transmutation"});
    const Slot old = scene.inactive(A, "Fulgarous Orb", 4);
    const Card cheap = scene.take("Knotted Cord");
    scene.state.secrets.deck.add(cheap);
    ++scene.table.deck_size[Deck::Items];
    scene.cast("Item's Transmutation");
    scene.play(Pick{old});
    scene.happens(Deal{A, cheap});
    EXPECT_EQ(scene.vis_on(scene.find(A, "Knotted Cord")), 4);
}
// Q29 and "nothing to target": active items cannot be picked.
TEST(GrandTribunalTransmutation, NeedsAnInactiveItem) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Item's Transmutation"});
    scene.inactive(A, "Aqua Regia");
    scene.cast("Item's Transmutation");
    EXPECT_EQ(scene.stage(), Stage::Keep);
}
// E12: with an empty deck it does nothing and asks nothing.
TEST(GrandTribunalTransmutation, DoesNothingWithAnEmptyDeck) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Item's Transmutation"});
    const Slot old = scene.inactive(A, "Fulgarous Orb", 3);
    scene.empty_deck(Deck::Items);
    scene.cast("Item's Transmutation");
    EXPECT_EQ(scene.stage(), Stage::Keep);
    EXPECT_EQ(scene.vis_on(old), 3);
}
// E12: in the Sanctum with every value of draw_to.
TEST(GrandTribunalTransmutation, StaysInTheSanctumWhateverTheOption) {
    Scene scene(3, {.draw_to = DrawTo::Hand});
    scene.active(A, "Quicksilver Philtre", {"Item's Transmutation"});
    const Slot old = scene.inactive(A, "Fulgarous Orb");
    scene.cast("Item's Transmutation");
    scene.play(Pick{old});
    scene.settle();
    EXPECT_EQ(scene.count(A, Deck::Items, Place::Sanctum), 1);
    EXPECT_EQ(scene.count(A, Deck::Items, Place::Hand), 0);
}

// ---- Chirurgeon's Touch ----

// T25, Q30: hand for hand, Sanctum for Sanctum, each from its own deck; Vis returns to the owner.
TEST(GrandTribunalChirurgeon, ReplacesCardsWhereTheyWere) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Chirurgeon's Touch"});
    const Slot held = scene.hand(A, "Rowan Wand");
    const Slot studied = scene.inactive(A, "Aqua Regia", 1);
    const Slot vault = scene.vault(A, "Hidden Spring");
    scene.cast("Chirurgeon's Touch");
    scene.play(Pick{held});
    scene.play(Pick{studied});
    scene.play(Pick{vault});  // nothing is left to pick
    scene.settle();
    EXPECT_EQ(scene.vis(A), 13);
    EXPECT_EQ(scene.count(A, Deck::Items, Place::Hand), 1);
    EXPECT_EQ(scene.count(A, Deck::Spells, Place::Sanctum), 1);
    EXPECT_EQ(scene.count(A, Deck::Resources, Place::Sanctum), 1);
    for (const char* name : {"Rowan Wand", "Aqua Regia", "Hidden Spring"})
        EXPECT_TRUE(scene.is_discarded(name));
    EXPECT_EQ(scene.cards_in_all(), 105);
}
// E12: all picks, all discards, then the draws in the order of the picks.
TEST(GrandTribunalChirurgeon, DrawsInTheOrderOfThePicks) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Chirurgeon's Touch"});
    const Slot held = scene.hand(A, "Aqua Regia");
    const Slot laid = scene.inactive(A, "Rowan Wand");
    scene.cast("Chirurgeon's Touch");
    scene.play(Pick{laid});
    scene.play(Pick{held});
    ASSERT_EQ(scene.stage(), Stage::Deal);
    EXPECT_EQ(scene.table.deal_to, laid);
    scene.settle();
    EXPECT_EQ(scene.count(A, Deck::Items, Place::Sanctum), 1);
    EXPECT_EQ(scene.count(A, Deck::Spells, Place::Hand), 1);
}
TEST(GrandTribunalChirurgeon, GetsNothingFromAnEmptyDeck) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Chirurgeon's Touch"});
    const Slot laid = scene.inactive(A, "Rowan Wand");
    scene.empty_deck(Deck::Items);
    scene.cast("Chirurgeon's Touch");
    scene.play(Pick{laid});
    scene.let_go();
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_EQ(scene.count(A, Deck::Items, Place::Sanctum), 0);
}
TEST(GrandTribunalChirurgeon, MayStopAtOnceAndNeverTouchesActiveCards) {
    Scene scene;
    const Slot philtre = scene.active(A, "Quicksilver Philtre", {"Chirurgeon's Touch"});
    scene.inactive(A, "Rowan Wand");
    scene.cast("Chirurgeon's Touch");
    EXPECT_FALSE(scene.can(Pick{philtre}));
    scene.play(Stop{});
    EXPECT_EQ(scene.stage(), Stage::Keep);
}
TEST(GrandTribunalChirurgeon, AsksNothingWithoutACard) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Chirurgeon's Touch"});
    scene.cast("Chirurgeon's Touch");
    EXPECT_EQ(scene.stage(), Stage::Keep);
}

// ---- Aqua Regia ----

TEST(GrandTribunalAquaRegia, SiphonsUpToThree) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Aqua Regia"});
    const Slot rich = scene.inactive(B, "Fulgarous Orb", 4);
    const Slot poor = scene.inactive(C, "Rowan Wand", 1);
    const Slot bare = scene.inactive(C, "Willow Switch");
    scene.cast("Aqua Regia");
    EXPECT_TRUE(scene.can(Pick{poor}));
    EXPECT_FALSE(scene.can(Pick{bare}));
    EXPECT_FALSE(scene.can(Stop{}));  // E1: compulsory
    scene.play(Pick{rich});
    EXPECT_EQ(scene.vis(A), 15);
    EXPECT_EQ(scene.vis_on(rich), 1);
}
TEST(GrandTribunalAquaRegia, PassesWardedOpponentsOver) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Aqua Regia"});
    scene.inactive(B, "Fulgarous Orb", 4);
    scene.ward(B);
    scene.cast("Aqua Regia");
    EXPECT_EQ(scene.stage(), Stage::Keep);
    EXPECT_EQ(scene.vis(A), 12);
}
// E7: two equal hidden cards are two targets, two equal open ones are one.
TEST(GrandTribunalAquaRegia, HiddenCardsAreNeverMerged) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Aqua Regia"});
    scene.inactive(B, "Fog of Confusion", 1, Turned::Down);
    scene.inactive(B, "Fog of Confusion", 1, Turned::Down);
    scene.inactive(C, "Thieving Wind", 1);
    scene.inactive(C, "Thieving Wind", 1);
    scene.cast("Aqua Regia");
    EXPECT_EQ(scene.choices().size(), 3u);
}

// ---- Philosopher's Leaven ----

TEST(GrandTribunalLeaven, FundsUpToThreeButNotBeyondTheCost) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Philosopher's Leaven"});
    const Slot orb = scene.inactive(A, "Fulgarous Orb", 1);
    const Slot regia = scene.inactive(A, "Aqua Regia", 1);
    scene.cast("Philosopher's Leaven");
    EXPECT_TRUE(scene.can(Pick{orb}));
    scene.play(Pick{regia});
    EXPECT_EQ(scene.vis_on(regia), 2);
    EXPECT_EQ(scene.vis(A), 12);
}
// E1: targets without an effect are legal.
TEST(GrandTribunalLeaven, ACompleteCardIsATarget) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Philosopher's Leaven"});
    const Slot regia = scene.inactive(A, "Aqua Regia", 2);
    scene.cast("Philosopher's Leaven");
    EXPECT_EQ(scene.choices(), std::vector<Action>{Pick{regia}});
    scene.play(Pick{regia});
    EXPECT_EQ(scene.vis_on(regia), 2);
}
TEST(GrandTribunalLeaven, IsSpentWithoutATarget) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Philosopher's Leaven"});
    scene.cast("Philosopher's Leaven");
    scene.let_go();
    EXPECT_TRUE(scene.is_discarded("Philosopher's Leaven"));
}
// E13: cut to what the Regio holds.
TEST(GrandTribunalLeaven, IsCutByAFiniteRegio) {
    Scene scene(3, {.vis_supply = VisSupply::Finite});
    scene.table.regio = 2;
    scene.active(A, "Quicksilver Philtre", {"Philosopher's Leaven"});
    const Slot orb = scene.inactive(A, "Fulgarous Orb");
    scene.cast("Philosopher's Leaven");
    scene.play(Pick{orb});
    EXPECT_EQ(scene.vis_on(orb), 2);
    EXPECT_EQ(scene.table.regio, 0);
}

// ---- Solve et Coagula ----

TEST(GrandTribunalSolve, MovesEachSpellAtMostOnceThenGains) {
    Scene scene;
    const Slot wand = scene.active(A, "Rowan Wand", {"Solve et Coagula", "Thieving Wind"});
    const Slot orb = scene.active(A, "Fulgarous Orb");
    const Slot wind = scene.find(A, "Thieving Wind");
    scene.cast("Solve et Coagula");
    scene.play(Pick{wind});
    EXPECT_FALSE(scene.can(Pick{wand}));  // it must be a different place
    scene.play(Pick{orb});
    EXPECT_EQ(scene.counted(orb).spells, 1);
    EXPECT_EQ(scene.vis(A), 14);  // nothing is left to move
}
TEST(GrandTribunalSolve, TakesASpellOffIntoTheLibrary) {
    Scene scene;
    scene.active(A, "Rowan Wand", {"Solve et Coagula", "Thieving Wind"});
    const Slot wind = scene.find(A, "Thieving Wind");
    scene.cast("Solve et Coagula");
    scene.play(Pick{wind});
    EXPECT_EQ(scene.choices(), std::vector<Action>{PickLibrary{}});
    scene.play(PickLibrary{});
    EXPECT_EQ(scene.place(wind), Place::Active);
}
// E12: the slot of the spell that was cast counts as free.
TEST(GrandTribunalSolve, ItsOwnSlotIsFree) {
    Scene scene;
    const Slot wand = scene.active(A, "Rowan Wand", {"Solve et Coagula", "Thieving Wind"});
    scene.active(A, "Fulgarous Orb", {"Consuming Ember"});
    scene.cast("Solve et Coagula");
    scene.play(Pick{scene.find(A, "Consuming Ember")});
    EXPECT_TRUE(scene.can(Pick{wand}));
}
TEST(GrandTribunalSolve, GainsAlsoIfStoppedAtOnceOrNothingCanMove) {
    Scene scene;
    scene.active(A, "Rowan Wand", {"Solve et Coagula"});
    scene.cast("Solve et Coagula");
    EXPECT_EQ(scene.vis(A), 14);
    Scene other;
    other.active(A, "Rowan Wand", {"Solve et Coagula", "Thieving Wind"});
    other.cast("Solve et Coagula");
    other.play(Stop{});
    EXPECT_EQ(other.vis(A), 14);
}

// ---- Double Distillation ----

TEST(GrandTribunalDistillation, CountsTheSpellsOfItsItemWithItself) {
    Scene scene;
    scene.active(A, "Roll of Formulae", {"Double Distillation", "Aqua Regia"});
    scene.cast("Double Distillation");
    EXPECT_EQ(scene.vis(A), 16);
}
TEST(GrandTribunalDistillation, GivesSixAtMost) {
    Scene scene;
    scene.active(A, "Wand of Living Flame",
                 {"Double Distillation", "Aqua Regia", "Aqua Regia", "Solve et Coagula"});
    scene.cast("Double Distillation");
    EXPECT_EQ(scene.vis(A), 18);
}

}  // namespace
}  // namespace curia::grand_tribunal
