// What one match was worth to one of its seats.
#pragma once

#include "bots/arena/job.h"

namespace curia::arena {

struct Standing {
    double win = 0;   // 1, or a part of it if the victory was shared
    double rank = 0;  // 1 is best; equal ones share the mean of their ranks
    int margin = 0;   // distance to the best of the others; negative behind him
};

Standing standing_of(const Scores& scores, int seat);

}  // namespace curia::arena
