// The news of a step, which is the same for everyone.
#include "tests/circus_maximus/scene.h"

namespace curia::circus_maximus {
namespace {

News news_of(const Scene& scene, Seat seat, const Action& action) {
    EXPECT_TRUE(scene.may(seat, action));
    return CircusMaximus::news(scene.state(), ActionOf<CircusMaximus>{seat, action}, std::nullopt);
}

TEST(CircusNews, TellsWhereAMerchantStandsAndWhereHeComesFrom) {
    Scene scene(4);
    scene.in(Phase::Tickets).row(Place::Villa, "A1").row(Place::Forum, "B8 C5");
    scene.favour(A, Favour::RecallMerchant).favour(A, Favour::OneBecomesEight);
    EXPECT_EQ(news_of(scene, A, merchant(5, Place::Forum)),
              News(MerchantPlayed{A, level(5), Place::Forum, Strength::Printed, Origin::Hand, 3}));
    EXPECT_EQ(
        news_of(scene, A, recall(1, Place::Forum, Strength::Eight)),
        News(MerchantPlayed{A, level(1), Place::Forum, Strength::Eight, Origin::Recalled, 2}));
}

TEST(CircusNews, TellsOfASecondMerchant) {
    Scene scene(4);
    scene.favour(A, Favour::ExtraMerchant);
    scene.play(A, merchant(5, Place::Villa));
    EXPECT_EQ(news_of(scene, A, merchant(6, Place::Villa)),
              News(MerchantPlayed{A, level(6), Place::Villa, Strength::Printed,
                                  Origin::ExtraFromHand, 1}));
}

// A6: the last pick may also move the start card.
TEST(CircusNews, TellsWhoGetsTheStartCardThatNobodyTook) {
    Scene scene(3);
    scene.villa({Favour::StepLeft}).row(Place::Villa, "B3");
    scene.all_pass();
    const Aftermath then{.phase_over = true, .day_over = false, .start_card = B};
    EXPECT_EQ(news_of(scene, B, TakeFavour{Favour::StepLeft}),
              News(FavourTaken{B, Favour::StepLeft, then}));
    EXPECT_EQ(news_of(scene, B, TakeStartCard{}),
              News(StartCardTaken{B, {.phase_over = true, .day_over = false, .start_card = {}}}));
}
TEST(CircusNews, TellsOfNoStartCardWhereNobodyCame) {
    Scene scene(3);
    scene.only(A);
    EXPECT_EQ(news_of(scene, A, Pass{}),
              News(Passed{A, {.phase_over = true, .day_over = false, .start_card = {}}}));
}

TEST(CircusNews, TellsOfASaleWhenItIsComplete) {
    Scene scene(4);
    scene.in(Phase::Sales).row(kCircus, "A5").favour(A, Favour::LegionaryPaysSix).bonus(kCircus, 1);
    scene.ticket(A, kCircus, kBox).ticket(A, kCircus, kGallery);
    scene.visitors(kCircus, {Visitor::Legionary});
    scene.all_pass();
    EXPECT_EQ(news_of(scene, A, ChooseVisitor{Visitor::Legionary}),
              News(VisitorChosen{A, Visitor::Legionary, std::nullopt}));
    scene.play(A, ChooseVisitor{Visitor::Legionary});
    EXPECT_EQ(news_of(scene, A, ChooseSeat{kBox}),
              News(VisitorChosen{A, Visitor::Legionary, kBox}));
    scene.play(A, ChooseSeat{kBox});
    const Aftermath then{.phase_over = true, .day_over = true, .start_card = {}};
    EXPECT_EQ(news_of(scene, A, UseFavour{Favour::LegionaryPaysSix}),
              News(Sold{{A, {kCircus, kBox}, Visitor::Legionary, 3, 6, 1}, then}));
    EXPECT_EQ(news_of(scene, A, Decline{}),
              News(Sold{{A, {kCircus, kBox}, Visitor::Legionary, 3, 2, 1}, then}));
}

TEST(CircusNews, TellsWhomAMerchantOvertook) {
    Scene scene(4);
    scene.row(Place::Villa, "B5 A2").favour(A, Favour::StepLeft);
    EXPECT_EQ(news_of(scene, A, StepLeft{level(2)}),
              News(SteppedLeft{A, {Place::Villa, B, level(5), level(5)}, level(2)}));
}

}  // namespace
}  // namespace curia::circus_maximus
