// why_unsound() notices what is lost, made or contradictory. The laws ask it about every State.
#include <gtest/gtest.h>

#include <utility>

#include "games/justinian/justinian.h"
#include "tests/justinian/scene.h"
#include "tests/positions.h"

namespace curia::justinian {
namespace {

// Phase 2, with tokens above the tiles, in a hand and on the phase card.
class JustinianSound : public testing::Test {
protected:
    JustinianSound() { EXPECT_EQ(Justinian::why_unsound(state_), ""); }

    void expect_unsound(std::string_view why) {
        EXPECT_EQ(Justinian::why_unsound(state_), why);
        state_ = sound_;
    }
    Tile tile_with_tokens() const {
        for (Tile tile : TileSet::all())
            if (!state_.table.above[tile].empty()) return tile;
        return {};
    }

    const State sound_ =
        position_where<Justinian>(default_setup<Justinian>(3), [](const State& state) {
            return state.table.phase == 2 && state.table.stage == Stage::Place &&
                   state.table.placed_this_turn > 2 && !state.table.passed.empty() &&
                   state.table.hand_size[A] > 0;
        });
    State state_ = sound_;
};

TEST_F(JustinianSound, NoticesALostToken) {  // R1
    TokenBag& hand = state_.secrets.hand[A];
    int kind = 0;
    while (!hand.has(kind)) ++kind;
    hand.remove(kind);
    expect_unsound("the table counts a player's tokens wrongly");
    state_.secrets.hand[A].remove(kind);
    --state_.table.hand_size[A];
    expect_unsound("a player's tokens are not all there");
    state_.table.gone[B].add(0);
    expect_unsound("a player's tokens are not all there");
}
TEST_F(JustinianSound, NoticesAFaceThatDoesNotBelongToAToken) {
    state_.secrets.faces[tile_with_tokens()][kRoomAboveTile - 1] =
        state_.secrets.faces[tile_with_tokens()][0];
    expect_unsound("a face is hidden where no token lies face down");
}
TEST_F(JustinianSound, NoticesALostOrDoubledCard) {
    const Colour colour = state_.table.unscored().first();
    TileSet& cards = state_.secrets.cards[A][colour];
    const Tile card = cards.first();
    cards.remove(card);
    expect_unsound("the cards of a colour are not all there");
    state_.secrets.deck[colour].add(card);
    expect_unsound("the cards of a colour are not all there");
}
TEST_F(JustinianSound, NoticesThatATileIsThereTwice) {
    state_.table.row[0] = state_.table.row[1];
    expect_unsound("the tiles are not all there");
}
TEST_F(JustinianSound, NoticesThatTheWrongPlayerIsAsked) {  // R3
    state_.table.active = state_.table.passed[0];
    expect_unsound("the wrong player is asked");
}
TEST_F(JustinianSound, NoticesWrongSums) {
    ++state_.table.placed_this_turn;
    expect_unsound("the table counts this turn's tokens wrongly");
    ++state_.table.points[A];
    expect_unsound("the points are not the sum of the scorings");
    state_.table.phase = 4;
    expect_unsound("a number of the table is out of range");
}

}  // namespace
}  // namespace curia::justinian
