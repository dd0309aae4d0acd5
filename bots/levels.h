// How the levels think. Weaker ones look less far; none plays what looks absurd.
#pragma once

#include <string_view>

#include "bots/expert.h"

namespace curia {

// Chooses by the heuristic with some noise, but never what looks much worse than the best.
template <Game G>
class NoviceBot final : public Bot<G> {
public:
    struct Options {
        float temperature = 0;  // in points of the game
        float most_behind = 0;  // what looks worse than this is not considered
    };
    explicit NoviceBot(const Options& options) : options_(options) {}

    typename G::Action choose(const typename G::View& view, const Actions<G>& legal,
                              Rng& rng) override {
        Ratings<G> ratings;
        Heuristic<G>::rate(view, legal, ratings);
        float best = ratings[0];
        for (int i = 1; i < legal.size(); ++i) best = ratings[i] > best ? ratings[i] : best;
        Actions<G> sensible;
        for (int i = 0; i < legal.size(); ++i)
            if (best - ratings[i] <= options_.most_behind) sensible.push(legal[i]);
        return sensible[pick_by_heuristic<G>(view, sensible, options_.temperature, rng)];
    }
    int version() const override { return Heuristic<G>::kVersion; }

private:
    const Options options_;
};

// Nothing if there is no level of this name.
template <Game G>
std::unique_ptr<Bot<G>> make_level(std::string_view name) {
    if (name == "beginner")
        return std::make_unique<NoviceBot<G>>(
            typename NoviceBot<G>::Options{.temperature = 4, .most_behind = 8});
    if (name == "casual")
        return std::make_unique<NoviceBot<G>>(
            typename NoviceBot<G>::Options{.temperature = 0.5f, .most_behind = 3});
    // Each has about seven times as much as the one before it. All but the last are counted in
    // iterations, so that they play alike on every machine; a slow one is not to keep people
    // waiting for long, though.
    constexpr int kLongest = 900;
    const auto worth = [](double seconds) {
        return Budget{.iterations = static_cast<int>(Heuristic<G>::kIterationsASecond * seconds),
                      .milliseconds = kLongest};
    };
    if (name == "club") return make_expert<G>(worth(1.0 / 64));
    if (name == "strong") return make_expert<G>(worth(1.0 / 10));
    if (name == "expert") return make_expert<G>({.iterations = 0, .milliseconds = kLongest});
    return nullptr;
}

}  // namespace curia
