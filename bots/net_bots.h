// The bots that play by a net, by name.
#pragma once

#include <memory>
#include <string_view>

#include "bots/net/net_bot.h"
#include "bots/search/expert.h"

namespace curia {

// "net", "net-mc@200" or, if nothing is hidden, "net-tree@200". Null for other names.
template <Game G>
std::unique_ptr<Bot<G>> make_net_bot(std::string_view name, const net::KnownNet& known) {
    if (name == "net") return std::make_unique<NetBot<G>>(known);
    const std::size_t at = name.find('@');
    if (at == std::string_view::npos) return nullptr;
    const auto budget = Budget::from_text(name.substr(at + 1));
    if (!budget) return nullptr;
    if (name.substr(0, at) == "net-mc") return make_net_monte_carlo<G>(known, *budget);
    if constexpr (Heuristic<G>::kIsOpen)
        if (name.substr(0, at) == "net-tree") return make_net_tree_search<G>(known, *budget);
    return nullptr;
}

}  // namespace curia
