// The heuristic for Grand Tribunal.
#pragma once

#include "bots/heuristic.h"
#include "games/grand_tribunal/grand_tribunal.h"

namespace curia {

template <>
struct Heuristic<GrandTribunal> {
    static constexpr int kVersion = 4;
    static constexpr bool kIsOpen = false;
    static constexpr Thinking kThinking{
        .playout = {.temperature = 0.25f, .until = PlayoutPolicy::Until::PartIsOver}, .spread = 12};
    static constexpr float kSlip = 0.5f;
    static constexpr int kClub = 12, kStrong = 100;

    static void rate(const grand_tribunal::View& view, const Actions<GrandTribunal>& legal,
                     Ratings<GrandTribunal>& ratings);
    static int part(const grand_tribunal::Table& table) { return table.tribunal; }
    static PerSeat<float> standings(const grand_tribunal::State& world);
};

}  // namespace curia
