// Guides of a search: they rate the actions that are worth a try, and choose in its play-outs.
#pragma once

#include "bots/net/nets.h"
#include "bots/net/rater.h"
#include "bots/search/playout.h"

namespace curia {

template <Game G>
class HeuristicGuide {
public:
    void rate(const typename G::View& view, const Actions<G>& legal, Ratings<G>& ratings) const {
        Heuristic<G>::rate(view, legal, ratings);
    }
    typename G::Action choose(const typename G::State& world, Seat seat,
                              const PlayoutPolicy& policy, Rng& rng) const {
        return choose_in<G>(world, seat, policy, rng);
    }
    int version() const { return Heuristic<G>::kVersion; }
};

// Ratings are in nats: the odds of two actions are the exponential of their difference.
template <Game G>
class NetGuide {
public:
    explicit NetGuide(const net::KnownNet& known) : rater_(known.net), version_(known.version) {}

    void rate(const typename G::View& view, const Actions<G>& legal, Ratings<G>& ratings) {
        const auto rated = rater_.rate(view, legal);
        for (std::size_t i = 0; i < rated.size(); ++i)
            ratings[i] = static_cast<float>(rated[i]) / net::Net::kUnit;
    }
    // As the net would play it, with all its doubts: each action by its odds.
    typename G::Action choose(const typename G::State& world, Seat seat, const PlayoutPolicy&,
                              Rng& rng) {
        Actions<G> legal;
        G::legal(world, seat, legal);
        if (legal.size() == 1) return legal[0];
        Ratings<G> ratings;
        rate(G::view(world, seat), legal, ratings);
        return legal[pick_by_ratings<G>(ratings, legal.size(), 1, rng)];
    }
    int version() const { return version_; }

private:
    net::Rater<G> rater_;
    int version_;
};

}  // namespace curia
