// The result of one match for one of its seats.
#pragma once

#include "bots/arena/job.h"

namespace curia::arena {

struct Standing {
    double win = 0;   // 1, or a fraction if the victory is shared
    double rank = 0;  // 1 is best; equal scores share the mean of their ranks
    int margin = 0;   // distance to the best opponent; negative if behind
};

Standing standing_of(const Scores& scores, int seat);

}  // namespace curia::arena
