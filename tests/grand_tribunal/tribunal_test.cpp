// The count, the points, the new Tribunal and the end: R13 to R15.
#include "tests/grand_tribunal/scene.h"

namespace curia::grand_tribunal {
namespace {

// T1: a category counts once.
TEST(GrandTribunalCount, ThreeSpellsOfACategoryCountItsVotesOnce) {
    Scene scene;
    scene.votes({{Space::Elemental, 2}});
    const Slot orb = scene.active(A, "Orb of the Nine Winds",
                                  {"Fool's Gold", "Thieving Wind", "Consuming Ember"});
    EXPECT_EQ(scene.counted(orb).votes, 2);
}
// T2: accepting a category is not enough.
TEST(GrandTribunalCount, AnAcceptedCategoryWithoutASpellCountsNothing) {
    Scene scene;
    scene.votes({{Space::Runic, 4}});
    EXPECT_EQ(scene.counted(scene.active(A, "Fulgarous Orb")).votes, 0);
}
// T3: equal items share the prize, and the next one is not given.
TEST(GrandTribunalCount, EqualsShareAndTheNextPrizeIsSkipped) {
    Scene scene;
    scene.votes({{Space::Wand, 3}});
    const Slot one = scene.active(A, "Wand of Glass and Salt");
    const Slot other = scene.active(B, "Rowan Wand");
    const Slot next = scene.active(C, "Willow Switch");
    EXPECT_EQ(scene.counted(one).prize, Award::First);
    EXPECT_EQ(scene.counted(other).prize, Award::First);
    EXPECT_EQ(scene.counted(next).prize, Award::Third);
}
// T4: base points break a tie.
TEST(GrandTribunalCount, BaseBreaksATie) {
    Scene scene;
    scene.votes({{Space::Orb, 2}});
    const Slot high = scene.active(A, "Fulgarous Orb");
    const Slot low = scene.active(B, "Rune-Etched Geode");
    EXPECT_EQ(scene.counted(high).prize, Award::First);
    EXPECT_EQ(scene.counted(low).prize, Award::Second);
}
// T5: then the number of spells.
TEST(GrandTribunalCount, SpellsBreakATieOfBase) {
    Scene scene;
    const Slot three = scene.active(A, "Wand of Living Flame",
                                    {"Fool's Gold", "Thieving Wind", "Hailstone Volley"});
    const Slot two = scene.active(B, "Fulgarous Orb", {"Fool's Gold", "Thieving Wind"});
    EXPECT_EQ(scene.counted(three).prize, Award::First);
    EXPECT_EQ(scene.counted(two).prize, Award::Second);
}
// T6: 20, 15, 10 or 5 for base and spells of 5.
TEST(GrandTribunalCount, PrizesMultiply) {
    Scene scene(4);
    scene.votes({{Space::Orb, 3}, {Space::Staff, 2}, {Space::Wand, 1}});
    const Slot first = scene.active(A, "Rune-Etched Geode", {"Fool's Gold", "Thieving Wind"});
    const Slot second = scene.active(B, "Crook of Gentle Rain", {"Breath of Vigour", "Clear Mind"});
    const Slot third = scene.active(C, "Twice-Forged Wand", {"Aqua Regia", "Aqua Regia"});
    const Slot mention = scene.active(D, "Brass-Cased Hymnal", {"Rune of Silence"});
    EXPECT_EQ(scene.counted(first).points, 20);
    EXPECT_EQ(scene.counted(second).points, 15);
    EXPECT_EQ(scene.counted(third).points, 10);
    EXPECT_EQ(scene.counted(mention).points, 5);
}
// T29: three equal items at the top, with both values of tie_skip.
TEST(GrandTribunalCount, ThreeEqualsSkipOnePrizeOnly) {
    Scene scene(4);
    const Slot one = scene.active(A, "Wand of Glass and Salt");
    scene.active(B, "Rowan Wand");
    scene.active(C, "Hazel Walking Staff");
    const Slot next = scene.active(D, "Willow Switch");
    EXPECT_EQ(scene.counted(one).prize, Award::First);
    EXPECT_EQ(scene.counted(next).prize, Award::Third);
    scene.table.setup.options.tie_skip = TieSkip::Competition;
    EXPECT_EQ(scene.counted(one).prize, Award::First);
    EXPECT_EQ(scene.counted(next).prize, Award::None);
}
// Q7: an item without a vote can win, unless the option forbids it.
TEST(GrandTribunalCount, AnItemWithoutVotesCanWin) {
    Scene scene;
    const Slot wand = scene.active(A, "Rowan Wand");
    EXPECT_EQ(scene.counted(wand).prize, Award::First);
    scene.table.setup.options.award_requires_vote = AwardRequiresVote::On;
    EXPECT_EQ(scene.counted(wand).prize, Award::None);
    EXPECT_EQ(scene.counted(wand).points, 2);
}
// E11: a bonus vote counts for award_requires_vote.
TEST(GrandTribunalCount, ABonusIsAVote) {
    Scene scene(3, {.award_requires_vote = AwardRequiresVote::On});
    const Slot wand = scene.active(A, "Rowan Wand");
    scene.table.pieces.item(wand).bonus = 2;
    EXPECT_EQ(scene.counted(wand).prize, Award::First);
}
// Q35, E11: precedence ranks between votes and base; between two players who have it, base decides.
TEST(GrandTribunalCount, PrecedenceBeatsBase) {
    Scene scene;
    scene.votes({{Space::Orb, 1}, {Space::Wand, 1}});
    const Slot orb = scene.active(A, "Fulgarous Orb");
    const Slot wand = scene.active(B, "Willow Switch");
    scene.table.player(B).precedence = true;
    EXPECT_EQ(scene.counted(wand).prize, Award::First);
    scene.table.player(A).precedence = true;
    EXPECT_EQ(scene.counted(orb).prize, Award::First);
}
TEST(GrandTribunalCount, MoreVotesBeatPrecedence) {
    Scene scene;
    scene.votes({{Space::Orb, 2}, {Space::Wand, 1}});
    const Slot orb = scene.active(A, "Fulgarous Orb");
    scene.active(B, "Willow Switch");
    scene.table.player(B).precedence = true;
    EXPECT_EQ(scene.counted(orb).prize, Award::First);
}
// Q26: one player can win several prizes, and share one between two own items.
TEST(GrandTribunalCount, OnePlayerCanWinAll) {
    Scene scene;
    const Slot one = scene.active(A, "Wand of Glass and Salt");
    const Slot other = scene.active(A, "Rowan Wand");
    const Slot third = scene.active(A, "Willow Switch");
    EXPECT_EQ(scene.counted(one).prize, Award::First);
    EXPECT_EQ(scene.counted(other).prize, Award::First);
    EXPECT_EQ(scene.counted(third).prize, Award::Third);
}

// T33: a whole count.
TEST(GrandTribunalCount, AWholeCount) {
    Scene scene;
    scene.votes({{Space::Orb, 2},
                 {Space::Potion, 2},
                 {Space::Wand, 1},
                 {Space::Alchemical, 2},
                 {Space::Elemental, 3},
                 {Space::Runic, 1}});
    const Slot fulgarous = scene.active(A, "Fulgarous Orb", {"Thieving Wind", "Rune of Silence"});
    scene.active(A, "Beryl Scrying Orb");
    const Slot flame = scene.active(B, "Wand of Living Flame",
                                    {"Aqua Regia", "Hailstone Volley", "Consuming Ember"});
    const Slot elixir = scene.active(C, "Elixir of the Green Lion");
    EXPECT_EQ(scene.counted(fulgarous).votes, 6);
    EXPECT_EQ(scene.counted(flame).votes, 6);
    scene.last_turn();
    scene.hold();
    EXPECT_EQ(scene.points(A), 20);
    EXPECT_EQ(scene.points(B), 28);
    EXPECT_EQ(scene.points(C), 8);
    EXPECT_EQ(scene.table.praeco, B);
    EXPECT_EQ(scene.table.pieces.item(flame).award, Award::First);
    EXPECT_EQ(scene.table.pieces.item(elixir).award, Award::Third);
    // One Tribunal later, nothing changed on the wand: T15, Q5.
    EXPECT_EQ(scene.counted(flame).points, 7);
    EXPECT_EQ(scene.counted(flame).prize, Award::None);
    scene.table.setup.options.awarded_rescore = AwardedRescore::KeepMultiplier;
    EXPECT_EQ(scene.counted(flame).points, 28);
    scene.table.setup.options.awarded_rescore = AwardedRescore::None;
    EXPECT_EQ(scene.counted(flame).points, 0);
}
// T15: an awarded item still takes and casts spells.
TEST(GrandTribunalCount, AnAwardedItemStillTakesAndCastsSpells) {
    Scene scene;
    const Slot orb = scene.active(A, "Fulgarous Orb", {"Hailstone Volley"});
    scene.table.pieces.item(orb).award = Award::First;
    const Slot wind = scene.loose(A, "Thieving Wind");
    scene.play(Install{wind});
    scene.play(Pick{orb});
    scene.cast("Hailstone Volley");
    EXPECT_EQ(scene.vis(B), 9);
}
// T16, Q42: complete but not activated: no votes, no points.
TEST(GrandTribunalCount, AnInactiveItemIsNotCounted) {
    Scene scene;
    scene.inactive(A, "Rowan Wand", 3);
    scene.last_turn();
    scene.hold();
    EXPECT_EQ(scene.points(A), 0);
}
// T17, Q34: an active spell that is not installed counts for nothing and stays.
TEST(GrandTribunalCount, ALooseSpellIsNotCounted) {
    Scene scene;
    scene.votes({{Space::Healing, 3}});
    const Slot rue = scene.active(A, "Cordial of Rue");
    const Slot loose = scene.loose(A, "Breath of Vigour");
    EXPECT_EQ(scene.counted(rue).votes, 0);
    scene.last_turn();
    scene.hold();
    EXPECT_EQ(scene.points(A), 4);
    EXPECT_EQ(scene.place(loose), Place::Active);
}

// ---- The call: Q11 ----

TEST(GrandTribunalCall, AsksEverybodyFromTheLastPraecoOn) {
    Scene scene;
    const Slot wand = scene.inactive(C, "Rowan Wand", 3);
    const Slot fire = scene.loose(C, "Thieving Wind");
    scene.last_turn();
    scene.play(End{});
    EXPECT_EQ(scene.stage(), Stage::Call);
    EXPECT_EQ(scene.asked(), B);
    EXPECT_EQ(scene.choices(), std::vector<Action>{End{}});  // E10: asked nevertheless
    scene.play(End{});
    EXPECT_EQ(scene.asked(), C);
    scene.play(Activate{wand});
    scene.play(Install{fire});
    scene.play(Pick{wand});
    scene.play(End{});
    EXPECT_EQ(scene.asked(), A);
    scene.play(End{});
    EXPECT_EQ(scene.points(C), 12);
}
TEST(GrandTribunalCall, HandCardsStayInHand) {
    Scene scene;
    const Slot card = scene.hand(B, "Rowan Wand");
    scene.last_turn();
    scene.play(End{});
    EXPECT_FALSE(scene.can(LayDown{card}));
}
TEST(GrandTribunalCall, IsLeftOutByOption) {
    Scene scene(3, {.tribunal_call = TribunalCall::Off});
    scene.last_turn();
    scene.play(End{});
    scene.settle();
    EXPECT_EQ(scene.table.tribunal, 1);
}

// ---- A new Tribunal: R14 ----

TEST(GrandTribunalNewTribunal, ClearsTheBoardAndKeepsTheRest) {
    Scene scene;
    scene.votes({{Space::Orb, 5}});
    scene.lock(Space::Orb);
    scene.ward(A);
    scene.table.player(A).precedence = true;
    scene.table.player(C).fogged = true;
    scene.discarded("Breath of Vigour");
    scene.row({"Rowan Wand"});
    scene.hand(B, "Willow Switch");
    scene.table.marker[Source::Uncontested] = 1;
    scene.last_turn();
    scene.hold();
    EXPECT_EQ(scene.table.tribunal, 1);
    EXPECT_EQ(scene.votes(Space::Orb), 0);
    EXPECT_EQ(scene.table.concilium, 24);  // E11: locks do not hold votes back
    EXPECT_TRUE(scene.table.locked.empty());
    EXPECT_FALSE(scene.table.player(A).warded);
    EXPECT_FALSE(scene.table.player(A).precedence);
    EXPECT_TRUE(scene.table.player(C).fogged);  // E11: fog stays until the player's next turn
    EXPECT_FALSE(scene.is_discarded("Breath of Vigour"));
    EXPECT_EQ(scene.table.marker[Source::Uncontested], 0);             // T13
    for (const Seat seat : {A, B, C}) EXPECT_EQ(scene.vis(seat), 12);  // T20
    EXPECT_TRUE(scene.has(B, "Willow Switch", Place::Hand));
    EXPECT_EQ(scene.table.edition().name(scene.table.rows[Deck::Items][0]), "Rowan Wand");  // Q22
    EXPECT_EQ(scene.table.rows[Deck::Items].size(), 3);                                     // R14
    EXPECT_EQ(scene.cards_in_all(), 105);
}
// T30, Q4: no active item at all; the pawn moves on.
TEST(GrandTribunalNewTribunal, WithoutAFirstPrizeThePawnPassesOn) {
    Scene scene;
    scene.last_turn();
    scene.hold();
    EXPECT_EQ(scene.table.praeco, C);
    EXPECT_EQ(scene.asked(), C);
}
// Q4: of two owners, the first one clockwise after the last Praeco.
TEST(GrandTribunalNewTribunal, OfTwoFirstPrizesTheNearerOwnerStarts) {
    Scene scene(4);
    scene.active(A, "Wand of Glass and Salt");
    scene.active(B, "Rowan Wand");
    scene.last_turn();  // B was the last Praeco: C, D, A come before B
    scene.hold();
    EXPECT_EQ(scene.table.praeco, A);
}
// Q32: last in the old Tribunal, first in the new one.
TEST(GrandTribunalNewTribunal, APlayerCanHaveTwoTurnsInARow) {
    Scene scene;
    scene.active(A, "Rowan Wand");
    scene.last_turn();
    scene.hold();
    EXPECT_EQ(scene.asked(), A);
    EXPECT_EQ(scene.stage(), Stage::PraecoVotes);
}
TEST(GrandTribunalNewTribunal, TwoTribunalsPlayTheFirstAndTheLastArea) {
    Scene scene(3, {.tribunals = Tribunals::Two});
    scene.last_turn();
    scene.hold();
    EXPECT_EQ(scene.table.tribunal, 2);
    EXPECT_EQ(scene.table.area().extract, 2);
}

// R15, Q27: the third count ends the game; equal totals share it.
TEST(GrandTribunalEnd, FollowsTheThirdCount) {
    Scene scene;
    scene.tribunal(3);
    scene.active(A, "Rowan Wand");
    scene.last_turn();
    scene.hold();
    EXPECT_EQ(scene.stage(), Stage::Over);
    const auto outcome = GrandTribunal::outcome(scene.state);
    EXPECT_EQ(outcome.scores[A], 8);
    EXPECT_EQ(outcome.scores[B], 0);
}
// R2, Q17: each Tribunal has as many turns as the square of the number of players.
TEST(GrandTribunalEnd, ATribunalHasAsManyRoundsAsPlayers) {
    Scene scene(4, {.tribunal_call = TribunalCall::Off});
    int turns = 0;
    for (; scene.table.tribunal == 0; ++turns) {
        while (scene.stage() == Stage::PraecoVotes) scene.play(scene.choices()[0]);
        scene.play(End{});
        scene.settle();
    }
    EXPECT_EQ(turns, 16);
}

}  // namespace
}  // namespace curia::grand_tribunal
