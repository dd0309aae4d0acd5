// The Elemental spells, card by card.
#include "tests/grand_tribunal/scene.h"

namespace curia::grand_tribunal {
namespace {

constexpr const char* kOrb = "Orb of the Nine Winds";

// ---- Fool's Gold ----

// T23, Q28: the new item is active immediately; the bearer leaves with its other spells and its
// award.
TEST(GrandTribunalFoolsGold, ReplacesItsBearer) {
    Scene scene;
    const Slot orb = scene.active(A, kOrb, {"Fool's Gold", "Thieving Wind"});
    scene.table.pieces.item(orb).award = Award::First;
    scene.row({"Staff of the Elder Council", "Rowan Wand", "Willow Switch"});
    scene.cast("Fool's Gold");
    scene.play(PickCard{scene.table.rows[Deck::Items][0]});
    // E12: the row is filled before the bearer is burnt.
    EXPECT_EQ(scene.stage(), Stage::Deal);
    EXPECT_FALSE(scene.is_discarded(kOrb));
    scene.settle();
    EXPECT_TRUE(scene.has(A, "Staff of the Elder Council", Place::Active));
    EXPECT_TRUE(scene.is_discarded(kOrb));
    EXPECT_TRUE(scene.is_discarded("Thieving Wind"));
    EXPECT_EQ(scene.stage(), Stage::Keep);  // E12: KEEP is still asked
    EXPECT_EQ(scene.table.rows[Deck::Items].size(), 3);
}
TEST(GrandTribunalFoolsGold, BurnsNothingWithoutAFaceUpItem) {
    Scene scene;
    scene.active(A, kOrb, {"Fool's Gold"});
    scene.cast("Fool's Gold");
    scene.let_go();
    EXPECT_TRUE(scene.has(A, kOrb, Place::Active));
}
TEST(GrandTribunalFoolsGold, WorksWithAnEmptyDeck) {
    Scene scene;
    scene.active(A, kOrb, {"Fool's Gold"});
    scene.row({"Rowan Wand"});
    scene.empty_deck(Deck::Items);
    scene.cast("Fool's Gold");
    scene.play(PickCard{scene.table.rows[Deck::Items][0]});
    EXPECT_TRUE(scene.is_discarded(kOrb));
    EXPECT_TRUE(scene.table.rows[Deck::Items].empty());
}
// E12: a burnt item that is drawn again later is fresh.
TEST(GrandTribunalFoolsGold, ABurntItemComesBackWithoutItsAward) {
    Scene scene;
    const Slot orb = scene.active(A, kOrb, {"Fool's Gold"});
    scene.table.pieces.item(orb).award = Award::Second;
    scene.table.pieces.item(orb).bonus = 2;
    scene.row({"Rowan Wand"});
    scene.cast("Fool's Gold");
    scene.play(PickCard{scene.table.rows[Deck::Items][0]});
    scene.settle();
    scene.let_go();
    const Slot again = scene.active(B, "Knotted Cord");
    EXPECT_EQ(scene.table.pieces.item(again).award, Award::None);
    EXPECT_EQ(scene.table.pieces.item(again).bonus, 0);
}

// ---- Fog of Confusion ----

TEST(GrandTribunalFogOfConfusion, FogsAnOpponentOnce) {
    Scene scene;
    scene.active(A, kOrb, {"Fog of Confusion"});
    scene.cast("Fog of Confusion");
    EXPECT_FALSE(scene.can(PickOpponent{A}));
    scene.play(PickOpponent{B});
    scene.let_go();
    scene.play(End{});
    EXPECT_EQ(scene.table.frame.left, 1);
}
TEST(GrandTribunalFogOfConfusion, NeedsAnOpponentWithoutAWard) {
    Scene scene;
    scene.active(A, kOrb, {"Fog of Confusion"});
    scene.ward(B);
    scene.cast("Fog of Confusion");
    EXPECT_EQ(scene.choices(), std::vector<Action>{PickOpponent{C}});
    Scene warded;
    warded.active(A, kOrb, {"Fog of Confusion"});
    warded.ward(B);
    warded.ward(C);
    warded.cast("Fog of Confusion");
    EXPECT_EQ(warded.stage(), Stage::Keep);
}

// ---- Hailstone Volley ----

TEST(GrandTribunalHail, DrainsEveryOpponentAsFarAsTheyHaveIt) {
    Scene scene(4);
    scene.active(A, kOrb, {"Hailstone Volley"});
    scene.vis(C, 2);
    scene.ward(D);
    scene.cast("Hailstone Volley");
    EXPECT_EQ(scene.vis(A), 12);
    EXPECT_EQ(scene.vis(B), 9);
    EXPECT_EQ(scene.vis(C), 0);
    EXPECT_EQ(scene.vis(D), 12);
}

// ---- Thieving Wind ----

TEST(GrandTribunalThievingWind, StealsFour) {
    Scene scene;
    scene.active(A, kOrb, {"Thieving Wind"});
    scene.vis(C, 3);
    scene.cast("Thieving Wind");
    EXPECT_TRUE(scene.can(PickOpponent{B}));
    scene.play(PickOpponent{C});
    EXPECT_EQ(scene.vis(A), 15);
    EXPECT_EQ(scene.vis(C), 0);
}
TEST(GrandTribunalThievingWind, FindsNobodyBehindWards) {
    Scene scene;
    scene.active(A, kOrb, {"Thieving Wind"});
    scene.ward(B);
    scene.ward(C);
    scene.cast("Thieving Wind");
    EXPECT_EQ(scene.stage(), Stage::Keep);
}

// ---- Consuming Ember ----

TEST(GrandTribunalEmber, DiscardsAnInstalledSpell) {
    Scene scene;
    scene.active(A, kOrb, {"Consuming Ember"});
    const Slot rue = scene.active(B, "Cordial of Rue", {"Breath of Vigour"});
    scene.active(C, "Knotted Cord", {"Clear Mind"});
    scene.ward(C);
    scene.cast("Consuming Ember");
    EXPECT_EQ(scene.choices().size(), 1u);
    scene.play(Pick{scene.find(B, "Breath of Vigour")});
    EXPECT_EQ(scene.counted(rue).spells, 0);
    EXPECT_TRUE(scene.is_discarded("Breath of Vigour"));
}
TEST(GrandTribunalEmber, EqualSpellsOnOneItemAreOneTarget) {
    Scene scene;
    scene.active(A, kOrb, {"Consuming Ember"});
    scene.active(B, "Cordial of Rue", {"Breath of Vigour", "Breath of Vigour"});
    scene.cast("Consuming Ember");
    EXPECT_EQ(scene.choices().size(), 1u);
}
TEST(GrandTribunalEmber, LeavesLooseAndOwnSpellsAlone) {
    Scene scene;
    scene.active(A, kOrb, {"Consuming Ember", "Thieving Wind"});
    scene.loose(B, "Breath of Vigour");
    scene.cast("Consuming Ember");
    EXPECT_EQ(scene.stage(), Stage::Keep);
}

// ---- Riches of the Deep Earth ----

TEST(GrandTribunalRiches, FollowExtract) {
    for (const auto& [tribunal, gain] : {std::pair{1, 5}, std::pair{2, 5}, std::pair{3, 8}}) {
        Scene scene;
        scene.tribunal(tribunal);
        scene.active(A, kOrb, {"Riches of the Deep Earth"});
        scene.cast("Riches of the Deep Earth");
        EXPECT_EQ(scene.vis(A), 12 + gain);
    }
}

// ---- Turning of the Tide ----

TEST(GrandTribunalTide, RenewsBothRowsAndGivesACard) {
    Scene scene;
    scene.active(A, kOrb, {"Turning of the Tide"});
    scene.row({"Rowan Wand", "Willow Switch", "Knotted Cord", "Aqua Regia"});
    scene.cast("Turning of the Tide");
    scene.settle();
    EXPECT_EQ(scene.stage(), Stage::Effect);
    EXPECT_TRUE(scene.is_discarded("Rowan Wand"));  // E12: all discarded, then dealt
    EXPECT_TRUE(scene.is_discarded("Aqua Regia"));
    const Card card = scene.table.rows[Deck::Items][0];
    scene.play(PickCard{card});
    scene.settle();
    const Slot slot = scene.find(A, scene.table.edition().name(card));
    EXPECT_EQ(scene.vis_on(slot), 1);
    EXPECT_FALSE(scene.table.piece(slot).face.is_down());
    EXPECT_EQ(scene.table.rows[Deck::Items].size(), 3);
    EXPECT_EQ(scene.table.rows[Deck::Spells].size(), 3);
    EXPECT_EQ(scene.stage(), Stage::Keep);
}
TEST(GrandTribunalTide, DealsWhatThereIs) {
    Scene scene;
    scene.active(A, kOrb, {"Turning of the Tide"});
    scene.row({"Rowan Wand", "Aqua Regia"});
    scene.empty_deck(Deck::Items);
    scene.empty_deck(Deck::Spells);
    scene.cast("Turning of the Tide");
    EXPECT_EQ(scene.stage(), Stage::Keep);
    EXPECT_TRUE(scene.table.rows[Deck::Items].empty());
}

}  // namespace
}  // namespace curia::grand_tribunal
