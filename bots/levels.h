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
    const auto novice = [](float slip, float most_behind) {
        return std::make_unique<NoviceBot<G>>(
            typename NoviceBot<G>::Options{.temperature = slip, .most_behind = most_behind});
    };
    constexpr float kSlip = Heuristic<G>::kSlip;
    if (name == "beginner") return novice(8 * kSlip, 16 * kSlip);
    if (name == "casual") return novice(kSlip, 6 * kSlip);
    // Each has at least six times as much as the one before it, so that the difference shows. All
    // but the last are counted in iterations, so that they play alike on every machine; a slow one
    // is not to keep people waiting for long, though.
    constexpr int kLongest = 900;
    const auto searching = [](int iterations) {
        return make_expert<G>({.iterations = iterations, .milliseconds = kLongest});
    };
    if (name == "club") return searching(Heuristic<G>::kClub);
    if (name == "strong") return searching(Heuristic<G>::kStrong);
    if (name == "expert") return searching(0);
    return nullptr;
}

}  // namespace curia
