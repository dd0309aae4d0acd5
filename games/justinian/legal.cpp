// Whose turn it is and which actions are legal: the only authority on both.
#include <bit>

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

// Picks one of the actions of list_placements() by counting them instead of listing them. To find
// the n-th open tile, or kind of token in hand, it skips the few closed or missing ones before it.
Action random_placement(const State& state, Seat seat, Rng& rng) {
    const Table& table = state.table;
    const TokenBag& hand = state.secrets.hand[seat];
    unsigned closed = 0;  // a bit for each tile, without a branch
    for (Tile tile : TileSet::all()) closed |= unsigned{table.is_full(tile)} << tile.index;
    const int open = kTiles - std::popcount(closed);
    const int places = open + (why_card_is_closed(table, seat) ? 0 : 1);
    int kinds = 0;
    for (int kind = 0; kind < Token::kKinds; ++kind) kinds += hand.has(kind) ? 1 : 0;
    const int number = static_cast<int>(rng.below(static_cast<std::uint32_t>(kinds * places + 1)));
    if (number == kinds * places) return Pass{};
    Token token{static_cast<std::uint8_t>(number / places)};
    for (std::uint8_t kind = 0; kind <= token.index; ++kind) token.index += hand.has(kind) ? 0 : 1;
    const int place = number % places;
    if (place == open) return PlaceOnCard{token};
    Tile tile{static_cast<std::uint8_t>(place)};
    for (; closed != 0; closed &= closed - 1)
        tile.index += std::countr_zero(closed) <= tile.index ? 1 : 0;
    return Place{token, tile};
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

Action Justinian::random_action(const State& state, Seat seat, Rng& rng) {
    if (state.table.stage == Stage::Place) return random_placement(state, seat, rng);
    Actions<Justinian> actions;
    legal(state, seat, actions);
    return actions[static_cast<int>(rng.below(static_cast<std::uint32_t>(actions.size())))];
}

}  // namespace curia
