// Effects first found on Healing spells.
#include "games/grand_tribunal/effects.h"
#include "games/grand_tribunal/targets.h"

namespace curia::grand_tribunal {

void restore_spell(Work& w) {
    if (w.step() == 0) return w.ask(Question::DiscardedSpell, May::NotStop, 1);
    if (w.stopped()) return gain(w.table, w.me, w.amount(0));
    take_from_discards(w.table, w.me, w.card(), Place::Active);
}

void gain_vis(Work& w) { gain(w.table, w.me, w.amount(0)); }

void fund_cards(Work& w) {
    if (w.step() == 1) {
        if (w.stopped()) return;
        w.working.picked.add(w.slot());
        fund(w.state, w.slot(), w.amount(1));
        if (w.working.picked.size() == w.amount(0)) return;
    }
    w.ask(Question::OwnInactive, May::Stop, 1);
}

void take_any_item(Work& w) {
    if (w.step() == 0) return w.ask(Question::RowOrDiscardedItem, May::NotStop, 1);
    if (w.stopped()) return;
    const bool discarded = w.table.discards.has(w.card());
    const auto take = discarded ? take_from_discards : take_from_row;
    fund(w.state, take(w.table, w.me, w.card(), Place::Sanctum), w.amount(0));
}

// Neither the draw nor the study is an action. The study is asked for on public facts alone.
void draw_and_study(Work& w) {
    switch (w.step()) {
        case 0: w.ask(Question::CardToDraw, May::Stop, 1); break;
        case 1:
            if (w.answer) draw_card(w.table, w.me, *w.answer);
            w.wait(2);
            break;
        case 2:
            if (w.table.player(w.me).vis > 0) w.study(3);
            break;
    }
}

void collect_fee(Work& w) {
    for (const Seat seat : seats(w.table.players()))
        if (is_opponent(w.table, w.me, seat)) give(w.table, seat, w.me, w.amount(0));
    gain(w.table, w.me, w.amount(1));
}

}  // namespace curia::grand_tribunal
