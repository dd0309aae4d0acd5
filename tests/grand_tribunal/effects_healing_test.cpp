// The Healing spells, card by card.
#include "tests/grand_tribunal/scene.h"

namespace curia::grand_tribunal {
namespace {

constexpr const char* kRue = "Cordial of Rue";

// ---- Restoring Hand: Q33 ----

TEST(GrandTribunalRestoring, FetchesADiscardedSpellActive) {
    Scene scene;
    scene.active(A, kRue, {"Restoring Hand"});
    scene.discarded("Breath of Vigour");
    scene.discarded("Breath of Vigour");
    scene.discarded("Rowan Wand");
    scene.cast("Restoring Hand");
    EXPECT_EQ(scene.choices().size(), 1u);  // equal ones are one choice, items are none
    scene.play(scene.choices()[0]);
    EXPECT_TRUE(scene.has(A, "Breath of Vigour", Place::Active));
    EXPECT_EQ(scene.vis(A), 12);
}
TEST(GrandTribunalRestoring, GivesVisIfNothingIsDiscarded) {
    Scene scene;
    scene.active(A, kRue, {"Restoring Hand"});
    scene.cast("Restoring Hand");
    EXPECT_EQ(scene.vis(A), 14);
}

// ---- Breath of Vigour ----

TEST(GrandTribunalBreath, GivesFive) {
    Scene scene;
    scene.active(A, kRue, {"Breath of Vigour"});
    scene.cast("Breath of Vigour");
    EXPECT_EQ(scene.vis(A), 17);
}
TEST(GrandTribunalBreath, GivesWhatAFiniteRegioHolds) {
    Scene scene(3, {.vis_supply = VisSupply::Finite});
    scene.table.regio = 3;
    scene.active(A, kRue, {"Breath of Vigour"});
    scene.cast("Breath of Vigour");
    EXPECT_EQ(scene.vis(A), 15);
}

// ---- Mending of Small Things ----

TEST(GrandTribunalMending, FundsTwoDifferentCards) {
    Scene scene;
    scene.active(A, kRue, {"Mending of Small Things"});
    const Slot orb = scene.inactive(A, "Fulgarous Orb");
    const Slot mind = scene.inactive(A, "Clear Mind");
    scene.cast("Mending of Small Things");
    scene.play(Pick{orb});
    EXPECT_FALSE(scene.can(Pick{orb}));
    scene.play(Pick{mind});
    EXPECT_EQ(scene.vis_on(orb), 2);
    EXPECT_EQ(scene.vis_on(mind), 2);
    EXPECT_EQ(scene.stage(), Stage::Keep);
}
TEST(GrandTribunalMending, MayStopAndNeedsACard) {
    Scene scene;
    scene.active(A, kRue, {"Mending of Small Things"});
    scene.cast("Mending of Small Things");
    EXPECT_EQ(scene.stage(), Stage::Keep);
    Scene other;
    other.active(A, kRue, {"Mending of Small Things"});
    const Slot orb = other.inactive(A, "Fulgarous Orb");
    other.cast("Mending of Small Things");
    other.play(Stop{});
    EXPECT_EQ(other.vis_on(orb), 0);
}

// ---- Second Bloom ----

TEST(GrandTribunalBloom, TakesAnItemFromRowOrDiscards) {
    Scene scene;
    scene.active(A, kRue, {"Second Bloom"});
    scene.row({"Rowan Wand", "Willow Switch", "Knotted Cord"});
    scene.discarded("Fulgarous Orb");
    scene.cast("Second Bloom");
    EXPECT_EQ(scene.choices().size(), 4u);
    scene.play(scene.choices()[3]);
    const Slot orb = scene.find(A, "Fulgarous Orb");
    EXPECT_EQ(scene.vis_on(orb), 2);
    EXPECT_FALSE(scene.is_discarded("Fulgarous Orb"));
    EXPECT_EQ(scene.stage(), Stage::Keep);
}
TEST(GrandTribunalBloom, FillsTheRow) {
    Scene scene;
    scene.active(A, kRue, {"Second Bloom"});
    scene.row({"Rowan Wand", "Willow Switch", "Knotted Cord"});
    scene.cast("Second Bloom");
    scene.play(scene.choices()[0]);
    EXPECT_EQ(scene.stage(), Stage::Deal);
    scene.settle();
    EXPECT_EQ(scene.table.rows[Deck::Items].size(), 3);
}
TEST(GrandTribunalBloom, FindsNoItem) {
    Scene scene;
    scene.active(A, kRue, {"Second Bloom"});
    scene.cast("Second Bloom");
    EXPECT_EQ(scene.stage(), Stage::Keep);
}

// ---- Clear Mind ----

TEST(GrandTribunalClearMind, DrawsAndStudiesBesidesTheActions) {
    Scene scene;
    scene.active(A, kRue, {"Clear Mind"});
    const Slot orb = scene.inactive(A, "Fulgarous Orb");
    scene.cast("Clear Mind");
    scene.play(Draw{Deck::Spells});
    scene.settle();
    EXPECT_EQ(scene.stage(), Stage::Study);
    scene.play(Study{orb});
    scene.play(Study{orb});
    EXPECT_EQ(scene.vis_on(orb), 2);
    scene.let_go();
    EXPECT_TRUE(scene.can(Draw{Deck::Items}));
    EXPECT_TRUE(scene.can(Study{orb}));
    EXPECT_EQ(scene.table.frame.left, 1);
}
TEST(GrandTribunalClearMind, BothMayBeDeclined) {
    Scene scene;
    scene.active(A, kRue, {"Clear Mind"});
    scene.inactive(A, "Fulgarous Orb");
    scene.cast("Clear Mind");
    scene.play(Stop{});
    EXPECT_EQ(scene.stage(), Stage::Study);
    scene.play(Stop{});
    EXPECT_EQ(scene.stage(), Stage::Keep);
    EXPECT_EQ(scene.vis(A), 12);
}
// E10: the study is asked if the reserve holds at least 1.
TEST(GrandTribunalClearMind, AsksToStudyOnPublicFactsAlone) {
    Scene scene;
    scene.active(A, kRue, {"Clear Mind"});
    scene.empty_deck(Deck::Items);
    scene.empty_deck(Deck::Spells);
    scene.cast("Clear Mind");  // nothing to draw
    EXPECT_EQ(scene.stage(), Stage::Study);
    EXPECT_EQ(scene.choices(), std::vector<Action>{Stop{}});
    Scene poor;
    poor.active(A, kRue, {"Clear Mind"});
    poor.inactive(A, "Fulgarous Orb");
    poor.vis(A, 0);
    poor.cast("Clear Mind");
    poor.play(Stop{});
    EXPECT_EQ(poor.stage(), Stage::Main);
}

// ---- Physician's Fee ----

TEST(GrandTribunalFee, TakesOneFromEachAndTwoMore) {
    Scene scene(5);
    scene.active(A, kRue, {"Physician's Fee"});
    scene.vis(C, 0);
    scene.ward(D);
    scene.cast("Physician's Fee");
    EXPECT_EQ(scene.vis(A), 12 + 2 + 2);
    EXPECT_EQ(scene.vis(B), 11);
    EXPECT_EQ(scene.vis(C), 0);
    EXPECT_EQ(scene.vis(D), 12);
}

// ---- Balm of Concord ----

TEST(GrandTribunalBalm, GivesAVoteAndVis) {
    Scene scene;
    scene.active(A, kRue, {"Balm of Concord"});
    scene.cast("Balm of Concord");
    scene.play(PickSpace{Space::Potion});
    EXPECT_EQ(scene.votes(Space::Potion), 1);
    EXPECT_EQ(scene.vis(A), 15);
}
TEST(GrandTribunalBalm, GivesVisAlsoIfTheVoteIsDeclinedOrImpossible) {
    Scene scene;
    scene.active(A, kRue, {"Balm of Concord"});
    scene.cast("Balm of Concord");
    scene.play(Stop{});
    EXPECT_EQ(scene.vis(A), 15);
    Scene locked;
    locked.active(A, kRue, {"Balm of Concord"});
    locked.lock_all();
    locked.cast("Balm of Concord");
    EXPECT_EQ(locked.vis(A), 15);
    EXPECT_EQ(locked.stage(), Stage::Keep);
}

}  // namespace
}  // namespace curia::grand_tribunal
