// Which answers follow from public information, and which do not.
#include "tests/grand_tribunal/scene.h"

namespace curia::grand_tribunal {
namespace {

std::optional<Action> forced(const Scene& scene) {
    return GrandTribunal::forced(scene.table, scene.asked());
}
const std::optional<Action> kNothing, kEnd = End{}, kStop = Stop{};

// The call; A is asked first.
Scene in_call() {
    Scene scene;
    scene.last_turn();
    scene.table.praeco = A;
    return scene;
}

// ---- The call: R13 ----

TEST(GrandTribunalForced, WithNothingToActivateTheCallEnds) {
    Scene scene = in_call();
    scene.hand(A, "Fulgarous Orb");  // a hand card can be laid down only on a turn
    scene.inactive(A, "Willow Switch", 0, Turned::Down);
    scene.inactive(A, "Rowan Wand", 2);
    scene.play(End{});
    ASSERT_EQ(scene.stage(), Stage::Call);
    EXPECT_EQ(forced(scene), kEnd);
}
// R9: a face-down item with Vis may have its full cost on it. Only its owner knows.
TEST(GrandTribunalForced, AHiddenItemWithVisMayBeReady) {
    Scene scene = in_call();
    scene.inactive(A, "Orb of the Fixed Stars", 2, Turned::Down);
    scene.play(End{});
    EXPECT_EQ(scene.choices(), std::vector<Action>{End{}});
    EXPECT_EQ(forced(scene), kNothing);
}
// E8: Vis that was studied is a lower bound of the cost; some was stolen later.
TEST(GrandTribunalForced, AHiddenItemBelowItsKnownCostIsNotReady) {
    Scene scene = in_call();
    const Slot item = scene.inactive(A, "Orb of the Fixed Stars", 3, Turned::Down);
    scene.table.piece(item).vis = 1;
    scene.play(End{});
    EXPECT_EQ(forced(scene), kEnd);
}
// R9: spells cost 2, hidden or not.
TEST(GrandTribunalForced, AHiddenSpellIsReadyWithTwoVis) {
    for (int vis = 0; vis <= 2; ++vis) {
        Scene scene = in_call();
        scene.inactive(A, "Fog of Confusion", vis, Turned::Down);
        scene.play(End{});
        EXPECT_EQ(forced(scene), vis < 2 ? kEnd : kNothing);
    }
}
// R9: a loose spell may be installed if an item accepts it.
TEST(GrandTribunalForced, ALooseSpellWantsAnItemThatTakesIt) {
    Scene with = in_call(), without = in_call();
    with.active(A, "Willow Switch");
    without.active(A, "Knotted Cord");
    for (Scene* scene : {&with, &without}) {
        scene->loose(A, "Fog of Confusion");
        scene->play(End{});
    }
    EXPECT_EQ(forced(with), kNothing);
    EXPECT_EQ(forced(without), kEnd);
}
TEST(GrandTribunalForced, AnItemThatIsReadyMayBeActivated) {
    Scene scene = in_call();
    scene.inactive(A, "Rowan Wand", 3);
    scene.play(End{});
    EXPECT_EQ(forced(scene), kNothing);
}

// ---- A turn: R6, R7 ----

TEST(GrandTribunalForced, ATurnEndsWhenNothingIsLeftToDo) {
    Scene scene;
    scene.play(Gather{Source::Uncontested});
    EXPECT_EQ(forced(scene), kEnd);
}
TEST(GrandTribunalForced, AnActionThatIsLeftIsAChoice) {
    Scene scene;
    scene.play(Vote{Space::Orb});
    EXPECT_EQ(forced(scene), kNothing);
}
// R6: any hand card may be laid down.
TEST(GrandTribunalForced, AHandCardMayBeLaidDown) {
    Scene scene;
    scene.hand(A, "Fog of Confusion");
    scene.play(Gather{Source::Uncontested});
    EXPECT_EQ(forced(scene), kNothing);
}
// R3: the last unlocked space takes the Praeco's vote.
TEST(GrandTribunalForced, ThePraecoVotesForTheOnlySpace) {
    Scene scene;
    scene.lock_all();
    scene.table.locked.remove(Space::Orb);
    scene.table.stage = Stage::PraecoVotes;
    EXPECT_EQ(forced(scene), Action(Vote{Space::Orb}));
    scene.table.locked.remove(Space::Wand);
    EXPECT_EQ(forced(scene), kNothing);
}

// ---- Study: R9, E10 ----

TEST(GrandTribunalForced, AStudyStopsWhereNothingTakesVis) {
    Scene scene;
    scene.inactive(A, "Fog of Confusion", 1);
    scene.play(Study{scene.find(A, "Fog of Confusion")});
    ASSERT_EQ(scene.stage(), Stage::Study);
    EXPECT_EQ(forced(scene), kStop);
}
TEST(GrandTribunalForced, AHiddenItemMayTakeMoreVis) {
    Scene scene;
    scene.inactive(A, "Fog of Confusion", 1);
    const Slot item = scene.inactive(A, "Willow Switch", 2, Turned::Down);
    scene.play(Study{scene.find(A, "Fog of Confusion")});
    EXPECT_EQ(scene.choices(), std::vector<Action>{Stop{}});
    EXPECT_EQ(forced(scene), kNothing);
    scene.table.pieces.item(item).most = 2;  // E8: a fund has revealed it
    EXPECT_EQ(forced(scene), kStop);
}

// ---- Effects: E1, E7 ----

TEST(GrandTribunalForced, AnEffectWithOneTargetHasOneAnswer) {
    Scene scene;
    scene.active(A, "Roll of Formulae", {"Philosopher's Leaven"});
    const Slot item = scene.inactive(A, "Orb of the Fixed Stars", 0, Turned::Down);
    scene.cast("Philosopher's Leaven");
    ASSERT_EQ(scene.stage(), Stage::Effect);
    EXPECT_EQ(forced(scene), Action(Pick{item}));
}
// E7: two equal cards are one choice, but it is a secret that two hidden cards are equal.
TEST(GrandTribunalForced, TwoHiddenCardsMayDiffer) {
    for (const Turned turned : {Turned::Up, Turned::Down}) {
        Scene scene;
        scene.active(A, "Roll of Formulae", {"Philosopher's Leaven"});
        scene.inactive(A, "Fog of Confusion", 0, turned);
        scene.inactive(A, "Fog of Confusion", 0, turned);
        scene.cast("Philosopher's Leaven");
        ASSERT_EQ(scene.choices().size(), 1u);
        EXPECT_EQ(forced(scene).has_value(), turned == Turned::Up);
    }
}

}  // namespace
}  // namespace curia::grand_tribunal
