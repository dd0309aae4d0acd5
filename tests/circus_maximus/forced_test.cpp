// Answers that follow from public information: in this game, all that are the only one.
#include "tests/circus_maximus/scene.h"

namespace curia::circus_maximus {
namespace {

std::optional<Action> forced(const Scene& scene, Seat seat) {
    return CircusMaximus::forced(scene.table(), seat);
}
const std::optional<Action> kPass = Pass{};

// 5.2: no merchant in hand and no favour that can be played.
TEST(CircusForced, WhoCanDoNothingElsePasses) {
    Scene scene(3);
    scene.hand(A, {});
    EXPECT_EQ(forced(scene, A), kPass);
    scene.pass({A});
    EXPECT_EQ(forced(scene, B), kNothing);
}
// A45: favours may be played without merchants; favours for other moments do not count.
TEST(CircusForced, AFavourMayBePlayedWithoutMerchants) {
    Scene visitor(3), sale(3);
    visitor.hand(A, {}).favour(A, Favour::ExtraVisitor);
    EXPECT_EQ(forced(visitor, A), kNothing);
    sale.hand(A, {}).favour(A, Favour::DoubleSell);
    EXPECT_EQ(forced(sale, A), kPass);
}
// A14: in phase III, merchants in hand do not help a player without a ticket.
TEST(CircusForced, WithoutATicketNoVenueIsOpen) {
    Scene scene(3);
    scene.in(Phase::Sales).ticket(B, kCircus, kBox);
    EXPECT_EQ(forced(scene, A), kPass);
    scene.pass({A});
    EXPECT_EQ(forced(scene, B), kNothing);
}
// A8: a player who is due a card takes it, even the last one.
TEST(CircusForced, TheLastCardMustBeTaken) {
    Scene scene(3);
    scene.villa({Favour::StepLeft}).row(Place::Villa, "A7 B5");
    scene.all_pass();
    EXPECT_EQ(forced(scene, A), kNothing);  // or the start card
    scene.play(A, TakeStartCard{});
    EXPECT_EQ(forced(scene, B), Action(TakeFavour{Favour::StepLeft}));
}
// 9: without a ticket the only favour must be laid down.
TEST(CircusForced, TheOnlyFavourIsLaidDownBeforeCaesar) {
    Scene scene(4, {.expert_caesar = ExpertCaesar::On});
    scene.day(2).in(Phase::Sales).favour(A, Favour::StepLeft);
    scene.visitors(kCircus, {Visitor::Caesar, Visitor::Senator, Visitor::Student});
    scene.play(A, merchant(4, kCircus));
    EXPECT_EQ(forced(scene, A), Action(LayDown{Favour::StepLeft}));
}
TEST(CircusForced, NothingIsProvedOfWhoIsNotAsked) {
    Scene scene(3);
    scene.hand(B, {});
    EXPECT_EQ(forced(scene, B), kNothing);
}

}  // namespace
}  // namespace curia::circus_maximus
