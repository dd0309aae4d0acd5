// The Runic spells, card by card.
#include "match/edition/edition.h"
#include "tests/grand_tribunal/scene.h"

namespace curia::grand_tribunal {
namespace {

constexpr const char* kLeaf = "Palimpsest Leaf";

// ---- Rune of Acclaim ----

TEST(GrandTribunalAcclaim, PlacesTwoVotesAnywhere) {
    Scene scene;
    scene.active(A, kLeaf, {"Rune of Acclaim"});
    scene.cast("Rune of Acclaim");
    scene.play(PickSpace{Space::Orb});
    scene.play(PickSpace{Space::Orb});
    EXPECT_EQ(scene.votes(Space::Orb), 2);
    EXPECT_EQ(scene.table.concilium, 22);
    EXPECT_EQ(scene.stage(), Stage::Keep);
}
TEST(GrandTribunalAcclaim, MayStop) {
    Scene scene;
    scene.active(A, kLeaf, {"Rune of Acclaim"});
    scene.cast("Rune of Acclaim");
    scene.play(Stop{});
    EXPECT_EQ(scene.table.concilium, 24);
    EXPECT_EQ(scene.stage(), Stage::Keep);
}
TEST(GrandTribunalAcclaim, NeedsVotesAndUnlockedSpaces) {
    Scene scene;
    scene.active(A, kLeaf, {"Rune of Acclaim"});
    scene.votes({{Space::Orb, 23}});
    scene.lock(Space::Orb);
    scene.cast("Rune of Acclaim");
    EXPECT_FALSE(scene.can(PickSpace{Space::Orb}));
    scene.play(PickSpace{Space::Wand});
    EXPECT_EQ(scene.stage(), Stage::Keep);  // no vote is left for the second
}

// ---- Rune of Recanting ----

TEST(GrandTribunalRecanting, ShiftsUpToTwo) {
    Scene scene;
    scene.active(A, kLeaf, {"Rune of Recanting"});
    scene.votes({{Space::Orb, 1}, {Space::Wand, 1}});
    scene.cast("Rune of Recanting");
    scene.play(PickSpace{Space::Orb});
    EXPECT_FALSE(scene.can(PickSpace{Space::Orb}));
    EXPECT_FALSE(scene.can(Stop{}));  // E1: after a source, a target is compulsory
    scene.play(PickSpace{Space::Staff});
    scene.play(PickSpace{Space::Staff});  // the same vote may move again
    scene.play(PickSpace{Space::Runic});
    EXPECT_EQ(scene.votes(Space::Runic), 1);
    EXPECT_EQ(scene.votes(Space::Orb), 0);
    EXPECT_EQ(scene.stage(), Stage::Keep);
}
TEST(GrandTribunalRecanting, NeitherFromNorToALockedSpace) {
    Scene scene;
    scene.active(A, kLeaf, {"Rune of Recanting"});
    scene.votes({{Space::Orb, 1}, {Space::Wand, 1}});
    scene.lock(Space::Orb);
    scene.cast("Rune of Recanting");
    EXPECT_FALSE(scene.can(PickSpace{Space::Orb}));
    scene.play(PickSpace{Space::Wand});
    EXPECT_FALSE(scene.can(PickSpace{Space::Orb}));
    EXPECT_EQ(scene.choices().size(), 8u);
}
TEST(GrandTribunalRecanting, NeedsAVoteAndASecondSpace) {
    Scene scene;
    scene.active(A, kLeaf, {"Rune of Recanting"});
    scene.cast("Rune of Recanting");
    EXPECT_EQ(scene.stage(), Stage::Keep);
    Scene locked;
    locked.active(A, kLeaf, {"Rune of Recanting"});
    locked.votes({{Space::Orb, 1}});
    locked.lock_all();
    locked.table.locked.remove(Space::Orb);
    locked.cast("Rune of Recanting");
    EXPECT_EQ(locked.stage(), Stage::Keep);
}

// ---- Rune of Silence ----

TEST(GrandTribunalSilence, RemovesUpToTwo) {
    Scene scene;
    scene.active(A, kLeaf, {"Rune of Silence"});
    scene.votes({{Space::Orb, 2}, {Space::Wand, 1}});
    scene.lock(Space::Wand);
    scene.cast("Rune of Silence");
    EXPECT_FALSE(scene.can(PickSpace{Space::Wand}));
    scene.play(PickSpace{Space::Orb});
    EXPECT_TRUE(scene.can(Stop{}));
    scene.play(PickSpace{Space::Orb});
    EXPECT_EQ(scene.votes(Space::Orb), 0);
    EXPECT_EQ(scene.table.concilium, 23);
    EXPECT_EQ(scene.stage(), Stage::Keep);
}
TEST(GrandTribunalSilence, FindsNothingToRemove) {
    Scene scene;
    scene.active(A, kLeaf, {"Rune of Silence"});
    scene.cast("Rune of Silence");
    EXPECT_EQ(scene.stage(), Stage::Keep);
}

// ---- Rune of Binding: T32 ----

TEST(GrandTribunalBinding, VotesAndLocksUntilTheCount) {
    Scene scene;
    scene.active(A, kLeaf, {"Rune of Binding"});
    scene.cast("Rune of Binding");
    scene.play(PickSpace{Space::Staff});
    scene.let_go();
    EXPECT_EQ(scene.votes(Space::Staff), 1);
    EXPECT_FALSE(scene.can(Vote{Space::Staff}));
    scene.last_turn();
    scene.hold();
    EXPECT_TRUE(scene.table.locked.empty());
}
// E11: it locks even with an empty Concilium.
TEST(GrandTribunalBinding, LocksWithoutAVote) {
    Scene scene;
    scene.active(A, kLeaf, {"Rune of Binding"});
    scene.votes({{Space::Orb, 24}});
    scene.cast("Rune of Binding");
    scene.play(PickSpace{Space::Staff});
    EXPECT_EQ(scene.votes(Space::Staff), 0);
    EXPECT_TRUE(scene.table.locked.has(Space::Staff));
}
TEST(GrandTribunalBinding, FindsNoSpaceIfAllAreLocked) {
    Scene scene;
    scene.active(A, kLeaf, {"Rune of Binding"});
    scene.lock_all();
    scene.cast("Rune of Binding");
    EXPECT_EQ(scene.stage(), Stage::Keep);
}

// ---- Scribe's Sigil ----

TEST(GrandTribunalSigil, DrawsThreeSpellsToTheHand) {
    Scene scene;
    scene.active(A, kLeaf, {"Scribe's Sigil"});
    scene.cast("Scribe's Sigil");
    scene.settle();
    EXPECT_EQ(scene.count(A, Deck::Spells, Place::Hand), 3);
    EXPECT_EQ(scene.stage(), Stage::Keep);
}
TEST(GrandTribunalSigil, TakesWhatTheDeckHolds) {
    Scene scene;
    scene.active(A, kLeaf, {"Scribe's Sigil"});
    scene.empty_deck(Deck::Spells);
    scene.cast("Scribe's Sigil");
    EXPECT_EQ(scene.stage(), Stage::Keep);
    EXPECT_EQ(scene.count(A, Deck::Spells, Place::Hand), 0);
    EXPECT_EQ(scene.count(A, Deck::Spells, Place::DueInHand), 0);
}

// ---- Mirror Glyph ----

TEST(GrandTribunalMirror, DoesAsAnOpponentsSpell) {
    Scene scene;
    scene.active(A, kLeaf, {"Mirror Glyph"});
    scene.active(B, "Cordial of Rue", {"Breath of Vigour"});
    scene.cast("Mirror Glyph");
    scene.play(Pick{scene.find(B, "Breath of Vigour")});
    EXPECT_EQ(scene.vis(A), 17);
    EXPECT_TRUE(scene.has(B, "Breath of Vigour", Place::Installed));
    scene.play(Keep{});
    EXPECT_TRUE(scene.has(A, "Mirror Glyph", Place::Sanctum));
}
// E12: `it` is the Glyph's own item throughout.
TEST(GrandTribunalMirror, ActsOnItsOwnBearer) {
    Scene scene;
    scene.active(A, "Fulgarous Orb", {"Mirror Glyph"});
    scene.active(B, "Orb of the Nine Winds", {"Fool's Gold"});
    scene.row({"Rowan Wand"});
    scene.cast("Mirror Glyph");
    scene.play(Pick{scene.find(B, "Fool's Gold")});
    scene.play(PickCard{scene.table.rows[Deck::Items][0]});
    scene.settle();
    EXPECT_TRUE(scene.is_discarded("Fulgarous Orb"));
    EXPECT_TRUE(scene.has(B, "Orb of the Nine Winds", Place::Active));
}
TEST(GrandTribunalMirror, CountsItselfInADistillation) {
    Scene scene;
    scene.active(A, "Palimpsest Leaf", {"Mirror Glyph", "Rune of Silence"});
    scene.active(B, "Roll of Formulae", {"Double Distillation"});
    scene.cast("Mirror Glyph");
    scene.play(Pick{scene.find(B, "Double Distillation")});
    EXPECT_EQ(scene.vis(A), 16);
}
// The box has only one Glyph; in this edition a second one replaces a Rune of Acclaim.
Setup setup_with_two_glyphs() {
    Edition edition = default_edition<GrandTribunal>().values;
    for (Edition::Spell& spell : edition.spells) {
        if (spell.name.view() == "Mirror Glyph") ++spell.copies;
        if (spell.name.view() == "Rune of Acclaim") --spell.copies;
    }
    edition.work_out();
    Setup setup = setup_for(3);
    setup.edition = keep_edition<GrandTribunal>(edition);
    return setup;
}
TEST(GrandTribunalMirror, DoesNotMirrorAnotherGlyph) {
    Scene scene(setup_with_two_glyphs());
    scene.active(A, kLeaf, {"Mirror Glyph"});
    scene.active(B, "Talisman of Crossed Keys", {"Mirror Glyph", "Breath of Vigour"});
    scene.cast("Mirror Glyph");
    EXPECT_EQ(scene.choices(), std::vector<Action>{Pick{scene.find(B, "Breath of Vigour")}});
}
TEST(GrandTribunalMirror, HasNothingToMirrorButAnotherGlyph) {
    Scene scene(setup_with_two_glyphs());
    scene.active(A, kLeaf, {"Mirror Glyph"});
    scene.active(B, "Talisman of Crossed Keys", {"Mirror Glyph"});
    scene.cast("Mirror Glyph");
    EXPECT_EQ(scene.stage(), Stage::Keep);
}
TEST(GrandTribunalMirror, DoesNotMirrorTheWarded) {
    Scene scene;
    scene.active(A, kLeaf, {"Mirror Glyph"});
    scene.active(B, "Cordial of Rue", {"Breath of Vigour"});
    scene.ward(B);
    scene.cast("Mirror Glyph");
    EXPECT_EQ(scene.stage(), Stage::Keep);
}
TEST(GrandTribunalMirror, CannotFetchItselfBack) {
    Scene scene;
    scene.active(A, kLeaf, {"Mirror Glyph"});
    scene.active(B, "Cordial of Rue", {"Restoring Hand"});
    scene.cast("Mirror Glyph");
    scene.play(Pick{scene.find(B, "Restoring Hand")});
    EXPECT_EQ(scene.vis(A), 14);  // no spell is discarded, so it brings 2 Vis
    EXPECT_EQ(scene.stage(), Stage::Keep);
}

// ---- Seal of Precedence ----

TEST(GrandTribunalSeal, GivesPrecedenceAndAVote) {
    Scene scene;
    scene.active(A, kLeaf, {"Seal of Precedence"});
    scene.cast("Seal of Precedence");
    scene.play(PickSpace{Space::Scroll});
    EXPECT_TRUE(scene.table.player(A).precedence);
    EXPECT_EQ(scene.votes(Space::Scroll), 1);
    EXPECT_EQ(scene.stage(), Stage::Keep);
}
TEST(GrandTribunalSeal, GivesPrecedenceAlsoWithoutAVote) {
    Scene scene;
    scene.active(A, kLeaf, {"Seal of Precedence"});
    scene.lock_all();
    scene.cast("Seal of Precedence");
    EXPECT_TRUE(scene.table.player(A).precedence);
    EXPECT_EQ(scene.stage(), Stage::Keep);
}

}  // namespace
}  // namespace curia::grand_tribunal
