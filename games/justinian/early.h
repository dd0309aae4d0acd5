// Answers that a player may give before the question is asked.
#pragma once

#include <variant>

#include "games/justinian/state.h"

namespace curia::justinian {

struct NoClaim {  // declines every claim in this phase: R9
    std::uint8_t phase = 0;
    bool operator==(const NoClaim&) const = default;
    static constexpr auto description() {
        return describe("no_claim", field("phase", &NoClaim::phase));
    }
};
struct PassNext {  // passes at the player's next turn in this game turn: R3
    std::uint8_t game_turn = 0;
    bool operator==(const PassNext&) const = default;
    static constexpr auto description() {
        return describe("pass", field("game_turn", &PassNext::game_turn));
    }
};
struct KeepCards {  // no exchange after the scoring of this phase: R19
    std::uint8_t phase = 0;
    bool operator==(const KeepCards&) const = default;
    static constexpr auto description() {
        return describe("keep", field("phase", &KeepCards::phase));
    }
};
using Early = std::variant<NoClaim, PassNext, KeepCards>;
inline constexpr int kMaxEarly = 3;

}  // namespace curia::justinian
