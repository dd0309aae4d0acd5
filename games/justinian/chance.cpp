// The start of a game, and everything that chance decides.
#include "engine/overload.h"
#include "games/justinian/justinian.h"
#include "games/justinian/progress.h"

namespace curia {

using namespace justinian;

namespace {

// Deals to the next seat; after the last seat the next stage begins.
void deal_on(Table& table, Stage next_stage) {
    table.active = after(table.active, table.players());
    if (table.active == Seat{0}) table.stage = next_stage;
}

void take_from_reserve(State& s, Seat seat, const TokenBag& tokens) {
    s.secrets.reserve[seat].remove(tokens);
    s.secrets.hand[seat].add(tokens);
    const auto count = static_cast<std::uint8_t>(tokens.size());
    s.table.reserve_size[seat] = static_cast<std::uint8_t>(s.table.reserve_size[seat] - count);
    s.table.hand_size[seat] = static_cast<std::uint8_t>(s.table.hand_size[seat] + count);
}

void deal_cards(State& s, const DealCards& c) {
    s.secrets.cards[c.seat] = c.cards;
    for (Colour colour : ColourSet::all()) s.secrets.deck[colour].remove(c.cards[colour]);
}

int refill(const Table& table) {
    return std::min<int>(kDrawAtPass, table.reserve_size[table.last_passer()]);
}

bool can_take(const State& s, Seat seat, const TokenBag& tokens, int count) {
    return tokens.size() == count && s.secrets.reserve[seat].has_all(tokens);
}

bool can_deal(const State& s, const PerColour<TileSet>& cards) {
    for (Colour colour : ColourSet::all()) {
        if (cards[colour].size() != cards_per_colour(s.table.players())) return false;
        if (!s.secrets.deck[colour].has_all(cards[colour])) return false;
    }
    return true;
}

DealCards pick_cards(const State& s, Rng& rng) {
    DealCards deal{s.table.active, {}};
    for (Colour colour : ColourSet::all()) {
        TileSet deck = s.secrets.deck[colour];
        for (int i = cards_per_colour(s.table.players()); i > 0; --i) {
            const Tile card = deck.pick(rng);
            deck.remove(card);
            deal.cards[colour].add(card);
        }
    }
    return deal;
}

}  // namespace

int Justinian::max_steps(const Setup& setup) {
    // Six game turns empty the reserves. After that, each turn with a placement can be followed by
    // one idle turn, and two idle turns in a row end the game.
    const int n = setup.players;
    const int game_turns = (kTokens - kStartHand) / kDrawAtPass + 2 * kTokens * n + 2;
    const int per_turn = n + 1 + n;  // passes, direction, claims
    const int dealing = 2 * n + 1;
    const int refills = n * (kTokens - kStartHand) / kDrawAtPass;
    const int scorings = kPhases + (kPhases - 1) * 2 * n;
    return game_turns * per_turn + dealing + refills + kTokens * n + scorings;
}

State Justinian::start(const Setup& setup) {
    State s{};
    s.table.setup = setup;
    for (Tile tile : TileSet::all()) s.table.row[tile.index] = tile;
    for (Seat seat : seats(setup.players)) {
        s.secrets.reserve[seat] = kTokenSet;
        s.table.reserve_size[seat] = kTokens;
    }
    for (Colour colour : ColourSet::all()) s.secrets.deck[colour] = TileSet::all();
    return s;
}

Chance Justinian::draw(const State& state, Rng& rng) {
    const Table& table = state.table;
    const Seat seat = table.active;
    switch (table.stage) {
        case Stage::DealTokens: {
            TokenBag reserve = state.secrets.reserve[seat];
            return DealTokens{seat, reserve.take(kStartHand, rng)};
        }
        case Stage::DealCards: return pick_cards(state, rng);
        case Stage::Starter:
            return ChooseStarter{*Seat::from_number(rng.below(table.setup.players))};
        case Stage::Refill: {
            TokenBag reserve = state.secrets.reserve[table.last_passer()];
            return DrawTokens{table.last_passer(), reserve.take(refill(table), rng)};
        }
        default: {
            const Exchanged& exchange = table.exchanges.back();
            return DrawCard{exchange.seat, exchange.colour,
                            state.secrets.deck[exchange.colour].pick(rng)};
        }
    }
}

bool Justinian::possible(const State& state, const Chance& chance) {
    const Table& table = state.table;
    return std::visit(
        Overload{
            [&](const DealTokens& c) {
                return table.stage == Stage::DealTokens && c.seat == table.active &&
                       can_take(state, c.seat, c.tokens, kStartHand);
            },
            [&](const DealCards& c) {
                return table.stage == Stage::DealCards && c.seat == table.active &&
                       can_deal(state, c.cards);
            },
            [&](const ChooseStarter& c) {
                return table.stage == Stage::Starter && c.seat.index < table.players();
            },
            [&](const DrawTokens& c) {
                return table.stage == Stage::Refill && c.seat == table.last_passer() &&
                       can_take(state, c.seat, c.tokens, refill(table));
            },
            [&](const DrawCard& c) {
                return table.stage == Stage::NewCard &&
                       Exchanged{c.seat, c.colour} == table.exchanges.back() &&
                       state.secrets.deck[c.colour].has(c.card);
            },
        },
        chance);
}

void Justinian::resolve(State& state, const Chance& chance) {
    std::visit(Overload{
                   [&](const DealTokens& c) {
                       take_from_reserve(state, c.seat, c.tokens);
                       deal_on(state.table, Stage::DealCards);
                   },
                   [&](const DealCards& c) {
                       deal_cards(state, c);
                       deal_on(state.table, Stage::Starter);
                   },
                   [&](const ChooseStarter& c) {
                       state.table.starter = state.table.active = c.seat;
                       state.table.stage = Stage::Place;
                   },
                   [&](const DrawTokens& c) {
                       take_from_reserve(state, c.seat, c.tokens);
                       go_on_after_pass(state);
                   },
                   [&](const DrawCard& c) {
                       state.secrets.deck[c.colour].remove(c.card);
                       receive_card(state, c.card);
                   },
               },
               chance);
}

OutcomeOf<Ending> Justinian::outcome(const State& state) {
    OutcomeOf<Ending> outcome{.ending = *state.table.ending, .scores = {}};
    for (Seat seat : seats(state.table.players())) outcome.scores[seat] = state.table.points[seat];
    return outcome;
}

}  // namespace curia
