// A player that learned by playing against itself. It gets a View and the legal actions, like every
// bot.
#pragma once

#include "bots/bot.h"
#include "bots/heuristic.h"
#include "bots/net/nets.h"
#include "bots/net/rater.h"

namespace curia {

// How well a net plays, in nats: the odds of two actions are the exponential of the difference of
// their ratings. The defaults choose the best action always.
struct NetSkill {
    float temperature = 0;  // 1: as the net doubts; more: worse actions more often
    float most_behind = 0;  // never an action further behind the best: no absurd mistakes
};

template <Game G>
class NetBot final : public Bot<G> {
public:
    explicit NetBot(const net::KnownNet& known, const NetSkill& skill = {})
        : rater_(known.net), skill_(skill), version_(known.version) {}

    typename G::Action choose(const typename G::View& view, const Actions<G>& legal,
                              Rng& rng) override {
        const auto rated = rater_.rate(view, legal);
        const auto best = best_of(rated, rater_.numbers());
        if (skill_.temperature <= 0) return legal[static_cast<int>(best)];
        const auto least = rated[best] - static_cast<std::int32_t>(skill_.most_behind * kUnit);
        Actions<G> sensible;
        Ratings<G> ratings;
        for (std::size_t i = 0; i < rated.size(); ++i) {
            if (rated[i] < least) continue;
            ratings[static_cast<std::size_t>(sensible.size())] =
                static_cast<float>(rated[i]) / kUnit;
            sensible.push(legal[static_cast<int>(i)]);
        }
        return sensible[pick_by_ratings<G>(ratings, sensible.size(), skill_.temperature, rng)];
    }
    int version() const override { return version_; }

private:
    static constexpr float kUnit = net::Net::kUnit;

    // The highest rating; of equal ones that of the lowest number.
    static std::size_t best_of(std::span<const std::int32_t> ratings,
                               std::span<const std::int32_t> numbers) {
        std::size_t best = 0;
        for (std::size_t i = 1; i < ratings.size(); ++i)
            if (ratings[i] > ratings[best] ||
                (ratings[i] == ratings[best] && numbers[i] < numbers[best]))
                best = i;
        return best;
    }

    net::Rater<G> rater_;
    const NetSkill skill_;
    const int version_;
};

}  // namespace curia
