// What tests of statistics share.
#pragma once

#include <vector>

#include "bots/arena/job.h"
#include "engine/rng.h"

namespace curia::arena {

// From 0 to 1.
inline double uniform(Rng& rng) { return static_cast<double>(rng.next() >> 11) * 0x1p-53; }

inline Scores scores_of(const std::vector<int>& scores) {
    Scores list;
    for (const int score : scores) list.push(score);
    return list;
}

}  // namespace curia::arena
