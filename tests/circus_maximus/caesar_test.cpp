// The variant for experts: RULES.md 9.
#include "tests/circus_maximus/scene.h"

namespace curia::circus_maximus {
namespace {

Scene before_caesar(Options options = kExpert) {
    Scene scene(4, options);
    scene.day(2).in(Phase::Sales);
    scene.visitors(kCircus, {Visitor::Caesar, Visitor::Senator, Visitor::Student});
    return scene;
}

// T19, A26: three tickets, the second visitor is Caesar: 1 + 2 buyers.
TEST(CircusCaesar, BringsTwoBuyersWhenHeIsDealt) {
    Scene scene(3, kExpert);
    scene.in(Phase::Dealing).stage(Stage::DealVisitors);
    scene.forum({{kCircus, kGallery}, {kCircus, kStalls}, {kCircus, kBox}, {kPompey, kBox}});
    DealVisitors deal;
    deal.visitors[kCircus] = bag_of({Visitor::Tourist, Visitor::Caesar});
    scene.happens(deal);
    EXPECT_EQ(scene.turn(), Turn::of_chance());
    scene.happens(DealFollowers{bag_of({Visitor::Senator, Visitor::Student})});
    EXPECT_EQ(scene.table().buyers(kCircus), 3);
    EXPECT_TRUE(scene.table().has_caesar(kCircus));
    EXPECT_TRUE(scene.is_asked(A, Stage::Turn));
}
TEST(CircusCaesar, BringsTwoBuyersAlsoToASpecialEvent) {
    Scene scene(3, kExpert);
    scene.day(3).in(Phase::Dealing).stage(Stage::Special);
    scene.happens(DealSpecial{{kPompey, kBox}, Visitor::Caesar});
    scene.happens(DealFollowers{bag_of({Visitor::Senator, Visitor::Student})});
    EXPECT_EQ(scene.table().buyers(kPompey), 2);
    scene.happens(DealSpecial{{kPompey, kBox}, Visitor::Tourist});
    EXPECT_EQ(scene.table().buyers(kPompey), 3);
    EXPECT_EQ(scene.table().bonus[kPompey], 2);
    EXPECT_TRUE(scene.is_asked(A, Stage::Turn));
}

// A26: Caesar buys nothing.
TEST(CircusCaesar, IsNoBuyer) {
    Scene scene(4, kExpert);
    scene.in(Phase::Sales).visitors(kCircus, {Visitor::Caesar}).row(kCircus, "A5");
    scene.ticket(A, kCircus, kBox);
    scene.all_pass();
    EXPECT_EQ(scene.table().day, 2);
}

// T20 in the version of 0.6: A lays down a favour when A's 4 is placed; then the venue is closed to
// B.
TEST(CircusCaesar, LetsTheFirstWhoComesPayWithAFavour) {
    Scene scene = before_caesar();
    scene.favour(A, Favour::StepLeft).favour(B, Favour::DoubleBuy);
    EXPECT_TRUE(scene.may(A, merchant(4, kCircus)));
    scene.play(A, merchant(4, kCircus));
    EXPECT_EQ(scene.choices(A), (std::vector<Action>{LayDown{Favour::StepLeft}}));
    scene.play(A, LayDown{Favour::StepLeft});
    EXPECT_FALSE(scene.table().has_caesar(kCircus));
    EXPECT_TRUE(scene.table().caesar_has_left);
    EXPECT_EQ(scene.choices(B), (std::vector<Action>{Pass{}}));
    EXPECT_EQ(scene.outlook(B).place_closed[Place::CircusMaximus], Reason::NoTicket);
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Senator});
    EXPECT_EQ(scene.table().day, 3);
    EXPECT_EQ(scene.table().income[1][A], 2 + 6 + (12 - 1));  // A25: 2 coins
    EXPECT_EQ(scene.favours(B), 1);
    EXPECT_EQ(scene.favours(A), 0);
}

