// The bot that always takes the action with the best heuristic rating.
#pragma once

#include "bots/bot.h"
#include "bots/heuristic.h"

namespace curia {

template <Game G>
class GreedyBot final : public Bot<G> {
public:
    typename G::Action choose(const typename G::View& view, const Actions<G>& legal,
                              Rng& rng) override {
        return legal[pick_by_heuristic<G>(view, legal, 0, rng)];
    }
    int version() const override { return Heuristic<G>::kVersion; }
};

}  // namespace curia
