// The definition of make_bot() in bots/all.h, for bots/instantiate.cpp.in only.
#pragma once

#include "bots/all.h"
#include "bots/external/allow.h"
#include "bots/external/external_bot.h"
#include "bots/greedy.h"
#include "bots/levels.h"
#include "bots/net_bots.h"
#include "bots/search/plain_ismcts.h"
#include "bots/styles.h"

namespace curia {

template <Game G>
std::unique_ptr<Bot<G>> make_bot(std::string_view name) {
    if (const auto external = ExternalName::from_text(name))
        return are_external_bots_allowed() ? std::make_unique<ExternalBot<G>>(*external) : nullptr;
    if (name == "random") return std::make_unique<RandomBot<G>>();
    if (name == "greedy") return std::make_unique<GreedyBot<G>>();
    if (const net::KnownNet* known = net::known_net<G>())
        if (auto bot = make_net_bot<G>(name, *known)) return bot;
    if (auto level = make_level<G>(name)) return level;
    const std::size_t at = name.find('@');
    if (at == std::string_view::npos) return nullptr;
    const auto budget = Budget::from_text(name.substr(at + 1));
    if (!budget) return nullptr;
    const std::string_view kind = name.substr(0, at);
    if (kind == "mc") return make_monte_carlo<G>(*budget);
    if (kind == "tree") return make_tree_search<G>(*budget);
    if (kind == "expert") return make_known_expert<G>(*budget);
    if (kind == "expert-1") return make_expert<G>(*budget);
    if (kind == "ismcts-plain") return std::make_unique<PlainIsmctsBot<G>>(*budget);
    if (kind == "flat-uniform")
        return std::make_unique<MonteCarloBot<G>>(
            *budget,
            MonteCarloOptions{
                .thinking = {.playout = {.kind = PlayoutPolicy::Kind::Uniform}, .trust = 0},
                .candidates = G::kMaxActions});
    return make_style<G>(kind, *budget);
}

}  // namespace curia
