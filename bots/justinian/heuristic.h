// Rules of thumb for Justinian.
#pragma once

#include "bots/heuristic.h"
#include "games/justinian/justinian.h"

namespace curia {

template <>
struct Heuristic<Justinian> {
    static constexpr int kVersion = 1;
    static constexpr int kPlayoutsASecond = 17'000;
    static void rate(const justinian::View& view, const Actions<Justinian>& legal,
                     Ratings<Justinian>& ratings);
};

}  // namespace curia
