// Effects first found on resources.
#include <algorithm>

#include "games/grand_tribunal/effects.h"
#include "games/grand_tribunal/table/gathering.h"

namespace curia::grand_tribunal {

// Items or spells into the hand; each is seen before the next deck is named.
void draw_cards(Work& w) {
    if (w.step() == 1) {
        if (w.stopped()) return;
        draw_to(w.table, w.me, std::get<ChooseDeck>(*w.answer).deck, Place::DueInHand);
        ++w.working.count;
        return w.wait(2);
    }
    if (w.working.count < w.amount(0)) w.ask(Question::DeckToDraw, May::NotStop, 1);
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

void take_active_spell(Work& w) {
    if (w.step() == 0) return w.ask(Question::RowSpell, May::NotStop, 1);
    if (!w.stopped()) take_from_row(w.table, w.me, w.card(), Place::Active);
}

void open_gate(Work& w) {
    if (w.step() == 0) return w.ask(Question::OpenSource, May::NotStop, 1);
    if (w.step() == 2) return;
    if (w.stopped()) return gain(w.table, w.me, w.amount(0));
    start_gathering(w.table, std::get<Gather>(*w.answer).source);
    w.wait(2);
}

void take_item(Work& w) {
    if (w.step() == 0) return w.ask(Question::RowItem, May::NotStop, 1);
    if (w.stopped()) return;
    fund(w.state, take_from_row(w.table, w.me, w.card(), Place::Sanctum), w.amount(0));
}

void duel(Work& w) {
    switch (w.step()) {
        case 0: w.ask(Question::Opponent, May::NotStop, 1); break;
        case 1:
            if (w.stopped()) return;
            w.working.set_opponent(w.seat());
            w.duel(2);
            break;
        case 2:
            if (w.table.dice[0] > w.table.dice[1])
                give(w.table, w.working.opponent(), w.me, w.amount(0));
            else
                gain(w.table, w.me, w.amount(1));
            break;
    }
}

void ward(Work& w) {
    w.table.player(w.me).warded = true;
    gain(w.table, w.me, w.amount(0));
}

void commend(Work& w) {
    if (w.step() == 0) return w.ask(Question::OwnContender, May::NotStop, 1);
    if (w.stopped()) return;
    ItemPiece& item = w.table.pieces.item(w.slot());
    // No game of ours comes near it; an edition of somebody else must not start again from 0.
    item.bonus = static_cast<std::uint8_t>(std::min(item.bonus + w.amount(0), 255));
}

}  // namespace curia::grand_tribunal
