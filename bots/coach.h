// The coach: what to expect of every legal action, what the others probably hold, and what sets
// the best action apart. It gets a View, like a bot, so it knows nothing that its player does not.
#pragma once

#include "bots/advice.h"
#include "bots/budget.h"
#include "generated/coaches.h"
#include "match/result.h"

namespace curia {

// Advice for the seat that sees this View, or why there is none.
template <Game G>
Result<Advice<G>> advise(const typename G::View& view, Seat seat, const Budget& budget, Rng& rng);

}  // namespace curia
