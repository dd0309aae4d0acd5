// Effects that last beyond their own step: on the turn of a player, or until the count.
#include "games/grand_tribunal/effects/work.h"

namespace curia::grand_tribunal {

// Another frame of actions follows, with its own record of what was done.
void extra_frame(Work& w) { ++w.table.queued_frames; }

void fog(Work& w) {
    if (w.step() == 0) return w.ask(Question::Opponent, May::NotStop, 1);
    if (!w.stopped()) w.table.player(w.seat()).fogged = true;
}

void ward(Work& w) {
    w.table.player(w.me).warded = true;
    gain(w.table, w.me, w.amount(0));
}

}  // namespace curia::grand_tribunal
