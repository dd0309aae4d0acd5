// Whose turn it is and what may be done: the only authority on both.
#include "games/justinian/justinian.h"
#include "games/justinian/permits.h"

namespace curia {

using namespace justinian;

namespace {

void list_placements(const State& state, Seat seat, Actions<Justinian>& out) {
    const Table& table = state.table;
    const TokenBag& hand = state.secrets.hand[seat];
    const TileSet open = open_tiles(table);
    const bool card_is_open = !why_card_is_closed(table, seat);
    for (std::uint8_t kind = 0; kind < Token::kKinds; ++kind) {
        if (!hand.has(kind)) continue;
        for (Tile tile : open) out.push(Place{Token{kind}, tile});
        if (card_is_open) out.push(PlaceOnCard{Token{kind}});
    }
    out.push(Pass{});
}

void list_claims(const State& state, Seat seat, Actions<Justinian>& out) {
    if (!why_no_claim(state.table, state.secrets.on_card[seat], seat)) out.push(Claim{});
    out.push(Decline{});
}

void list_exchanges(const State& state, Seat seat, Actions<Justinian>& out) {
    for (Colour colour : state.table.unscored())
        for (Tile card : state.secrets.cards[seat][colour]) out.push(Exchange{colour, card});
    out.push(Keep{});
}

}  // namespace

Turn Justinian::turn(const State& state) {
    switch (state.table.stage) {
        case Stage::DealTokens:
        case Stage::DealCards:
        case Stage::Starter:
        case Stage::Refill:
        case Stage::NewCard: return Turn::of_chance();
        case Stage::Over: return Turn::of_nobody();
        default: return Turn::of_player(state.table.active);
    }
}

void Justinian::legal(const State& state, Seat seat, Actions<Justinian>& actions) {
    if (turn(state) != Turn::of_player(seat)) return;
    switch (state.table.stage) {
        case Stage::Place: list_placements(state, seat, actions); break;
        case Stage::Direction:
            actions.push(Resolve{Side::Left});
            actions.push(Resolve{Side::Right});
            break;
        case Stage::Claim: list_claims(state, seat, actions); break;
        case Stage::Colour:
            for (Colour colour : state.table.unscored()) actions.push(ChooseColour{colour});
            break;
        case Stage::Exchange: list_exchanges(state, seat, actions); break;
        default: break;
    }
}

}  // namespace curia
