// The count of a Tribunal: votes, prizes, points. R13
#pragma once

#include "games/grand_tribunal/state.h"

namespace curia::grand_tribunal {

// An active item in a real or hypothetical count.
struct Counted {
    Slot item;
    Seat owner;
    Card card;
    std::uint16_t votes = 0;
    std::uint8_t spells = 0;
    std::uint8_t rank = 0;      // from 1, among items without an award; equals share it
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
// All active items. Those that compete come first, the best one at the front.
using Count = FixedList<Counted, kMaxItems>;

int votes_of(const Table& table, Seat owner, Slot item);
// The result of a count on this table.
Count count(const Table& table);
// Gives points and awards, and ends the effects that last until the count.
void hold_tribunal(Table& table);
// R14: the first Praeco of the next Tribunal. It is the first owner of a 1st prize clockwise after
// the last Praeco; if there is none, the player to the left of the last Praeco.
Seat next_first_praeco(const Table& table, const Count& count);

}  // namespace curia::grand_tribunal
