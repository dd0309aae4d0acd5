// How the game goes on once an action, or chance, has had its effect.
#pragma once

#include "games/justinian/state.h"

namespace curia::justinian {

// Two game turns in a row without a placement, all reserves empty before them: R22.
inline constexpr int kIdleTurnsToStall = 2;

// The next player clockwise who has not passed; the same one if he is alone.
Seat next_to_place(const Table& table, Seat seat);

// The passer has his new tokens: the next one places, or all tokens above the tiles are turned up.
void go_on_after_pass(State& s);

// The last passer of the turn before opens the new one.
void start_game_turn(State& s);

// The next player may exchange a card; after the last one the next phase starts.
void ask_next_to_exchange(State& s, Seat seat);

// The card that an exchange in this colour would take if it is a known one: the first of those
// put under the deck, once all others are gone. Otherwise chance decides.
std::optional<Tile> known_top(const State& s, Colour colour);

// Completes the exchange that was begun last.
void receive_card(State& s, Tile card);

}  // namespace curia::justinian
