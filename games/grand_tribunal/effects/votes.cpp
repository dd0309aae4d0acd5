// Effects on the vote track and on the next count.
#include <algorithm>

#include "games/grand_tribunal/effects/work.h"

namespace curia::grand_tribunal {

namespace {

// One vote after the other, until the player stops or has placed `most`. True while they are still
// asked.
bool asks_for_votes(Work& w, int most) {
    if (w.step() == 1) {
        if (w.stopped()) return false;
        vote(w.table, w.space(), 1);
        w.working.spaces.push(w.space());
    }
    if (w.working.spaces.size() == most) return false;
    w.ask(Question::SpaceToVote, May::Stop, 1);
    return true;
}

}  // namespace

void place_votes(Work& w) { asks_for_votes(w, w.amount(0)); }

void shift_votes(Work& w) {
    if (w.step() == 1) {
        if (w.stopped()) return;
        w.working.spaces.push(w.space());
        return w.ask(Question::SpaceShiftedTo, May::NotStop, 2);
    }
    if (w.step() == 2) {
        take_vote(w.table, w.working.spaces.back());
        vote(w.table, w.space(), 1);
        w.working.spaces.clear();
        if (++w.working.count == w.amount(0)) return;
    }
    w.ask(Question::SpaceToShift, May::Stop, 1);
}

void remove_votes(Work& w) {
    if (w.step() == 1) {
        if (w.stopped()) return;
        take_vote(w.table, w.space());
        if (++w.working.count == w.amount(0)) return;
    }
    w.ask(Question::SpaceToReduce, May::Stop, 1);
}

// The space is locked even if no vote was left for it.
void bind_space(Work& w) {
    if (w.step() == 0) return w.ask(Question::SpaceToBind, May::NotStop, 1);
    if (w.stopped()) return;
    vote(w.table, w.space(), w.amount(0));
    w.table.locked.add(w.space());
}

void precede(Work& w) {
    w.table.player(w.me).precedence = true;
    asks_for_votes(w, w.amount(0));
}

void vote_and_gain(Work& w) {
    if (!asks_for_votes(w, w.amount(0))) gain(w.table, w.me, w.amount(1));
}

void commend(Work& w) {
    if (w.step() == 0) return w.ask(Question::OwnContender, May::NotStop, 1);
    if (w.stopped()) return;
    ItemPiece& item = w.table.pieces.item(w.slot());
    // The default edition never comes near 255; with another one the bonus must not wrap to 0.
    item.bonus = static_cast<std::uint8_t>(std::min(item.bonus + w.amount(0), 255));
}

}  // namespace curia::grand_tribunal
