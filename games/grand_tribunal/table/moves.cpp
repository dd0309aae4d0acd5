#include "games/grand_tribunal/table/moves.h"

#include <algorithm>

namespace curia::grand_tribunal {

namespace {

template <class T>
void increase(T& number, int by) {
    number = static_cast<T>(number + by);
}

int from_regio(Table& table, int vis) {
    if (!table.is_vis_finite()) return vis;
    const int given = std::min<int>(vis, table.regio);
    increase(table.regio, -given);
    return given;
}

// E8: updates the public bounds of a hidden item's cost after `put` of the `wanted` Vis went on it.
// If Vis was left over, the cost is reached, unless the Regio is empty.
void note_cost(const Table& table, ItemPiece& item, int put, int wanted) {
    if (put > 0) item.least = std::max(item.least, item.vis);
    const bool ran_out = table.is_vis_finite() && table.regio == 0;
    if (put < wanted && !ran_out) item.most = std::min(item.most, item.vis);
}

}  // namespace

// ---- Who decides next ----

void pose(Table& table, Stage stage, Seat seat) {
    table.stage = stage;
    table.asked = seat;
}

void pose(Table& table, Stage stage) { table.stage = stage; }

// ---- Vis ----

void gain(Table& table, Seat seat, int vis) {
    increase(table.player(seat).vis, from_regio(table, vis));
}

void return_vis(Table& table, int vis) {
    if (table.is_vis_finite()) increase(table.regio, vis);
}

void pay(Table& table, Seat seat, int vis) {
    increase(table.player(seat).vis, -vis);
    return_vis(table, vis);
}

void give(Table& table, Seat from, Seat to, int vis) {
    const int given = std::min<int>(vis, table.player(from).vis);
    increase(table.player(from).vis, -given);
    increase(table.player(to).vis, given);
}

void drain(Table& table, Seat seat, int vis) {
    pay(table, seat, std::min<int>(vis, table.player(seat).vis));
}

void fund(State& s, Slot slot, int vis) {
    Piece& piece = s.table.piece(slot);
    const int lacking = std::max(0, s.facts_in(slot).cost - piece.vis);
    const int put = from_regio(s.table, std::min(vis, lacking));
    increase(piece.vis, put);
    if (slot.deck() == Deck::Items && piece.face.is_down())
        note_cost(s.table, s.table.pieces.item(slot), put, vis);
}

void study(State& s, Seat seat, Slot slot) {
    Piece& piece = s.table.piece(slot);
    increase(s.table.player(seat).vis, -1);
    increase(piece.vis, 1);
    if (slot.deck() == Deck::Items && piece.face.is_down())
        note_cost(s.table, s.table.pieces.item(slot), 1, 1);
}

// ---- Votes ----

void vote(Table& table, Space space, int votes) {
    if (table.options().vote_supply == VoteSupply::Finite) {
        votes = std::min<int>(votes, table.concilium);
        increase(table.concilium, -votes);
    }
    increase(table.votes[space], votes);
}

void take_vote(Table& table, Space space) {
    increase(table.votes[space], -1);
    if (table.options().vote_supply == VoteSupply::Finite) increase(table.concilium, 1);
}

// ---- Cards ----

namespace {

// Adds the lowest free slot of this deck to the player's cards. Every slot in use belongs to a
// player, so there is no need to look at the slots themselves.
Slot add_slot(Table& table, Seat seat, Deck deck) {
    std::uint64_t used = 0;
    for (const Player& player : table.players_.values) used |= of_deck(player.cards, deck).bits();
    const Slot slot = table.pieces.reserve(deck, used);
    table.player(seat).cards.add(slot);
    return slot;
}

}  // namespace

Slot draw_to(Table& table, Seat seat, Deck deck, Place due) {
    const Slot slot = add_slot(table, seat, deck);
    Piece& piece = table.piece(slot);
    piece.place = due;
    piece.drawn = table.due++;
    return slot;
}

void draw_card(Table& table, Seat seat, const Action& action) {
    const Place due =
        table.options().draw_to == DrawTo::Hand ? Place::DueInHand : Place::DueInSanctum;
    if (const auto* take = std::get_if<Take>(&action))
        take_from_row(table, seat, take->card, Place::Sanctum);
    else if (const auto* draw = std::get_if<Draw>(&action))
        draw_to(table, seat, draw->deck, due);
}

Slot put_face_up(Table& table, Seat seat, Card card, Place place) {
    const Slot slot = add_slot(table, seat, card.deck());
    Piece& piece = table.piece(slot);
    piece.place = place;
    piece.face = Face(card);
    return slot;
}

Slot take_from_row(Table& table, Seat seat, Card card, Place place) {
    auto& row = table.rows[card.deck()];
    int at = 0;
    while (row[at] != card) ++at;
    for (; at + 1 < row.size(); ++at) row[at] = row[at + 1];
    row.pop();
    table.filling.add(card.deck());
    return put_face_up(table, seat, card, place);
}

Slot take_from_discards(Table& table, Seat seat, Card card, Place place) {
    table.discards.remove(card);
    return put_face_up(table, seat, card, place);
}

void lay_down(Table& table, Slot slot) { table.piece(slot).place = Place::Sanctum; }

void activate(State& s, Slot slot) {
    Piece& piece = s.table.piece(slot);
    piece.face = Face(s.card_in(slot));
    s.secrets.faces[slot] = {};
    return_vis(s.table, piece.vis);
    piece.vis = 0;
    piece.drawn = 0;
    piece.place = Place::Active;
    if (slot.deck() != Deck::Items) return;
    s.table.pieces.item(slot).least = ItemPiece{}.least;
    s.table.pieces.item(slot).most = ItemPiece{}.most;
}

void install(Table& table, Slot spell, Slot item) {
    table.piece(spell).place = Place::Installed;
    table.pieces.spell(spell).host = item;
}

void uninstall(Table& table, Slot spell) {
    table.piece(spell).place = Place::Active;
    table.pieces.spell(spell).host = {};
}

Card take_away(State& s, Slot slot) {
    const Card card = s.card_in(slot);
    s.table.player(s.table.owner(slot)).cards.remove(slot);
    s.secrets.faces[slot] = {};
    s.table.pieces.release(slot);
    return card;
}

void discard(State& s, Slot slot) {
    const Piece piece = s.table.piece(slot);
    if (slot.deck() == Deck::Items && piece.place == Place::Active) {
        const auto owned = of_deck(s.table.player(s.table.owner(slot)).cards, Deck::Spells);
        for (const Slot spell : owned)
            if (s.table.piece(spell).place == Place::Installed &&
                s.table.pieces.spell(spell).host == slot)
                s.table.discards.add(take_away(s, spell));
    }
    return_vis(s.table, piece.vis);
    s.table.discards.add(take_away(s, slot));
}

void discard_row(Table& table, Deck deck) {
    for (const Card card : table.rows[deck]) table.discards.add(card);
    table.rows[deck].clear();
    table.filling.add(deck);
}

// ---- Dealing ----

namespace {

constexpr int kMostShuffles = 255;

bool make_ready(State& s, Deck deck) {
    if (s.table.deck_size[deck] > 0) return true;
    if (!s.table.can_deal(deck)) return false;
    shuffle_in(s, deck);
    return true;
}

// Calls visit(slot, piece) for all cards of a player, in order. It is faster than to look up the
// deck of each slot.
template <class Visit>
void for_each_card(const Table& table, Seat seat, Visit&& visit) {
    const SlotSet& cards = table.player(seat).cards;
    for (const Slot slot : of_deck(cards, Deck::Items)) visit(slot, table.pieces.item(slot));
    for (const Slot slot : of_deck(cards, Deck::Spells)) visit(slot, table.pieces.spell(slot));
    for (const Slot slot : of_deck(cards, Deck::Resources))
        visit(slot, table.pieces.resources[slot.number()]);
}

// The slot that was reserved first of those that wait for a card; at least one does.
Slot earliest_due(const Table& table) {
    constexpr int kNotDue = 1 << 8;
    int earliest = kNotDue << 1;  // when it was reserved
    Slot found;
    for_each_card(table, table.active, [&](Slot slot, const Piece& piece) {
        const int due = piece.drawn + (piece.place < Place::DueInHand ? kNotDue : 0);
        found = due < earliest ? slot : found;
        earliest = std::min(earliest, due);
    });
    return found;
}

}  // namespace

void shuffle_in(State& s, Deck deck) {
    const auto cards = of_deck(s.table.discards, deck);
    if (cards.empty()) return;
    // After kMostShuffles, later shuffles share one number.
    std::uint8_t& shuffles = s.table.shuffles[deck];
    if (shuffles < kMostShuffles) ++shuffles;
    for (const Card card : cards) {
        s.table.returned[card] = shuffles;
        s.secrets.deck.add(card);
    }
    increase(s.table.deck_size[deck], cards.size());
    s.table.discards.clear_part(static_cast<int>(deck));
}

bool find_next_deal(State& s) {
    Table& table = s.table;
    for (; table.due > 0; --table.due) {
        const Slot slot = earliest_due(table);
        if (make_ready(s, slot.deck())) {
            table.deal_to = slot;
            table.deal_from = slot.deck();
            return true;
        }
        table.player(table.active).cards.remove(slot);
        table.pieces.release(slot);
    }
    table.deal_to.reset();
    for (const Deck deck : kDecksWithRow) {
        if (!table.filling.has(deck)) continue;
        if (!table.rows[deck].full() && make_ready(s, deck)) {
            table.deal_from = deck;
            return true;
        }
        table.filling.remove(deck);
    }
    table.deal_from = {};
    return false;
}

// ---- Questions about the table ----

Installed installed_on(const Table& table, Seat owner, Slot item) {
    Installed installed;
    for (const Slot spell : of_deck(table.player(owner).cards, Deck::Spells)) {
        const SpellPiece& piece = table.pieces.spell(spell);
        if (piece.place != Place::Installed || piece.host != item) continue;
        ++installed.count;
        installed.categories.add(table.facts(piece.face.card()).category);
    }
    return installed;
}

bool fits(const Table& table, Seat owner, Card spell, Slot item) {
    const Piece& piece = table.piece(item);
    if (piece.place != Place::Active) return false;
    const Facts& facts = table.facts(piece.face.card());
    return facts.accepts.has(table.facts(spell).category) &&
           installed_on(table, owner, item).count < facts.capacity;
}

int hand_size(const Table& table, Seat seat) {
    int size = 0;
    for_each_card(table, seat,
                  [&](Slot, const Piece& piece) { size += piece.place == Place::Hand ? 1 : 0; });
    return size;
}

int cards_left(const Table& table, Deck deck) {
    const bool reshuffles = table.options().reshuffle_on_empty == ReshuffleOnEmpty::On;
    return table.deck_size[deck] + (reshuffles ? of_deck(table.discards, deck).size() : 0);
}

}  // namespace curia::grand_tribunal
