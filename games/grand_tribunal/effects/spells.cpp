// Effects on installed spells.
#include "games/grand_tribunal/effects/work.h"

namespace curia::grand_tribunal {

// Installed spells move to other items, or off them, each at most once.
void rearrange_spells(Work& w) {
    if (w.step() == 1) {
        if (w.stopped()) return gain(w.table, w.me, w.amount(0));
        w.working.from = w.slot();
        w.working.picked.add(w.slot());
        return w.ask(Question::NewPlace, May::NotStop, 2);
    }
    if (w.step() == 2) {
        if (std::holds_alternative<PickLibrary>(*w.answer))
            uninstall(w.table, w.working.from);
        else
            install(w.table, w.working.from, w.slot());
    }
    w.ask(Question::OwnInstalled, May::Stop, 1);
}

void burn_spell(Work& w) {
    if (w.step() == 0) return w.ask(Question::OpponentInstalled, May::NotStop, 1);
    if (!w.stopped()) discard(w.state, w.slot());
}

// An installed spell is discarded; or all Vis on an inactive card is lost.
void sabotage(Work& w) {
    if (w.step() == 0) return w.ask(Question::OpponentSabotaged, May::NotStop, 1);
    if (w.stopped()) return;
    Piece& piece = w.table.piece(w.slot());
    if (piece.place == Place::Installed) return discard(w.state, w.slot());
    return_vis(w.table, piece.vis);
    piece.vis = 0;
}

// From here on the effect is that of the other card; the bearer stays this card's own.
void mirror(Work& w) {
    if (w.step() == 0) return w.ask(Question::OpponentMirrored, May::NotStop, 1);
    if (w.stopped()) return;
    w.working.program = w.state.card_in(w.slot());
    w.working.step = 0;
    w.answer = nullptr;
    row_of(w.table.facts(w.working.program).effect).program(w);
}

}  // namespace curia::grand_tribunal
