// How the tiles move: R8.
#pragma once

#include "games/justinian/actions.h"
#include "games/justinian/news.h"

namespace curia::justinian {

// Where a tile, or each tile, stands: 0 to 11.
int slot_of(const Row& row, Tile tile);
using Slots = PerTile<std::uint8_t>;
Slots slots_of(const Row& row);

// The sum of the tokens above each tile; only tokens that the pile or `known` shows count.
PerTile<std::int8_t> sums(const PerTile<Pile>& above, const Faces& known);

// Moves every tile with tokens once, starting at side `from`; the tiles it jumps over slide one
// slot. Appends each move to `moves` if given, including a move of zero slots.
void resolve_row(Row& row, const PerTile<Pile>& above, const PerTile<std::int8_t>& sums, Side from,
                 Moves* moves = nullptr);

}  // namespace curia::justinian
