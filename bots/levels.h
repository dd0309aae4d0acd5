// The levels. Weaker ones search less, but none plays an action that looks absurd.
#pragma once

#include <string_view>

#include "bots/expert.h"

namespace curia {

// Chooses by the heuristic with some noise, but never an action that looks far behind the best.
template <Game G>
class NoviceBot final : public Bot<G> {
public:
    struct Options {
        float temperature = 0;  // in points of the game
        float most_behind = 0;  // actions further behind the best are not considered
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

// Searches with the iterations that its game sets. The name of a level does not include them, so
// its version does: results with another number of iterations must not be mixed with its own.
template <Game G>
class CountedBot final : public Bot<G> {
public:
    explicit CountedBot(const Budget& budget)
        : thinker_(make_expert<G>(budget)), iterations_(budget.iterations) {}

    typename G::Action choose(const typename G::View& view, const Actions<G>& legal,
                              Rng& rng) override {
        return thinker_->choose(view, legal, rng);
    }
    int version() const override { return 10'000 * thinker_->version() + iterations_; }

private:
    const std::unique_ptr<Bot<G>> thinker_;
    const int iterations_;
};

// Returns null if there is no level of this name.
template <Game G>
std::unique_ptr<Bot<G>> make_level(std::string_view name) {
    const auto novice = [](float slip, float most_behind) {
        return std::make_unique<NoviceBot<G>>(
            typename NoviceBot<G>::Options{.temperature = slip, .most_behind = most_behind});
    };
    constexpr float kSlip = Heuristic<G>::kSlip;
    if (name == "beginner") return novice(8 * kSlip, 16 * kSlip);
    if (name == "casual") return novice(kSlip, 6 * kSlip);
    // Strong has at least six times the iterations of club, so that the difference shows. Both are
    // counted in iterations, so that they play the same on every machine. The time limit keeps the
    // wait short on a slow machine.
    constexpr int kLongest = 900;
    const auto counted = [](int iterations) {
        return std::make_unique<CountedBot<G>>(
            Budget{.iterations = iterations, .milliseconds = kLongest});
    };
    if (name == "club") return counted(Heuristic<G>::kClub);
    if (name == "strong") return counted(Heuristic<G>::kStrong);
    if (name == "expert") return make_expert<G>({.iterations = 0, .milliseconds = kLongest});
    return nullptr;
}

}  // namespace curia
