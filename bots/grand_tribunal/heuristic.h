// Rules of thumb for Grand Tribunal.
#pragma once

#include "bots/heuristic.h"
#include "games/grand_tribunal/grand_tribunal.h"

namespace curia {

template <>
struct Heuristic<GrandTribunal> {
    static constexpr int kVersion = 2;
    static constexpr int kPlayoutsASecond = 4'000;
    static void rate(const grand_tribunal::View& view, const Actions<GrandTribunal>& legal,
                     Ratings<GrandTribunal>& ratings);
};

}  // namespace curia
