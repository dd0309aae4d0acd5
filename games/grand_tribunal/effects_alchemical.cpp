// Effects first found on Alchemical spells.
#include <algorithm>

#include "games/grand_tribunal/effects.h"

namespace curia::grand_tribunal {

// Another frame of actions follows, with a fresh record of what was done.
void extra_frame(Work& w) { ++w.table.queued_frames; }

// A new item takes over the Vis of an inactive one, which is discarded, and gets some more.
void transmute_item(Work& w) {
    switch (w.step()) {
        case 0:
            if (w.table.can_deal(Deck::Items)) w.ask(Question::OwnInactiveItem, May::NotStop, 1);
            break;
        case 1:
            if (w.stopped()) return;
            w.working.from = w.slot();
            w.working.to = draw_to(w.table, w.me, Deck::Items, Place::DueInSanctum);
            w.wait(2);
            break;
        case 2:
            std::swap(w.table.piece(w.working.from).vis, w.table.piece(w.working.to).vis);
            discard(w.state, w.working.from);
            fund(w.state, w.working.to, w.amount(0));
            break;
    }
}

namespace {

// The card is discarded, its Vis goes back to the owner, and a new one is due in its slot.
void exchange_card(Work& w, Slot slot) {
    const Place due =
        w.table.piece(slot).place == Place::Hand ? Place::DueInHand : Place::DueInSanctum;
    Player& player = w.table.player(w.me);
    player.vis = static_cast<std::uint16_t>(player.vis + w.table.piece(slot).vis);
    w.table.discards.add(w.state.card_in(slot));
    w.state.secrets.faces[slot] = {};
    if (slot.deck() == Deck::Items)
        w.table.pieces.item(slot) = {};
    else
        w.table.piece(slot) = {};
    w.table.piece(slot).place = due;
    w.table.piece(slot).drawn = w.table.due++;
}

}  // namespace

// Any number of unused cards are replaced from their own decks, in the order of the picks.
void exchange_cards(Work& w) {
    if (w.step() == 1) {
        if (w.stopped()) return;
        exchange_card(w, w.slot());
    }
    w.ask(Question::OwnUnused, May::Stop, 1);
}

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

void distil(Work& w) {
    const int spells = installed_on(w.table, w.me, *w.working.bearer).count + 1;  // with this one
    gain(w.table, w.me, std::min(w.amount(1), w.amount(0) * spells));
}

}  // namespace curia::grand_tribunal
