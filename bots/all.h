// Every bot by its name.
#pragma once

#include "bots/bot.h"
#include "bots/greedy.h"
#include "generated/bots.h"

namespace curia {

// Nothing if there is no bot of this name.
template <Game G>
std::unique_ptr<Bot<G>> make_bot(std::string_view name) {
    if (name == "random") return std::make_unique<RandomBot<G>>();
    if (name == "greedy") return std::make_unique<GreedyBot<G>>();
    return nullptr;
}

}  // namespace curia
