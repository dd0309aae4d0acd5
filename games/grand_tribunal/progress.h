// How the game goes on once an action, or chance, has had its effect.
#pragma once

#include "games/grand_tribunal/state.h"

namespace curia::grand_tribunal {

// Finishes what was begun: cards to be dealt, a gathering, an effect; then goes back to the phase
// that it happened in.
void go_on(State& s);

// The first Praeco is known: the cards are dealt, from him on.
void start_dealing(State& s, Seat first);
// The player at turn is done with this frame; the next one, or the end of his turn, follows.
void end_frame(State& s);
// He has no more cards in hand than he may.
void end_turn(State& s);
// The Praeco has placed a vote.
void ask_praeco(State& s);
// The next player may activate and install before the count; after the last one it is held.
void ask_next_in_call(State& s);
// The player's study is over when everybody can see it; else he may go on.
void go_on_studying(State& s);

}  // namespace curia::grand_tribunal
