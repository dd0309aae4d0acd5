// Gathering Vis, as an action or by an effect: R12.
#pragma once

#include "games/grand_tribunal/state.h"

namespace curia::grand_tribunal {

// An uncontested source pays at once; for a contested one dice are rolled and others are asked.
void start_gathering(Table& table, Source source);
// Who rolls or is asked next; false if the gathering is over.
bool find_next_gatherer(Table& table);
void join(Table& table);
void decline(Table& table);
void roll(Table& table, int die);

}  // namespace curia::grand_tribunal
