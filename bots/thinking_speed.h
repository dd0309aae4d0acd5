// Measures the speed of play-outs and tree search from the opening position, and of the decisions
// of a net in a whole match, on one core.
#pragma once

#include <vector>

#include "bots/asked.h"
#include "bots/net/net_bot.h"
#include "bots/search/tree_search.h"
#include "generated/bots.h"
#include "match/speed.h"

namespace curia {

struct ThinkingSpeed {
    double heavy_playouts_per_s = 0;   // by the softmax of the heuristic
    double search_playouts_per_s = 0;  // with the settings of the levels, see Thinking
    double light_playouts_per_s = 0;   // at random
    double tree_iterations_per_s = 0;  // tree search with light play-outs
    double us_per_net_decision = 0;    // 0 for a game without a net
};

// The first View of a match in which a player must choose.
template <Game G>
typename G::View opening_view(int players) {
    Match<G> match(default_setup<G>(players));
    Rng rng(1);
    match.draw(rng);
    return match.view(match.turn().seats.first());
}

// The mean over all decisions of a match among nets: reading the View and rating the legal actions.
template <Game G>
double us_per_net_decision(int players) {
    const net::KnownNet* known = net::known_net<G>();
    if (!known) return 0;
    NetBot<G> bot(*known);
    std::vector<typename G::View> views;
    std::vector<Actions<G>> legal;
    Match<G> match(default_setup<G>(players));
    Rng rng(1);
    for (match.draw(rng); match.turn().of == Turn::Of::Players; match.draw(rng)) {
        const Seat seat = match.turn().seats.first();
        views.push_back(match.view(seat));
        legal.push_back(match.legal(seat));
        match.play(seat, bot.choose(views.back(), legal.back(), rng));
    }
    return best_nanoseconds([&] {
               for (std::size_t i = 0; i < views.size(); ++i)
                   keep(bot.choose(views[i], legal[i], rng));
               return views.size();
           }) /
           1e3;
}

template <Game G>
ThinkingSpeed measure_thinking(int players) {
    const typename G::View view = opening_view<G>(players);
    Rng rng(1);
    const auto play_outs_per_second = [&](const PlayoutPolicy& policy) {
        return 1e9 / best_nanoseconds([&] {
                   typename G::State world = G::imagine(view, rng);
                   play_out<G>(world, Heuristic<G>::part(world.table), policy, rng);
                   keep(world);
                   return 1;
               });
    };
    ThinkingSpeed speed;
    speed.heavy_playouts_per_s = play_outs_per_second({});
    speed.search_playouts_per_s = play_outs_per_second(Heuristic<G>::kThinking.playout);
    speed.light_playouts_per_s = play_outs_per_second({.kind = PlayoutPolicy::Kind::Uniform});
    const Actions<G> legal = *choices_of<G>(view, *view.viewer);
    constexpr int kIterations = 4000;
    TreeSearchBot<G> tree({.iterations = kIterations, .milliseconds = 0}, TreeOptions::light());
    speed.tree_iterations_per_s = 1e9 / best_nanoseconds([&] {
                                      keep(tree.choose(view, legal, rng));
                                      return kIterations;
                                  });
    speed.us_per_net_decision = us_per_net_decision<G>(players);
    return speed;
}

}  // namespace curia
