#include "games/justinian/movement.h"

#include <algorithm>
#include <bit>

namespace curia::justinian {

namespace {

// A row in one word, four bits for each slot: a tile is found and moved without a loop.
class PackedRow {
public:
    explicit PackedRow(const Row& row) {
        for (int slot = 0; slot < kSlots; ++slot) word_ |= Word{row[slot].index} << 4 * slot;
    }

    Row unpacked() const {
        Row row;
        for (int slot = 0; slot < kSlots; ++slot)
            row[slot].index = static_cast<std::uint8_t>(word_ >> 4 * slot & 15);
        return row;
    }

    int slot_of(Tile tile) const {
        const Word others = word_ ^ (kOnes * tile.index);  // 0 in the slot of the tile
        return std::countr_zero((others - kOnes) & ~others & kOnes << 3) / 4;
    }

    // The tiles between the two slots slide one slot.
    void move(Tile tile, int from, int to) {
        const Word rest = (word_ & before(from)) | (word_ >> 4 & ~before(from));
        word_ = (rest & before(to)) | (rest & ~before(to)) << 4 | Word{tile.index} << 4 * to;
    }

private:
    using Word = std::uint64_t;
    static constexpr Word kOnes = 0x1111'1111'1111'1111u;
    static constexpr Word before(int slot) { return (Word{1} << 4 * slot) - 1; }

    Word word_ = 0;
};

}  // namespace

int slot_of(const Row& row, Tile tile) {
    int slot = 0;
    while (row[slot] != tile) ++slot;
    return slot;
}

Slots slots_of(const Row& row) {
    Slots slots;
    for (std::uint8_t slot = 0; slot < kSlots; ++slot) slots[row[slot]] = slot;
    return slots;
}

PerTile<std::int8_t> sums(const PerTile<Pile>& above, const Faces& known) {
    PerTile<std::int8_t> sums;
    for (Tile tile{0}; tile.index < kTiles; ++tile.index) {
        int sum = 0;
        for (int i = 0; i < kRoomAboveTile; ++i) {  // a place without a token counts 0
            const Face open = above[tile].places()[i].face;
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
    unsigned movers =
        0;  // a bit for each position in that order; moves of zero slots are news only
    for (int i = 0; i < kSlots; ++i) {
        const Tile tile = row[from == Side::Left ? i : kSlots - 1 - i];
        const bool goes = moves ? !above[tile].empty() : sums[tile] != 0;
        movers |= unsigned{goes} << i;
    }
    const Row order = row;
    PackedRow packed(row);
    for (; movers != 0; movers &= movers - 1) {
        const int i = std::countr_zero(movers);
        const Tile tile = order[from == Side::Left ? i : kSlots - 1 - i];
        const int slot = packed.slot_of(tile);
        const int goal = std::clamp(slot + sums[tile], 0, kSlots - 1);
        packed.move(tile, slot, goal);
        if (moves)
            moves->push({tile, sums[tile], static_cast<std::uint8_t>(slot + 1),
                         static_cast<std::uint8_t>(goal + 1)});
    }
    row = packed.unpacked();
}

}  // namespace curia::justinian
