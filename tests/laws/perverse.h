// Players who do the worst they can.
#pragma once

#include <array>
#include <numeric>
#include <utility>
#include <vector>

#include "engine/game.h"
#include "engine/rng.h"

namespace curia::laws {

// Always does a thing of the kind it likes best among those it may do. The order of its likings
// makes it one that never places, always passes, hoards, never claims, and so on.
template <Game G>
class Perverse {
public:
    explicit Perverse(Rng& rng) {
        std::iota(liking_.begin(), liking_.end(), 0);
        for (std::size_t i = liking_.size(); i > 1; --i)
            std::swap(liking_[i - 1], liking_[rng.below(static_cast<std::uint32_t>(i))]);
    }
    typename G::Action choose(const std::vector<typename G::Action>& legal, Rng& rng) const {
        std::vector<typename G::Action> best;
        for (const auto& action : legal) {
            if (!best.empty() && liking(action) > liking(best[0])) continue;
            if (!best.empty() && liking(action) < liking(best[0])) best.clear();
            best.push_back(action);
        }
        return best[rng.below(static_cast<std::uint32_t>(best.size()))];
    }

private:
    int liking(const typename G::Action& action) const { return liking_[action.index()]; }
    std::array<int, std::variant_size_v<typename G::Action>> liking_{};
};

}  // namespace curia::laws
