// How the game goes on once an action, or chance, has had its effect.
#pragma once

#include "games/circus_maximus/state.h"

namespace curia::circus_maximus {

// The cards of each kind that are in play for so many players: 3.
FavourBag all_favours(const Setup& setup);
TicketBag all_tickets(const Setup& setup);
VisitorBag all_visitors(const Setup& setup);

// ---- Dealing ----

// Merchants, tickets and visitors go back where they belong: 7.
void start_day(State& s);

// The visitor comes to the venue. Caesar brings two more, and chance is asked for them.
void welcome(State& s, Venue venue, Visitor visitor);

// After the regular deal, a special event, or a visitor of F1 or F6: the next special event, the
// first phase, or the next player's turn.
void go_on_after_visitors(State& s);

// ---- Placing ----

void spend(Table& table, Seat seat, Favour favour);

// A merchant was put at this place: is there a question about Caesar, or about a second merchant?
void go_on_after_merchant(State& s, Place place);
void ask_for_extra_merchant(State& s);
void end_turn(State& s);

// All have passed: the merchants of this phase take what lies at their places, from left to right.
void start_resolving(State& s);

// ---- Resolving ----

// Asks the owner of the merchant in question, or of the next one who can take something. After the
// last one the phase ends.
void resolve_on(State& s);
void resolve_next_merchant(State& s);

// The class of these tickets if they are all alike: then nobody is asked which one is sold. 0.7
std::optional<SeatClass> only_class(const ClassBag& tickets);

// F3: is it offered for this visitor?
bool is_raise_offered(const Table& table, Visitor visitor);

// The sale that the active player makes at the venue in question.
Sale sale_of(const Table& table, Visitor visitor, SeatClass seat, int pay);
void sell(State& s, const Sale& sale);

// Phase IV, as it stands: sales and unused merchants of a player. 5.6
int income_today(const Table& table, Seat seat);

}  // namespace curia::circus_maximus
