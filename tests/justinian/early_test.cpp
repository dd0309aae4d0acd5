// Answers in advance: when they are offered, what they answer, and when they lapse.
#include <algorithm>

#include "tests/justinian/scene.h"

namespace curia::justinian {
namespace {

std::vector<Early> offered(const Scene& scene, Seat seat) {
    EarlyList<Justinian> list;
    Justinian::early(scene.table(), seat, list);
    return {list.begin(), list.end()};
}
bool is_offered(const Scene& scene, Seat seat, const Early& early) {
    const auto list = offered(scene, seat);
    return std::find(list.begin(), list.end(), early) != list.end();
}
std::optional<Action> answer(const Scene& scene, const Early& early) {
    return Justinian::early_action(scene.table(), early);
}
bool has_lapsed(const Scene& scene, const Early& early) {
    return Justinian::has_lapsed(scene.table(), early);
}
const std::optional<Action> kNothing;

// R9: every poll of the phase is declined, until a scoring ends it.
TEST(JustinianEarly, NoClaimDeclinesEveryPollOfThePhase) {
    Scene scene({.players = 2, .starter = B});
    scene.on_card(A, {3, -3});
    const Early no_claim = NoClaim{1};
    EXPECT_TRUE(is_offered(scene, A, no_claim));
    for (int poll = 0; poll < 2; ++poll) {
        scene.lays(*scene.asked(), 1, 5);
        scene.placing_ends();
        EXPECT_EQ(answer(scene, no_claim), Action(Decline{}));
        scene.nobody_claims();
        EXPECT_EQ(answer(scene, no_claim), kNothing);  // a turn, not a poll
    }
    EXPECT_FALSE(has_lapsed(scene, no_claim));
    scene.placing_ends();
    if (scene.asked() == B) scene.declines(B);
    scene.claims(A);
    EXPECT_TRUE(has_lapsed(scene, no_claim));
    EXPECT_FALSE(is_offered(scene, A, no_claim));
}

TEST(JustinianEarly, NoClaimIsForOnePhase) {
    Scene scene({.players = 2, .phase = 2, .starter = B});
    scene.placing_ends();
    EXPECT_EQ(answer(scene, NoClaim{1}), kNothing);
    EXPECT_TRUE(has_lapsed(scene, NoClaim{1}));
    EXPECT_FALSE(has_lapsed(scene, NoClaim{3}));
    EXPECT_FALSE(is_offered(scene, A, NoClaim{3}));
}

// R3: a player who passes is out for this game turn.
TEST(JustinianEarly, APassAnswersTheNextTurnOfThisGameTurn) {
    Scene scene({.players = 3, .starter = A});
    const Early pass = PassNext{1};
    EXPECT_TRUE(is_offered(scene, B, pass));
    scene.lays(A, 1, 5);
    EXPECT_EQ(answer(scene, pass), Action(Pass{}));
    scene.passes(B);
    EXPECT_FALSE(is_offered(scene, B, pass));
    EXPECT_TRUE(is_offered(scene, C, pass));
    EXPECT_FALSE(has_lapsed(scene, pass));
    scene.everybody_passes();
    EXPECT_TRUE(has_lapsed(scene, pass));
    scene.resolves(*scene.asked(), Side::Left);
    scene.nobody_claims();
    EXPECT_TRUE(has_lapsed(scene, pass));
    EXPECT_EQ(answer(scene, pass), kNothing);
}

// R19: each player once, beginning with the last passer.
TEST(JustinianEarly, CardsAreKeptInTheExchangeThatFollowsTheScoring) {
    Scene scene({.players = 3, .starter = B});
    scene.on_card(A, {3, -3});
    const Early keep = KeepCards{1};
    EXPECT_FALSE(is_offered(scene, B, keep));
    scene.placing_ends();
    scene.claims(A);
    for (const Seat seat : {A, B, C}) EXPECT_TRUE(is_offered(scene, seat, keep));
    scene.chooses(A, Colour::War);
    EXPECT_EQ(answer(scene, keep), Action(Keep{}));
    scene.keeps(A);
    EXPECT_FALSE(is_offered(scene, A, keep));
    EXPECT_EQ(answer(scene, keep), Action(Keep{}));
    EXPECT_TRUE(is_offered(scene, C, keep));
    scene.nobody_exchanges();
    EXPECT_TRUE(has_lapsed(scene, keep));
}

// R18: nothing is exchanged after the third scoring, or when nobody has a token left.
TEST(JustinianEarly, NothingIsKeptWhereNothingIsExchanged) {
    Scene third({.players = 2, .phase = 3, .starter = B});
    third.on_card(A, {3, 3, -3, -3});
    third.placing_ends();
    third.claims(A);
    EXPECT_TRUE(offered(third, B).empty());
    Scene out({.players = 2, .starter = B});
    out.on_card(A, {3, -3});
    out.nobody_has_tokens();
    out.placing_ends();
    out.claims(A);
    EXPECT_TRUE(offered(out, B).empty());
}

}  // namespace
}  // namespace curia::justinian
