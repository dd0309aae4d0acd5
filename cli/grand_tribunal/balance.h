// Questions about the balance of Grand Tribunal: types and costs of items, the sources of Vis, the
// seats, and how much the first Tribunal decides.
#pragma once

#include "cli/arena/balance.h"
#include "games/grand_tribunal/grand_tribunal.h"

namespace curia::cli {

template <>
struct GameBalance<GrandTribunal> {
    static std::vector<Topic> topics(const Match<GrandTribunal>& match);
};

static_assert(HasBalance<GrandTribunal>);

}  // namespace curia::cli
