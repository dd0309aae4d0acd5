// Answers that a player may give before the question is asked.
#pragma once

#include <variant>

#include "games/circus_maximus/state.h"

namespace curia::circus_maximus {

struct PassNext {  // passes at the player's next turn of placing in this phase: 5.1
    std::uint8_t day = 0;
    Phase phase{};
    bool operator==(const PassNext&) const = default;
    static constexpr auto description() {
        return describe("pass", field("day", &PassNext::day), field("phase", &PassNext::phase));
    }
};
struct DeclineFavour {  // declines every offer of this favour (F2 to F5) on this day
    std::uint8_t day = 0;
    Favour favour{};
    bool operator==(const DeclineFavour&) const = default;
    static constexpr auto description() {
        return describe("decline_favour", field("day", &DeclineFavour::day),
                        field("favour", &DeclineFavour::favour));
    }
};
struct DeclineCaesar {  // lays down no favour at Caesar's venue on this day: 9
    std::uint8_t day = 0;
    bool operator==(const DeclineCaesar&) const = default;
    static constexpr auto description() {
        return describe("decline_caesar", field("day", &DeclineCaesar::day));
    }
};
using Early = std::variant<PassNext, DeclineFavour, DeclineCaesar>;
inline constexpr int kMaxEarly = 6;  // PassNext, DeclineCaesar and four favours

}  // namespace curia::circus_maximus
