// The levels. In a game with a net they are that net: weaker ones follow their doubts more. In
// other games weaker ones search less. No level plays an action that looks absurd.
#pragma once

#include <string_view>

#include "bots/net/net_bot.h"
#include "bots/search/expert.h"

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

// The longest time for a decision, in milliseconds. It is all the time that an expert takes.
inline constexpr int kLongestThought = 900;

// The levels of a game without a net: rules of thumb and search.
template <Game G>
std::unique_ptr<Bot<G>> make_level_without_net(std::string_view name) {
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
    const auto counted = [](int iterations) {
        return std::make_unique<CountedBot<G>>(
            Budget{.iterations = iterations, .milliseconds = kLongestThought});
    };
    if (name == "club") return counted(Heuristic<G>::kClub);
    if (name == "strong") return counted(Heuristic<G>::kStrong);
    if (name == "expert") return make_expert<G>({.iterations = 0, .milliseconds = kLongestThought});
    return nullptr;
}

// The search of the level `expert`, with this budget.
template <Game G>
std::unique_ptr<Bot<G>> make_known_expert(const Budget& budget) {
    if (const net::KnownNet* known = net::known_net<G>())
        return make_net_monte_carlo<G>(*known, budget);
    return make_expert<G>(budget);
}

// The levels of a game with a net. A weak player is one who sees less difference between actions,
// so the steps are temperatures. Each level beats the one below clearly (docs/strength.md).
template <Game G>
std::unique_ptr<Bot<G>> make_level_with_net(std::string_view name, const net::KnownNet& known) {
    const auto net = [&](const NetSkill& skill) {
        return std::make_unique<NetBot<G>>(known, skill);
    };
    if (name == "beginner") return net({.temperature = 50, .most_behind = 25});
    if (name == "casual") return net({.temperature = 20, .most_behind = 17});
    if (name == "club") return net({.temperature = 7.5f, .most_behind = 10});
    if (name == "strong") return net({});
    if (name == "expert") return make_known_expert<G>({.milliseconds = kLongestThought});
    return nullptr;
}

// "club", or "club-1" for measuring: the levels before there were nets. Returns null if there is no
// level of this name.
template <Game G>
std::unique_ptr<Bot<G>> make_level(std::string_view name) {
    constexpr std::string_view kBeforeNets = "-1";
    if (name.ends_with(kBeforeNets))
        return make_level_without_net<G>(name.substr(0, name.size() - kBeforeNets.size()));
    if (const net::KnownNet* known = net::known_net<G>())
        return make_level_with_net<G>(name, *known);
    return make_level_without_net<G>(name);
}

}  // namespace curia
