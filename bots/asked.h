// Checks whether a bot or a coach can think about a View.
#pragma once

#include <string>

#include "bots/budget.h"
#include "engine/game.h"
#include "match/result.h"

namespace curia {

// The legal actions of the seat, or why the seat has nothing to decide in this View.
template <Game G>
Result<Actions<G>> choices_of(const typename G::View& view, Seat seat) {
    const std::string name = "seat " + std::to_string(seat.to_number());
    if (view.viewer != seat) return Failure{"this is not the view of " + name};
    // Any world that agrees with the View has the same turn and the same choices for the viewer.
    Rng rng(0);
    const typename G::State world = G::imagine(view, rng);
    const Turn turn = G::turn(world);
    if (turn.of == Turn::Of::Nobody) return Failure{"the game is over"};
    if (!turn.seats.has(seat)) return Failure{"it is not the turn of " + name};
    Actions<G> actions;
    G::legal(world, seat, actions);
    return actions;
}

// Why this budget is not valid; nothing if it is.
inline std::optional<Failure> why_no_budget(const Budget& budget) {
    if (budget.iterations < 0 || budget.milliseconds < 0) return Failure{"the budget is negative"};
    if (budget.iterations == 0 && budget.milliseconds == 0)
        return Failure{"the budget is zero: no iterations and no milliseconds"};
    return std::nullopt;
}

}  // namespace curia
