// The favours of buying and selling: F3, F4 and F5. RULES.md 6.
#include "tests/circus_maximus/scene.h"

namespace curia::circus_maximus {
namespace {

constexpr UseFavour kRaise{Favour::LegionaryPaysSix}, kBuyTwo{Favour::DoubleBuy},
    kSellTwo{Favour::DoubleSell};

bool is_offered_in_a_turn(Favour favour, Phase phase) {
    Scene scene(4);
    scene.day(2).in(phase).favour(A, favour).ticket(A, kCircus, kBox).ticket(A, kCircus, kBox);
    scene.visitors(kCircus, {Visitor::Legionary, Visitor::Senator});
    return scene.may(A, UseFavour{favour});
}

// They are played when a merchant buys or sells, never as a turn.
TEST(CircusSaleFavours, AreNoTurnOfPlacing) {
    EXPECT_FALSE(is_offered_in_a_turn(Favour::LegionaryPaysSix, Phase::Sales));
    EXPECT_FALSE(is_offered_in_a_turn(Favour::LegionaryPaysSix, Phase::Tickets));
    EXPECT_FALSE(is_offered_in_a_turn(Favour::LegionaryPaysSix, Phase::Favours));
    EXPECT_FALSE(is_offered_in_a_turn(Favour::DoubleBuy, Phase::Favours));
    EXPECT_FALSE(is_offered_in_a_turn(Favour::DoubleBuy, Phase::Tickets));
    EXPECT_FALSE(is_offered_in_a_turn(Favour::DoubleBuy, Phase::Sales));
    EXPECT_FALSE(is_offered_in_a_turn(Favour::DoubleSell, Phase::Favours));
    EXPECT_FALSE(is_offered_in_a_turn(Favour::DoubleSell, Phase::Tickets));
    EXPECT_FALSE(is_offered_in_a_turn(Favour::DoubleSell, Phase::Sales));
}

// ---- F3: a legionary pays 6 ----

Scene selling_to_a_legionary() {
    Scene scene(4);
    scene.in(Phase::Sales).row(kCircus, "A5 B3").favour(A, Favour::LegionaryPaysSix);
    scene.ticket(A, kCircus, kGallery).ticket(B, kCircus, kGallery);
    scene.visitors(kCircus, {Visitor::Legionary, Visitor::Legionary, Visitor::Student});
    return scene;
}

// T5: with and without F3. A44: a player who has passed may still use it.
TEST(CircusLegionary, PaysSixWithTheFavourAndTwoWithout) {
    Scene with = selling_to_a_legionary();
    with.all_pass();
    with.play(A, ChooseVisitor{Visitor::Legionary});
    EXPECT_TRUE(with.is_asked(A, Stage::LegionaryPays));
    with.play(A, kRaise);
    EXPECT_EQ(with.table().sales[0].income(), 1 + 6 + 0);
    EXPECT_EQ(with.favours(A), 0);
    Scene without = selling_to_a_legionary();
    without.all_pass();
    without.play(A, ChooseVisitor{Visitor::Legionary});
    without.play(A, Decline{});
    EXPECT_EQ(without.table().sales[0].income(), 1 + 2);
    EXPECT_EQ(without.favours(A), 1);
}

// A31: only for the player's own sale, and only for a legionary.
TEST(CircusLegionary, IsNotOfferedToOthersNorForOtherVisitors) {
    Scene scene = selling_to_a_legionary();
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Student});
    EXPECT_TRUE(scene.is_asked(B, Stage::PickVisitor));
    scene.play(B, ChooseVisitor{Visitor::Legionary});
    EXPECT_EQ(scene.table().income[0][B], 1 + 2 + (12 - 1));
}

// T17: ticket, raised pay and bonus add up.
TEST(CircusLegionary, PaysTheBonusOnTop) {
    Scene scene = selling_to_a_legionary();
    scene.bonus(kCircus, 2);
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Legionary});
    scene.play(A, kRaise);
    EXPECT_EQ(scene.table().sales[0].income(), 1 + 6 + 2);
}

