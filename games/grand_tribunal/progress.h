// How the game continues after an action or an outcome of chance.
#pragma once

#include "games/grand_tribunal/state.h"

namespace curia::grand_tribunal {

// Continues what is pending, in this order: cards to deal, a gathering, an effect. Then returns to
// the current phase.
void go_on(State& s);

// Starts the dealing, beginning with the first Praeco.
void start_dealing(State& s, Seat first);
// Ends the frame; the next frame or the end of the turn follows.
void end_frame(State& s);
// Called when the active player's hand is within the limit.
void end_turn(State& s);
// Asks the Praeco for the next vote, or starts the actions of the turn.
void ask_praeco(State& s);
// The next player may activate and install before the count; after the last player it is held.
void ask_next_in_call(State& s);
// E10: ends the study if that follows from public information; otherwise asks the player again.
void go_on_studying(State& s);

}  // namespace curia::grand_tribunal
