#include "games/circus_maximus/progress.h"

#include "games/circus_maximus/permits.h"
#include "games/circus_maximus/rows.h"

namespace curia::circus_maximus {

namespace {

void start_phase(Table& table, Phase phase) {
    table.phase = phase;
    table.passed = {};
    table.active = table.first;
    table.spent_this_turn = 0;
    table.stage = Stage::Turn;
}

// A6: if no player took the start card, the leftmost merchant's owner gets it in addition.
void close_villa(Table& table) {
    if (table.start_card_is_free && !table.merchants.empty())
        table.first = table.merchants[0].owner;
    table.start_card_is_free = false;
    table.favours_gone.add(table.villa);
    table.villa = {};
}

void count_end_coins(Table& table) {
    for (Seat seat : seats(table.players()))
        for (Favour favour : FavourSet::all())
            table.favour_coins[seat] = static_cast<std::int16_t>(
                table.favour_coins[seat] +
                table.favours[seat][kind(favour)] * table.edition().end_coins(favour));
}

void end_day(State& s) {
    Table& table = s.table;
    for (Seat seat : seats(table.players()))
        table.income[table.day - 1][seat] = static_cast<std::int16_t>(income_today(table, seat));
    if (table.day < kDays) {  // the next deal clears the table, so that it stays visible
        ++table.day;
        table.phase = Phase::Dealing;
        table.stage = Stage::DealFavours;
        return;
    }
    count_end_coins(table);
    table.stage = Stage::Over;
}

void end_phase(State& s) {
    Table& table = s.table;
    switch (table.phase) {
        case Phase::Favours: close_villa(table); return start_phase(table, Phase::Tickets);
        case Phase::Tickets: return start_phase(table, Phase::Sales);
        default: table.venue = std::nullopt; return end_day(s);
    }
}

// The question to a merchant's owner, or nothing if the merchant cannot take anything.
std::optional<Stage> question_of(const Table& table, const Placed& merchant) {
    switch (table.phase) {
        case Phase::Favours:
            if (table.start_card_is_free || !table.villa.empty()) return Stage::PickFavour;
            return std::nullopt;
        case Phase::Tickets:
            if (!table.forum.empty()) return Stage::PickTicket;
            return std::nullopt;
        default:
            if (table.can_sell(merchant.owner, venue_at(merchant.place))) return Stage::PickVisitor;
            return std::nullopt;
    }
}

void clear_table(Table& table) {
    table.merchants.clear();
    table.sales.clear();
    table.tickets = {};
    table.forum = {};
    table.visitors = {};
    table.bonus = {};
    table.caesar_has_left = false;
    table.specials = 0;
}

}  // namespace

FavourBag all_favours(const Setup& setup) {
    FavourBag bag;
    for (const Edition::FavourKind& one : setup.edition->favours)
        bag.counts[kind(one.favour)] =
            static_cast<std::uint8_t>(one.copies - (setup.players == 3 ? 1 : 0));
    return bag;
}

TicketBag all_tickets(const Setup& setup) {
    TicketBag bag;
    for (Venue venue : VenueSet::all())
        for (const Edition::TicketKind& one : setup.edition->tickets)
            bag[venue].counts[kind(one.seat)] = one.copies_per_venue;
    return bag;
}

VisitorBag all_visitors(const Setup& setup) {
    VisitorBag bag;
    for (const Edition::VisitorKind& one : setup.edition->visitors)
        bag.counts[kind(one.visitor)] =
            static_cast<std::uint8_t>(one.copies - (setup.players == 3 ? 1 : 0));
    if (setup.options.expert_caesar == ExpertCaesar::On) bag.add(kind(Visitor::Caesar));
    return bag;
}

void start_day(State& s) {
    Table& table = s.table;
    clear_table(table);
    for (Seat seat : seats(table.players())) table.hands[seat] = LevelSet::all();
    s.secrets.tickets = all_tickets(table.setup);
    s.secrets.visitors = all_visitors(table.setup);
    table.start_card_is_free = true;
}

void welcome(State& s, Venue venue, Visitor visitor) {
    s.table.visitors[venue].add(kind(visitor));
    if (visitor != Visitor::Caesar) return go_on_after_visitors(s);
    s.table.venue = venue;
    s.table.stage = Stage::Followers;
}

void go_on_after_visitors(State& s) {
    Table& table = s.table;
    table.venue = std::nullopt;
    if (table.phase != Phase::Dealing) return end_turn(s);
    if (table.specials < table.edition().specials_per_day[table.day - 1])
        table.stage = Stage::Special;
    else
        start_phase(table, Phase::Favours);
}

void spend(Table& table, Seat seat, Favour favour) {
    table.favours[seat].remove(kind(favour));
    table.favours_gone.add(kind(favour));
}

void go_on_after_merchant(State& s, Place place) {
    Table& table = s.table;
    if (!is_venue(place) || !table.has_caesar(venue_at(place)) ||
        table.favours[table.active].empty())
        return ask_for_extra_merchant(s);
    table.venue = venue_at(place);
    table.stage = Stage::Caesar;
}

void ask_for_extra_merchant(State& s) {
    s.table.venue = std::nullopt;
    if (may_add_merchant(s.table, s.table.active))
        s.table.stage = Stage::ExtraMerchant;
    else
        end_turn(s);
}

void end_turn(State& s) {
    Table& table = s.table;
    SeatSet waiting = SeatSet::all(table.players());
    waiting.remove(table.passed);
    table.active = next_of(waiting, table.active);
    table.spent_this_turn = 0;
    table.stage = Stage::Turn;
}

void start_resolving(State& s) {
    s.table.resolving = static_cast<std::uint8_t>(first_of_phase(s.table));
    resolve_on(s);
}

void resolve_on(State& s) {
    Table& table = s.table;
    for (; table.resolving < table.merchants.size(); ++table.resolving) {
        const Placed& merchant = table.merchants[table.resolving];
        const std::optional<Stage> question = question_of(table, merchant);
        if (!question) continue;
        table.stage = *question;
        table.active = merchant.owner;
        if (is_venue(merchant.place)) table.venue = venue_at(merchant.place);
        return;
    }
    table.resolving = 0;
    end_phase(s);
}

void resolve_next_merchant(State& s) {
    s.table.again = false;
    ++s.table.resolving;
    resolve_on(s);
}

std::optional<SeatClass> only_class(const ClassBag& tickets) {
    for (SeatClass seat : ClassSet::all())
        if (tickets[kind(seat)] == tickets.size()) return seat;
    return std::nullopt;
}

bool is_raise_offered(const Table& table, Visitor visitor) {
    return visitor == Visitor::Legionary && table.holds(table.active, Favour::LegionaryPaysSix);
}

Sale sale_of(const Table& table, Visitor visitor, SeatClass seat, int pay) {
    return {.seat = table.active,
            .ticket = {*table.venue, seat},
            .visitor = visitor,
            .coins = static_cast<std::uint8_t>(table.edition().coins(seat)),
            .pay = static_cast<std::uint8_t>(pay),
            .bonus = table.bonus[*table.venue]};
}

void sell(State& s, const Sale& sale) {
    Table& table = s.table;
    const Venue venue = sale.ticket.venue;
    table.sales.push(sale);
    table.tickets[sale.seat].remove(sale.ticket);
    table.visitors[venue].remove(kind(sale.visitor));
    table.seat = std::nullopt;
    table.visitor = std::nullopt;
    if (!table.again && table.holds(sale.seat, Favour::DoubleSell) &&
        table.can_sell(sale.seat, venue))
        table.stage = Stage::DoubleSell;
    else
        resolve_next_merchant(s);
}

int income_today(const Table& table, Seat seat) {
    int sum = 0;
    for (const Sale& sale : table.sales)
        if (sale.seat == seat) sum += sale.income();
    for (Level level : table.hands[seat]) sum += table.edition().coins(level);
    return sum;
}

}  // namespace curia::circus_maximus
