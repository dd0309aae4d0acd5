// How the tiles move: R8.
#pragma once

#include "games/justinian/actions.h"
#include "games/justinian/news.h"

namespace curia::justinian {

// Where a tile stands: 0 to 11.
int slot_of(const Row& row, Tile tile);

// The sum of the tokens above each tile as far as they can be seen in the pile or in `known`.
PerTile<std::int8_t> sums(const PerTile<Pile>& above, const Faces& known);

// Moves every tile with tokens once, from one side on; what is jumped over slides one slot.
// Appends each move, also one of no steps, where `moves` is given.
void resolve_row(Row& row, const PerTile<Pile>& above, const PerTile<std::int8_t>& sums, Side from,
                 Moves* moves = nullptr);

}  // namespace curia::justinian
