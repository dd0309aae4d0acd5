// Every bot by its name.
#pragma once

#include "bots/asked.h"
#include "bots/bot.h"
#include "bots/greedy.h"
#include "bots/levels.h"
#include "bots/monte_carlo.h"
#include "bots/plain_ismcts.h"
#include "bots/styles.h"
#include "generated/bots.h"

namespace curia {

// A level ("club"), "random", "greedy", or a search or style with its budget: "mc@2000"
// (iterations), "mc@50ms". Nothing if there is no such bot.
template <Game G>
std::unique_ptr<Bot<G>> make_bot(std::string_view name) {
    if (name == "random") return std::make_unique<RandomBot<G>>();
    if (name == "greedy") return std::make_unique<GreedyBot<G>>();
    if (auto level = make_level<G>(name)) return level;
    const std::size_t at = name.find('@');
    if (at == std::string_view::npos) return nullptr;
    const auto budget = Budget::from_text(name.substr(at + 1));
    if (!budget) return nullptr;
    const std::string_view kind = name.substr(0, at);
    if (kind == "mc") return make_monte_carlo<G>(*budget);
    if (kind == "tree") return make_tree_search<G>(*budget);
    if (kind == "expert") return make_expert<G>(*budget);
    if (kind == "ismcts-plain") return std::make_unique<PlainIsmctsBot<G>>(*budget);
    if (kind == "flat-uniform")
        return std::make_unique<MonteCarloBot<G>>(
            *budget,
            MonteCarloOptions{.thinking = {.playout = {.kind = PlayoutPolicy::Kind::Uniform}},
                              .candidates = G::kMaxActions,
                              .trust = 0});
    return make_style<G>(kind, *budget);
}

// The same, or a sentence that says why there is none.
template <Game G>
Result<std::unique_ptr<Bot<G>>> named_bot(std::string_view name) {
    if (auto bot = make_bot<G>(name)) return bot;
    return Failure{why_no_bot(name)};
}

// What the bot would do in the seat that sees this View, or why there is nothing to do.
template <Game G>
Result<typename G::Action> answer_of(Bot<G>& bot, const typename G::View& view, Seat seat,
                                     Rng& rng) {
    const auto legal = choices_of<G>(view, seat);
    if (!legal) return legal.failure();
    return bot.choose(view, *legal, rng);
}

}  // namespace curia
