// The search of the stronger levels.
#pragma once

#include <memory>

#include "bots/search/monte_carlo.h"
#include "bots/search/tree_search.h"

namespace curia {

template <Game G>
std::unique_ptr<Bot<G>> make_monte_carlo(const Budget& budget,
                                         const Thinking& thinking = Heuristic<G>::kThinking) {
    return std::make_unique<MonteCarloBot<G>>(budget, MonteCarloOptions{.thinking = thinking});
}

template <Game G>
std::unique_ptr<Bot<G>> make_tree_search(const Budget& budget,
                                         const Thinking& thinking = Heuristic<G>::kThinking) {
    TreeOptions options{.thinking = thinking};
    if (!Heuristic<G>::kIsOpen) {
        options.nodes = TreeOptions::Nodes::OwnActions;
        options.others = TreeOptions::Others::PlayedOut;
    }
    return std::make_unique<TreeSearchBot<G>>(budget, options);
}

// Searches that are guided by a net: play-outs by the net, or a tree whose priors are the net's.
template <Game G>
std::unique_ptr<Bot<G>> make_net_monte_carlo(const net::KnownNet& net, const Budget& budget) {
    MonteCarloOptions options{
        .thinking = Heuristic<G>::kThinking, .candidates = 8, .most_behind = 4};
    options.thinking.trust = 60;
    return std::make_unique<MonteCarloBot<G, NetGuide<G>>>(budget, options, NetGuide<G>(net));
}
template <Game G>
std::unique_ptr<Bot<G>> make_net_tree_search(const net::KnownNet& net, const Budget& budget) {
    const TreeOptions options{.thinking = Heuristic<G>::kThinking, .doubt = 1};
    return std::make_unique<TreeSearchBot<G, NetGuide<G>>>(budget, options, NetGuide<G>(net));
}

// With open information the tree search is stronger, and its lead grows with the budget. With
// hidden information it is not stronger (docs/strength.md).
template <Game G>
std::unique_ptr<Bot<G>> make_expert(const Budget& budget,
                                    const Thinking& thinking = Heuristic<G>::kThinking) {
    if constexpr (Heuristic<G>::kIsOpen)
        return make_tree_search<G>(budget, thinking);
    else
        return make_monte_carlo<G>(budget, thinking);
}

}  // namespace curia
