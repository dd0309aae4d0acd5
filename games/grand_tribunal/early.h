// Answers that a player may give before the question is asked.
#pragma once

#include <variant>

#include "games/grand_tribunal/state.h"

namespace curia::grand_tribunal {

struct DeclineGatherings {  // joins no contested gathering before this Tribunal: R12
    std::uint8_t tribunal = 0;
    bool operator==(const DeclineGatherings&) const = default;
    static constexpr auto description() {
        return describe("decline_gatherings", field("tribunal", &DeclineGatherings::tribunal));
    }
};
struct EndCall {  // activates and installs nothing more in the call of this Tribunal: R13
    std::uint8_t tribunal = 0;
    bool operator==(const EndCall&) const = default;
    static constexpr auto description() {
        return describe("end_call", field("tribunal", &EndCall::tribunal));
    }
};
using Early = std::variant<DeclineGatherings, EndCall>;
inline constexpr int kMaxEarly = 2;

}  // namespace curia::grand_tribunal
