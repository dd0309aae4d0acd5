// What must be so before a bot or a coach thinks about a View.
#pragma once

#include <string>

#include "bots/budget.h"
#include "engine/game.h"
#include "match/result.h"

namespace curia {

// The legal actions of the seat, or why there is nothing for it to decide in this View.
template <Game G>
Result<Actions<G>> choices_of(const typename G::View& view, Seat seat) {
    const std::string name = "seat " + std::to_string(seat.to_number());
    if (view.viewer != seat) return Failure{"this is not what " + name + " sees"};
    // Whose turn it is lies open, and so any world that agrees with the View tells it.
    Rng rng(0);
    const typename G::State world = G::imagine(view, rng);
    const Turn turn = G::turn(world);
    if (turn.of == Turn::Of::Nobody) return Failure{"the game is over"};
    if (!turn.seats.has(seat)) return Failure{"it is not the turn of " + name};
    Actions<G> actions;
    G::legal(world, seat, actions);
    return actions;
}

// Why one cannot think for so long; nothing if one can.
inline std::optional<Failure> why_no_budget(const Budget& budget) {
    if (budget.iterations < 0 || budget.milliseconds < 0)
        return Failure{"the budget is less than nothing"};
    if (budget.iterations == 0 && budget.milliseconds == 0)
        return Failure{"the budget is nought: no iterations and no milliseconds"};
    return std::nullopt;
}

}  // namespace curia
