// why_unsound() notices what is lost, made or contradictory. The laws ask it about every State.
#include <gtest/gtest.h>

#include <utility>

#include "games/circus_maximus/circus_maximus.h"
#include "tests/circus_maximus/scene.h"
#include "tests/positions.h"

namespace curia::circus_maximus {
namespace {

// Phase III, with merchants beside the places and a player who has passed.
class CircusSound : public testing::Test {
protected:
    CircusSound() { EXPECT_EQ(CircusMaximus::why_unsound(state_), ""); }

    void expect_unsound(std::string_view why) {
        EXPECT_EQ(CircusMaximus::why_unsound(state_), why);
        state_ = sound_;
    }

    const State sound_ =
        position_where<CircusMaximus>(default_setup<CircusMaximus>(4), [](const State& state) {
            return state.table.phase == Phase::Sales && state.table.stage == Stage::Turn &&
                   !state.table.passed.empty() && state.table.merchants.size() > 2 &&
                   !state.table.hands[A].empty();
        });
    State state_ = sound_;
};

TEST_F(CircusSound, NoticesALostOrDoubledMerchant) {
    state_.table.hands[A].remove(state_.table.hands[A].first());
    expect_unsound("a player's merchants are not all there");
    state_.table.merchants.push(state_.table.merchants.back());
    expect_unsound("a player's merchants are not all there");
}
TEST_F(CircusSound, NoticesMerchantsThatAreNotInOrder) {
    Merchants& merchants = state_.table.merchants;
    std::swap(merchants[0], merchants[merchants.size() - 1]);
    expect_unsound("the merchants are not in order");
}
TEST_F(CircusSound, NoticesALostOrAddedCard) {
    state_.table.favours_gone.add(0);
    expect_unsound("the favours are not all there");
    state_.table.forum[Venue::Colosseum].add(0);
    expect_unsound("the tickets are not all there");
    state_.secrets.visitors.add(0);
    expect_unsound("the visitors are not all there");
    state_.table.caesar_has_left = true;
    expect_unsound("the visitors are not all there");
}
TEST_F(CircusSound, NoticesThatAPlayerWhoHasPassedIsAsked) {  // 5.2
    state_.table.passed.add(state_.table.active);
    expect_unsound("a player who has passed is asked");
}
TEST_F(CircusSound, NoticesWrongNumbers) {
    state_.table.resolving = 1;
    expect_unsound("the wrong merchant takes");
    ++state_.table.bonus[Venue::Colosseum];
    expect_unsound("a number of the table is out of range");
    state_.table.day = 4;
    expect_unsound("a number of the table is out of range");
}

}  // namespace
}  // namespace curia::circus_maximus
