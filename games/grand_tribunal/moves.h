// What can happen to cards, Vis and votes: the words in which actions and effects are written.
#pragma once

#include "games/grand_tribunal/state.h"

namespace curia::grand_tribunal {

// ---- Vis. Every gain is cut to what the Regio holds, where its supply is finite. ----

void gain(Table& table, Seat seat, int vis);
void pay(Table& table, Seat seat, int vis);            // to the Regio
void give(Table& table, Seat from, Seat to, int vis);  // as far as he has it
void drain(Table& table, Seat seat, int vis);          // likewise, to the Regio
void return_vis(Table& table, int vis);                // to the Regio, from wherever it lay
// Puts so much on an inactive item or spell, but never beyond its cost. What it tells everybody
// of a hidden item's cost is noted.
void fund(State& s, Slot slot, int vis);
// The owner puts 1 Vis of his own on a card.
void study(State& s, Seat seat, Slot slot);

// ---- Votes ----

void vote(Table& table, Space space, int votes);  // as many as are left
void take_vote(Table& table, Space space);        // back to the Concilium

// ---- Cards ----

// A slot in which a card of this deck is due; chance deals them in the order of these calls.
Slot draw_to(Table& table, Seat seat, Deck deck, Place due);
// A face-up card comes into somebody's Sanctum.
Slot put_face_up(Table& table, Seat seat, Card card, Place place);
// What Take or Draw says: a card of a row, or the top one of a deck.
void draw_card(Table& table, Seat seat, const Action& action);
Slot take_from_row(Table& table, Seat seat, Card card, Place place);
Slot take_from_discards(Table& table, Seat seat, Card card, Place place);
void lay_down(Table& table, Slot slot);
// Turned up, active, its Vis back in the Regio.
void activate(State& s, Slot slot);
void install(Table& table, Slot spell, Slot item);
void uninstall(Table& table, Slot spell);  // stays active
// Off the table without a trace: the card is the caller's to put somewhere.
Card take_away(State& s, Slot slot);
// To its discard pile: an active item with all its spells; Vis on it goes to the Regio.
void discard(State& s, Slot slot);
void discard_row(Table& table, Deck deck);

// ---- Dealing ----

// Looks for the next card that chance has to deal, and notes where it goes. False if none is due.
bool find_next_deal(State& s);
// The discards of a deck go back into it.
void shuffle_in(State& s, Deck deck);

// ---- Questions about the table ----

// The spells installed on an item: how many, and of which categories.
struct Installed {
    int count = 0;
    CategorySet categories;
};
Installed installed_on(const Table& table, Seat owner, Slot item);
bool fits(const Table& table, Seat owner, Card spell, Slot item);
int hand_size(const Table& table, Seat seat);
// How many cards can be dealt from a deck, if need be after shuffling.
int cards_left(const Table& table, Deck deck);

}  // namespace curia::grand_tribunal
