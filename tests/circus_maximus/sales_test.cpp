// Sales, counting and the end: RULES.md 5.5, 5.6 and 10.
#include "tests/circus_maximus/scene.h"

namespace curia::circus_maximus {
namespace {

Scene at_sales(int players = 3, Options options = {}) {
    Scene scene(players, options);
    scene.in(Phase::Sales);
    return scene;
}

// T3: Green (C) at the end of a day, with merchants worth 2, 1 and 0 and one favour left.
Scene green(int day) {
    Scene scene(3);
    scene.day(day).in(Phase::Sales).row(Place::Forum, "C8 C7 C6").favour(C, Favour::StepLeft);
    scene.row(kColosseum, "C4").row(kPompey, "C2").hand(C, {5, 3, 1});
    scene.ticket(C, kColosseum, kGallery).ticket(C, kPompey, kStalls).ticket(C, kPompey, kStalls);
    scene.visitors(kColosseum, {Visitor::Senator}).visitors(kPompey, {Visitor::Student});
    scene.all_pass();
    scene.play(C, ChooseVisitor{Visitor::Senator});
    scene.play(C, ChooseVisitor{Visitor::Student});
    return scene;
}
TEST(CircusCounting, TheRulebooksExampleMakesFifteen) {
    EXPECT_EQ(green(1).table().income[0][C], 7 + 5 + 0 + 3);
}
// T3e, A41: at the end of day 3 the favour pays 2; 0.9: it is counted separately.
TEST(CircusCounting, TheSamePositionMakesSeventeenOnTheLastDay) {
    const Scene scene = green(3);
    EXPECT_EQ(scene.turn(), Turn::of_nobody());
    EXPECT_EQ(scene.table().income[2][C], 15);
    EXPECT_EQ(scene.table().favour_coins[C], 2);
    EXPECT_EQ(scene.score(C), 17);
}
TEST(CircusCounting, FavoursPayNothingBeforeTheEnd) {
    EXPECT_EQ(green(2).table().favour_coins[C], 0);
}

// A18: merchants that were placed bring nothing, even if they took nothing.
TEST(CircusCounting, APlacedMerchantPaysNothingEvenIfHeGotNothing) {
    Scene scene = at_sales();
    scene.row(Place::Villa, "A8");
    scene.all_pass();
    EXPECT_EQ(scene.table().income[0][A], 12 - 3);
    EXPECT_EQ(scene.table().income[0][B], 12);
}

// T14: a merchant whose owner has no ticket left is skipped.
TEST(CircusSales, AMerchantWithoutATicketIsSkipped) {
    Scene scene = at_sales();
    scene.row(kCircus, "C5 A4 C3").ticket(C, kCircus, kBox).ticket(A, kCircus, kGallery);
    scene.visitors(kCircus, {Visitor::Senator, Visitor::Student, Visitor::Tourist});
    scene.all_pass();
    scene.play(C, ChooseVisitor{Visitor::Senator});
    scene.play(A, ChooseVisitor{Visitor::Student});
    EXPECT_EQ(scene.table().day, 2);
    EXPECT_EQ(scene.table().income[0][C], 3 + 6 + (12 - 2 - 1));
}
TEST(CircusSales, AMerchantWithoutATicketInTheMiddleDoesNotStopTheRow) {
    Scene scene = at_sales(3, {.ticketless_placement = TicketlessPlacement::Allow});
    scene.row(kCircus, "C5 A4 B3").ticket(C, kCircus, kBox).ticket(B, kCircus, kGallery);
    scene.visitors(kCircus, {Visitor::Senator, Visitor::Student});
    scene.all_pass();
    scene.play(C, ChooseVisitor{Visitor::Senator});
    EXPECT_TRUE(scene.is_asked(B, Stage::PickVisitor));
}

// A16: with fewer visitors the rightmost merchants get nothing, and their owners keep their
// tickets.
TEST(CircusSales, WhenTheVisitorsAreGoneTheOthersGetNothing) {
    Scene scene = at_sales();
    scene.row(kCircus, "A5 B4").ticket(A, kCircus, kBox).ticket(B, kCircus, kBox);
    scene.visitors(kCircus, {Visitor::Student});
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Student});
    EXPECT_EQ(scene.table().income[0][B], 12 - 1);
}

// A13: any visitor takes any seat. A12, 0.7: if the tickets differ, the owner is asked which one.
TEST(CircusSales, TheOwnerChoosesWhichOfDifferentTicketsIsSold) {
    Scene scene = at_sales();
    scene.row(kCircus, "A5").ticket(A, kCircus, kBox).ticket(A, kCircus, kGallery);
    scene.visitors(kCircus, {Visitor::Legionary});
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Legionary});
    EXPECT_EQ(scene.choices(A), (std::vector<Action>{ChooseSeat{kGallery}, ChooseSeat{kBox}}));
    scene.play(A, ChooseSeat{kGallery});
    EXPECT_EQ(scene.table().income[0][A], 1 + 2 + (12 - 2));
}
TEST(CircusSales, EqualTicketsAreNotAskedAbout) {
    Scene scene = at_sales();
    scene.row(kCircus, "A5").ticket(A, kCircus, kBox).ticket(A, kCircus, kBox);
    scene.visitors(kCircus, {Visitor::Legionary});
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Legionary});
    EXPECT_EQ(scene.table().day, 2);
}

