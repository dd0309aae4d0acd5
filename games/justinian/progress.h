// How the game continues after an action or an outcome of chance.
#pragma once

#include "games/justinian/state.h"

namespace curia::justinian {

// Two game turns in a row without a placement, all reserves empty before them: R22.
inline constexpr int kIdleTurnsToStall = 2;

// The next player clockwise who has not passed; `seat` again if that player is alone.
Seat next_to_place(const Table& table, Seat seat);

// After the passer's refill: the next player places, or all tokens above the tiles are turned up.
void go_on_after_pass(State& s);

// The last passer of the previous game turn starts the new one.
void start_game_turn(State& s);

// The next player may exchange a card; after the last one the next phase starts.
void ask_next_to_exchange(State& s, Seat seat);

// The card that an exchange in this colour takes if that card is fixed: when the original deck is
// used up, it is the first of the cards put under the deck. Otherwise chance decides.
std::optional<Tile> known_top(const State& s, Colour colour);

// Completes the newest exchange.
void receive_card(State& s, Tile card);

}  // namespace curia::justinian
