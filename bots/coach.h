// The coach says what to expect from every legal action, what the opponents probably hold, and why
// the best action is better. It gets a View, like a bot, so it knows only what its player knows.
#pragma once

#include "bots/advice.h"
#include "bots/budget.h"
#include "generated/coaches.h"
#include "match/result.h"

namespace curia {

// Advice for the seat that sees this View, or why there is none.
template <Game G>
Result<Advice<G>> advise(const typename G::View& view, Seat seat, const Budget& budget, Rng& rng);

// The seed for this View: the same position always gets the same advice.
template <Game G>
std::uint64_t advice_seed(const typename G::View& view);

// The budget for a person who waits. It counts play-outs, so that the advice does not depend on the
// speed of the machine; the time is only a limit for a machine under load.
template <Game G>
inline constexpr Budget kAdviceBudget{.iterations = Coaching<G>::kPlayOuts, .milliseconds = 6000};

}  // namespace curia
