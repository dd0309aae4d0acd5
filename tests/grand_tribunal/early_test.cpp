// Answers in advance: when they are offered, what they answer, and when they lapse.
#include <algorithm>

#include "tests/grand_tribunal/scene.h"

namespace curia::grand_tribunal {
namespace {

bool is_offered(const Scene& scene, Seat seat, const Early& early) {
    EarlyList<GrandTribunal> list;
    GrandTribunal::early(scene.table, seat, list);
    return std::find(list.begin(), list.end(), early) != list.end();
}
std::optional<Action> answer(const Scene& scene, const Early& early) {
    return GrandTribunal::early_action(scene.table, early);
}
bool has_lapsed(const Scene& scene, const Early& early) {
    return GrandTribunal::has_lapsed(scene.table, early);
}
const std::optional<Action> kNothing;

// R12: the first Tribunal's contested source has one space.
TEST(GrandTribunalEarly, ContestedGatheringsAreDeclined) {
    Scene scene;
    const Early decline = DeclineGatherings{0};
    EXPECT_TRUE(is_offered(scene, B, decline));
    EXPECT_EQ(answer(scene, decline), kNothing);  // A's own turn
    scene.play(Gather{Source::Contested});
    scene.happens(Roll{A, 4});
    for (const Seat seat : {B, C}) {
        EXPECT_EQ(scene.asked(), seat);
        EXPECT_EQ(answer(scene, decline), Action(Decline{}));
        EXPECT_EQ(answer(scene, DeclineGatherings{1}), kNothing);
        EXPECT_FALSE(has_lapsed(scene, decline));
        scene.play(Decline{});
    }
    EXPECT_TRUE(has_lapsed(scene, decline));
    EXPECT_FALSE(is_offered(scene, B, decline));
}
TEST(GrandTribunalEarly, GatheringsOfLaterTribunalsAreAnotherMatter) {
    Scene scene;
    scene.tribunal(2);
    EXPECT_TRUE(has_lapsed(scene, DeclineGatherings{0}));
    EXPECT_FALSE(has_lapsed(scene, DeclineGatherings{1}));
    EXPECT_FALSE(has_lapsed(scene, DeclineGatherings{2}));
    EXPECT_FALSE(is_offered(scene, A, DeclineGatherings{2}));
}

// R13: offered from the end of the player's own last turn until the call reaches that player.
TEST(GrandTribunalEarly, TheCallIsEndedWithoutACard) {
    Scene scene;
    scene.last_turn();  // of A, after B and C
    scene.inactive(B, "Rowan Wand", 3);
    const Early end = EndCall{0};
    EXPECT_TRUE(is_offered(scene, B, end));
    EXPECT_TRUE(is_offered(scene, C, end));
    EXPECT_FALSE(is_offered(scene, A, end));
    EXPECT_EQ(answer(scene, end), kNothing);  // A's own turn
    scene.play(End{});
    ASSERT_EQ(scene.stage(), Stage::Call);
    EXPECT_TRUE(is_offered(scene, A, end));
    EXPECT_EQ(scene.asked(), B);
    EXPECT_EQ(answer(scene, end), Action(End{}));
    scene.play(End{});
    EXPECT_FALSE(is_offered(scene, B, end));
    EXPECT_FALSE(has_lapsed(scene, end));
    scene.play(End{});
    scene.play(End{});
    EXPECT_TRUE(has_lapsed(scene, end));
}
TEST(GrandTribunalEarly, WithoutACallThereIsNothingToEnd) {
    Scene scene(3, {.tribunal_call = TribunalCall::Off});
    scene.last_turn();
    EXPECT_FALSE(is_offered(scene, B, EndCall{0}));
    EXPECT_TRUE(has_lapsed(scene, EndCall{0}));
}

}  // namespace
}  // namespace curia::grand_tribunal
