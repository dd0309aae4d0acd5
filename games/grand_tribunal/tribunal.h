// The count of a Tribunal: votes, prizes, points. R13
#pragma once

#include "games/grand_tribunal/state.h"

namespace curia::grand_tribunal {

// An active item in a count, held or only thought of.
struct Counted {
    Slot item;
    Seat owner;
    Card card;
    std::uint16_t votes = 0;
    std::uint8_t spells = 0;
    std::uint8_t rank = 0;      // among those that can still win a prize, from 1; equals share it
    Award prize = Award::None;  // won in this count
    std::int16_t points = 0;

    bool operator==(const Counted&) const = default;
    static constexpr auto description() {
        return describe("counted", field("item", &Counted::item), field("owner", &Counted::owner),
                        field("card", &Counted::card), field("votes", &Counted::votes),
                        field("spells", &Counted::spells), field("rank", &Counted::rank),
                        field("prize", &Counted::prize), field("points", &Counted::points));
    }
};
// All active items, those that compete first, the best of them foremost.
using Count = FixedList<Counted, kMaxItems>;

int votes_of(const Table& table, Seat owner, Slot item);
// What a count would give as the table stands.
Count count(const Table& table);
// Points and awards are handed out; what was to last until the count ends.
void hold_tribunal(Table& table);
// Who leads the first round of the next Tribunal: the nearest owner of a first prize, clockwise
// after the last Praeco; without one the pawn just passes on.
Seat next_first_praeco(const Table& table, const Count& count);

}  // namespace curia::grand_tribunal
