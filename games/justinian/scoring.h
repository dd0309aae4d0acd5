// Scorings: who chooses the colour, and who gets how many points. R11 to R16.
#pragma once

#include "games/justinian/movement.h"
#include "games/justinian/state.h"

namespace curia::justinian {

// The player with the highest total of the tokens shown on the phase card.
Seat highest_total(const Table& table);

// A valid claim: all tokens on the phase card are turned up, and the chooser names a colour.
void start_scoring(State& s, Seat claimant);

// The same without a claim; the game ends after this scoring.
void start_final_scoring(State& s, Ending ending);

// Scores the colour that table.active has named.
void score(State& s, Colour colour);

// The value of these cards in the current phase, with the tiles in these slots.
int value_of(const Table& table, const Slots& slots, TileSet cards);

}  // namespace curia::justinian
