// The coach of every game: compiled here, once, and not wherever it is asked.
#include "bots/asked.h"
#include "bots/coach.h"
#include "bots/consultation.h"
#include "games/all.h"
#include "match/compile.h"

namespace curia {

template <Game G>
Result<Advice<G>> advise(const typename G::View& view, Seat seat, const Budget& budget, Rng& rng) {
    if (const auto failure = why_no_budget(budget)) return *failure;
    const auto legal = choices_of<G>(view, seat);
    if (!legal) return legal.failure();
    return Consultation<G>(view, *legal, budget).hold(rng);
}

void compile_coaches();
void compile_coaches() {
    AllGames::for_each([]<Game G>() { compile(&advise<G>); });
}

}  // namespace curia
