#include "games/justinian/progress.h"

namespace curia::justinian {

namespace {

// R6: the tokens above the tiles are shown; those on the phase card stay hidden.
void turn_up_tokens(State& s) {
    for (Tile tile : TileSet::all()) {
        Pile& pile = s.table.above[tile];
        for (int i = 0; i < pile.size(); ++i) pile[i].face = s.secrets.faces[tile][i];
    }
    s.secrets.faces = {};
}

}  // namespace

Seat next_to_place(const Table& table, Seat seat) {
    SeatSet placing = SeatSet::all(table.players());
    for (Seat passed : table.passed) placing.remove(passed);
    return placing.empty() ? seat : next_of(placing, seat);
}

void go_on_after_pass(State& s) {
    Table& table = s.table;
    if (table.passed.size() < table.players()) {
        table.stage = Stage::Place;
        table.active = next_to_place(table, table.last_passer());
        return;
    }
    turn_up_tokens(s);
    table.stage = Stage::Direction;
    table.active = table.last_passer();
}

void start_game_turn(State& s) {
    Table& table = s.table;
    table.starter = table.active = table.last_passer();
    table.passed.clear();
    table.on_card_this_turn = {};
    table.on_card_while_alone = 0;
    table.placed_this_turn = 0;
    table.reserves_were_empty = table.are_reserves_empty();
    ++table.game_turn;
    table.stage = Stage::Place;
}

void ask_next_to_exchange(State& s, Seat seat) {
    Table& table = s.table;
    table.stage = Stage::Exchange;
    table.active = after(seat, table.players());
    if (table.active != table.last_passer()) return;
    ++table.phase;
    start_game_turn(s);
}

std::optional<Tile> known_top(const State& s, Colour colour) {
    if (!s.secrets.deck[colour].empty()) return std::nullopt;
    // The deck keeps its size, so the cards put under it come up again in the same order.
    const int deck_size = kTiles - s.table.players() * cards_per_colour(s.table.players());
    int earlier = 0;
    for (const Exchanged& one : s.table.exchanges) earlier += one.colour == colour ? 1 : 0;
    int position = earlier - deck_size;
    for (int i = 0; i < s.table.exchanges.size(); ++i)
        if (s.table.exchanges[i].colour == colour && position-- == 0)
            return s.secrets.swaps[i].gave;
    return std::nullopt;
}

void receive_card(State& s, Tile card) {
    const int last = s.table.exchanges.size() - 1;
    const Exchanged& exchange = s.table.exchanges[last];
    s.secrets.swaps[last].got = card;
    s.secrets.cards[exchange.seat][exchange.colour].add(card);
    ask_next_to_exchange(s, exchange.seat);
}

}  // namespace curia::justinian