// 0.7: visitor, ticket, F3.
TEST(CircusLegionary, IsAskedAboutAfterTheTicket) {
    Scene scene = selling_to_a_legionary();
    scene.ticket(A, kCircus, kBox);
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Legionary});
    scene.play(A, ChooseSeat{kBox});
    scene.play(A, kRaise);
    EXPECT_EQ(scene.table().sales[0].income(), 3 + 6);
}

// 6: one legionary per card.
TEST(CircusLegionary, EachNeedsItsOwnFavour) {
    Scene scene(4);
    scene.in(Phase::Sales).row(kCircus, "A5 B3").ticket(B, kCircus, kStalls);
    scene.ticket(A, kCircus, kGallery).ticket(A, kCircus, kGallery);
    scene.favour(A, Favour::LegionaryPaysSix).favour(A, Favour::DoubleSell);
    scene.visitors(kCircus, {Visitor::Legionary, Visitor::Legionary, Visitor::Student});
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Legionary});
    scene.play(A, kRaise);
    scene.play(A, kSellTwo);
    scene.play(A, ChooseVisitor{Visitor::Legionary});
    EXPECT_EQ(scene.table().sales[1].income(), 1 + 2);
}

// ---- F4: two tickets in one go ----

Scene buying(std::initializer_list<Ticket> forum) {
    Scene scene(4);
    scene.in(Phase::Tickets).row(Place::Forum, "A8 B6 A2").favour(A, Favour::DoubleBuy);
    scene.forum(forum);
    return scene;
}

// T18: A takes two, B one, A's 2 nothing.
TEST(CircusDoubleBuy, TakesASecondTicketBeforeTheNextMerchant) {
    Scene scene = buying({{kCircus, kBox}, {kCircus, kGallery}, {kPompey, kBox}});
    scene.all_pass();
    scene.play(A, TakeTicket{{kCircus, kBox}});
    EXPECT_TRUE(scene.is_asked(A, Stage::DoubleBuy));
    scene.play(A, kBuyTwo);
    scene.play(A, TakeTicket{{kCircus, kGallery}});
    scene.play(B, TakeTicket{{kPompey, kBox}});
    EXPECT_EQ(scene.table().phase, Phase::Sales);
    EXPECT_EQ(scene.table().tickets[A].size(), 2);
    EXPECT_EQ(scene.favours(A), 0);
}
TEST(CircusDoubleBuy, IsKeptByWhoDeclinesAndOfferedAgain) {
    Scene scene = buying({{kCircus, kBox}, {kCircus, kGallery}, {kPompey, kBox}, {kPompey, kBox}});
    scene.all_pass();
    scene.play(A, TakeTicket{{kCircus, kBox}});
    scene.play(A, Decline{});
    scene.play(B, TakeTicket{{kPompey, kBox}});
    scene.play(A, TakeTicket{{kPompey, kBox}});
    EXPECT_TRUE(scene.is_asked(A, Stage::DoubleBuy));
}
// A32: at most once for a merchant; the second copy is for another one.
TEST(CircusDoubleBuy, IsForAMerchantAtMostOnce) {
    Scene scene = buying({{kCircus, kBox}, {kCircus, kBox}, {kPompey, kBox}, {kPompey, kBox}});
    scene.favour(A, Favour::DoubleBuy);
    scene.all_pass();
    scene.play(A, TakeTicket{{kCircus, kBox}});
    scene.play(A, kBuyTwo);
    scene.play(A, TakeTicket{{kCircus, kBox}});
    EXPECT_TRUE(scene.is_asked(B, Stage::PickTicket));
    scene.play(B, TakeTicket{{kPompey, kBox}});
    scene.play(A, TakeTicket{{kPompey, kBox}});
    EXPECT_EQ(scene.table().phase, Phase::Sales);  // no ticket left for a second one
    EXPECT_EQ(scene.favours(A), 1);
}
// 6: it needs two tickets on display at that moment.
TEST(CircusDoubleBuy, IsNotOfferedForTheLastTicket) {
    Scene scene = buying({{kCircus, kBox}});
    scene.all_pass();
    scene.play(A, TakeTicket{{kCircus, kBox}});
    EXPECT_EQ(scene.table().phase, Phase::Sales);
    EXPECT_EQ(scene.favours(A), 1);
}

