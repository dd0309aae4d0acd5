// Effects that bring Vis to a player or to a card, or take it away.
#include <algorithm>

#include "games/grand_tribunal/effects/targets.h"
#include "games/grand_tribunal/effects/work.h"
#include "games/grand_tribunal/table/gathering.h"

namespace curia::grand_tribunal {

// ---- Players ----

void gain_vis(Work& w) { gain(w.table, w.me, w.amount(0)); }

void mine_vis(Work& w) { gain(w.table, w.me, w.amount(0) * w.table.area().extract + w.amount(1)); }

void distil(Work& w) {
    const int spells = installed_on(w.table, w.me, *w.working.bearer).count + 1;  // with this one
    gain(w.table, w.me, std::min(w.amount(1), w.amount(0) * spells));
}

void steal_vis(Work& w) {
    if (w.step() == 0) return w.ask(Question::Opponent, May::NotStop, 1);
    if (!w.stopped()) give(w.table, w.seat(), w.me, w.amount(0));
}

void drain_all(Work& w) {
    for (const Seat seat : seats(w.table.players()))
        if (is_opponent(w.table, w.me, seat)) drain(w.table, seat, w.amount(0));
}

void collect_fee(Work& w) {
    for (const Seat seat : seats(w.table.players()))
        if (is_opponent(w.table, w.me, seat)) give(w.table, seat, w.me, w.amount(0));
    gain(w.table, w.me, w.amount(1));
}

void duel(Work& w) {
    switch (w.step()) {
        case 0: w.ask(Question::Opponent, May::NotStop, 1); break;
        case 1:
            if (w.stopped()) return;
            w.working.set_opponent(w.seat());
            w.roll_duel(2);
            break;
        case 2:
            if (w.table.dice[0] > w.table.dice[1])
                give(w.table, w.working.opponent(), w.me, w.amount(0));
            else
                gain(w.table, w.me, w.amount(1));
            break;
    }
}

void open_gate(Work& w) {
    if (w.step() == 0) return w.ask(Question::OpenSource, May::NotStop, 1);
    if (w.step() == 2) return;
    if (w.stopped()) return gain(w.table, w.me, w.amount(0));
    start_gathering(w.table, std::get<Gather>(*w.answer).source);
    w.wait(2);
}

// ---- Cards ----

void siphon_vis(Work& w) {
    if (w.step() == 0) return w.ask(Question::OpponentInactive, May::NotStop, 1);
    if (w.stopped()) return;
    Piece& piece = w.table.piece(w.slot());
    Player& player = w.table.player(w.me);
    const int taken = std::min<int>(w.amount(0), piece.vis);
    piece.vis = static_cast<std::uint8_t>(piece.vis - taken);
    player.vis = static_cast<std::uint16_t>(player.vis + taken);
}

void fund_card(Work& w) {
    if (w.step() == 0) return w.ask(Question::OwnInactive, May::NotStop, 1);
    if (!w.stopped()) fund(w.state, w.slot(), w.amount(0));
}

void fund_cards(Work& w) {
    if (w.step() == 1) {
        if (w.stopped()) return;
        w.working.picked.add(w.slot());
        fund(w.state, w.slot(), w.amount(1));
        if (w.working.picked.size() == w.amount(0)) return;
    }
    w.ask(Question::OwnInactive, May::Stop, 1);
}

}  // namespace curia::grand_tribunal
