// Effects first found on Elemental spells.
#include "games/grand_tribunal/effects.h"
#include "games/grand_tribunal/targets.h"

namespace curia::grand_tribunal {

// A face-up item becomes active at once; the bearer is burnt with everything still on it.
void replace_bearer(Work& w) {
    switch (w.step()) {
        case 0: w.ask(Question::RowItem, May::NotStop, 1); break;
        case 1:
            if (w.stopped()) return;
            take_from_row(w.table, w.me, w.card(), Place::Active);
            w.wait(2);
            break;
        case 2: discard(w.state, *w.working.bearer); break;
    }
}

void fog(Work& w) {
    if (w.step() == 0) return w.ask(Question::Opponent, May::NotStop, 1);
    if (!w.stopped()) w.table.player(w.seat()).fogged = true;
}

void drain_all(Work& w) {
    for (const Seat seat : seats(w.table.players()))
        if (is_opponent(w.table, w.me, seat)) drain(w.table, seat, w.amount(0));
}

void steal_vis(Work& w) {
    if (w.step() == 0) return w.ask(Question::Opponent, May::NotStop, 1);
    if (!w.stopped()) give(w.table, w.seat(), w.me, w.amount(0));
}

void burn_spell(Work& w) {
    if (w.step() == 0) return w.ask(Question::OpponentInstalled, May::NotStop, 1);
    if (!w.stopped()) discard(w.state, w.slot());
}

void mine_vis(Work& w) { gain(w.table, w.me, w.amount(0) * w.table.area().extract + w.amount(1)); }

// Both rows are discarded and dealt anew; then one of the cards is taken.
void renew_rows(Work& w) {
    switch (w.step()) {
        case 0:
            for (const Deck deck : kDecksWithRow) discard_row(w.table, deck);
            w.wait(1);
            break;
        case 1: w.ask(Question::RowCard, May::NotStop, 2); break;
        case 2:
            if (w.stopped()) return;
            fund(w.state, take_from_row(w.table, w.me, w.card(), Place::Sanctum), w.amount(0));
            break;
    }
}

}  // namespace curia::grand_tribunal