// ---- F5: two sales in one go ----

Scene selling_two(std::initializer_list<Visitor> visitors) {
    Scene scene(4);
    scene.in(Phase::Sales).row(kCircus, "A5 B4").favour(A, Favour::DoubleSell);
    scene.ticket(A, kCircus, kGallery).ticket(A, kCircus, kBox).ticket(B, kCircus, kStalls);
    scene.visitors(kCircus, visitors);
    return scene;
}

// T15: A takes the senator and the tourist before B gets the student.
TEST(CircusDoubleSell, TakesBothVisitorsBeforeTheNextMerchant) {
    Scene scene = selling_two({Visitor::Senator, Visitor::Tourist, Visitor::Student});
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Senator});
    scene.play(A, ChooseSeat{kBox});
    EXPECT_TRUE(scene.is_asked(A, Stage::DoubleSell));
    scene.play(A, kSellTwo);
    scene.play(A, ChooseVisitor{Visitor::Tourist});
    EXPECT_EQ(scene.choices(B), (std::vector<Action>{ChooseVisitor{Visitor::Student}}));
    EXPECT_EQ(scene.favours(A), 0);
    scene.play(B, ChooseVisitor{Visitor::Student});
    EXPECT_EQ(scene.table().income[0][A], 3 + 6 + 1 + 5 + (12 - 2));
}
// 0.7: once spent, the second sale is made.
TEST(CircusDoubleSell, ObligesToASecondSale) {
    Scene scene = selling_two({Visitor::Senator, Visitor::Tourist});
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Senator});
    scene.play(A, ChooseSeat{kBox});
    scene.play(A, kSellTwo);
    EXPECT_EQ(scene.choices(A), (std::vector<Action>{ChooseVisitor{Visitor::Tourist}}));
}
TEST(CircusDoubleSell, IsKeptByWhoDeclines) {
    Scene scene = selling_two({Visitor::Senator, Visitor::Tourist});
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Senator});
    scene.play(A, ChooseSeat{kBox});
    scene.play(A, Decline{});
    EXPECT_TRUE(scene.is_asked(B, Stage::PickVisitor));
    EXPECT_EQ(scene.favours(A), 1);
}
// A33: neither with one visitor nor with one ticket.
TEST(CircusDoubleSell, NeedsTwoVisitors) {
    Scene scene = selling_two({Visitor::Senator});
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Senator});
    scene.play(A, ChooseSeat{kBox});
    EXPECT_EQ(scene.table().day, 2);
    EXPECT_EQ(scene.favours(A), 1);
}
TEST(CircusDoubleSell, NeedsTwoTicketsOfThatVenue) {
    Scene scene(4);
    scene.in(Phase::Sales).row(kCircus, "A5").favour(A, Favour::DoubleSell);
    scene.ticket(A, kCircus, kGallery).ticket(A, kPompey, kBox);
    scene.visitors(kCircus, {Visitor::Senator, Visitor::Tourist});
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Senator});
    EXPECT_EQ(scene.table().day, 2);
}
// A32: at most once for a merchant.
TEST(CircusDoubleSell, IsForAMerchantAtMostOnce) {
    Scene scene =
        selling_two({Visitor::Senator, Visitor::Senator, Visitor::Senator, Visitor::Student});
    scene.favour(A, Favour::DoubleSell).ticket(A, kCircus, kBox);
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Senator});
    scene.play(A, ChooseSeat{kBox});
    scene.play(A, kSellTwo);
    scene.play(A, ChooseVisitor{Visitor::Senator});
    scene.play(A, ChooseSeat{kBox});
    EXPECT_TRUE(scene.is_asked(B, Stage::PickVisitor));
    EXPECT_EQ(scene.favours(A), 1);
}

}  // namespace
}  // namespace curia::circus_maximus
