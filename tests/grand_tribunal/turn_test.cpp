// A turn: actions, frames, study, activation, installing, casting. R3 to R11
#include "tests/grand_tribunal/scene.h"

namespace curia::grand_tribunal {
namespace {

// T7: 1+1+1 on three cards or 2 on one; neither 2+1 nor 3 on one.
TEST(GrandTribunalStudy, PutsOneOnEachOfThreeCards) {
    Scene scene;
    const Slot orb = scene.inactive(A, "Fulgarous Orb");
    const Slot staff = scene.inactive(A, "Hazel Walking Staff");
    const Slot fog = scene.inactive(A, "Fog of Confusion");
    const Slot wand = scene.inactive(A, "Rowan Wand");
    scene.play(Study{orb});
    scene.play(Study{staff});
    EXPECT_FALSE(scene.can(Study{orb}));
    EXPECT_FALSE(scene.can(Study{staff}));
    EXPECT_TRUE(scene.can(Study{wand}));
    scene.play(Study{fog});
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_EQ(scene.vis(A), 9);
    EXPECT_EQ(scene.vis_on(fog), 1);
}
TEST(GrandTribunalStudy, PutsTwoOnOneCardAndEndsByItself) {
    Scene scene;
    const Slot orb = scene.inactive(A, "Fulgarous Orb");
    scene.play(Study{orb});
    scene.play(Study{orb});
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_EQ(scene.vis_on(orb), 2);
    EXPECT_FALSE(scene.can(Study{orb}));
}
// Q10: never beyond the cost.
TEST(GrandTribunalStudy, StopsAtTheCost) {
    Scene scene;
    const Slot fog = scene.inactive(A, "Fog of Confusion", 1);
    scene.inactive(A, "Rowan Wand");
    scene.play(Study{fog});
    EXPECT_FALSE(scene.can(Study{fog}));
}
// E10: a study ends by itself only for public reasons; otherwise by "stop", even if that is the
// only answer.
TEST(GrandTribunalStudy, AsksOnEvenIfOnlyStopIsLeft) {
    Scene scene;
    const Slot switch_ = scene.inactive(A, "Willow Switch", 1, Turned::Down);
    scene.play(Study{switch_});
    EXPECT_EQ(scene.choices(), std::vector<Action>{Stop{}});
    scene.play(Stop{});
    EXPECT_EQ(scene.stage(), Stage::Main);
}
TEST(GrandTribunalStudy, EndsWithTheReserve) {
    Scene scene;
    scene.vis(A, 1);
    const Slot orb = scene.inactive(A, "Fulgarous Orb");
    scene.play(Study{orb});
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_EQ(scene.vis(A), 0);
}
TEST(GrandTribunalStudy, NeedsVis) {
    Scene scene;
    scene.vis(A, 0);
    const Slot orb = scene.inactive(A, "Fulgarous Orb");
    EXPECT_FALSE(scene.can(Study{orb}));
}

// T8: studied, activated and installed in one turn.
TEST(GrandTribunalTurn, ASpellIsActivatedAndInstalledForFree) {
    Scene scene;
    const Slot orb = scene.active(A, "Fulgarous Orb");
    const Slot fog = scene.inactive(A, "Fog of Confusion", 0, Turned::Down);
    scene.play(Study{fog});
    scene.play(Study{fog});
    scene.play(Activate{fog});
    EXPECT_EQ(scene.vis_on(fog), 0);
    scene.play(Install{fog});
    scene.play(Pick{orb});
    EXPECT_EQ(scene.place(fog), Place::Installed);
    EXPECT_EQ(scene.table.frame.left, 1);
}
// T9: two actions together.
TEST(GrandTribunalTurn, GatheringNeedsBothActions) {
    Scene scene;
    EXPECT_TRUE(scene.can(Gather{Source::Contested}));
    EXPECT_TRUE(scene.can(Draw{Deck::Resources}));
    scene.play(Extract{});
    EXPECT_FALSE(scene.can(Gather{Source::Contested}));
    EXPECT_FALSE(scene.can(Draw{Deck::Resources}));
}
// T10: each kind once in a frame; items and spells share the draw.
TEST(GrandTribunalTurn, NothingTwiceInAFrame) {
    Scene scene;
    scene.play(Vote{Space::Orb});
    EXPECT_FALSE(scene.can(Vote{Space::Potion}));
    scene.play(Draw{Deck::Items});
    scene.settle();
    EXPECT_FALSE(scene.can(Draw{Deck::Spells}));
    EXPECT_FALSE(scene.can(Extract{}));
    EXPECT_TRUE(scene.can(End{}));
}
// R7: a frame ends with END, even with no action left.
TEST(GrandTribunalTurn, FreeStepsStayOpenUntilTheEnd) {
    Scene scene;
    const Slot card = scene.hand(A, "Rowan Wand");
    scene.play(Vote{Space::Orb});
    scene.play(Extract{});
    EXPECT_TRUE(scene.can(LayDown{card}));
    scene.play(End{});
    EXPECT_EQ(scene.asked(), B);
}
// Q9: actions may be left unused.
TEST(GrandTribunalTurn, MayEndAtOnce) {
    Scene scene;
    scene.play(End{});
    EXPECT_EQ(scene.asked(), B);
}

// T21, Q3: laid down face down, never taken back.
TEST(GrandTribunalTurn, ALaidDownCardStaysInTheSanctum) {
    Scene scene;
    const Slot card = scene.hand(A, "Rowan Wand");
    scene.play(LayDown{card});
    EXPECT_EQ(scene.place(card), Place::Sanctum);
    EXPECT_TRUE(scene.table.piece(card).face.is_down());
    EXPECT_FALSE(scene.can(LayDown{card}));
    EXPECT_TRUE(scene.can(Study{card}));
}
// Q39: hand cards are neither studied nor played.
TEST(GrandTribunalTurn, HandCardsAreLaidDownBeforeUse) {
    Scene scene;
    const Slot wand = scene.hand(A, "Rowan Wand");
    const Slot spring = scene.hand(A, "Hidden Spring");
    EXPECT_FALSE(scene.can(Study{wand}));
    EXPECT_FALSE(scene.can(PlayResource{spring}));
    scene.play(LayDown{spring});
    EXPECT_TRUE(scene.can(PlayResource{spring}));
}
// E7: two copies in the same zone and state are one choice.
TEST(GrandTribunalTurn, EqualCardsAreOneChoice) {
    Scene scene;
    const Slot one = scene.hand(A, "Fog of Confusion");
    const Slot other = scene.hand(A, "Fog of Confusion");
    EXPECT_TRUE(scene.can(LayDown{one}));
    EXPECT_FALSE(scene.can(LayDown{other}));
    scene.play(LayDown{one});
    EXPECT_TRUE(scene.can(LayDown{other}));
}
TEST(GrandTribunalTurn, EqualCardsWithDifferentVisAreTwoChoices) {
    Scene scene;
    const Slot one = scene.inactive(A, "Fog of Confusion");
    const Slot other = scene.inactive(A, "Fog of Confusion", 1);
    EXPECT_TRUE(scene.can(Study{one}));
    EXPECT_TRUE(scene.can(Study{other}));
}

// R8, Q1, Q38: a face-up card stays face up and its row is filled; a drawn card lies face down.
TEST(GrandTribunalDraw, FromARowFillsItUp) {
    Scene scene;
    scene.row({"Rowan Wand", "Fulgarous Orb", "Willow Switch"});
    const Card wand = scene.table.rows[Deck::Items][0];
    scene.play(Take{wand});
    EXPECT_EQ(scene.stage(), Stage::Deal);
    scene.settle();
    EXPECT_EQ(scene.table.rows[Deck::Items].size(), 3);
    EXPECT_FALSE(scene.table.piece(scene.find(A, "Rowan Wand")).face.is_down());
}
TEST(GrandTribunalDraw, FromADeckLiesFaceDownInTheSanctum) {
    Scene scene;
    const Card staff = scene.take("Apple-Wood Staff");
    scene.state.secrets.deck.add(staff);
    ++scene.table.deck_size[Deck::Items];
    scene.play(Draw{Deck::Items});
    scene.happens(Deal{A, staff});
    const Slot slot = scene.find(A, "Apple-Wood Staff");
    EXPECT_EQ(scene.place(slot), Place::Sanctum);
    EXPECT_TRUE(scene.table.piece(slot).face.is_down());
}
TEST(GrandTribunalDraw, GoesToTheHandByOption) {
    Scene scene(3, {.draw_to = DrawTo::Hand});
    scene.play(Draw{Deck::Resources});
    scene.settle();
    EXPECT_EQ(scene.count(A, Deck::Resources, Place::Hand), 1);
}
// Q21: an empty deck gives nothing and leaves its row short.
TEST(GrandTribunalDraw, AnEmptyDeckLeavesTheRowShort) {
    Scene scene;
    scene.row({"Rowan Wand", "Fulgarous Orb"});
    scene.empty_deck(Deck::Items);
    EXPECT_FALSE(scene.can(Draw{Deck::Items}));
    scene.play(Take{scene.table.rows[Deck::Items][0]});
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_EQ(scene.table.rows[Deck::Items].size(), 1);
}
// E13: with the option the discards are shuffled in when a card is due.
TEST(GrandTribunalDraw, ReshufflesByOptionWhenACardIsDue) {
    Scene scene(3, {.reshuffle_on_empty = ReshuffleOnEmpty::On});
    scene.discarded("Rowan Wand");
    scene.empty_deck(Deck::Items);
    EXPECT_TRUE(scene.can(Draw{Deck::Items}));
    scene.play(Draw{Deck::Items});
    scene.settle();
    EXPECT_TRUE(scene.has(A, "Rowan Wand", Place::Sanctum));
    EXPECT_FALSE(scene.is_discarded("Rowan Wand"));
}

// R9: only accepted categories, only while there is room.
TEST(GrandTribunalInstall, NeedsCategoryAndRoom) {
    Scene scene;
    scene.active(A, "Copper Ward-Disc", {"Rune of Acclaim"});
    const Slot runic = scene.loose(A, "Rune of Silence");
    const Slot healing = scene.loose(A, "Breath of Vigour");
    EXPECT_FALSE(scene.can(Install{runic}));
    EXPECT_FALSE(scene.can(Install{healing}));
    scene.active(A, "Palimpsest Leaf");
    EXPECT_TRUE(scene.can(Install{runic}));
    EXPECT_FALSE(scene.can(Install{healing}));
}
// Q12: any mix of accepted categories, also several of one.
TEST(GrandTribunalInstall, TakesSeveralOfOneCategory) {
    Scene scene;
    const Slot orb = scene.active(A, "Orb of the Nine Winds", {"Fool's Gold", "Thieving Wind"});
    const Slot third = scene.loose(A, "Consuming Ember");
    scene.play(Install{third});
    EXPECT_EQ(scene.choices(), std::vector<Action>{Pick{orb}});
    scene.play(Pick{orb});
    EXPECT_EQ(scene.counted(orb).spells, 3);
}

// T14: cast, 2 Vis, inactive in the Library.
TEST(GrandTribunalCast, AKeptSpellLiesFaceUpAndUnstudied) {
    Scene scene;
    scene.active(A, "Cordial of Rue", {"Breath of Vigour"});
    scene.vis(A, 0);
    scene.cast("Breath of Vigour");
    EXPECT_EQ(scene.vis(A), 5);  // Q14: the Vis it brought can pay
    scene.play(Keep{});
    EXPECT_EQ(scene.vis(A), 3);
    const Slot slot = scene.find(A, "Breath of Vigour");
    EXPECT_EQ(scene.place(slot), Place::Sanctum);
    EXPECT_FALSE(scene.table.piece(slot).face.is_down());
    EXPECT_EQ(scene.vis_on(slot), 0);
}
TEST(GrandTribunalCast, ASpellIsDiscardedWithoutAQuestionIfItCannotBePaid) {
    Scene scene;
    scene.active(A, "Orb of the Nine Winds", {"Hailstone Volley"});
    scene.vis(A, 1);
    scene.cast("Hailstone Volley");
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_TRUE(scene.is_discarded("Hailstone Volley"));
}
// Q15: one cast in a frame.
TEST(GrandTribunalCast, OnlyOnceInAFrame) {
    Scene scene;
    scene.active(A, "Cordial of Rue", {"Breath of Vigour", "Breath of Vigour"});
    scene.cast("Breath of Vigour");
    scene.let_go();
    EXPECT_FALSE(scene.can(Cast{scene.find(A, "Breath of Vigour")}));
}
// Q23: a resource that was played is discarded.
TEST(GrandTribunalResource, IsDiscardedAfterItsEffect) {
    Scene scene;
    scene.vault(A, "Hidden Spring");
    scene.use("Hidden Spring");
    EXPECT_EQ(scene.vis(A), 19);
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_TRUE(scene.is_discarded("Hidden Spring"));
}

// R11: what Extract gives depends on the Tribunal.
TEST(GrandTribunalExtract, GivesMoreInTheGrandTribunal) {
    Scene scene;
    scene.tribunal(3);
    scene.play(Extract{});
    EXPECT_EQ(scene.vis(A), 14);
}
TEST(GrandTribunalExtract, NeedsVisInAFiniteRegio) {
    Scene scene(5, {.vis_supply = VisSupply::Finite});
    EXPECT_EQ(scene.table.regio, 0);  // T18
    EXPECT_FALSE(scene.can(Extract{}));
    EXPECT_TRUE(scene.can(Gather{Source::Contested}));
}

// R4, step B: discards down to five.
TEST(GrandTribunalHand, IsDiscardedDownToFive) {
    Scene scene;
    for (const char* name : {"Rowan Wand", "Fulgarous Orb", "Willow Switch", "Fog of Confusion",
                             "Thieving Wind", "Hidden Spring", "Cat's-Paw"})
        scene.hand(A, name);
    scene.play(End{});
    EXPECT_EQ(scene.stage(), Stage::DiscardDown);
    EXPECT_EQ(scene.asked(), A);
    scene.play(Discard{scene.find(A, "Rowan Wand")});
    scene.play(Discard{scene.find(A, "Cat's-Paw")});
    EXPECT_EQ(scene.asked(), B);
    EXPECT_TRUE(scene.is_discarded("Rowan Wand"));
}

// T28, Q18, Q24: the Praeco places the votes that are left; VOTE needs a vote.
TEST(GrandTribunalPraeco, PlacesWhatIsLeftOnDifferentSpaces) {
    Scene scene;
    scene.votes({{Space::Orb, 22}});
    scene.table.praeco = C;
    scene.give_turn(B);
    scene.play(End{});
    EXPECT_EQ(scene.stage(), Stage::PraecoVotes);
    EXPECT_EQ(scene.asked(), C);
    scene.play(Vote{Space::Orb});
    EXPECT_FALSE(scene.can(Vote{Space::Orb}));
    scene.play(Vote{Space::Wand});
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_EQ(scene.table.concilium, 0);
    EXPECT_FALSE(scene.can(Vote{Space::Orb}));
}
// Q25 and T32: compulsory; locked spaces are skipped.
TEST(GrandTribunalPraeco, MustVoteOnUnlockedSpaces) {
    Scene scene;
    scene.lock(Space::Staff);
    scene.table.praeco = B;
    scene.table.turn = 0;
    scene.play(End{});
    EXPECT_EQ(scene.stage(), Stage::PraecoVotes);
    EXPECT_EQ(scene.choices().size(), 9u);
    EXPECT_FALSE(scene.can(Vote{Space::Staff}));
    EXPECT_FALSE(scene.can(End{}));
}
// E11: the Praeco places min(3, Concilium, unlocked spaces).
TEST(GrandTribunalPraeco, PlacesNothingIfAllIsLocked) {
    Scene scene;
    scene.lock_all();
    scene.table.praeco = B;
    scene.play(End{});
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_EQ(scene.asked(), B);
}
// Q24: the votes of the Praeco are not an action.
TEST(GrandTribunalPraeco, MayVoteAgainAsAnAction) {
    Scene scene;
    scene.table.praeco = B;
    scene.play(End{});
    scene.play(Vote{Space::Orb});
    scene.play(Vote{Space::Wand});
    scene.play(Vote{Space::Runic});
    EXPECT_TRUE(scene.can(Vote{Space::Orb}));
    EXPECT_EQ(scene.table.frame.left, 2);
}
TEST(GrandTribunalVotes, AreWithoutEndByOption) {
    Scene scene(3, {.vote_supply = VoteSupply::Unlimited});
    scene.votes({{Space::Orb, 100}});
    EXPECT_TRUE(scene.can(Vote{Space::Orb}));
}

// T31: one action, no double action; the next turn is normal.
TEST(GrandTribunalFog, LeavesOneAction) {
    Scene scene;
    scene.table.player(B).fogged = true;
    scene.play(End{});
    EXPECT_EQ(scene.table.frame.left, 1);
    EXPECT_FALSE(scene.can(Gather{Source::Contested}));
    scene.play(Extract{});
    EXPECT_FALSE(scene.can(Vote{Space::Orb}));
    EXPECT_FALSE(scene.table.player(B).fogged);
}

}  // namespace
}  // namespace curia::grand_tribunal
