// Claims without the minimum: A5 and the option false_claims (O4).
#include "tests/justinian/scene.h"

namespace curia::justinian {
namespace {

constexpr Options kFalseClaims{.false_claims = FalseClaims::On};

// Three players, A is asked first and has four points on the card.
Scene a_is_short_of_a_point() {
    Scene scene({.players = 3, .starter = B, .options = kFalseClaims});
    scene.on_card(A, {+3, -1});
    scene.on_card(B, {+3, -2});
    scene.placing_ends();
    return scene;
}

// T22, O4: A may claim with any token on the card.
TEST(JustinianFalseClaim, T22WhoIsShortMayClaimAllTheSame) {
    Scene scene = a_is_short_of_a_point();
    EXPECT_EQ(scene.legal(A), (std::vector<Action>{Claim{}, Decline{}}));
}

// O4: without a token there is nothing to show.
TEST(JustinianFalseClaim, WhoHasNothingOnTheCardCanOnlyDecline) {
    Scene scene({.players = 2, .starter = B, .options = kFalseClaims});
    scene.placing_ends();
    EXPECT_EQ(scene.legal(A), std::vector<Action>{Decline{}});
}

// T22, A5: all see A's tokens and nobody else's, and the next player is asked.
TEST(JustinianFalseClaim, T22ItShowsTheTokensAndThePollGoesOn) {
    Scene scene = a_is_short_of_a_point();
    scene.claims(A);
    EXPECT_EQ(scene.table().on_card_shown[A], tokens({+3, -1}));
    EXPECT_EQ(scene.table().on_card_shown[B], TokenBag{});
    EXPECT_EQ(scene.table().stage, Stage::Claim);
    EXPECT_EQ(scene.table().claimant, std::nullopt);
    EXPECT_EQ(scene.asked(), B);
}

// A5: everyone is told that it was not valid, and which tokens lay there.
TEST(JustinianFalseClaim, EverybodyIsToldOnlyTheClaimantsTokens) {
    Scene scene = a_is_short_of_a_point();
    scene.claims(A);
    const auto news = std::get<Claimed>(scene.told(C));
    EXPECT_FALSE(news.valid);
    EXPECT_EQ(news.shown[A], tokens({+3, -1}));
    EXPECT_EQ(news.shown[B], TokenBag{});
    EXPECT_EQ(scene.told(std::nullopt), News{news});
}

// A5: it costs nothing; the tokens stay and still count.
TEST(JustinianFalseClaim, TheTokensStayOnTheCard) {
    Scene scene = a_is_short_of_a_point();
    scene.claims(A);
    scene.nobody_claims();
    EXPECT_EQ(scene.table().on_card_size[A], 2);
    EXPECT_EQ(scene.table().points[A], 0);
    EXPECT_EQ(scene.table().scorings.size(), 0);
    EXPECT_EQ(scene.table().stage, Stage::Place);
    scene.lays_on_card(A, -1);
    scene.placing_ends();
    EXPECT_EQ(scene.table().on_card_shown[A], tokens({+3, -1}));
    scene.claims(A);
    EXPECT_EQ(scene.table().claimant, A);
}

// A5, R9: a valid claim after a false one starts the scoring.
TEST(JustinianFalseClaim, AnotherMayStillClaimValidly) {
    Scene scene = a_is_short_of_a_point();
    scene.claims(A);
    scene.claims(B);
    EXPECT_EQ(scene.table().stage, Stage::Colour);
    EXPECT_EQ(scene.table().claimant, B);
}

// O4: with the minimum, a claim is valid as usual.
TEST(JustinianFalseClaim, AValidClaimIsAValidClaim) {
    Scene scene({.players = 2, .starter = B, .options = kFalseClaims});
    scene.on_card(A, {+3, -2});
    scene.placing_ends();
    scene.claims(A);
    EXPECT_EQ(scene.table().stage, Stage::Colour);
    EXPECT_TRUE(std::get<Claimed>(scene.told(B)).valid);
}

// R10, R17: a false claim is not a claim: with all tokens used up, the forced scoring follows.
TEST(JustinianFalseClaim, ItDoesNotPutOffTheForcedScoring) {
    Scene scene({.players = 2, .starter = B, .options = kFalseClaims});
    scene.nobody_has_tokens();
    scene.on_card(A, {+3, -1});
    scene.placing_ends();
    scene.claims(A);
    scene.declines(B);
    EXPECT_EQ(scene.table().stage, Stage::Colour);
    EXPECT_EQ(scene.table().claimant, std::nullopt);
    scene.chooses(A, Colour::War);
    EXPECT_EQ(scene.ending(), Ending::ForcedScoring);
}

}  // namespace
}  // namespace curia::justinian
