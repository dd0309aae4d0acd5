// Answers that a player may give before the question is asked.
#pragma once

#include <variant>

#include "games/circus_maximus/state.h"

namespace curia::circus_maximus {

struct PassNext {  // the next turn of placing in this phase is a pass: 5.1
    std::uint8_t day = 0;
    Phase phase{};
    bool operator==(const PassNext&) const = default;
    static constexpr auto description() {
        return describe("pass", field("day", &PassNext::day), field("phase", &PassNext::phase));
    }
};
struct DeclineFavour {  // F2, F3, F4 or F5 is not used on this day: every offer is declined
    std::uint8_t day = 0;
    Favour favour{};
    bool operator==(const DeclineFavour&) const = default;
    static constexpr auto description() {
        return describe("decline_favour", field("day", &DeclineFavour::day),
                        field("favour", &DeclineFavour::favour));
    }
};
struct DeclineCaesar {  // no favour is laid down before Caesar on this day: 9
    std::uint8_t day = 0;
    bool operator==(const DeclineCaesar&) const = default;
    static constexpr auto description() {
        return describe("decline_caesar", field("day", &DeclineCaesar::day));
    }
};
using Early = std::variant<PassNext, DeclineFavour, DeclineCaesar>;
inline constexpr int kMaxEarly = 6;  // four favours

}  // namespace curia::circus_maximus
