// Healing spells and resources combined with options, wards, locks and empty decks: E1 to E13.
#include "tests/grand_tribunal/scene.h"

namespace curia::grand_tribunal {
namespace {

constexpr const char* kRue = "Cordial of Rue";

// ---- Healing ----

// Q33, E5: any spell of the pile, also of other players; it is active, so it can be installed
// immediately.
TEST(GrandTribunalRestoring, WhatItFetchesCanBeInstalledAtOnce) {
    Scene scene;
    const Slot rue = scene.active(A, kRue, {"Restoring Hand"});
    scene.discarded("Clear Mind");
    scene.discarded("Aqua Regia");
    scene.cast("Restoring Hand");
    EXPECT_EQ(scene.choices().size(), 2u);
    EXPECT_FALSE(scene.can(Stop{}));  // E1: compulsory
    scene.play(scene.choices()[1]);
    scene.let_go();
    const Slot mind = scene.find(A, "Clear Mind");
    EXPECT_FALSE(scene.is_discarded("Clear Mind"));
    scene.play(Install{mind});
    scene.play(Pick{rue});
    EXPECT_EQ(scene.counted(rue).spells, 1);
}
// E7: copies in the same state are one choice, until one of them is picked.
TEST(GrandTribunalMending, FundsBothCopies) {
    Scene scene;
    scene.active(A, kRue, {"Mending of Small Things"});
    const Slot one = scene.inactive(A, "Clear Mind", 0, Turned::Down);
    const Slot other = scene.inactive(A, "Clear Mind", 0, Turned::Down);
    scene.cast("Mending of Small Things");
    EXPECT_FALSE(scene.can(Pick{other}));
    scene.play(Pick{one});
    scene.play(Pick{other});
    EXPECT_EQ(scene.vis_on(one), 2);
    EXPECT_EQ(scene.vis_on(other), 2);
    EXPECT_EQ(scene.vis(A), 12);
}
// E2, E3: a card that is taken lies face up in the Sanctum; it never gets more Vis than its cost.
TEST(GrandTribunalBloom, LeavesTheItemInactiveAndFaceUp) {
    Scene scene;
    scene.active(A, kRue, {"Second Bloom"});
    scene.discarded("Willow Switch");
    scene.empty_deck(Deck::Items);
    scene.cast("Second Bloom");
    EXPECT_FALSE(scene.can(Stop{}));
    scene.play(scene.choices()[0]);
    const Slot twig = scene.find(A, "Willow Switch");
    EXPECT_EQ(scene.place(twig), Place::Sanctum);
    EXPECT_FALSE(scene.table.piece(twig).face.is_down());
    EXPECT_EQ(scene.vis_on(twig), 2);
}
// R8, R9: the card just taken from the row may be studied; both follow the rules of the actions.
TEST(GrandTribunalClearMind, StudiesWhatItJustTook) {
    Scene scene;
    scene.active(A, kRue, {"Clear Mind"});
    scene.row({"Fulgarous Orb", "Willow Switch", "Knotted Cord"});
    scene.cast("Clear Mind");
    EXPECT_FALSE(scene.can(Draw{Deck::Resources}));
    scene.play(Take{scene.table.rows[Deck::Items][0]});
    EXPECT_EQ(scene.stage(), Stage::Deal);
    scene.settle();
    EXPECT_EQ(scene.table.rows[Deck::Items].size(), 3);
    const Slot orb = scene.find(A, "Fulgarous Orb");
    EXPECT_FALSE(scene.table.piece(orb).face.is_down());
    scene.play(Study{orb});
    scene.play(Study{orb});
    EXPECT_EQ(scene.stage(), Stage::Keep);
    EXPECT_EQ(scene.vis(A), 10);
}
// E10: 1 Vis in the reserve is enough to be asked.
TEST(GrandTribunalClearMind, AsksToStudyWithOneVis) {
    Scene scene;
    scene.active(A, kRue, {"Clear Mind"});
    const Slot orb = scene.inactive(A, "Fulgarous Orb");
    scene.vis(A, 1);
    scene.cast("Clear Mind");
    scene.play(Stop{});
    ASSERT_EQ(scene.stage(), Stage::Study);
    scene.play(Study{orb});
    EXPECT_EQ(scene.stage(), Stage::Main);  // no Vis is left to study, or to keep the spell
}
// It is the draw of R8, so it follows draw_to; a card in hand cannot be studied.
TEST(GrandTribunalClearMind, DrawsToTheHandByOption) {
    Scene scene(3, {.draw_to = DrawTo::Hand});
    scene.active(A, kRue, {"Clear Mind"});
    scene.cast("Clear Mind");
    scene.play(Draw{Deck::Items});
    scene.settle();
    EXPECT_EQ(scene.count(A, Deck::Items, Place::Hand), 1);
    EXPECT_EQ(scene.choices(), std::vector<Action>{Stop{}});
}
// R8: a face-up card goes to the Sanctum with every value of draw_to.
TEST(GrandTribunalDraw, AFaceUpCardNeverGoesToTheHand) {
    Scene scene(3, {.draw_to = DrawTo::Hand});
    scene.row({"Rowan Wand"});
    scene.play(Take{scene.table.rows[Deck::Items][0]});
    scene.settle();
    EXPECT_TRUE(scene.has(A, "Rowan Wand", Place::Sanctum));
    scene.give_turn(A);
    scene.play(Draw{Deck::Spells});
    scene.settle();
    EXPECT_EQ(scene.count(A, Deck::Spells, Place::Hand), 1);
}
TEST(GrandTribunalFee, PaysItsOwnShareAsFarAsTheRegioGoes) {
    Scene scene(3, {.vis_supply = VisSupply::Finite});
    scene.table.regio = 1;
    scene.active(A, kRue, {"Physician's Fee"});
    scene.cast("Physician's Fee");
    EXPECT_EQ(scene.vis(A), 12 + 2 + 1);
    EXPECT_EQ(scene.table.regio, 0);
}
// E1: with an empty Concilium the vote is skipped, but the Vis is not.
TEST(GrandTribunalBalm, GivesVisWithAnEmptyConcilium) {
    Scene scene;
    scene.votes({{Space::Orb, 24}});
    scene.active(A, kRue, {"Balm of Concord"});
    scene.cast("Balm of Concord");
    EXPECT_EQ(scene.stage(), Stage::Keep);
    EXPECT_EQ(scene.vis(A), 15);
}
// Q14, R10: the price of keeping goes to the Regio; exactly 2 Vis are enough.
TEST(GrandTribunalCast, KeepingCostsTwoToTheRegio) {
    Scene scene(3, {.vis_supply = VisSupply::Finite});
    scene.active(A, "Palimpsest Leaf", {"Rune of Silence"});
    scene.vis(A, 2);
    scene.table.regio = 34;
    scene.cast("Rune of Silence");
    ASSERT_EQ(scene.stage(), Stage::Keep);
    scene.play(Keep{});
    EXPECT_EQ(scene.vis(A), 0);
    EXPECT_EQ(scene.table.regio, 36);
}

// ---- Resources ----

TEST(GrandTribunalApprentice, FundsFourAtMost) {
    Scene scene;
    scene.vault(A, "Diligent Apprentice");
    for (const char* name :
         {"Fulgarous Orb", "Rowan Wand", "Clear Mind", "Aqua Regia", "Panacea Magna"})
        scene.inactive(A, name);
    scene.use("Diligent Apprentice");
    for (int i = 0; i < 4; ++i) {
        ASSERT_EQ(scene.stage(), Stage::Effect);
        EXPECT_TRUE(scene.can(Stop{}));
        scene.play(scene.choices()[0]);
    }
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_EQ(scene.vis(A), 12);
}
TEST(GrandTribunalCaravan, GoesOnWithTheOtherDeckUntilBothAreEmpty) {
    Scene scene;
    scene.vault(A, "Book Caravan");
    for (const char* name : {"Rowan Wand", "Aqua Regia"}) {
        const Card last = scene.take(name);
        scene.empty_deck(last.deck());
        scene.state.secrets.deck.add(last);
        scene.table.deck_size[last.deck()] = 1;
    }
    scene.use("Book Caravan");
    EXPECT_FALSE(scene.can(Stop{}));  // E1: compulsory as far as possible
    scene.play(ChooseDeck{Deck::Items});
    scene.settle();
    EXPECT_EQ(scene.choices(), std::vector<Action>{ChooseDeck{Deck::Spells}});
    scene.play(ChooseDeck{Deck::Spells});
    scene.settle();
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_TRUE(scene.has(A, "Rowan Wand", Place::Hand));
    EXPECT_TRUE(scene.has(A, "Aqua Regia", Place::Hand));
}
TEST(GrandTribunalEnvoy, MayStopAndKnowsLocksAndAnEmptyConcilium) {
    Scene scene;
    scene.vault(A, "Envoy to the Council");
    scene.lock(Space::Orb);
    scene.use("Envoy to the Council");
    EXPECT_FALSE(scene.can(PickSpace{Space::Orb}));
    scene.play(PickSpace{Space::Wand});
    scene.play(Stop{});
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_EQ(scene.table.concilium, 23);
    Scene dry;
    dry.vault(A, "Envoy to the Council");
    dry.votes({{Space::Orb, 24}});
    dry.use("Envoy to the Council");
    EXPECT_EQ(dry.stage(), Stage::Main);
    EXPECT_TRUE(dry.is_discarded("Envoy to the Council"));
}
// E7: installed spells, and inactive cards with Vis, named by their place; nothing else.
TEST(GrandTribunalSaboteur, ReachesNothingLooseActiveOrHeld) {
    Scene scene;
    scene.vault(A, "Hired Saboteur");
    scene.active(B, "Willow Switch");
    scene.loose(B, "Clear Mind");
    scene.hand(B, "Knotted Cord");
    scene.vault(B, "Hidden Spring");
    const Slot one = scene.inactive(B, "Aqua Regia", 1, Turned::Down);
    const Slot other = scene.inactive(B, "Aqua Regia", 1, Turned::Down);
    scene.inactive(A, "Rowan Wand", 2);
    scene.use("Hired Saboteur");
    EXPECT_EQ(scene.choices(), (std::vector<Action>{Pick{one}, Pick{other}}));
    scene.play(Pick{other});
    EXPECT_EQ(scene.vis_on(other), 0);
    EXPECT_TRUE(scene.table.piece(other).face.is_down());
}
TEST(GrandTribunalTutor, EqualSpellsOfTheRowAreOneChoice) {
    Scene scene;
    scene.vault(A, "Itinerant Tutor");
    scene.row({"Aqua Regia", "Aqua Regia", "Fool's Gold"});
    EXPECT_FALSE(scene.can(Take{scene.table.rows[Deck::Spells][1]}));
    EXPECT_TRUE(scene.can(Take{scene.table.rows[Deck::Spells][2]}));
    scene.use("Itinerant Tutor");
    EXPECT_EQ(scene.choices().size(), 2u);
}
// R12: if one source is closed, the other one is used; the others get their share too.
TEST(GrandTribunalGate, GathersFromTheSourceThatIsOpen) {
    Scene scene;
    scene.vault(A, "Regio Gate");
    scene.table.marker[Source::Contested] =
        static_cast<std::uint8_t>(scene.table.area().contested.size());
    const Edition::Share share = scene.table.area().uncontested[0];
    scene.use("Regio Gate");
    EXPECT_EQ(scene.choices(), std::vector<Action>{Gather{Source::Uncontested}});
    scene.play(Gather{Source::Uncontested});
    EXPECT_EQ(scene.vis(A), 12 + share.gatherer);
    EXPECT_EQ(scene.vis(B), 12 + share.others);
    EXPECT_EQ(scene.table.marker[Source::Uncontested], 1);
    EXPECT_EQ(scene.stage(), Stage::Main);
}
TEST(GrandTribunalBequest, FundsUpToTheCost) {
    Scene scene;
    scene.vault(A, "Old Master's Bequest");
    scene.row({"Willow Switch"});
    scene.use("Old Master's Bequest");
    scene.play(PickCard{scene.table.rows[Deck::Items][0]});
    scene.settle();
    const Slot twig = scene.find(A, "Willow Switch");
    EXPECT_EQ(scene.vis_on(twig), 2);
    EXPECT_EQ(scene.place(twig), Place::Sanctum);
    EXPECT_TRUE(scene.can(Activate{twig}));
}
TEST(GrandTribunalDuel, TakesWhatTheLoserHas) {
    Scene scene;
    scene.vault(A, "Wizards' Duel");
    scene.vis(B, 4);
    scene.ward(C);
    scene.use("Wizards' Duel");
    EXPECT_EQ(scene.choices(), std::vector<Action>{PickOpponent{B}});
    scene.play(PickOpponent{B});
    scene.happens(RollDuel{6, 1});
    EXPECT_EQ(scene.vis(A), 16);
    EXPECT_EQ(scene.vis(B), 0);
    EXPECT_TRUE(scene.is_discarded("Wizards' Duel"));
}
// E4: behind the Vault a player loses nothing, but their own effects reach the others.
TEST(GrandTribunalVault, KeepsEverythingOfItsOwnerSafe) {
    Scene scene;
    scene.vault(A, "Sealed Vault");
    scene.active(A, kRue, {"Clear Mind"});
    scene.inactive(A, "Rowan Wand", 2);
    scene.use("Sealed Vault");
    scene.give_turn(B);
    scene.active(B, "Orb of the Nine Winds", {"Hailstone Volley"});
    scene.vault(B, "Hired Saboteur");
    scene.cast("Hailstone Volley");
    scene.let_go();
    scene.use("Hired Saboteur");
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_EQ(scene.vis(A), 15);
    EXPECT_EQ(scene.vis(C), 9);
    scene.give_turn(A);
    scene.vault(A, "Cat's-Paw");
    scene.use("Cat's-Paw");
    EXPECT_EQ(scene.choices().size(), 2u);
}
TEST(GrandTribunalCatsPaw, FindsNobodyBehindWards) {
    Scene scene;
    scene.vault(A, "Cat's-Paw");
    scene.ward(B);
    scene.ward(C);
    scene.use("Cat's-Paw");
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_EQ(scene.vis(A), 12);
}
// Magnum Opus: votes for this item only, in addition to those on its type and categories.
TEST(GrandTribunalOpus, AddsToTheVotesOnTheTrack) {
    Scene scene;
    scene.vault(A, "Magnum Opus");
    scene.votes({{Space::Wand, 1}, {Space::Elemental, 2}});
    const Slot wand = scene.active(A, "Rowan Wand", {"Thieving Wind"});
    const Slot twig = scene.active(A, "Willow Switch", {"Thieving Wind"});
    scene.use("Magnum Opus");
    EXPECT_FALSE(scene.can(Stop{}));
    scene.play(Pick{wand});
    EXPECT_EQ(scene.counted(wand).votes, 5);
    EXPECT_EQ(scene.counted(twig).votes, 3);
}
// An edition may give 20 votes at once, and a played card can come back: the number never wraps
// around.
TEST(GrandTribunalOpus, NeverWrapsAround) {
    Scene scene;
    scene.vault(A, "Magnum Opus");
    const Slot wand = scene.active(A, "Rowan Wand");
    scene.table.pieces.item(wand).bonus = 254;
    scene.use("Magnum Opus");
    scene.play(Pick{wand});
    EXPECT_EQ(scene.counted(wand).votes, 255);
}

}  // namespace
}  // namespace curia::grand_tribunal
