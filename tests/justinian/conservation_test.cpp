// Nothing is lost or added: tokens and cards are conserved at every step.
#include <gtest/gtest.h>

#include "games/justinian/justinian.h"
#include "match/edition/edition.h"
#include "match/options.h"
#include "tests/scale.h"

namespace curia::justinian {
namespace {

void expect_all_tokens(const State& s, Seat seat) {
    TokenBag all = s.table.gone[seat];
    all.add(s.secrets.hand[seat]);
    all.add(s.secrets.reserve[seat]);
    all.add(s.secrets.on_card[seat]);
    for (Tile tile : TileSet::all())
        for (int i = 0; i < s.table.above[tile].size(); ++i) {
            const Lying& token = s.table.above[tile][i];
            const Face face = token.face.is_down() ? s.secrets.faces[tile][i] : token.face;
            if (token.owner == seat) all.add(face.token().index);
        }
    ASSERT_EQ(all, kTokenSet);
    ASSERT_EQ(s.secrets.hand[seat].size(), s.table.hand_size[seat]);
    ASSERT_EQ(s.secrets.reserve[seat].size(), s.table.reserve_size[seat]);
    ASSERT_EQ(s.secrets.on_card[seat].size(), s.table.on_card_size[seat]);
    ASSERT_TRUE(s.secrets.on_card[seat].has_all(s.table.on_card_shown[seat]));
}

// Each of the twelve cards is in one hand, in the deck, or under it.
void expect_all_cards(const State& s, Colour colour) {
    TileSet all = s.secrets.deck[colour];
    int count = all.size();
    for (Seat seat : seats(s.table.players())) {
        all.add(s.secrets.cards[seat][colour]);
        count += s.secrets.cards[seat][colour].size();
    }
    int exchanges = 0;
    for (const Exchanged& one : s.table.exchanges) exchanges += one.colour == colour ? 1 : 0;
    const int deck_size = kTiles - s.table.players() * cards_per_colour(s.table.players());
    const int taken_from_under = std::max(0, exchanges - deck_size);
    int seen = 0;
    for (int i = 0; i < s.table.exchanges.size(); ++i)
        if (s.table.exchanges[i].colour == colour && seen++ >= taken_from_under) {
            all.add(*s.secrets.swaps[i].gave);
            ++count;
        }
    ASSERT_EQ(all, TileSet::all());
    ASSERT_EQ(count, kTiles);
}

void expect_all_there(const State& s) {
    for (Seat seat : seats(s.table.players())) ASSERT_NO_FATAL_FAILURE(expect_all_tokens(s, seat));
    for (Colour colour : s.table.unscored())
        ASSERT_NO_FATAL_FAILURE(expect_all_cards(s, colour)) << name_of(colour);
    TileSet tiles;
    for (Tile tile : s.table.row) tiles.add(tile);
    ASSERT_EQ(tiles, TileSet::all());
}

TEST(JustinianConservation, TokensCardsAndTilesAreAllThereAtEveryStep) {
    Rng rng(5);
    for (int players = 2; players <= 4; ++players)
        for (const Options& options : all_options<Justinian>())
            for (int i = 0; i < scaled(20); ++i) {
                auto setup = default_setup<Justinian>(players);
                setup.options = options;
                State state = Justinian::start(setup);
                for (Turn turn = Justinian::turn(state); turn.of != Turn::Of::Nobody;
                     turn = Justinian::turn(state)) {
                    ASSERT_NO_FATAL_FAILURE(expect_all_there(state));
                    ASSERT_NO_FATAL_FAILURE(
                        expect_all_there(Justinian::imagine(Justinian::view(state, Seat{0}), rng)));
                    if (turn.of == Turn::Of::Chance) {
                        Justinian::resolve(state, Justinian::draw(state, rng));
                        continue;
                    }
                    Actions<Justinian> legal;
                    Justinian::legal(state, turn.seats.first(), legal);
                    Justinian::play(state, turn.seats.first(),
                                    legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
                }
                ASSERT_NO_FATAL_FAILURE(expect_all_there(state));
            }
}

}  // namespace
}  // namespace curia::justinian
