// Counts, new Tribunals and the end, with several rules combined: R13 to R15.
#include "tests/grand_tribunal/scene.h"

namespace curia::grand_tribunal {
namespace {

// Q6: a shared 2nd prize also skips the one below it.
TEST(GrandTribunalCount, ASharedSecondPrizeLeavesOutTheThird) {
    for (const TieSkip skip : {TieSkip::Literal, TieSkip::Competition}) {
        Scene scene(4, {.tie_skip = skip});
        scene.votes({{Space::Orb, 1}});
        const Slot first = scene.active(A, "Fulgarous Orb");
        const Slot second = scene.active(B, "Rowan Wand");
        const Slot equal = scene.active(C, "Hazel Walking Staff");
        const Slot last = scene.active(D, "Knotted Cord");
        EXPECT_EQ(scene.counted(first).prize, Award::First);
        EXPECT_EQ(scene.counted(second).prize, Award::Second);
        EXPECT_EQ(scene.counted(equal).prize, Award::Second);
        EXPECT_EQ(scene.counted(last).prize, Award::None);
        EXPECT_EQ(scene.counted(last).rank, 4);
    }
}
TEST(GrandTribunalCount, TheThirdPrizeCanBeShared) {
    Scene scene(4);
    scene.votes({{Space::Orb, 2}, {Space::Scroll, 1}});
    scene.active(A, "Fulgarous Orb");
    const Slot second = scene.active(B, "Palimpsest Leaf");
    const Slot third = scene.active(C, "Rowan Wand");
    const Slot equal = scene.active(D, "Hazel Walking Staff");
    EXPECT_EQ(scene.counted(second).prize, Award::Second);
    EXPECT_EQ(scene.counted(third).prize, Award::Third);
    EXPECT_EQ(scene.counted(equal).prize, Award::Third);
    EXPECT_EQ(scene.counted(equal).points, 4);
}
// Q8: tokens are markers; more items than tokens can share a prize.
TEST(GrandTribunalCount, AwardTokensNeverRunOut) {
    Scene scene(5);
    const Slot one = scene.active(A, "Rowan Wand");
    scene.active(B, "Wand of Glass and Salt");
    scene.active(C, "Hazel Walking Staff");
    scene.active(D, "Apple-Wood Staff");
    scene.active(E, "Beryl Scrying Orb");
    const Slot sixth = scene.active(E, "Tincture of Two Moons");
    scene.last_turn();
    scene.hold();
    EXPECT_EQ(scene.points(A), 8);
    EXPECT_EQ(scene.points(E), 16);
    EXPECT_EQ(scene.table.pieces.item(one).award, Award::First);
    EXPECT_EQ(scene.table.pieces.item(sixth).award, Award::First);
}
// Q7: with the option the prizes end where the votes end; Q4: then the pawn moves on.
TEST(GrandTribunalCount, PrizesEndWhereTheVotesEnd) {
    Scene scene(3, {.award_requires_vote = AwardRequiresVote::On});
    scene.votes({{Space::Wand, 1}});
    const Slot voted = scene.active(A, "Willow Switch");
    const Slot dear = scene.active(B, "Fulgarous Orb");
    EXPECT_EQ(scene.counted(voted).prize, Award::First);
    EXPECT_EQ(scene.counted(dear).prize, Award::None);
    EXPECT_EQ(scene.counted(dear).points, 4);
    Scene bare(3, {.award_requires_vote = AwardRequiresVote::On});
    bare.active(A, "Willow Switch");
    bare.last_turn();
    bare.hold();
    EXPECT_EQ(bare.points(A), 1);
    EXPECT_EQ(bare.table.praeco, C);
}
// T15: an awarded item takes no prize from the others, even with the most votes.
TEST(GrandTribunalCount, AwardedItemsStandAside) {
    Scene scene;
    scene.votes({{Space::Orb, 5}});
    const Slot old = scene.active(A, "Fulgarous Orb");
    scene.table.pieces.item(old).award = Award::Third;
    const Slot fresh = scene.active(B, "Willow Switch");
    EXPECT_EQ(scene.counted(old).prize, Award::None);
    EXPECT_EQ(scene.counted(old).rank, 0);
    EXPECT_EQ(scene.counted(fresh).prize, Award::First);
    scene.last_turn();
    scene.hold();
    EXPECT_EQ(scene.points(A), 4);
    EXPECT_EQ(scene.table.pieces.item(old).award, Award::Third);
}
// Q5: the factor of the prize that was won, if it is kept.
TEST(GrandTribunalCount, KeptFactorsAreFourThreeAndTwo) {
    Scene scene(3, {.awarded_rescore = AwardedRescore::KeepMultiplier});
    const std::array<Slot, 3> items{scene.active(A, "Rowan Wand"),
                                    scene.active(A, "Hazel Walking Staff"),
                                    scene.active(A, "Beryl Scrying Orb")};
    for (int i = 0; i < 3; ++i) scene.table.pieces.item(items[i]).award = static_cast<Award>(i + 1);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(scene.counted(items[i]).points, 2 * (4 - i));
    // An item that never won anything counts once under every value of the option.
    scene.votes({{Space::Scroll, 1}});
    for (const char* better : {"Palimpsest Leaf", "Roll of Formulae", "Codicil of Sealed Names"})
        scene.active(B, better);
    const Slot mention = scene.active(C, "Willow Switch");
    scene.table.setup.options.awarded_rescore = AwardedRescore::None;
    EXPECT_EQ(scene.counted(mention).points, 1);
    EXPECT_EQ(scene.counted(items[0]).points, 0);
}
// Q35: precedence is for all items of a player, and among equal votes only.
TEST(GrandTribunalCount, PrecedenceIsForAllItemsOfAPlayer) {
    Scene scene;
    scene.votes({{Space::Orb, 1}});
    const Slot voted = scene.active(A, "Smoked-Glass Orb");
    const Slot dear = scene.active(A, "Staff of the Elder Council");
    const Slot twig = scene.active(B, "Willow Switch");
    const Slot cord = scene.active(B, "Knotted Cord");
    scene.table.player(B).precedence = true;
    EXPECT_EQ(scene.counted(voted).rank, 1);
    EXPECT_EQ(scene.counted(twig).rank, 2);
    EXPECT_EQ(scene.counted(cord).rank, 2);  // equal in all, so they share
    EXPECT_EQ(scene.counted(dear).rank, 4);
}
// Magnum Opus: extra votes end with the count, even for an item that won nothing.
TEST(GrandTribunalCount, ExtraVotesAreOverWithTheCount) {
    Scene scene;
    const Slot opus = scene.active(A, "Willow Switch");
    scene.table.pieces.item(opus).bonus = 2;
    scene.votes({{Space::Orb, 3}});
    for (const char* orb : {"Smoked-Glass Orb", "Rune-Etched Geode", "Fulgarous Orb"})
        scene.active(B, orb);
    scene.last_turn();
    scene.hold();
    EXPECT_EQ(scene.points(A), 1);
    EXPECT_EQ(scene.counted(opus).votes, 0);
}

// ---- The call: R13.1, Q11 ----

// Q11: a spell that is activated in the call may be installed immediately, on an item activated
// there.
TEST(GrandTribunalCall, ActivatesAndInstallsWhatWasStudied) {
    Scene scene;
    const Slot twig = scene.inactive(B, "Willow Switch", 2, Turned::Down);
    const Slot wind = scene.inactive(B, "Thieving Wind", 2, Turned::Down);
    scene.vault(B, "Hidden Spring");
    const Slot short_of = scene.inactive(B, "Rowan Wand", 2);
    scene.last_turn();
    scene.play(End{});
    EXPECT_FALSE(scene.can(Study{short_of}));  // only activating and installing
    EXPECT_FALSE(scene.can(Install{wind}));
    scene.play(Activate{wind});
    EXPECT_FALSE(scene.can(Install{wind}));
    scene.play(Activate{twig});
    scene.play(Install{wind});
    scene.play(Pick{twig});
    EXPECT_EQ(scene.stage(), Stage::Call);
    EXPECT_EQ(scene.choices(), std::vector<Action>{End{}});
    scene.hold();
    EXPECT_EQ(scene.points(B), 8);
}
// R4, R13: the last hand is discarded down before the Tribunal is held.
TEST(GrandTribunalCall, FollowsTheLastDiscards) {
    for (const TribunalCall call : {TribunalCall::On, TribunalCall::Off}) {
        Scene scene(3, {.tribunal_call = call});
        scene.active(A, "Willow Switch");
        for (const char* name : {"Rowan Wand", "Knotted Cord", "Aqua Regia", "Clear Mind",
                                 "Hidden Spring", "Cat's-Paw"})
            scene.hand(A, name);
        scene.last_turn();
        scene.play(End{});
        ASSERT_EQ(scene.stage(), Stage::DiscardDown);
        EXPECT_EQ(scene.points(A), 0);
        scene.play(Discard{scene.find(A, "Cat's-Paw")});
        scene.hold();
        EXPECT_EQ(scene.points(A), 4);
        EXPECT_EQ(scene.table.tribunal, 1);
    }
}

// ---- A new Tribunal and the end: R14, R15 ----

// R14: every discard pile goes back into its own deck.
TEST(GrandTribunalNewTribunal, AllDiscardsComeBack) {
    Scene scene;
    for (const char* name : {"Rowan Wand", "Aqua Regia", "Hidden Spring"}) scene.discarded(name);
    scene.row({"Willow Switch", "Knotted Cord", "Fulgarous Orb", "Clear Mind", "Fool's Gold",
               "Fog of Confusion"});
    const auto rows = scene.table.rows;
    scene.last_turn();
    scene.hold();
    EXPECT_TRUE(scene.table.discards.empty());
    EXPECT_EQ(scene.table.deck_size[Deck::Items], 33);
    EXPECT_EQ(scene.table.deck_size[Deck::Spells], 45);
    EXPECT_EQ(scene.table.deck_size[Deck::Resources], 21);
    EXPECT_TRUE(scene.table.rows == rows);  // Q22: full rows stay as they are
}
// R14, Q4: the owner of the 1st prize leads, even after being the last Praeco; others do not.
TEST(GrandTribunalNewTribunal, TheFirstPrizeMakesThePraeco) {
    Scene scene(4);
    scene.votes({{Space::Wand, 2}, {Space::Orb, 1}});
    scene.active(B, "Willow Switch");
    scene.active(C, "Fulgarous Orb");
    scene.last_turn();
    scene.hold();
    EXPECT_EQ(scene.table.praeco, B);
    EXPECT_EQ(scene.asked(), B);
    EXPECT_EQ(scene.table.round, 0);
}
// tribunals = 2: the second count is the Grand Tribunal and ends the game.
TEST(GrandTribunalEnd, FollowsTheSecondCountOfAShortGame) {
    Scene scene(3, {.tribunals = Tribunals::Two});
    scene.last_turn();
    scene.hold();
    EXPECT_EQ(scene.table.marker[Source::Contested], 0);
    scene.give_turn(A);
    scene.last_turn();
    scene.hold();
    EXPECT_EQ(scene.stage(), Stage::Over);
}
// Q27: equal totals share the victory; neither prizes nor Vis break the tie.
TEST(GrandTribunalEnd, EqualTotalsAreEqual) {
    Scene scene;
    scene.tribunal(3);
    scene.active(A, "Rowan Wand");
    scene.active(B, "Wand of Glass and Salt");
    scene.vis(B, 0);
    scene.last_turn();
    scene.hold();
    ASSERT_EQ(scene.stage(), Stage::Over);
    const auto outcome = GrandTribunal::outcome(scene.state);
    EXPECT_EQ(outcome.scores[A], outcome.scores[B]);
    EXPECT_EQ(GrandTribunal::turn(scene.state), Turn::of_nobody());
}
// vote_supply = unlimited: removed votes go nowhere, and none need to be left over.
TEST(GrandTribunalVotes, WithoutEndAreStillTakenBack) {
    Scene scene(3, {.vote_supply = VoteSupply::Unlimited});
    scene.votes({{Space::Orb, 40}});
    scene.active(A, "Palimpsest Leaf", {"Rune of Silence"});
    scene.cast("Rune of Silence");
    scene.play(PickSpace{Space::Orb});
    scene.play(PickSpace{Space::Orb});
    EXPECT_EQ(scene.votes(Space::Orb), 38);
    scene.let_go();
    scene.last_turn();
    scene.hold();
    EXPECT_EQ(scene.votes(Space::Orb), 0);
    EXPECT_EQ(scene.stage(), Stage::PraecoVotes);
}

}  // namespace
}  // namespace curia::grand_tribunal
