// The heuristic for Circus Maximus.
#pragma once

#include "bots/heuristic.h"
#include "games/circus_maximus/circus_maximus.h"

namespace curia {

template <>
struct Heuristic<CircusMaximus> {
    static constexpr int kVersion = 3;
    static constexpr bool kIsOpen = true;
    static constexpr Thinking kThinking{
        .playout = {.temperature = 0.5f, .until = PlayoutPolicy::Until::PartIsOver},
        .spread = 10,
        .victory = 0.2f};
    static constexpr float kSlip = 0.5f;
    static constexpr int kClub = 40, kStrong = 700;

    static void rate(const circus_maximus::View& view, const Actions<CircusMaximus>& legal,
                     Ratings<CircusMaximus>& ratings);
    static int part(const circus_maximus::Table& table) { return table.day; }
    static PerSeat<float> standings(const circus_maximus::State& world);
};

}  // namespace curia
