// What each action does, and how the game continues after it.
#include "engine/overload.h"
#include "games/justinian/justinian.h"
#include "games/justinian/movement.h"
#include "games/justinian/permits.h"
#include "games/justinian/progress.h"
#include "games/justinian/scoring.h"

namespace curia {

using namespace justinian;

namespace {

// ---- A game turn: R2 to R4 ----

void count_placement(State& s, Seat seat, Token token) {
    s.secrets.hand[seat].remove(token.index);
    --s.table.hand_size[seat];
    ++s.table.placed_this_turn;
    s.table.active = next_to_place(s.table, seat);
}

void place(State& s, Seat seat, const Place& a) {
    Pile& pile = s.table.above[a.tile];
    s.secrets.faces[a.tile][pile.size()] = Face(a.token);
    pile.push({seat, Face{}});
    count_placement(s, seat, a.token);
}

void place_on_card(State& s, Seat seat, const PlaceOnCard& a) {
    s.secrets.on_card[seat].add(a.token.index);
    ++s.table.on_card_size[seat];
    ++s.table.on_card_this_turn[seat];
    if (s.table.is_alone()) ++s.table.on_card_while_alone;
    count_placement(s, seat, a.token);
}

void pass(State& s, Seat seat) {
    s.table.passed.push(seat);
    if (s.table.reserve_size[seat] > 0)
        s.table.stage = Stage::Refill;
    else
        go_on_after_pass(s);
}

// ---- The end of a game turn: R6 to R8 ----

void take_tokens_off(State& s) {
    for (Tile tile : TileSet::all()) {
        for (const Lying& token : s.table.above[tile])
            s.table.gone[token.owner].add(token.face.token().index);
        s.table.above[tile].clear();
    }
}

void resolve_tiles(State& s, const Resolve& a) {
    Table& table = s.table;
    resolve_row(table.row, table.above, sums(table.above, {}), a.from);
    table.resolved_from = a.from;
    table.claimed_in_vain = {};
    take_tokens_off(s);
    const bool idle = table.placed_this_turn == 0 && table.reserves_were_empty;
    table.idle_turns = static_cast<std::uint8_t>(idle ? table.idle_turns + 1 : 0);
    table.stage = Stage::Claim;
    table.active = table.last_passer();
}

// ---- Claims: R9, R10 ----

void ask_next_to_claim(State& s, Seat seat) {
    Table& table = s.table;
    table.active = after(seat, table.players());
    if (table.active != table.last_passer()) return;
    // No player claimed. R17 (out of tokens) is checked before R22 (stall).
    if (table.is_out_of_tokens())
        start_final_scoring(s, Ending::ForcedScoring);
    else if (table.idle_turns >= kIdleTurnsToStall)
        start_final_scoring(s, Ending::Stall);
    else
        start_game_turn(s);
}

void claim(State& s, Seat seat) {
    if (reaches_minimum(s.table, s.secrets.on_card[seat])) return start_scoring(s, seat);
    s.table.claimed_in_vain.add(seat);
    s.table.on_card_shown[seat] = s.secrets.on_card[seat];
    ask_next_to_claim(s, seat);
}

// ---- After a scoring: R18, R19 ----

void choose_colour(State& s, const ChooseColour& a) {
    score(s, a.colour);
    Table& table = s.table;
    if (!table.ending && table.phase == kPhases) table.ending = Ending::ThirdScoring;
    if (!table.ending && table.is_out_of_tokens()) table.ending = Ending::OutOfTokens;
    table.stage = table.ending ? Stage::Over : Stage::Exchange;
    table.active = table.last_passer();
}

void exchange(State& s, Seat seat, const Exchange& a) {
    const std::optional<Tile> top = known_top(s, a.colour);
    s.secrets.cards[seat][a.colour].remove(a.card);
    s.table.exchanges.push({seat, a.colour});
    s.secrets.swaps.push({.gave = a.card, .got = std::nullopt});
    if (top)
        receive_card(s, *top);
    else
        s.table.stage = Stage::NewCard;
}

}  // namespace

void Justinian::play(State& state, Seat seat, const Action& action) {
    std::visit(Overload{
                   [&](const Place& a) { place(state, seat, a); },
                   [&](const PlaceOnCard& a) { place_on_card(state, seat, a); },
                   [&](const Pass&) { pass(state, seat); },
                   [&](const Resolve& a) { resolve_tiles(state, a); },
                   [&](const Claim&) { claim(state, seat); },
                   [&](const Decline&) { ask_next_to_claim(state, seat); },
                   [&](const ChooseColour& a) { choose_colour(state, a); },
                   [&](const Exchange& a) { exchange(state, seat, a); },
                   [&](const Keep&) { ask_next_to_exchange(state, seat); },
               },
               action);
}

}  // namespace curia