// A8, 0.8: a visitor must be taken, and even a single one is asked about; 0.4: equal ones are one
// choice.
TEST(CircusSales, AVisitorCannotBeDeclined) {
    Scene scene = at_sales();
    scene.row(kCircus, "A5").ticket(A, kCircus, kBox);
    scene.visitors(kCircus, {Visitor::Legionary, Visitor::Legionary});
    scene.all_pass();
    EXPECT_EQ(scene.choices(A), (std::vector<Action>{ChooseVisitor{Visitor::Legionary}}));
}

// A20, 0.9: Circus Maximus, then the Colosseum, then the Theatre of Pompey.
TEST(CircusSales, TheVenuesAreResolvedInTheOrderOfTheColumn) {
    Scene scene = at_sales();
    scene.row(kPompey, "C8").ticket(C, kPompey, kBox).visitors(kPompey, {Visitor::Senator});
    scene.row(kColosseum, "B5").ticket(B, kColosseum, kBox);
    scene.visitors(kColosseum, {Visitor::Senator});
    scene.row(kCircus, "A1").ticket(A, kCircus, kBox).visitors(kCircus, {Visitor::Student});
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Student});
    scene.play(B, ChooseVisitor{Visitor::Senator});
    scene.play(C, ChooseVisitor{Visitor::Senator});
}

// A21, A22: the coins of a special event go to the seller, for every visitor of that venue.
TEST(CircusSales, TheBonusOfAVenueGoesToTheSeller) {
    Scene scene = at_sales();
    scene.row(kCircus, "A5 B4").ticket(A, kCircus, kStalls).ticket(B, kCircus, kStalls);
    scene.visitors(kCircus, {Visitor::Tourist, Visitor::Student}).bonus(kCircus, 1);
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Tourist});
    EXPECT_EQ(scene.table().sales[0], (Sale{A, {kCircus, kStalls}, Visitor::Tourist, 2, 5, 1}));
    scene.play(B, ChooseVisitor{Visitor::Student});
    EXPECT_EQ(scene.table().income[0][B], 2 + 3 + 1 + (12 - 1));
}

// Two ways to end a day leave different tables, so that the news never tells more than the table.
TEST(CircusSales, TheLastSaleOfADayCanBeSeenUntilTheNextDeal) {
    Scene scene = at_sales(3, {.expert_caesar = ExpertCaesar::On});
    scene.row(kCircus, "A5").ticket(A, kCircus, kStalls).ticket(A, kCircus, SeatClass::Favour);
    scene.visitors(kCircus, {Visitor::Senator});
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Senator});
    Scene other = scene;
    scene.play(A, ChooseSeat{kStalls});
    other.play(A, ChooseSeat{SeatClass::Favour});
    EXPECT_EQ(scene.table().income[0][A], other.table().income[0][A]);
    EXPECT_NE(scene.table(), other.table());
    EXPECT_EQ(scene.outlook(A).accounts[A].total(), 2 + 6 + (12 - 2));
}

// T21: a player who does nothing gets 12 coins a day; all share the victory.
TEST(CircusEnd, WhoPassesAlwaysHasThirtySix) {
    Scene scene(5);
    for (int phase = 0; phase < 9; ++phase) {
        scene.all_pass();
        scene.deal();
    }
    EXPECT_EQ(scene.turn(), Turn::of_nobody());
    const auto outcome = CircusMaximus::outcome(scene.state());
    EXPECT_EQ(outcome.ending, Ending::ThirdDay);
    EXPECT_EQ(outcome.scores, (PerSeat<int>{{36, 36, 36, 36, 36}}));
}

// T22, A43: 41, 41, 38: equal totals stay equal, nothing breaks the tie.
TEST(CircusEnd, EqualTotalsShareTheVictory) {
    Scene scene(3);
    scene.day(3).in(Phase::Sales).hand(A, {8, 7}).hand(B, {8, 7}).hand(C, {8});
    scene.favour(A, Favour::StepLeft).favour(B, Favour::DoubleBuy).favour(C, Favour::DoubleSell);
    scene.all_pass();
    EXPECT_EQ(scene.score(A), 6 + 2);
    EXPECT_EQ(scene.score(A), scene.score(B));
    EXPECT_EQ(scene.score(C), 3 + 2);
}

}  // namespace
}  // namespace curia::circus_maximus
