// What holds in every State: tokens, cards and tiles are all there, and the numbers agree.
#include <algorithm>

#include "games/justinian/justinian.h"

namespace curia {

using namespace justinian;

namespace {

// R1: the 22 tokens of a player, wherever they lie.
TokenBag all_tokens(const State& s, Seat seat) {
    TokenBag all = s.table.gone[seat];
    all.add(s.secrets.hand[seat]);
    all.add(s.secrets.reserve[seat]);
    all.add(s.secrets.on_card[seat]);
    for (Tile tile : TileSet::all())
        for (int i = 0; i < s.table.above[tile].size(); ++i) {
            const Lying& token = s.table.above[tile][i];
            const Face face = token.face.is_down() ? s.secrets.faces[tile][i] : token.face;
            if (token.owner == seat && !face.is_down()) all.add(face.token().index);
        }
    return all;
}

bool are_sizes_right(const State& s, Seat seat) {
    return s.secrets.hand[seat].size() == s.table.hand_size[seat] &&
           s.secrets.reserve[seat].size() == s.table.reserve_size[seat] &&
           s.secrets.on_card[seat].size() == s.table.on_card_size[seat] &&
           s.secrets.on_card[seat].has_all(s.table.on_card_shown[seat]);
}

// A hidden face belongs to a token that lies face down.
bool are_faces_right(const State& s) {
    for (Tile tile : TileSet::all())
        for (int i = 0; i < kRoomAboveTile; ++i) {
            const Pile& pile = s.table.above[tile];
            const bool lies_down = i < pile.size() && pile[i].face.is_down();
            if (lies_down == s.secrets.faces[tile][i].is_down()) return false;
        }
    return true;
}

// Each of the twelve cards of a colour is in one hand, in the deck, or under it.
bool are_cards_there(const State& s, Colour colour) {
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
            if (!s.secrets.swaps[i].gave) return false;
            all.add(*s.secrets.swaps[i].gave);
            ++count;
        }
    return all == TileSet::all() && count == kTiles;
}

bool is_forgotten(const State& s, Colour colour) {
    for (Seat seat : seats(s.table.players()))
        if (!s.secrets.cards[seat][colour].empty()) return false;
    return s.secrets.deck[colour].empty();
}

bool are_tiles_there(const Row& row) {
    TileSet tiles;
    for (Tile tile : row) tiles.add(tile);
    return tiles == TileSet::all();
}

// R3: a player who has passed is not asked to place again. Each player passes once.
bool is_order_right(const Table& table) {
    for (int i = 0; i < table.passed.size(); ++i)
        for (int j = 0; j < i; ++j)
            if (table.passed[i] == table.passed[j]) return false;
    if (table.stage == Stage::Place) return !table.passed.has(table.active);
    return table.stage < Stage::Direction || table.passed.size() == table.players();
}

// R2, R4: only the tokens of this game turn lie above the tiles, and only until they move them.
bool are_placements_right(const Table& table) {
    int placed = 0;
    for (const Pile& pile : table.above) placed += pile.size();
    if (table.stage > Stage::Direction) return placed == 0;
    for (Seat seat : seats(table.players())) placed += table.on_card_this_turn[seat];
    return placed == table.placed_this_turn;
}

bool are_points_right(const Table& table) {
    PerPlayer<int> points;
    for (const Scoring& scoring : table.scorings)
        for (Seat seat : seats(table.players()))
            points[seat] += scoring.from_cards[seat] + scoring.from_tokens[seat];
    for (Seat seat : seats(table.players()))
        if (points[seat] != table.points[seat]) return false;
    return true;
}

bool are_numbers_in_range(const Table& table) {
    return table.phase >= 1 && table.phase <= kPhases && table.active.index < table.players() &&
           table.starter.index < table.players() &&
           table.ending.has_value() >= (table.stage == Stage::Over) &&
           table.claimant.has_value() <= (table.stage == Stage::Colour);
}

}  // namespace

std::string_view Justinian::why_unsound(const State& state) {
    const Table& table = state.table;
    if (!are_numbers_in_range(table)) return "a number of the table is out of range";
    for (Seat seat : seats(table.players())) {
        if (!are_sizes_right(state, seat)) return "the table counts a player's tokens wrongly";
        if (all_tokens(state, seat) != kTokenSet) return "a player's tokens are not all there";
    }
    if (!are_faces_right(state)) return "a face is hidden where no token lies face down";
    for (Colour colour : ColourSet::all())
        if (!table.unscored().has(colour)) {
            if (!is_forgotten(state, colour)) return "cards of a scored colour are still there";
        } else if (!are_cards_there(state, colour)) {
            return "the cards of a colour are not all there";
        }
    if (!are_tiles_there(table.row)) return "the tiles are not all there";
    if (!is_order_right(table)) return "the wrong player is asked";
    if (!are_placements_right(table)) return "the table counts this turn's tokens wrongly";
    if (!are_points_right(table)) return "the points are not the sum of the scorings";
    return {};
}

}  // namespace curia
