// Imagines a State that agrees with a View. There is exactly one: all cards outside the decks are
// public, and decks have no order.
#include "games/circus_maximus/circus_maximus.h"
#include "games/circus_maximus/imagine/decks.h"
#include "games/circus_maximus/progress.h"

namespace curia {

using namespace circus_maximus;

namespace circus_maximus {

Secrets unseen_cards(const Table& table) {
    Secrets unseen{.favours = all_favours(table.setup),
                   .tickets = all_tickets(table.setup),
                   .visitors = all_visitors(table.setup)};
    unseen.favours.remove(table.favours_gone);
    unseen.favours.remove(table.villa);
    unseen.tickets.remove(table.forum);
    for (Seat seat : seats(table.players())) {
        unseen.favours.remove(table.favours[seat]);
        for (Venue venue : VenueSet::all()) {
            ClassBag printed = table.tickets[seat][venue];
            printed.counts[kind(SeatClass::Favour)] = 0;  // counted among favours_gone
            unseen.tickets[venue].remove(printed);
        }
    }
    for (const Sale& sale : table.sales) {
        if (sale.ticket.seat != SeatClass::Favour) unseen.tickets.remove(sale.ticket);
        unseen.visitors.remove(kind(sale.visitor));
    }
    for (const VisitorBag& visitors : table.visitors) unseen.visitors.remove(visitors);
    if (table.stage == Stage::SendVisitor && table.visitor)
        unseen.visitors.remove(kind(*table.visitor));
    if (table.caesar_has_left) unseen.visitors.remove(kind(Visitor::Caesar));
    return unseen;
}

}  // namespace circus_maximus

State CircusMaximus::imagine(const View& view, Rng&) {
    return {.table = view.table, .secrets = unseen_cards(view.table)};
}

}  // namespace curia
