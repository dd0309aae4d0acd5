// A player that takes the action whose outcome a judge likes best. It gets a View and the legal
// actions, like every bot.
#pragma once

#include "bots/bot.h"
#include "learn/judge/judging.h"

namespace curia::learn {

template <HasSights G>
class JudgeBot final : public Bot<G> {
public:
    explicit JudgeBot(const Judge& judge) : judging_(judge) {}

    typename G::Action choose(const typename G::View& view, const Actions<G>& legal,
                              Rng& rng) override {
        const Seat me = *view.viewer;
        const auto world = G::imagine(view, rng);
        int best = 0;
        float best_reward = 0;
        for (int i = 0; i < legal.size(); ++i) {
            const float reward = judging_.after(world, me, legal[i])[me];
            if (i > 0 && reward <= best_reward) continue;
            best = i;
            best_reward = reward;
        }
        return legal[best];
    }

private:
    Judging<G> judging_;
};

}  // namespace curia::learn
