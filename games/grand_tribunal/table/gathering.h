// Gathering Vis, as an action or by an effect: R12.
#pragma once

#include "games/grand_tribunal/state.h"

namespace curia::grand_tribunal {

// An uncontested source pays at once. For a contested one, dice are rolled and the other players
// are asked to join.
void start_gathering(Table& table, Source source);
// Finds the player who rolls or is asked next. Returns false if the gathering is over.
bool find_next_gatherer(Table& table);
void join(Table& table);
void decline(Table& table);
void roll(Table& table, int die);

}  // namespace curia::grand_tribunal
