// What holds in every State: merchants, favours, tickets and visitors are all there, and the
// numbers are in their range.
#include "games/circus_maximus/circus_maximus.h"
#include "games/circus_maximus/progress.h"
#include "games/circus_maximus/rows.h"

namespace curia {

using namespace circus_maximus;

namespace {

// Each of a player's eight merchants is in hand or beside a place.
bool are_merchants_there(const Table& table, Seat seat) {
    LevelSet all = table.hands[seat];
    int count = all.size();
    for (const Placed& one : table.merchants)
        if (one.owner == seat) {
            all.add(one.level);
            ++count;
        }
    return all == LevelSet::all() && count == kLevels;
}

// By place in the order of the column; at each place the higher effective level lies first.
bool are_rows_sorted(const Table& table) {
    for (int i = 1; i < table.merchants.size(); ++i)
        if (rank(table.merchants[i - 1]) > rank(table.merchants[i])) return false;
    return true;
}

FavourBag favours(const State& s) {
    FavourBag all = s.secrets.favours;
    all.add(s.table.favours_gone);
    all.add(s.table.villa);
    for (Seat seat : seats(s.table.players())) all.add(s.table.favours[seat]);
    return all;
}

// The printed tickets; a favour that serves as a ticket counts among the favours.
TicketBag tickets(const State& s) {
    TicketBag all = s.secrets.tickets;
    all.add(s.table.forum);
    for (Seat seat : seats(s.table.players())) all.add(s.table.tickets[seat]);
    for (const Sale& sale : s.table.sales) all.add(sale.ticket);
    for (Venue venue : VenueSet::all()) all[venue].counts[kind(SeatClass::Favour)] = 0;
    return all;
}

VisitorBag visitors(const State& s) {
    VisitorBag all = s.secrets.visitors;
    for (const VisitorBag& at_venue : s.table.visitors) all.add(at_venue);
    for (const Sale& sale : s.table.sales) all.add(kind(sale.visitor));
    if (s.table.stage == Stage::SendVisitor && s.table.visitor) all.add(kind(*s.table.visitor));
    if (s.table.caesar_has_left) all.add(kind(Visitor::Caesar));
    return all;
}

// 5.2: a player who has passed has no more turns in this phase.
bool is_order_right(const Table& table) {
    const bool places = table.stage == Stage::Turn || table.stage == Stage::ExtraMerchant ||
                        table.stage == Stage::Caesar;
    return !places || !table.passed.has(table.active);
}

bool is_resolving_right(const Table& table) {
    const bool resolves = table.stage >= Stage::PickFavour && table.stage <= Stage::DoubleSell;
    if (!resolves) return table.resolving == 0 && !table.again && !table.seat;
    return table.resolving < table.merchants.size() &&
           table.merchants[table.resolving].owner == table.active;
}

// 5.6: a sale earns what its ticket, its visitor and the venue's bonus say.
bool are_sales_right(const Table& table) {
    for (const Sale& sale : table.sales)
        if (sale.coins != table.edition().coins(sale.ticket.seat) ||
            sale.bonus != table.bonus[sale.ticket.venue])
            return false;
    return true;
}

bool are_numbers_in_range(const Table& table) {
    return table.day >= 1 && table.day <= kDays && table.active.index < table.players() &&
           table.first.index < table.players() &&
           (table.stage != Stage::Over || table.day == kDays) &&
           table.bonus[Venue::CircusMaximus] + table.bonus[Venue::Colosseum] +
                   table.bonus[Venue::TheatreOfPompey] ==
               table.specials;
}

}  // namespace

std::string_view CircusMaximus::why_unsound(const State& state) {
    const Table& table = state.table;
    if (!are_numbers_in_range(table)) return "a number of the table is out of range";
    for (Seat seat : seats(table.players()))
        if (!are_merchants_there(table, seat)) return "a player's merchants are not all there";
    if (!are_rows_sorted(table)) return "the merchants are not in order";
    if (favours(state) != all_favours(table.setup)) return "the favours are not all there";
    if (tickets(state) != all_tickets(table.setup)) return "the tickets are not all there";
    if (visitors(state) != all_visitors(table.setup)) return "the visitors are not all there";
    if (!is_order_right(table)) return "a player who has passed is asked";
    if (!is_resolving_right(table)) return "the wrong merchant takes";
    if (!are_sales_right(table)) return "a sale earns a wrong sum";
    return {};
}

}  // namespace curia
