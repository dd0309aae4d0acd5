// The definition of advise() in bots/coach.h, for bots/instantiate.cpp.in only.
#pragma once

#include "bots/asked.h"
#include "bots/search/consultation.h"
#include "engine/hash.h"
#include "match/result.h"

namespace curia {

template <Game G>
Result<Advice<G>> advise(const typename G::View& view, Seat seat, const Budget& budget, Rng& rng) {
    if (const auto failure = why_no_budget(budget)) return *failure;
    const auto legal = choices_of<G>(view, seat);
    if (!legal) return legal.failure();
    return Consultation<G>(view, *legal, budget).hold(rng);
}

template <Game G>
std::uint64_t advice_seed(const typename G::View& view) {
    Hash hash;
    hash.add(view);
    return hash.value();
}

}  // namespace curia
