// Works out what each merchant would take if all players passed now.
#include <utility>

#include "games/circus_maximus/outlook.h"
#include "games/circus_maximus/rows.h"

namespace curia::circus_maximus {

namespace {

std::optional<Visitor> best_payer(const Table& table, const VisitorBag& visitors) {
    std::optional<Visitor> best;
    for (Visitor one : VisitorSet::all(kBuyerKinds))
        if (visitors.has(kind(one)) &&
            (!best || table.edition().pay(one) > table.edition().pay(*best)))
            best = one;
    return best;
}

std::optional<SeatClass> best_seat(const Table& table, const ClassBag& tickets) {
    std::optional<SeatClass> best;
    for (SeatClass one : ClassSet::all())
        if (tickets.has(kind(one)) &&
            (!best || table.edition().coins(one) > table.edition().coins(*best)))
            best = one;
    return best;
}

class Foresight {
public:
    explicit Foresight(const Table& table) : table_(table) {
        if (table.stage < Stage::PickFavour) table_.visitor = std::nullopt;  // F1's visitor
        if (table.phase != Phase::Tickets) return;
        for (Venue venue : VenueSet::all())
            if (const auto visitor = best_payer(table, table.visitors[venue]))
                demand_[venue] = table.edition().pay(*visitor) + table.bonus[venue];
    }

    Prospect of(int merchant) {
        const Placed& placed = table_.merchants[merchant];
        switch (table_.phase) {
            case Phase::Favours: return at_villa();
            case Phase::Tickets: return at_forum();
            default: return at_venue(placed.owner, venue_at(placed.place));
        }
    }

private:
    Prospect at_villa() {
        const int cards = table_.villa.size() + (table_.start_card_is_free ? 1 : 0);
        if (favours_taken_ == cards) return {};
        ++favours_taken_;
        return {.takes = true, .ticket = {}, .visitor = {}, .income = 0};
    }

    Prospect at_forum() {
        std::optional<Ticket> best;
        for (Venue venue : VenueSet::all())
            for (SeatClass seat : ClassSet::all(kPrintedClasses)) {
                const Ticket one{venue, seat};
                if (!table_.forum.has(one)) continue;
                if (!best || promise(one) > promise(*best)) best = one;
            }
        if (!best) return {};
        table_.forum.remove(*best);
        return {.takes = true, .ticket = best, .visitor = {}, .income = 0};
    }

    // What a ticket promises: its coins, the pay of the best visitor at its venue, and the bonus.
    int promise(Ticket ticket) const {
        return table_.edition().coins(ticket.seat) + demand_[ticket.venue];
    }

    // If the owner is in the middle of this sale, the choices made so far are kept.
    Prospect at_venue(Seat owner, Venue venue) {
        const auto chosen = std::exchange(table_.visitor, std::nullopt);
        const auto given = std::exchange(table_.seat, std::nullopt);
        const auto visitor = chosen ? chosen : best_payer(table_, table_.visitors[venue]);
        const auto seat = given ? given : best_seat(table_, table_.tickets[owner][venue]);
        if (!visitor || !seat) return {};
        const Ticket ticket{venue, *seat};
        table_.visitors[venue].remove(kind(*visitor));
        table_.tickets[owner].remove(ticket);
        const Edition& edition = table_.edition();
        const int income = edition.coins(*seat) + edition.pay(*visitor) + table_.bonus[venue];
        return {true, ticket, visitor, static_cast<std::uint8_t>(income)};
    }

    Table table_;           // what would be left after the merchants so far
    PerVenue<int> demand_;  // no ticket at the Forum changes it
    int favours_taken_ = 0;
};

}  // namespace

FixedList<Prospect, kMerchants> prospects(const Table& table) {
    FixedList<Prospect, kMerchants> list;
    Foresight foresight(table);
    const int first = first_to_take(table);
    for (int i = 0; i < table.merchants.size(); ++i)
        list.push(i < first ? Prospect{} : foresight.of(i));
    return list;
}

}  // namespace curia::circus_maximus
