// What merchants take at the Villa and at the Forum: RULES.md 5.3 and 5.4.
#include "tests/circus_maximus/scene.h"

namespace curia::circus_maximus {
namespace {

Scene at_villa(std::string_view row) {
    Scene scene(3);
    scene.villa({Favour::StepLeft, Favour::DoubleBuy, Favour::DoubleSell});
    scene.row(Place::Villa, row);
    return scene;
}

// T11, A50: per merchant, not per player; three favours and the start card make four.
TEST(CircusVilla, TheFourLeftmostOfSixTakeACardAndTheOthersNothing) {
    Scene scene = at_villa("A8 A7 B6 A5 C4 C1");
    scene.all_pass();
    scene.play(A, TakeFavour{Favour::DoubleBuy});
    scene.play(A, TakeStartCard{});
    scene.play(B, TakeFavour{Favour::StepLeft});
    scene.play(A, TakeFavour{Favour::DoubleSell});
    EXPECT_EQ(scene.table().phase, Phase::Tickets);
    EXPECT_EQ(scene.favours(C), 0);
    EXPECT_EQ(scene.row(Place::Villa), "A8 A7 B6 A5 C4 C1");
}

// T12, A6: a start card that nobody took goes to the leftmost merchant's owner, in addition.
TEST(CircusVilla, TheStartCardThatNobodyTookGoesToTheLeftmost) {
    Scene scene = at_villa("B7 C3");
    scene.all_pass();
    scene.play(B, TakeFavour{Favour::DoubleBuy});
    scene.play(C, TakeFavour{Favour::StepLeft});
    EXPECT_EQ(scene.table().first, B);
    EXPECT_EQ(scene.favours(B), 1);
    EXPECT_EQ(scene.table().favours_gone, bag_of({Favour::DoubleSell}));
    EXPECT_TRUE(scene.table().villa.empty());
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}

// T13, A7: no merchant is at the Villa.
TEST(CircusVilla, WithoutMerchantsTheFirstPlayerStaysAndTheFavoursGo) {
    Scene scene = at_villa("");
    scene.first(C);
    scene.all_pass();
    EXPECT_EQ(scene.table().first, C);
    EXPECT_EQ(scene.table().favours_gone.size(), 3);
    EXPECT_TRUE(scene.is_asked(C, Stage::Turn));
    EXPECT_EQ(scene.table().phase, Phase::Tickets);
}

// A5: the start card is taken instead of a favour. A2: the player who takes it begins phase II.
TEST(CircusVilla, WhoTakesTheStartCardGetsNoFavourAndBeginsPhaseTwo) {
    Scene scene = at_villa("C7 B3");
    scene.all_pass();
    scene.play(C, TakeStartCard{});
    EXPECT_FALSE(scene.may(B, TakeStartCard{}));
    scene.play(B, TakeFavour{Favour::StepLeft});
    EXPECT_EQ(scene.favours(C), 0);
    EXPECT_EQ(scene.table().first, C);
    EXPECT_TRUE(scene.is_asked(C, Stage::Turn));
}

// A3: the first player also begins phase III, no matter who passed last.
TEST(CircusVilla, TheFirstPlayerBeginsPhaseThreeToo) {
    Scene scene(3);
    scene.in(Phase::Tickets).first(B);
    scene.pass({B, C, A});
    EXPECT_EQ(scene.table().phase, Phase::Sales);
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}

// A8: a pick cannot be declined; even the last one is asked: 0.8.
TEST(CircusVilla, APickCannotBeDeclined) {
    Scene scene(3);
    scene.villa({Favour::StepLeft}, false).row(Place::Villa, "A1");
    scene.all_pass();
    EXPECT_EQ(scene.choices(A), (std::vector<Action>{TakeFavour{Favour::StepLeft}}));
}

// 0.4: two copies of a favour are one choice.
TEST(CircusVilla, TwoEqualFavoursAreOneChoice) {
    Scene scene(4);
    scene.villa({Favour::StepLeft, Favour::StepLeft}).row(Place::Villa, "A1");
    scene.all_pass();
    EXPECT_EQ(scene.choices(A),
              (std::vector<Action>{TakeFavour{Favour::StepLeft}, TakeStartCard{}}));
}

// A favour taken in phase I can be used from phase II on.
TEST(CircusVilla, AFavourCanBeUsedFromPhaseTwoOn) {
    Scene scene = at_villa("A1");
    scene.villa({Favour::ExtraVisitor});
    scene.all_pass();
    scene.play(A, TakeFavour{Favour::ExtraVisitor});
    EXPECT_TRUE(scene.may(A, UseFavour{Favour::ExtraVisitor}));
}

// 5.4, A11: tickets are chosen from the left and cost nothing.
TEST(CircusForum, MerchantsTakeATicketEachFromTheLeft) {
    Scene scene(3);
    scene.in(Phase::Tickets).row(Place::Forum, "A8 B6 A2");
    scene.forum({{kCircus, kBox}, {kPompey, kGallery}, {kPompey, kBox}});
    scene.all_pass();
    scene.play(A, TakeTicket{{kCircus, kBox}});
    scene.play(B, TakeTicket{{kPompey, kGallery}});
    scene.play(A, TakeTicket{{kPompey, kBox}});
    EXPECT_EQ(scene.table().tickets[A], bag_of({{kCircus, kBox}, {kPompey, kBox}}));
    EXPECT_EQ(scene.outlook(A).accounts[A].total(), 12 - 3 - 0);
}

// 5.4: tickets that nobody takes are out for today.
TEST(CircusForum, TicketsThatNobodyTakesAreLeftForToday) {
    Scene scene(3);
    scene.in(Phase::Tickets).row(Place::Forum, "B6").forum({{kCircus, kBox}, {kPompey, kBox}});
    scene.all_pass();
    scene.play(B, TakeTicket{{kCircus, kBox}});
    EXPECT_EQ(scene.table().phase, Phase::Sales);
    EXPECT_EQ(scene.table().forum, bag_of({{kPompey, kBox}}));
}

// 5.4: merchants beyond the last ticket get nothing.
TEST(CircusForum, MerchantsBeyondTheLastTicketGetNothing) {
    Scene scene(3);
    scene.in(Phase::Tickets).row(Place::Forum, "B6 C5").forum({{kCircus, kBox}});
    scene.all_pass();
    scene.play(B, TakeTicket{{kCircus, kBox}});
    EXPECT_EQ(scene.table().phase, Phase::Sales);
    EXPECT_TRUE(scene.table().tickets[C].empty());
}

// 0.4: equal tickets are one choice; a pick cannot be declined (A8).
TEST(CircusForum, EqualTicketsAreOneChoice) {
    Scene scene(3);
    scene.in(Phase::Tickets).row(Place::Forum, "B6").forum({{kCircus, kBox}, {kCircus, kBox}});
    scene.all_pass();
    EXPECT_EQ(scene.choices(B), (std::vector<Action>{TakeTicket{{kCircus, kBox}}}));
}

}  // namespace
}  // namespace curia::circus_maximus
