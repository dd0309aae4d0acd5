// Turns, frames, gathering and counts, with several rules combined: R3 to R15, Q4 to Q42.
#include "tests/grand_tribunal/scene.h"

namespace curia::grand_tribunal {
namespace {

template <class Kind>
bool are_all(const std::vector<Action>& actions) {
    for (const Action& action : actions)
        if (!std::holds_alternative<Kind>(action)) return false;
    return !actions.empty();
}

void place_praeco_votes(Scene& scene) {
    while (scene.stage() == Stage::PraecoVotes) scene.play(scene.choices()[0]);
}

// ---- Frames: R7 ----

// Q16: a double action fills the frame; free steps stay possible before and after it.
TEST(GrandTribunalFrames, ADoubleActionBarsNoFreeStep) {
    Scene scene;
    const Slot wand = scene.hand(A, "Rowan Wand");
    const Slot twig = scene.hand(A, "Willow Switch");
    scene.play(LayDown{wand});
    scene.play(Gather{Source::Uncontested});
    EXPECT_FALSE(scene.can(Extract{}));
    EXPECT_FALSE(scene.can(Study{wand}));
    EXPECT_TRUE(scene.can(LayDown{twig}));
    EXPECT_EQ(scene.asked(), A);
}
// R7.6: every card that gives a frame queues one, each with a fresh record.
TEST(GrandTribunalFrames, TwoCardsQueueTwoFrames) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Longevity Potion"});
    scene.vault(A, "Faithful Familiar");
    scene.cast("Longevity Potion");
    scene.let_go();
    scene.use("Faithful Familiar");
    EXPECT_EQ(scene.table.frame.left, 0);
    for (int i = 0; i < 2; ++i) {
        scene.play(End{});
        ASSERT_EQ(scene.asked(), A);
        EXPECT_EQ(scene.table.frame.left, 2);
        scene.play(Extract{});
        EXPECT_FALSE(scene.can(Extract{}));
    }
    scene.play(End{});
    EXPECT_EQ(scene.asked(), B);
}
// R7.6, T31: fog shortens the first frame of the turn, not the extra one.
TEST(GrandTribunalFrames, AnExtraFrameIsNotFogged) {
    Scene scene;
    scene.table.player(B).fogged = true;
    scene.active(B, "Quicksilver Philtre", {"Longevity Potion"});
    scene.play(End{});
    EXPECT_EQ(scene.table.frame.left, 1);
    scene.cast("Longevity Potion");
    scene.let_go();
    EXPECT_EQ(scene.table.frame.left, 0);
    scene.play(End{});
    EXPECT_EQ(scene.asked(), B);
    EXPECT_EQ(scene.table.frame.left, 2);
    EXPECT_TRUE(scene.can(Gather{Source::Contested}));
}
// R3, R7.6: the Praeco votes once, even when fogged or with an extra frame.
TEST(GrandTribunalFrames, ThePraecoVotesOnceInTheirTurn) {
    Scene scene;
    scene.table.praeco = B;
    scene.table.player(B).fogged = true;
    scene.active(B, "Quicksilver Philtre", {"Longevity Potion"});
    scene.play(End{});
    EXPECT_EQ(scene.stage(), Stage::PraecoVotes);
    place_praeco_votes(scene);
    EXPECT_EQ(scene.table.concilium, 21);
    EXPECT_EQ(scene.table.frame.left, 1);
    scene.cast("Longevity Potion");
    scene.let_go();
    scene.play(End{});
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_EQ(scene.asked(), B);
}
// T31, E6: two fogs count as one, and the turn after is normal.
TEST(GrandTribunalFrames, FogIsNotCumulativeAndEnds) {
    Scene scene;
    scene.active(A, "Willow Switch", {"Fog of Confusion"});
    scene.table.player(B).fogged = true;
    scene.cast("Fog of Confusion");
    scene.play(PickOpponent{B});  // useless, but legal
    scene.let_go();
    for (const int actions : {1, 2}) {
        while (scene.asked() != B) {
            place_praeco_votes(scene);
            scene.play(End{});
        }
        place_praeco_votes(scene);
        EXPECT_EQ(scene.table.frame.left, actions);
        scene.play(End{});
    }
}
// R2: the pawn passes left after each round, so everyone is Praeco once; turns go clockwise.
TEST(GrandTribunalFrames, EverybodyIsPraecoOnce) {
    Scene scene;
    for (const Seat praeco : {A, B, C})
        for (int turn = 0; turn < 3; ++turn) {
            EXPECT_EQ(scene.table.praeco, praeco);
            EXPECT_EQ(scene.asked().index, (praeco.index + turn) % 3);
            place_praeco_votes(scene);
            scene.play(End{});
        }
    EXPECT_EQ(scene.stage(), Stage::Call);
    EXPECT_EQ(scene.asked(), C);
    EXPECT_EQ(scene.table.concilium, 24 - 2 * 3);  // A's were placed before
}
// E6: a fog of the old Tribunal shortens the first turn of the new one.
TEST(GrandTribunalFrames, FogReachesIntoTheNextTribunal) {
    Scene scene;
    scene.table.player(C).fogged = true;
    scene.last_turn();
    scene.hold();
    ASSERT_EQ(scene.asked(), C);
    place_praeco_votes(scene);
    EXPECT_EQ(scene.table.frame.left, 1);
}
// R6, R9: no free step before the Praeco's votes, inside an effect, or while discarding.
TEST(GrandTribunalFrames, FreeStepsAreForTheMainPartOfATurn) {
    Scene scene;
    scene.table.praeco = B;
    scene.inactive(B, "Rowan Wand", 3);
    scene.active(B, "Orb of the Nine Winds", {"Fog of Confusion"});
    for (const char* name : {"Willow Switch", "Knotted Cord", "Aqua Regia", "Clear Mind",
                             "Hidden Spring", "Cat's-Paw"})
        scene.hand(B, name);
    scene.play(End{});
    EXPECT_TRUE(are_all<Vote>(scene.choices()));
    place_praeco_votes(scene);
    scene.cast("Fog of Confusion");
    EXPECT_TRUE(are_all<PickOpponent>(scene.choices()));
    scene.play(PickOpponent{A});
    scene.let_go();
    scene.play(End{});
    EXPECT_EQ(scene.choices().size(), 6u);
    EXPECT_TRUE(are_all<Discard>(scene.choices()));
}

// ---- Study, activation, installing: R9 ----

// T7, E7: two copies can get 1 Vis each in one study, or one of them 2.
TEST(GrandTribunalStudy, TellsEqualCardsApartOnceOneIsStudied) {
    Scene scene;
    const Slot one = scene.inactive(A, "Fog of Confusion");
    const Slot other = scene.inactive(A, "Fog of Confusion");
    EXPECT_FALSE(scene.can(Study{other}));
    scene.play(Study{one});
    EXPECT_TRUE(scene.can(Study{one}));
    scene.play(Study{other});
    EXPECT_EQ(scene.choices(), std::vector<Action>{Stop{}});  // neither 2+1 nor 1+2
    EXPECT_EQ(scene.vis_on(one), 1);
    EXPECT_EQ(scene.vis_on(other), 1);
}
// T7: the card that was just studied may get its second Vis, even if its copy has the same amount.
TEST(GrandTribunalStudy, GoesOnWithTheSameCardBesideAnEqualOne) {
    Scene scene;
    const Slot half = scene.inactive(A, "Rune of Silence", 1);
    const Slot bare = scene.inactive(A, "Rune of Silence");
    scene.play(Study{bare});
    EXPECT_TRUE(scene.can(Study{half}));
    scene.play(Study{bare});
    EXPECT_EQ(scene.vis_on(bare), 2);
    EXPECT_EQ(scene.vis_on(half), 1);
}
// T7: the reserve limits a study.
TEST(GrandTribunalStudy, EndsAfterTwoCardsIfTheReserveIsSpent) {
    Scene scene;
    scene.vis(A, 2);
    const Slot orb = scene.inactive(A, "Fulgarous Orb");
    const Slot wand = scene.inactive(A, "Rowan Wand");
    scene.inactive(A, "Willow Switch");
    scene.play(Study{orb});
    scene.play(Study{wand});
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_EQ(scene.table.frame.left, 1);
}
// R9.2, Q42: a complete card may wait, even beyond a Tribunal; then its Vis goes to the Regio.
TEST(GrandTribunalActivation, MayWaitForAnotherTribunal) {
    Scene scene(3, {.vis_supply = VisSupply::Finite});
    const Slot wand = scene.inactive(A, "Rowan Wand", 3, Turned::Down);
    scene.last_turn();
    scene.hold();
    scene.give_turn(A);
    const int regio = scene.table.regio;
    scene.play(Activate{wand});
    EXPECT_EQ(scene.place(wand), Place::Active);
    EXPECT_FALSE(scene.table.piece(wand).face.is_down());
    EXPECT_EQ(scene.vis_on(wand), 0);
    EXPECT_EQ(scene.table.regio, regio + 3);
}
TEST(GrandTribunalActivation, NeedsTheWholeCost) {
    Scene scene;
    const Slot wand = scene.inactive(A, "Rowan Wand", 2);
    EXPECT_FALSE(scene.can(Activate{wand}));
    scene.play(Study{wand});
    scene.play(Stop{});
    EXPECT_TRUE(scene.can(Activate{wand}));
}
// Q36: installing takes neither Vis nor an action; R9.3: installed spells stay.
TEST(GrandTribunalInstall, IsFreeAndLasting) {
    Scene scene;
    const Slot one = scene.active(A, "Willow Switch");
    scene.active(A, "Orb of the Nine Winds");
    const Slot wind = scene.loose(A, "Thieving Wind");
    scene.play(Install{wind});
    EXPECT_EQ(scene.choices().size(), 2u);
    scene.play(Pick{one});
    EXPECT_EQ(scene.vis(A), 12);
    EXPECT_EQ(scene.table.frame.left, 2);
    EXPECT_FALSE(scene.can(Install{wind}));
}
// R10: the slot of a spell that was cast is free immediately.
TEST(GrandTribunalInstall, ACastSpellMakesRoom) {
    Scene scene;
    scene.active(A, "Copper Ward-Disc", {"Rune of Silence"});
    const Slot rune = scene.loose(A, "Rune of Acclaim");
    EXPECT_FALSE(scene.can(Install{rune}));
    scene.cast("Rune of Silence");
    scene.let_go();
    EXPECT_TRUE(scene.can(Install{rune}));
}
// E7: copies on two items are two choices, because the bearers differ.
TEST(GrandTribunalCast, EqualSpellsOnTwoItemsAreTwoChoices) {
    Scene scene;
    scene.active(A, "Cordial of Rue", {"Breath of Vigour"});
    scene.active(A, "Knotted Cord", {"Breath of Vigour"});
    int casts = 0;
    for (const Action& action : scene.choices())
        casts += std::holds_alternative<Cast>(action) ? 1 : 0;
    EXPECT_EQ(casts, 2);
}
// Q41: a player cannot throw away an unwanted card of the Sanctum.
TEST(GrandTribunalHand, OnlyHandCardsAreDiscardedDown) {
    Scene scene;
    const Slot laid = scene.inactive(A, "Rowan Wand");
    for (const char* name : {"Willow Switch", "Knotted Cord", "Aqua Regia", "Aqua Regia",
                             "Hidden Spring", "Cat's-Paw"})
        scene.hand(A, name);
    EXPECT_FALSE(scene.can(Discard{laid}));
    scene.play(End{});
    EXPECT_FALSE(scene.can(Discard{laid}));
    EXPECT_EQ(scene.choices().size(), 5u);  // E7: the two copies are one choice
}
// Q33: cards discarded to the hand limit are out until the next Tribunal.
TEST(GrandTribunalHand, DiscardsComeBackWithTheNextTribunal) {
    Scene scene;
    for (const char* name : {"Willow Switch", "Knotted Cord", "Aqua Regia", "Rowan Wand",
                             "Hidden Spring", "Cat's-Paw"})
        scene.hand(A, name);
    scene.empty_deck(Deck::Spells);
    scene.play(End{});
    scene.play(Discard{scene.find(A, "Aqua Regia")});
    EXPECT_FALSE(scene.can(Draw{Deck::Spells}));
    scene.give_turn(A);
    scene.last_turn();
    scene.hold();
    EXPECT_EQ(scene.table.edition().name(scene.table.rows[Deck::Spells][0]), "Aqua Regia");
}
// R8: chance can deal only what is due: to the row, or to the player who draws.
TEST(GrandTribunalDraw, DealsToWhereACardIsDue) {
    Scene scene;
    scene.row({"Rowan Wand"});
    const Card next = of_deck(scene.state.secrets.deck, Deck::Items).first();
    scene.play(Take{scene.table.rows[Deck::Items][0]});
    EXPECT_TRUE(GrandTribunal::possible(scene.state, DealRow{next}));
    EXPECT_FALSE(GrandTribunal::possible(scene.state, Deal{A, next}));
    scene.settle();
    scene.give_turn(A);
    const Card spell = of_deck(scene.state.secrets.deck, Deck::Spells).first();
    scene.play(Draw{Deck::Spells});
    EXPECT_TRUE(GrandTribunal::possible(scene.state, Deal{A, spell}));
    EXPECT_FALSE(GrandTribunal::possible(scene.state, Deal{B, spell}));
    EXPECT_FALSE(GrandTribunal::possible(scene.state, DealRow{spell}));
}
// R8: a draw needs a card, in a row or in a deck; Extract and END are always possible.
TEST(GrandTribunalDraw, NeedsACard) {
    Scene scene;
    for (const Deck deck : kAllDecks) scene.empty_deck(deck);
    for (const Deck deck : kAllDecks) EXPECT_FALSE(scene.can(Draw{deck}));
    EXPECT_TRUE(scene.can(Extract{}));
    EXPECT_TRUE(scene.can(End{}));
}

// ---- Gathering: R12 ----

// Q40, Q20: the others are asked once each, clockwise from the gatherer; the marker moves last.
TEST(GrandTribunalGathering, GoesClockwiseAndMovesTheMarkerLast) {
    Scene scene(4);
    scene.give_turn(C);
    scene.play(Gather{Source::Contested});
    scene.happens(Roll{C, 5});
    for (const Seat seat : {D, A, B}) {
        ASSERT_EQ(scene.stage(), Stage::Join);
        EXPECT_EQ(scene.asked(), seat);
        EXPECT_EQ(scene.table.marker[Source::Contested], 0);
        scene.play(Join{});
        scene.happens(Roll{seat, 5});
    }
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_EQ(scene.table.marker[Source::Contested], 1);
    EXPECT_EQ(scene.vis(C), 12 + scene.table.area().contested[0] + 5 + 3 * 2);
    EXPECT_EQ(scene.vis(A), 15);
}
// T27, Q20: 2 Vis are enough to be asked.
TEST(GrandTribunalGathering, AsksWhoHasJustThePrice) {
    Scene scene;
    scene.vis(B, 1);
    scene.vis(C, 2);
    scene.play(Gather{Source::Contested});
    scene.settle();
    EXPECT_EQ(scene.asked(), C);
    scene.play(Join{});
    EXPECT_EQ(scene.vis(C), 0);
}
// R12: each Tribunal has its own part of the track.
TEST(GrandTribunalGathering, PaysWhatTheTribunalsAreaSays) {
    Scene scene;
    scene.tribunal(3);
    const Edition::Share share = scene.table.edition().areas[2].uncontested[0];
    scene.play(Gather{Source::Uncontested});
    EXPECT_EQ(scene.vis(A), 12 + share.gatherer);
    EXPECT_EQ(scene.vis(C), 12 + share.others);
}
// E13: with an empty Regio gathering and joining stay legal, and pay nothing.
TEST(GrandTribunalGathering, StaysPossibleWithAnEmptyRegio) {
    Scene scene(5, {.vis_supply = VisSupply::Finite});
    scene.play(Gather{Source::Contested});
    scene.happens(Roll{A, 5});
    EXPECT_EQ(scene.vis(A), 12);
    scene.play(Join{});
    scene.happens(Roll{B, 5});
    EXPECT_EQ(scene.vis(A), 14);
    EXPECT_EQ(scene.vis(B), 10);
}

// ---- Votes ----

// E11: min(3, Concilium, unlocked spaces).
TEST(GrandTribunalPraeco, PlacesOneOnEachUnlockedSpace) {
    Scene scene;
    scene.lock_all();
    scene.table.locked.remove(Space::Orb);
    scene.table.locked.remove(Space::Runic);
    scene.table.praeco = B;
    scene.play(End{});
    scene.play(Vote{Space::Orb});
    EXPECT_EQ(scene.choices(), std::vector<Action>{Vote{Space::Runic}});
    scene.play(Vote{Space::Runic});
    EXPECT_EQ(scene.stage(), Stage::Main);
}
// R11: a space has no limit; VOTE is illegal if all spaces are locked.
TEST(GrandTribunalVotes, NeedAnUnlockedSpace) {
    Scene scene;
    scene.votes({{Space::Orb, 20}});
    scene.play(Vote{Space::Orb});
    EXPECT_EQ(scene.votes(Space::Orb), 21);
    scene.give_turn(A);
    scene.lock_all();
    EXPECT_FALSE(are_all<Vote>(scene.choices()));
    EXPECT_FALSE(scene.can(Vote{Space::Wand}));
}

}  // namespace
}  // namespace curia::grand_tribunal
