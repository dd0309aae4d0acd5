// How the game continues after an action or an outcome of chance.
#pragma once

#include "games/circus_maximus/state.h"

namespace curia::circus_maximus {

// The cards of each kind in play for this number of players: section 3.
FavourBag all_favours(const Setup& setup);
TicketBag all_tickets(const Setup& setup);
VisitorBag all_visitors(const Setup& setup);

// ---- Dealing ----

// Returns merchants, tickets and visitors, and clears the table: section 7.
void start_day(State& s);

// The visitor comes to the venue. Caesar brings two more, which chance draws.
void welcome(State& s, Venue venue, Visitor visitor);

// Called after the regular deal, a special event, or a visitor of F1 or F6. Continues with the next
// special event, the first phase, or the next player's turn.
void go_on_after_visitors(State& s);

// ---- Placing ----

void spend(Table& table, Seat seat, Favour favour);

// Called after a merchant was placed: asks about Caesar or a second merchant, or ends the turn.
void go_on_after_merchant(State& s, Place place);
void ask_for_extra_merchant(State& s);
void end_turn(State& s);

// Called when all have passed: the merchants of this phase take their cards from left to right.
void start_resolving(State& s);

// ---- Resolving ----

// Asks the owner of the current merchant, or of the next one that can take something. After the
// last merchant the phase ends.
void resolve_on(State& s);
void resolve_next_merchant(State& s);

// The class of these tickets if all are equal: then the seller is not asked which one to sell. 0.7
std::optional<SeatClass> only_class(const ClassBag& tickets);

// F3: is it offered for this visitor?
bool is_raise_offered(const Table& table, Visitor visitor);

// The sale that the active player makes at table.venue.
Sale sale_of(const Table& table, Visitor visitor, SeatClass seat, int pay);
void sell(State& s, const Sale& sale);

// Phase IV: the coins of a player's sales and unused merchants so far. 5.6
int income_today(const Table& table, Seat seat);

}  // namespace curia::circus_maximus
