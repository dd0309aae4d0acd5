// The levels that people choose among. Weaker ones look less far; none plays what looks absurd.
#pragma once

#include <array>
#include <string_view>

#include "bots/monte_carlo.h"

namespace curia {

inline constexpr std::array<std::string_view, 5> kLevels{"beginner", "casual", "club", "strong",
                                                         "expert"};

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
    const auto search = [](const Budget& budget) {
        return std::make_unique<MonteCarloBot<G>>(budget, MonteCarloOptions{.mix = 0.5f});
    };
    // A clock as well, because play-outs take longer in some games than in others.
    if (name == "club") return search({.iterations = 600, .milliseconds = 250});
    if (name == "strong") return search({.iterations = 3000, .milliseconds = 600});
    if (name == "expert") return search({.iterations = 0, .milliseconds = 900});
    return nullptr;
}

}  // namespace curia
