#include "games/circus_maximus/permits.h"

#include "games/circus_maximus/rows.h"

namespace curia::circus_maximus {

namespace {

bool allows_ticketless(const Table& table) {
    return table.setup.options.ticketless_placement == TicketlessPlacement::Allow;
}

// The levels of the player's merchants at the places of earlier phases: F8 may recall them.
LevelSet recallable(const Table& table, Seat seat) {
    LevelSet levels;
    const int end = first_of_phase(table);
    for (int i = 0; i < end; ++i)
        if (table.merchants[i].owner == seat) levels.add(table.merchants[i].level);
    return levels;
}

// F8: needs an own merchant from an earlier phase and a place that takes it.
std::optional<Reason> why_no_recall(const Table& table, Seat seat) {
    if (table.phase == Phase::Favours) return Reason::NotThisPhase;
    if (recallable(table, seat).empty()) return Reason::NothingToRecall;
    if (open_places(table, seat, 1).empty()) return Reason::NoTicket;
    return std::nullopt;
}

std::optional<Reason> why_no_step(const Table& table, Seat seat) {
    for (int i = first_of_phase(table); i < table.merchants.size(); ++i)
        if (table.merchants[i].owner == seat && !is_leftmost(table.merchants, i))
            return std::nullopt;
    return Reason::NobodyToOvertake;
}

// The merchants that F8 could bring back in a turn that also spends `favour`. A30
LevelSet recallable_with(const Table& table, Seat seat, Favour favour) {
    const bool may_spend_both =
        table.holds(seat, Favour::RecallMerchant) && !why_not_spend(table, seat, favour, 1);
    return may_spend_both ? recallable(table, seat) : LevelSet{};
}

// F2: needs one merchant to send, after another one that comes from the hand or by F8.
std::optional<Reason> why_no_second(const Table& table, Seat seat) {
    const LevelSet hand = table.hands[seat];
    const bool needs_recall = hand.size() < 2;
    if (hand.empty()) return Reason::NoMerchant;
    if (needs_recall && recallable_with(table, seat, Favour::ExtraMerchant).empty())
        return Reason::NoMerchant;
    if (open_places(table, seat, needs_recall ? 2 : 1).empty()) return Reason::NoTicket;
    return std::nullopt;
}

// F7: needs a 1, in hand or by F8, and a place that takes it.
std::optional<Reason> why_no_eight(const Table& table, Seat seat) {
    const bool needs_recall = !table.hands[seat].has(kLowest);
    if (needs_recall && !recallable_with(table, seat, Favour::OneBecomesEight).has(kLowest))
        return Reason::NoMerchant;
    if (open_places(table, seat, needs_recall ? 2 : 1).empty()) return Reason::NoTicket;
    return std::nullopt;
}

std::optional<Reason> why_no_pair(const State& state) {
    if (state.table.phase != Phase::Tickets) return Reason::NotThisPhase;
    if (state.secrets.tickets.empty() || state.secrets.visitors.empty()) return Reason::DeckEmpty;
    return std::nullopt;
}

}  // namespace

std::optional<Reason> why_place_is_closed(const Table& table, Seat seat, Place place, int cost) {
    if (!places_of(table.phase).has(place)) return Reason::NotThisPhase;
    if (!is_venue(place) || allows_ticketless(table)) return std::nullopt;
    const Venue venue = venue_at(place);
    if (table.has_ticket(seat, venue)) return std::nullopt;
    if (!table.has_caesar(venue)) return Reason::NoTicket;
    if (table.favours[seat].size() <= cost) return Reason::NoFavourLeft;
    return std::nullopt;
}

PlaceSet open_places(const Table& table, Seat seat, int cost) {
    PlaceSet open = places_of(table.phase);
    if (table.phase != Phase::Sales) return open;
    for (Place place : open)
        if (why_place_is_closed(table, seat, place, cost)) open.remove(place);
    return open;
}

std::optional<Reason> why_favour_has_no_effect(const State& state, Seat seat, Favour favour) {
    const Table& table = state.table;
    switch (favour) {
        case Favour::ExtraVisitor:
            if (state.secrets.visitors.empty()) return Reason::DeckEmpty;
            return std::nullopt;
        case Favour::ExtraMerchant: return why_no_second(table, seat);
        case Favour::TicketAndVisitor: return why_no_pair(state);
        case Favour::OneBecomesEight: return why_no_eight(table, seat);
        case Favour::RecallMerchant: return why_no_recall(table, seat);
        case Favour::StepLeft: return why_no_step(table, seat);
        default: return Reason::NotInTurn;
    }
}

bool may_add_merchant(const Table& table, Seat seat) {
    if (why_not_spend(table, seat, Favour::ExtraMerchant, 0)) return false;
    return !table.hands[seat].empty() && !open_places(table, seat, 1).empty();
}

bool may_decline_caesar(const Table& table, Seat seat) {
    return allows_ticketless(table) || table.has_ticket(seat, *table.venue);
}

}  // namespace curia::circus_maximus
