// Rules of thumb for Circus Maximus.
#pragma once

#include "bots/heuristic.h"
#include "games/circus_maximus/circus_maximus.h"

namespace curia {

template <>
struct Heuristic<CircusMaximus> {
    static constexpr int kVersion = 2;
    static constexpr int kPlayoutsASecond = 10'000;
    static void rate(const circus_maximus::View& view, const Actions<CircusMaximus>& legal,
                     Ratings<CircusMaximus>& ratings);
};

}  // namespace curia
