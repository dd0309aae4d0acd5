// Effects that bring, take or exchange cards.
#include <algorithm>
#include <utility>

#include "games/grand_tribunal/effects/work.h"

namespace curia::grand_tribunal {

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

// No slot waits for a card that cannot come: there are only as many as there are cards.
void draw_spells(Work& w) {
    const int drawn = std::min(w.amount(0), cards_left(w.table, Deck::Spells));
    for (int i = 0; i < drawn; ++i) draw_to(w.table, w.me, Deck::Spells, Place::DueInHand);
}

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

// Neither the draw nor the study is an action. Whether the study is asked for follows from public
// facts alone.
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

void take_item(Work& w) {
    if (w.step() == 0) return w.ask(Question::RowItem, May::NotStop, 1);
    if (w.stopped()) return;
    fund(w.state, take_from_row(w.table, w.me, w.card(), Place::Sanctum), w.amount(0));
}

void take_any_item(Work& w) {
    if (w.step() == 0) return w.ask(Question::RowOrDiscardedItem, May::NotStop, 1);
    if (w.stopped()) return;
    const bool discarded = w.table.discards.has(w.card());
    const auto take = discarded ? take_from_discards : take_from_row;
    fund(w.state, take(w.table, w.me, w.card(), Place::Sanctum), w.amount(0));
}

void take_active_spell(Work& w) {
    if (w.step() == 0) return w.ask(Question::RowSpell, May::NotStop, 1);
    if (!w.stopped()) take_from_row(w.table, w.me, w.card(), Place::Active);
}

void restore_spell(Work& w) {
    if (w.step() == 0) return w.ask(Question::DiscardedSpell, May::NotStop, 1);
    if (w.stopped()) return gain(w.table, w.me, w.amount(0));
    take_from_discards(w.table, w.me, w.card(), Place::Active);
}

}  // namespace curia::grand_tribunal
