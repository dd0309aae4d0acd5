#include "match/take_back.h"

#include <gtest/gtest.h>

#include "tests/cli/justinian/scene.h"

namespace curia::cli {
namespace {

using namespace justinian;

TEST(TakeBack, APlacementUntilSomebodyElseActs) {
    Match<Justinian> match = dealt_match();
    EXPECT_FALSE(may_take_back(match, A));  // chance acted last
    match.play(A, Place{token(2), tile(7)});
    EXPECT_TRUE(may_take_back(match, A));
    EXPECT_FALSE(may_take_back(match, B));
    match.play(B, PlaceOnCard{token(-1)});
    EXPECT_FALSE(may_take_back(match, A));
}

TEST(TakeBack, APassUntilTokensAreDrawn) {
    Rng rng(1);
    Match<Justinian> match = dealt_match();
    match.play(A, Pass{});
    EXPECT_TRUE(may_take_back(match, A));
    match.draw(rng);
    EXPECT_FALSE(may_take_back(match, A));
}

// A claim turns up the tokens of all players: what has been seen cannot be taken back.
TEST(TakeBack, NotAClaimThatShowedOthersTokens) {
    Rng rng(1);
    Match<Justinian> match = dealt_match();
    match.play(A, PlaceOnCard{token(3)});
    match.play(B, PlaceOnCard{token(-1)});
    match.play(C, Pass{});
    match.draw(rng);
    match.play(A, PlaceOnCard{token(2)});
    all_pass(match);
    match.play(A, Resolve{Side::Left});
    EXPECT_FALSE(match.turn().seats.has(B));
    ASSERT_TRUE(match.play(A, Claim{}));
    ASSERT_TRUE(match.turn().seats.has(A));  // A's total is the highest
    EXPECT_FALSE(may_take_back(match, A));
}

}  // namespace
}  // namespace curia::cli
