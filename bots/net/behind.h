// What a net is told of the heuristic's opinion of the legal actions.
#pragma once

#include <span>

#include "bots/heuristic.h"
#include "bots/net/net.h"

namespace curia::net {

// How far each action is behind the best one. A slip is what a casual player misjudges.
template <Game G>
void rate_behind(const typename G::View& view, const Actions<G>& legal, std::span<Behind> behind) {
    constexpr int kMost = 127;
    Ratings<G> ratings;
    Heuristic<G>::rate(view, legal, ratings);
    float best = ratings[0];
    for (int i = 1; i < legal.size(); ++i) best = ratings[i] > best ? ratings[i] : best;
    for (int i = 0; i < legal.size(); ++i) {
        const float far = (best - ratings[i]) * (kBehindUnit / Heuristic<G>::kSlip) + 0.5f;
        behind[static_cast<std::size_t>(i)] =
            far < kMost ? static_cast<Behind>(far) : Behind{kMost};
    }
}

}  // namespace curia::net
