// Combinations of rules: favours with favours, with Caesar and with the options.
#include "tests/circus_maximus/scene.h"

namespace curia::circus_maximus {
namespace {

constexpr Options kOneFavour{.one_favour_per_turn = OneFavourPerTurn::On};

Scene in_phase(Phase phase, Options options = {}) {
    Scene scene(4, options);
    scene.day(2).in(phase);
    return scene;
}

// ---- F9 ----

// 6, A1: an equal neighbour is overtaken too, and the next equal still goes right of both.
TEST(CircusInteractions, AStepLeftAlsoOvertakesAnEqual) {
    Scene scene = in_phase(Phase::Favours);
    scene.row(Place::Villa, "B5 A5").favour(A, Favour::StepLeft);
    scene.play(A, StepLeft{level(5)});
    EXPECT_EQ(scene.row(Place::Villa), "A5 B5");
    scene.pass({B});
    scene.play(C, merchant(5, Place::Villa));
    EXPECT_EQ(scene.row(Place::Villa), "A5 B5 C5");
}
// F9 lasts for the rest of the phase; F8 plays a merchant at its printed level.
TEST(CircusInteractions, AMerchantThatSteppedLeftIsRecalledAtItsPrintedLevel) {
    Scene scene = in_phase(Phase::Tickets);
    scene.row(Place::Villa, "A2=7 B7").row(Place::Forum, "B3").favour(A, Favour::RecallMerchant);
    scene.play(A, recall(2, Place::Forum));
    EXPECT_EQ(scene.row(Place::Forum), "B3 A2");
}

// ---- F4 and F5: once for each merchant, but both copies for two merchants (A32) ----

TEST(CircusInteractions, TwoMerchantsMayUseBothCopiesOfDoubleBuy) {
    Scene scene = in_phase(Phase::Tickets);
    scene.row(Place::Forum, "A8 A2").favour(A, Favour::DoubleBuy).favour(A, Favour::DoubleBuy);
    scene.forum({{kCircus, kBox}, {kCircus, kBox}, {kPompey, kBox}, {kPompey, kBox}});
    scene.all_pass();
    scene.play(A, TakeTicket{{kCircus, kBox}});
    scene.play(A, UseFavour{Favour::DoubleBuy});
    scene.play(A, TakeTicket{{kCircus, kBox}});
    scene.play(A, TakeTicket{{kPompey, kBox}});
    scene.play(A, UseFavour{Favour::DoubleBuy});
    scene.play(A, TakeTicket{{kPompey, kBox}});
    EXPECT_EQ(scene.table().tickets[A].size(), 4);
    EXPECT_EQ(scene.favours(A), 0);
}
TEST(CircusInteractions, TwoMerchantsMayUseBothCopiesOfDoubleSell) {
    Scene scene = in_phase(Phase::Sales);
    scene.row(kCircus, "A8 A2").favour(A, Favour::DoubleSell).favour(A, Favour::DoubleSell);
    scene.ticket(A, kCircus, kBox).ticket(A, kCircus, kBox);
    scene.ticket(A, kCircus, kStalls).ticket(A, kCircus, kStalls);
    scene.visitors(kCircus,
                   {Visitor::Student, Visitor::Student, Visitor::Tourist, Visitor::Tourist});
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Tourist});
    scene.play(A, ChooseSeat{kBox});
    scene.play(A, UseFavour{Favour::DoubleSell});
    scene.play(A, ChooseVisitor{Visitor::Tourist});
    scene.play(A, ChooseSeat{kBox});
    scene.play(A, ChooseVisitor{Visitor::Student});
    scene.play(A, UseFavour{Favour::DoubleSell});
    scene.play(A, ChooseVisitor{Visitor::Student});
    EXPECT_EQ(scene.table().income[1][A], 8 + 8 + 5 + 5 + (12 - 3));
}

// ---- Caesar ----

