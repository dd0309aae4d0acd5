// The basic operations on cards, Vis and votes, from which actions and effects are built.
#pragma once

#include "games/grand_tribunal/state.h"

namespace curia::grand_tribunal {

// ---- Who decides next: the only writers of `stage` and `asked` ----

void pose(Table& table, Stage stage, Seat seat);  // to a player, or for the die of a player
void pose(Table& table, Stage stage);             // to chance or nobody; `asked` stays as it was

// ---- Vis. With a finite supply, no gain exceeds what the Regio holds. ----

void gain(Table& table, Seat seat, int vis);
void pay(Table& table, Seat seat, int vis);            // to the Regio
void give(Table& table, Seat from, Seat to, int vis);  // at most what `from` has
void drain(Table& table, Seat seat, int vis);          // to the Regio, at most what the player has
void return_vis(Table& table, int vis);                // to the Regio
// Puts Vis from the Regio on an inactive item or spell, never beyond its cost. Updates the public
// bounds of a hidden item's cost: E8.
void fund(State& s, Slot slot, int vis);
// The player puts 1 Vis of their own on a card.
void study(State& s, Seat seat, Slot slot);

// ---- Votes ----

void vote(Table& table, Space space, int votes);  // at most as many as are left
void take_vote(Table& table, Space space);        // back to the Concilium

// ---- Cards ----

// Reserves a slot for a card of this deck. Chance deals the cards in the order of these calls.
Slot draw_to(Table& table, Seat seat, Deck deck, Place due);
// Puts a face-up card into the player's Sanctum.
Slot put_face_up(Table& table, Seat seat, Card card, Place place);
// Carries out Take or Draw: a card of a row, or the top card of a deck.
void draw_card(Table& table, Seat seat, const Action& action);
Slot take_from_row(Table& table, Seat seat, Card card, Place place);
Slot take_from_discards(Table& table, Seat seat, Card card, Place place);
void lay_down(Table& table, Slot slot);
// Turns the card up and makes it active; its Vis goes to the Regio.
void activate(State& s, Slot slot);
void install(Table& table, Slot spell, Slot item);
void uninstall(Table& table, Slot spell);  // the spell stays active
// Removes the card from its slot. The caller must put it somewhere else.
Card take_away(State& s, Slot slot);
// Discards the card, and with an active item all its spells. Vis on the card goes to the Regio.
void discard(State& s, Slot slot);
void discard_row(Table& table, Deck deck);

// ---- Dealing ----

// Finds the next card that chance must deal and stores its target. Returns false if none is due.
bool find_next_deal(State& s);
// Shuffles the discards of a deck back into it.
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
// The number of cards that can be dealt from a deck, with its discards if they are reshuffled.
int cards_left(const Table& table, Deck deck);

}  // namespace curia::grand_tribunal
