#include "games/justinian/movement.h"

#include <algorithm>

namespace curia::justinian {

int slot_of(const Row& row, Tile tile) {
    int slot = 0;
    while (row[slot] != tile) ++slot;
    return slot;
}

PerTile<std::int8_t> sums(const PerTile<Pile>& above, const Faces& known) {
    PerTile<std::int8_t> sums;
    for (Tile tile : TileSet::all()) {
        int sum = 0;
        for (int i = 0; i < above[tile].size(); ++i) {
            const Face open = above[tile][i].face;
            sum += open.is_down() ? known[tile][i].value : open.value;
        }
        sums[tile] = static_cast<std::int8_t>(sum);
    }
    return sums;
}

void resolve_row(Row& row, const PerTile<Pile>& above, const PerTile<std::int8_t>& sums, Side from,
                 Moves* moves) {
    // R8: the order of the tiles when the tokens were turned up. Going through the slots instead
    // would miss tiles that slide past.
    const Row order = row;
    for (std::size_t i = 0; i < kSlots; ++i) {
        const Tile tile = order[from == Side::Left ? i : kSlots - 1 - i];
        if (above[tile].empty()) continue;
        const int slot = slot_of(row, tile);
        const int goal = std::clamp(slot + sums[tile], 0, kSlots - 1);
        const auto at = row.begin() + slot;
        if (goal > slot) std::rotate(at, at + 1, row.begin() + goal + 1);
        if (goal < slot) std::rotate(row.begin() + goal, at, at + 1);
        if (moves)
            moves->push({tile, sums[tile], static_cast<std::uint8_t>(slot + 1),
                         static_cast<std::uint8_t>(goal + 1)});
    }
}

}  // namespace curia::justinian
