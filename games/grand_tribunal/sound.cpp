// What holds in every State: no card, vote or Vis is missing, and all numbers are in range.
#include "games/grand_tribunal/grand_tribunal.h"

namespace curia::grand_tribunal {

namespace {

bool is_due(const Piece& piece) {
    return piece.place == Place::DueInHand || piece.place == Place::DueInSanctum;
}

// Each card is in the deck, in a row, among the discards, with a player, or has its effect now.
bool are_cards_there(const State& s) {
    const Table& table = s.table;
    CardSet all = s.secrets.deck;
    int count = all.size();
    const auto add = [&](Card card) { all.add(card), ++count; };
    for (const Card card : table.discards) add(card);
    for (const Deck deck : kDecksWithRow)
        for (const Card card : table.rows[deck]) add(card);
    if (table.working.on) add(table.working.card);
    for (const Seat seat : seats(table.players()))
        for (const Slot slot : table.player(seat).cards)
            if (!is_due(table.piece(slot))) add(s.card_in(slot));
    int printed = 0;
    for (const Deck deck : kAllDecks) {
        printed += table.edition().count(deck);
        if (of_deck(s.secrets.deck, deck).size() != table.deck_size[deck]) return false;
        for (const Card card : of_deck(all, deck))
            if (card.number() >= table.edition().count(deck)) return false;
    }
    return count == printed && all.size() == printed;
}

// A slot belongs to one player at most. A face is hidden only where a card lies face down.
bool are_slots_right(const State& s) {
    const Table& table = s.table;
    SlotSet used;
    int count = 0, due = 0;
    for (const Seat seat : seats(table.players()))
        for (const Slot slot : table.player(seat).cards) {
            const Piece& piece = table.piece(slot);
            if (piece.place == Place::Free) return false;
            const bool lies_down = piece.face.is_down() && !is_due(piece);
            if (lies_down == s.secrets.faces[slot].is_down()) return false;
            if (lies_down && s.secrets.faces[slot].card().deck() != slot.deck()) return false;
            used.add(slot);
            ++count;
            due += is_due(piece) ? 1 : 0;
        }
    int hidden = 0, known = 0;
    for (const Face face : s.secrets.faces.values) hidden += face.is_down() ? 0 : 1;
    for (const Slot slot : used) known += s.secrets.faces[slot].is_down() ? 0 : 1;
    return used.size() == count && due == table.due && hidden == known;
}

// R8: an installed spell lies on an active item of its owner that accepts it and has room for it.
bool are_spells_right(const State& s, Seat seat) {
    const Table& table = s.table;
    const SlotSet& cards = table.player(seat).cards;
    ByDeck<Slot, std::uint8_t> installed;
    for (const Slot slot : of_deck(cards, Deck::Spells)) {
        if (table.piece(slot).place != Place::Installed) continue;
        const Slot host = table.pieces.spell(slot).host;
        if (!cards.has(host) || table.piece(host).place != Place::Active) return false;
        const Facts& item = table.facts(table.piece(host).face.card());
        if (!item.accepts.has(s.facts_in(slot).category)) return false;
        if (++installed[host] > item.capacity) return false;
    }
    return true;
}

// E8: the cost of a hidden item is within its public bounds. More Vis than that may lie on it: a
// new item gets the Vis of the one that it replaces.
bool are_costs_right(const State& s, Seat seat) {
    const Table& table = s.table;
    for (const Slot slot : of_deck(table.player(seat).cards, Deck::Items)) {
        const ItemPiece& item = table.pieces.item(slot);
        if (is_due(item) || !item.face.is_down()) continue;
        const int cost = s.facts_in(slot).cost;
        if (cost < item.least || cost > item.most) return false;
    }
    return true;
}

bool are_votes_there(const Table& table) {
    if (table.options().vote_supply == VoteSupply::Unlimited) return true;
    int votes = table.concilium;
    for (const int space : table.votes) votes += space;
    return votes == table.edition().votes;
}

bool is_vis_there(const Table& table) {
    if (!table.is_vis_finite()) return true;
    int vis = table.regio;
    for (const Seat seat : seats(table.players())) {
        vis += table.player(seat).vis;
        for (const Slot slot : table.player(seat).cards) vis += table.piece(slot).vis;
    }
    return vis == table.edition().vis;
}

bool are_numbers_in_range(const Table& table) {
    const int players = table.players();
    for (const std::uint8_t die : table.dice)
        if (die > 6) return false;
    for (const Seat seat : seats(players))
        if (table.player(seat).vis > 10'000) return false;  // less than nothing: it wraps around
    return table.active.index < players && table.asked.index < players &&
           table.praeco.index < players && table.tribunal < kTribunals && table.round <= players &&
           table.turn < players && table.frame.left <= kActions;
}

}  // namespace

std::string_view GrandTribunal::why_unsound(const State& state) {
    const Table& table = state.table;
    if (!are_numbers_in_range(table)) return "a number of the table is out of range";
    if (!are_slots_right(state)) return "the slots of the cards are wrong";
    if (!are_cards_there(state)) return "the cards are not all there";
    for (const Seat seat : seats(table.players())) {
        if (!are_spells_right(state, seat)) return "a spell is installed where it does not fit";
        if (!are_costs_right(state, seat)) return "an item's cost contradicts what is known of it";
    }
    if (!are_votes_there(table)) return "the votes are not all there";
    if (!is_vis_there(table)) return "the Vis is not all there";
    return {};
}

}  // namespace curia::grand_tribunal