// 9: Caesar also opens his venue if he comes late, by F1 in phase III.
TEST(CircusInteractions, CaesarCalledInPhaseThreeOpensHisVenue) {
    Scene scene = in_phase(Phase::Sales, kExpert);
    scene.favour(A, Favour::ExtraVisitor).favour(B, Favour::DoubleBuy);
    scene.play(A, UseFavour{Favour::ExtraVisitor});
    scene.happens(DrawVisitor{Visitor::Caesar});
    scene.play(A, SendVisitor{kPompey});
    scene.happens(DealFollowers{bag_of({Visitor::Student, Visitor::Student})});
    EXPECT_FALSE(scene.may(B, merchant(3, kCircus)));
    scene.play(B, merchant(3, kPompey));
    EXPECT_EQ(scene.choices(B), (std::vector<Action>{LayDown{Favour::DoubleBuy}}));
}
// 0.6: the second merchant of F2 may be the one without a ticket.
TEST(CircusInteractions, ASecondMerchantMayComeBeforeCaesarWithoutATicket) {
    Scene scene = in_phase(Phase::Sales, kExpert);
    scene.visitors(kCircus, {Visitor::Caesar, Visitor::Senator}).ticket(A, kPompey, kBox);
    scene.favour(A, Favour::ExtraMerchant).favour(A, Favour::StepLeft);
    scene.play(A, merchant(3, kPompey));
    scene.play(A, merchant(4, kCircus));
    EXPECT_EQ(scene.choices(A), (std::vector<Action>{LayDown{Favour::StepLeft}}));
    scene.play(A, LayDown{Favour::StepLeft});
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}
// 0.6: the favour laid down is a ticket immediately, so F2 may follow to the same venue.
TEST(CircusInteractions, ASecondMerchantMayFollowToTheFavourJustLaidDown) {
    Scene scene = in_phase(Phase::Sales, kExpert);
    scene.visitors(kCircus, {Visitor::Caesar, Visitor::Senator});
    scene.favour(A, Favour::ExtraMerchant).favour(A, Favour::StepLeft);
    scene.play(A, merchant(3, kCircus));
    scene.play(A, LayDown{Favour::StepLeft});
    scene.play(A, merchant(4, kCircus));
    EXPECT_EQ(scene.row(kCircus), "A4 A3");
    EXPECT_EQ(scene.favours(A), 0);
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}
// 8: Caesar's followers bring the bonus of a special event too.
TEST(CircusInteractions, CaesarsFollowersBringTheBonus) {
    Scene scene = in_phase(Phase::Tickets, kExpert);
    scene.favour(A, Favour::TicketAndVisitor).bonus(kCircus, 2).only(A);
    scene.play(A, UseFavour{Favour::TicketAndVisitor});
    scene.happens(DrawPair{{kCircus, kGallery}, Visitor::Caesar});
    scene.happens(DealFollowers{bag_of({Visitor::Student, Visitor::Citizen})});
    scene.pass({A});
    scene.play(A, merchant(1, kCircus));
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Citizen});
    EXPECT_EQ(scene.table().sales[0].income(), 1 + 4 + 2);
}

// ---- Options ----

// 0.7: F8 and F2 would be two favours; on a new turn another one may be spent.
TEST(CircusInteractions, OneFavourPerTurnOffersNoSecondMerchantAfterARecall) {
    Scene scene = in_phase(Phase::Tickets, kOneFavour);
    scene.row(Place::Villa, "A8").favour(A, Favour::RecallMerchant).only(A);
    scene.favour(A, Favour::ExtraMerchant);
    scene.play(A, recall(8, Place::Forum));
    EXPECT_TRUE(scene.is_asked(A, Stage::Turn));
    scene.play(A, merchant(3, Place::Forum));
    EXPECT_TRUE(scene.is_asked(A, Stage::ExtraMerchant));
}
// 0.7: F3 and F5 at a sale do not count.
TEST(CircusInteractions, OneFavourPerTurnDoesNotBindSales) {
    Scene scene = in_phase(Phase::Sales, kOneFavour);
    scene.row(kCircus, "A5").favour(A, Favour::LegionaryPaysSix).favour(A, Favour::DoubleSell);
    scene.ticket(A, kCircus, kBox).ticket(A, kCircus, kBox);
    scene.visitors(kCircus, {Visitor::Legionary, Visitor::Student});
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Legionary});
    scene.play(A, UseFavour{Favour::LegionaryPaysSix});
    scene.play(A, UseFavour{Favour::DoubleSell});
    scene.play(A, ChooseVisitor{Visitor::Student});
    EXPECT_EQ(scene.table().income[1][A], 9 + 6 + (12 - 2));
}
// A14: if ticketless placement is allowed, a recalled merchant may wait at any venue too.
TEST(CircusInteractions, ARecalledMerchantMayWaitWithoutATicketWhereThatIsAllowed) {
    Scene scene = in_phase(Phase::Sales, {.ticketless_placement = TicketlessPlacement::Allow});
    scene.row(Place::Forum, "A8").favour(A, Favour::RecallMerchant);
    scene.play(A, recall(8, Place::TheatreOfPompey));
    EXPECT_EQ(scene.row(kPompey), "A8");
}

}  // namespace
}  // namespace curia::circus_maximus
