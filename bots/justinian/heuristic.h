// The heuristic for Justinian.
#pragma once

#include "bots/heuristic.h"
#include "games/justinian/justinian.h"

namespace curia {

template <>
struct Heuristic<Justinian> {
    static constexpr int kVersion = 2;
    static constexpr bool kIsOpen = false;
    static constexpr Thinking kThinking{
        .playout = {.temperature = 0.25f}, .trust = 60, .mix = 0.5f};
    static constexpr float kSlip = 1.0f;
    static constexpr int kClub = 100, kStrong = 700;

    static void rate(const justinian::View& view, const Actions<Justinian>& legal,
                     Ratings<Justinian>& ratings);
    // The match has one part: tokens placed early still matter in the last scoring.
    static int part(const justinian::Table&) { return 0; }
    static PerSeat<float> standings(const justinian::State& world);
};

}  // namespace curia