// A27: a player who has real tickets may do it too, and may decline; any of their favours.
TEST(CircusCaesar, OffersAChoiceToWhoHasATicket) {
    Scene scene = before_caesar();
    scene.ticket(A, kCircus, kBox).favour(A, Favour::StepLeft).favour(A, Favour::DoubleSell);
    scene.play(A, merchant(4, kCircus));
    EXPECT_EQ(scene.choices(A), (std::vector<Action>{LayDown{Favour::DoubleSell},
                                                     LayDown{Favour::StepLeft}, Decline{}}));
    scene.play(A, Decline{});
    EXPECT_TRUE(scene.table().has_caesar(kCircus));
    EXPECT_EQ(scene.favours(A), 2);
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}

// A27: the favour-ticket may be one of the two tickets of F5.
TEST(CircusCaesar, LetsTheFavourBeOneOfTwoTicketsSoldAtOnce) {
    Scene scene = before_caesar();
    scene.ticket(A, kCircus, kBox).favour(A, Favour::StepLeft).favour(A, Favour::DoubleSell);
    scene.only(A);
    scene.play(A, merchant(4, kCircus));
    scene.play(A, LayDown{Favour::StepLeft});
    scene.pass({A});
    scene.play(A, ChooseVisitor{Visitor::Senator});
    EXPECT_EQ(scene.choices(A),
              (std::vector<Action>{ChooseSeat{kBox}, ChooseSeat{SeatClass::Favour}}));
    scene.play(A, ChooseSeat{SeatClass::Favour});
    scene.play(A, UseFavour{Favour::DoubleSell});
    scene.play(A, ChooseVisitor{Visitor::Student});
    EXPECT_EQ(scene.table().income[1][A], 2 + 6 + 3 + 3 + (12 - 1));
}

// 0.6: any own merchant at the venue may sell it; if it is not sold, it is lost.
TEST(CircusCaesar, LetsAnyMerchantThereSellTheFavour) {
    Scene scene = before_caesar();
    scene.favour(A, Favour::StepLeft).only(A);
    scene.play(A, merchant(4, kCircus));
    scene.play(A, LayDown{Favour::StepLeft});
    scene.play(A, merchant(8, kCircus));  // A has a ticket there now
    scene.pass({A});
    scene.play(A, ChooseVisitor{Visitor::Senator});
    EXPECT_EQ(scene.table().day, 3);
    EXPECT_EQ(scene.table().income[1][A], 2 + 6 + (12 - 1 - 3));
}
TEST(CircusCaesar, DoesNotGiveBackAFavourThatWasNotSold) {
    Scene scene(4, kExpert);
    scene.day(3).in(Phase::Sales).visitors(kCircus, {Visitor::Caesar});
    scene.favour(A, Favour::StepLeft);
    scene.play(A, merchant(4, kCircus));
    scene.play(A, LayDown{Favour::StepLeft});
    scene.all_pass();
    EXPECT_EQ(scene.score(A), 12 - 1);
}

// 5.2: without a ticket and a favour the venue is closed; other venues stay closed too.
TEST(CircusCaesar, DoesNotHelpWhoHasNoFavour) {
    Scene scene = before_caesar();
    EXPECT_FALSE(scene.may(A, merchant(4, kCircus)));
    EXPECT_EQ(scene.outlook(A).place_closed[Place::CircusMaximus], Reason::NoFavourLeft);
    EXPECT_FALSE(scene.may(A, merchant(4, kPompey)));
}

// 0.6: a favour must be left after paying for F7, F2 or F8 of this placement.
TEST(CircusCaesar, WantsAFavourThatTheMerchantDidNotCost) {
    Scene eight = before_caesar();
    eight.favour(A, Favour::OneBecomesEight);
    EXPECT_TRUE(eight.may(A, merchant(1, kCircus)));
    EXPECT_FALSE(eight.may(A, one_as_eight(Place::CircusMaximus)));
    Scene recalled = before_caesar();
    recalled.favour(A, Favour::RecallMerchant).row(Place::Villa, "A8");
    EXPECT_FALSE(recalled.may(A, recall(8, Place::CircusMaximus)));
    Scene both = before_caesar();
    both.favour(A, Favour::RecallMerchant).favour(A, Favour::OneBecomesEight);
    both.row(Place::Villa, "A1");
    EXPECT_TRUE(both.may(A, recall(1, Place::CircusMaximus)));
    EXPECT_FALSE(both.may(A, recall(1, Place::CircusMaximus, Strength::Eight)));
    Scene extra = before_caesar();
    extra.favour(A, Favour::ExtraMerchant).ticket(A, kPompey, kBox);
    extra.play(A, merchant(5, kPompey));
    EXPECT_TRUE(extra.may(A, merchant(4, kPompey)));
    EXPECT_FALSE(extra.may(A, merchant(4, kCircus)));
}

