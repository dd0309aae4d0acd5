#include "bots/arena/standing.h"

#include <algorithm>
#include <limits>

namespace curia::arena {

Standing standing_of(const Scores& scores, int seat) {
    const int own = scores[seat];
    int best_other = std::numeric_limits<int>::min(), better = 0, equal = 0;
    for (int other = 0; other < scores.size(); ++other) {
        if (other == seat) continue;
        best_other = std::max(best_other, scores[other]);
        if (scores[other] > own) ++better;
        if (scores[other] == own) ++equal;
    }
    return {.win = better > 0 ? 0.0 : 1.0 / (1 + equal),
            .rank = 1 + better + equal / 2.0,
            .margin = own - best_other};
}

}  // namespace curia::arena
