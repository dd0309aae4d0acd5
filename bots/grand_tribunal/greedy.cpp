#include "bots/grand_tribunal/greedy.h"
namespace curia {
using namespace grand_tribunal;
Action GreedyBot<GrandTribunal>::choose(const View&, const Actions<GrandTribunal>& legal,
                                        Rng& rng) {
    return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}
}  // namespace curia