// 0.6: also for a recalled merchant, and for the second one of F2; Caesar is asked about before F2.
TEST(CircusCaesar, IsAskedAboutAfterARecall) {
    Scene scene = before_caesar();
    scene.favour(A, Favour::RecallMerchant).favour(A, Favour::StepLeft).row(Place::Villa, "A8");
    scene.play(A, recall(8, Place::CircusMaximus));
    EXPECT_EQ(scene.choices(A), (std::vector<Action>{LayDown{Favour::StepLeft}}));
}
TEST(CircusCaesar, IsAskedAboutBeforeTheSecondMerchant) {
    Scene scene = before_caesar();
    scene.ticket(A, kCircus, kBox);
    scene.favour(A, Favour::ExtraMerchant).favour(A, Favour::StepLeft);
    scene.play(A, merchant(8, kCircus));
    EXPECT_TRUE(scene.is_asked(A, Stage::Caesar));
    scene.play(A, Decline{});
    EXPECT_TRUE(scene.is_asked(A, Stage::ExtraMerchant));
    scene.play(A, merchant(7, kCircus));
    EXPECT_TRUE(scene.is_asked(A, Stage::Caesar));
    scene.play(A, LayDown{Favour::StepLeft});
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}
TEST(CircusCaesar, MayTakeTheVeryFavourForASecondMerchant) {
    Scene scene = before_caesar();
    scene.favour(A, Favour::ExtraMerchant);
    scene.play(A, merchant(8, kCircus));
    scene.play(A, LayDown{Favour::ExtraMerchant});
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
    EXPECT_EQ(scene.row(kCircus), "A8");
}

// 0.6 with ticketless_placement = allow: the favour does not have to be laid down.
TEST(CircusCaesar, CannotInsistWhereTicketlessPlacementIsAllowed) {
    Scene scene = before_caesar(
        {.expert_caesar = ExpertCaesar::On, .ticketless_placement = TicketlessPlacement::Allow});
    scene.favour(A, Favour::StepLeft);
    scene.play(A, merchant(4, kCircus));
    scene.play(A, Decline{});
    EXPECT_EQ(scene.favours(A), 1);
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}

// 0.7: the favour laid down before Caesar does not count for one_favour_per_turn.
TEST(CircusCaesar, DoesNotCountAmongTheFavoursOfATurn) {
    Scene scene = before_caesar(
        {.expert_caesar = ExpertCaesar::On, .one_favour_per_turn = OneFavourPerTurn::On});
    scene.favour(A, Favour::StepLeft).favour(A, Favour::ExtraMerchant);
    scene.play(A, merchant(4, kCircus));
    scene.play(A, LayDown{Favour::StepLeft});
    EXPECT_TRUE(scene.is_asked(A, Stage::ExtraMerchant));
}

// In phases I and II nobody is asked, even where Caesar is.
TEST(CircusCaesar, PlaysNoPartInTheOtherPhases) {
    Scene scene(4, kExpert);
    scene.day(2).in(Phase::Tickets).favour(A, Favour::StepLeft);
    scene.visitors(kCircus, {Visitor::Caesar});
    scene.play(A, merchant(4, Place::Forum));
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}

// 9: Caesar is back in the deck on the next day.
TEST(CircusCaesar, IsBackTheNextDay) {
    Scene scene = before_caesar();
    scene.favour(A, Favour::StepLeft).only(A);
    scene.play(A, merchant(4, kCircus));
    scene.play(A, LayDown{Favour::StepLeft});
    scene.pass({A});
    scene.play(A, ChooseVisitor{Visitor::Senator});
    scene.happens(DealFavours{bag_of(
        {Favour::DoubleBuy, Favour::DoubleBuy, Favour::ExtraVisitor, Favour::ExtraMerchant})});
    EXPECT_FALSE(scene.table().caesar_has_left);
    EXPECT_TRUE(scene.decks().visitors.has(kind(Visitor::Caesar)));
}

}  // namespace
}  // namespace curia::circus_maximus
