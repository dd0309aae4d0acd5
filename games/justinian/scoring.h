// Scorings: who chooses, who gains what. R11 to R16.
#pragma once

#include "games/justinian/state.h"

namespace curia::justinian {

// The player with the highest total of the tokens shown on the phase card.
Seat highest_total(const Table& table);

// A valid claim: everybody's tokens on the phase card are turned up and somebody names a colour.
void start_scoring(State& s, Seat claimant);

// The same without a claim; the game ends with it.
void start_final_scoring(State& s, Ending ending);

// Carries out the scoring of this colour, which table.active has named.
void score(State& s, Colour colour);

// What these cards are worth in the current phase as the row stands.
int value_of(const Table& table, TileSet cards);

}  // namespace curia::justinian
