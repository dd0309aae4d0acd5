// Measures the speed of play-outs and tree search from the opening position, on one core.
#pragma once

#include "bots/asked.h"
#include "bots/tree_search.h"
#include "generated/bots.h"
#include "match/speed.h"

namespace curia {

struct ThinkingSpeed {
    double heavy_playouts_per_s = 0;   // by the softmax of the heuristic
    double search_playouts_per_s = 0;  // with the settings of the levels, see Thinking
    double light_playouts_per_s = 0;   // at random
    double tree_iterations_per_s = 0;  // tree search with light play-outs
};

// The first View of a match in which a player must choose.
template <Game G>
typename G::View opening_view(int players) {
    Match<G> match(default_setup<G>(players));
    Rng rng(1);
    match.draw(rng);
    return match.view(match.turn().seats.first());
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
    return speed;
}

}  // namespace curia
