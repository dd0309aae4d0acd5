// Placing merchants: RULES.md 5.1 and 5.2.
#include "tests/circus_maximus/scene.h"

namespace curia::circus_maximus {
namespace {

// T1: Yellow (A) plays 1, Red (B) 6, Blue (C) 4, Green (D) 4.
TEST(CircusPlacing, AHigherMerchantGoesLeftAndAnEqualOneRight) {
    Scene scene(4);
    scene.villa({Favour::StepLeft, Favour::DoubleBuy, Favour::DoubleSell, Favour::ExtraVisitor});
    scene.play(A, merchant(1, Place::Villa));
    EXPECT_EQ(scene.row(Place::Villa), "A1");
    scene.play(B, merchant(6, Place::Villa));
    EXPECT_EQ(scene.row(Place::Villa), "B6 A1");
    scene.play(C, merchant(4, Place::Villa));
    EXPECT_EQ(scene.row(Place::Villa), "B6 C4 A1");
    scene.play(D, merchant(4, Place::Villa));
    EXPECT_EQ(scene.row(Place::Villa), "B6 C4 D4 A1");
    scene.all_pass();
    scene.play(B, TakeFavour{Favour::StepLeft});
    scene.play(C, TakeFavour{Favour::DoubleBuy});
    scene.play(D, TakeFavour{Favour::DoubleSell});
    scene.play(A, TakeFavour{Favour::ExtraVisitor});
}

// A1: the latest of three equal merchants is the rightmost.
TEST(CircusPlacing, OfEqualMerchantsTheEarlierStandsLeft) {
    Scene scene;
    scene.row(Place::Villa, "B8 C3");
    scene.play(A, merchant(8, Place::Villa));
    scene.play(B, merchant(3, Place::Villa));
    EXPECT_EQ(scene.row(Place::Villa), "B8 A8 C3 B3");
}

// 5.1: the first player begins, and play goes clockwise.
TEST(CircusPlacing, TheFirstPlayerBeginsAndItGoesClockwise) {
    Scene scene(3);
    scene.first(C);
    scene.play(C, merchant(1, Place::Villa));
    scene.play(A, merchant(1, Place::Villa));
    scene.play(B, merchant(1, Place::Villa));
    EXPECT_TRUE(scene.is_asked(C, Stage::Turn));
}

// 5.1: players who have passed are skipped, and the last one may continue alone.
TEST(CircusPlacing, WhoPassedIsSkippedAndTheLastOneGoesOnAlone) {
    Scene scene(3);
    scene.pass({A});
    scene.play(B, merchant(1, Place::Villa));
    scene.pass({C});
    scene.play(B, merchant(2, Place::Villa));
    scene.play(B, merchant(3, Place::Villa));
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
    scene.pass({B});
    EXPECT_TRUE(scene.is_asked(B, Stage::PickFavour));
}

// A44, 0.8: a pass is its own step, even if nothing else can be done.
TEST(CircusPlacing, WhoCanDoNothingIsStillAskedAndPasses) {
    Scene scene(3);
    scene.in(Phase::Sales);
    EXPECT_EQ(scene.choices(A), (std::vector<Action>{Pass{}}));
}

// 5.2: phase I is for the Villa, phase II for the Forum, phase III for the venues.
TEST(CircusPlacing, EachPhaseHasItsPlaces) {
    Scene villa;
    EXPECT_TRUE(villa.may(A, merchant(5, Place::Villa)));
    EXPECT_FALSE(villa.may(A, merchant(5, Place::Forum)));
    Scene forum;
    forum.in(Phase::Tickets);
    EXPECT_TRUE(forum.may(A, merchant(5, Place::Forum)));
    EXPECT_FALSE(forum.may(A, merchant(5, Place::Villa)));
    Scene venues;
    venues.in(Phase::Sales).ticket(A, kColosseum, kBox);
    EXPECT_TRUE(venues.may(A, merchant(5, kColosseum)));
    EXPECT_FALSE(venues.may(A, merchant(5, Place::Forum)));
}

// A merchant is played once: it leaves the hand.
TEST(CircusPlacing, AMerchantThatLiesCannotBePlayedAgain) {
    Scene scene;
    scene.only(A);
    scene.play(A, merchant(5, Place::Villa));
    EXPECT_FALSE(scene.may(A, merchant(5, Place::Villa)));
    EXPECT_TRUE(scene.may(A, merchant(4, Place::Villa)));
}

// A14: no ticket, no merchant.
TEST(CircusPlacing, AVenueIsClosedToWhoHasNoTicketForIt) {
    Scene scene;
    scene.in(Phase::Sales).ticket(A, kCircus, kGallery).visitors(kPompey, {Visitor::Senator});
    EXPECT_TRUE(scene.may(A, merchant(8, kCircus)));
    EXPECT_FALSE(scene.may(A, merchant(8, kPompey)));
    EXPECT_EQ(scene.outlook(A).place_closed[Place::TheatreOfPompey], Reason::NoTicket);
}

// A14 with ticketless_placement = allow: the merchant may wait there, but sells nothing.
TEST(CircusPlacing, WhereTicketlessPlacementIsAllowedHeStandsThereForNothing) {
    Scene scene(3, {.ticketless_placement = TicketlessPlacement::Allow});
    scene.in(Phase::Sales).visitors(kPompey, {Visitor::Senator});
    scene.play(A, merchant(8, kPompey));
    scene.all_pass();
    EXPECT_EQ(scene.table().day, 2);
    EXPECT_EQ(scene.table().income[0][A], 12 - 3);
}

// A15: more merchants than tickets are allowed; the surplus ones do nothing.
TEST(CircusPlacing, MoreMerchantsThanTicketsMayGoToAVenue) {
    Scene scene;
    scene.in(Phase::Sales).only(A).ticket(A, kCircus, kGallery);
    scene.visitors(kCircus, {Visitor::Senator, Visitor::Tourist});
    scene.play(A, merchant(3, kCircus));
    scene.play(A, merchant(8, kCircus));
    scene.pass({A});
    scene.play(A, ChooseVisitor{Visitor::Senator});
    EXPECT_EQ(scene.table().day, 2);
    EXPECT_EQ(scene.table().income[0][A], 1 + 6 + (12 - 1 - 3));
}

// A19: one pass is for all three venues.
TEST(CircusPlacing, OnePassIsForAllThreeVenues) {
    Scene scene;
    scene.in(Phase::Sales).ticket(A, kCircus, kBox).ticket(A, kPompey, kBox);
    scene.ticket(B, kPompey, kBox);
    scene.pass({A});
    scene.play(B, merchant(1, kPompey));
    scene.pass({C});
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}

// A45: without merchants, the favours that replace a merchant can still be played.
TEST(CircusPlacing, WhoHasNoMerchantsLeftMayStillPlayFavours) {
    Scene scene(4);
    scene.in(Phase::Tickets).hand(A, {}).row(Place::Villa, "A2").row(Place::Forum, "B8 A7");
    scene.favour(A, Favour::ExtraVisitor).favour(A, Favour::TicketAndVisitor);
    scene.favour(A, Favour::RecallMerchant).favour(A, Favour::StepLeft);
    scene.favour(A, Favour::ExtraMerchant).favour(A, Favour::OneBecomesEight);
    EXPECT_EQ(
        scene.choices(A),
        (std::vector<Action>{UseFavour{Favour::ExtraVisitor}, UseFavour{Favour::TicketAndVisitor},
                             recall(2, Place::Forum), StepLeft{level(7)}, Pass{}}));
}

// 5.1: a favour is an action, not a pass.
TEST(CircusPlacing, AFavourAsAnActionIsNoPass) {
    Scene scene;
    scene.only(A).row(Place::Villa, "B5 A2").favour(A, Favour::StepLeft);
    scene.play(A, StepLeft{level(2)});
    EXPECT_TRUE(scene.is_asked(A, Stage::Turn));
}

}  // namespace
}  // namespace curia::circus_maximus
