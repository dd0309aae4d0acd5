// Answers in advance: when they are offered, what they answer, and when they lapse.
#include <algorithm>

#include "tests/circus_maximus/scene.h"

namespace curia::circus_maximus {
namespace {

std::vector<Early> offered(const Scene& scene, Seat seat) {
    EarlyList<CircusMaximus> list;
    CircusMaximus::early(scene.table(), seat, list);
    return {list.begin(), list.end()};
}
bool is_offered(const Scene& scene, Seat seat, const Early& early) {
    const auto list = offered(scene, seat);
    return std::find(list.begin(), list.end(), early) != list.end();
}
std::optional<Action> answer(const Scene& scene, const Early& early) {
    return CircusMaximus::early_action(scene.table(), early);
}
bool has_lapsed(const Scene& scene, const Early& early) {
    return CircusMaximus::has_lapsed(scene.table(), early);
}
const Action kDecline = Decline{};

// 5.1: a player who passes is out for this phase.
TEST(CircusEarly, APassAnswersTheNextTurnOfThePhase) {
    Scene scene(3);
    const Early pass = PassNext{1, Phase::Favours};
    scene.play(A, merchant(4, Place::Villa));
    EXPECT_TRUE(is_offered(scene, B, pass));
    EXPECT_EQ(answer(scene, pass), Action(Pass{}));
    scene.pass({B});
    EXPECT_FALSE(is_offered(scene, B, pass));
    EXPECT_TRUE(is_offered(scene, C, pass));
    scene.pass({C, A});
    EXPECT_TRUE(has_lapsed(scene, pass));
    scene.play(A, TakeStartCard{});
    EXPECT_EQ(scene.table().phase, Phase::Tickets);
    EXPECT_EQ(answer(scene, pass), kNothing);
    EXPECT_FALSE(has_lapsed(scene, Early(PassNext{2, Phase::Favours})));
}

// F2: asked and declined after every merchant.
TEST(CircusEarly, AnExtraMerchantIsDeclinedAllDay) {
    Scene scene(3);
    scene.in(Phase::Tickets).favour(A, Favour::ExtraMerchant);
    const Early decline = DeclineFavour{1, Favour::ExtraMerchant};
    EXPECT_TRUE(is_offered(scene, A, decline));
    EXPECT_FALSE(is_offered(scene, B, decline));
    EXPECT_EQ(answer(scene, decline), kNothing);  // a turn is a different question
    scene.play(A, merchant(4, Place::Forum));
    EXPECT_EQ(answer(scene, decline), kDecline);
    EXPECT_EQ(answer(scene, DeclineFavour{2, Favour::ExtraMerchant}), kNothing);
    EXPECT_EQ(answer(scene, DeclineFavour{1, Favour::DoubleBuy}), kNothing);
    EXPECT_FALSE(has_lapsed(scene, decline));
    scene.play(A, Decline{});
    scene.all_pass();
    scene.all_pass();
    EXPECT_TRUE(has_lapsed(scene, decline));
}

// F4: offered to a buyer, in phase II only.
TEST(CircusEarly, ADoubleBuyIsDeclined) {
    Scene scene(3);
    scene.in(Phase::Tickets).favour(A, Favour::DoubleBuy).row(Place::Forum, "A5");
    scene.forum({{kCircus, kBox}, {kPompey, kBox}});
    const Early decline = DeclineFavour{1, Favour::DoubleBuy};
    scene.all_pass();
    scene.play(A, TakeTicket{{kCircus, kBox}});
    EXPECT_EQ(answer(scene, decline), kDecline);
    scene.play(A, Decline{});
    EXPECT_EQ(scene.table().phase, Phase::Sales);
    EXPECT_TRUE(has_lapsed(scene, decline));
    EXPECT_FALSE(is_offered(scene, A, decline));
}

// F3, F5: offered to a seller, in phase III.
TEST(CircusEarly, FavoursOfASaleAreDeclined) {
    Scene scene(3);
    scene.in(Phase::Sales).row(kCircus, "A5");
    scene.favour(A, Favour::LegionaryPaysSix).favour(A, Favour::DoubleSell);
    scene.ticket(A, kCircus, kBox).ticket(A, kCircus, kBox);
    scene.visitors(kCircus, {Visitor::Legionary, Visitor::Senator});
    const Early raise = DeclineFavour{1, Favour::LegionaryPaysSix};
    const Early second = DeclineFavour{1, Favour::DoubleSell};
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Legionary});
    EXPECT_EQ(answer(scene, raise), kDecline);
    EXPECT_EQ(answer(scene, second), kNothing);
    scene.play(A, Decline{});
    EXPECT_EQ(answer(scene, second), kDecline);
    EXPECT_FALSE(has_lapsed(scene, second));
    scene.play(A, Decline{});
    EXPECT_TRUE(has_lapsed(scene, raise));
    EXPECT_TRUE(has_lapsed(scene, second));
}

// 9: a player with a ticket may decline, a player without one must lay down a favour.
TEST(CircusEarly, CaesarIsDeclinedWhereThatIsAllowed) {
    Scene scene(4, {.expert_caesar = ExpertCaesar::On});
    scene.day(2).in(Phase::Sales).ticket(A, kCircus, kBox);
    scene.favour(A, Favour::StepLeft).favour(B, Favour::StepLeft);
    scene.visitors(kCircus, {Visitor::Caesar, Visitor::Senator, Visitor::Student});
    const Early decline = DeclineCaesar{2};
    EXPECT_TRUE(is_offered(scene, A, decline));
    EXPECT_FALSE(is_offered(scene, C, decline));  // nothing to lay down
    scene.play(A, merchant(4, kCircus));
    EXPECT_EQ(answer(scene, decline), kDecline);
    scene.play(A, Decline{});
    scene.play(B, merchant(4, kCircus));
    EXPECT_EQ(answer(scene, decline), kNothing);
    scene.play(B, LayDown{Favour::StepLeft});
    EXPECT_FALSE(is_offered(scene, A, decline));  // Caesar has left
    scene.all_pass();
    EXPECT_TRUE(has_lapsed(scene, decline));
}

}  // namespace
}  // namespace curia::circus_maximus
