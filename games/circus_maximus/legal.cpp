// Whose turn it is and which actions are legal: the only authority on both.
#include "games/circus_maximus/circus_maximus.h"
#include "games/circus_maximus/permits.h"
#include "games/circus_maximus/rows.h"

namespace curia {

using namespace circus_maximus;

namespace {

using Listed = Actions<CircusMaximus>;

// Lists one merchant at every open place. `cost` is the number of favours spent on it without F7.
template <class Way>
void list_merchant(const Table& table, Seat seat, Level level, int cost, Listed& out) {
    for (Place place : open_places(table, seat, cost))
        out.push(Way{level, place, Strength::Printed});
    if (level != kLowest || why_not_spend(table, seat, Favour::OneBecomesEight, cost)) return;
    for (Place place : open_places(table, seat, cost + 1))
        out.push(Way{level, place, Strength::Eight});
}

void list_merchants(const Table& table, Seat seat, int cost, Listed& out) {
    const LevelSet hand = table.hands[seat];
    if (hand.empty()) return;
    const PlaceSet open = open_places(table, seat, cost);
    for (Level level : hand) {
        if (level == kLowest)
            list_merchant<PlayMerchant>(table, seat, level, cost, out);
        else
            for (Place place : open) out.push(PlayMerchant{level, place, Strength::Printed});
    }
}

void list_recalls(const Table& table, Seat seat, Listed& out) {
    const int end = first_of_phase(table);
    for (int i = 0; i < end; ++i)
        if (table.merchants[i].owner == seat)
            list_merchant<RecallMerchant>(table, seat, table.merchants[i].level, 1, out);
}

void list_steps_left(const Table& table, Seat seat, Listed& out) {
    for (int i = first_of_phase(table); i < table.merchants.size(); ++i)
        if (table.merchants[i].owner == seat && !is_leftmost(table.merchants, i))
            out.push(StepLeft{table.merchants[i].level});
}

void list_favours(const State& state, Seat seat, Listed& out) {
    const auto open = [&](Favour favour) { return !why_favour_is_closed(state, seat, favour); };
    if (open(Favour::ExtraVisitor)) out.push(UseFavour{Favour::ExtraVisitor});
    if (open(Favour::TicketAndVisitor)) out.push(UseFavour{Favour::TicketAndVisitor});
    if (open(Favour::RecallMerchant)) list_recalls(state.table, seat, out);
    if (open(Favour::StepLeft)) list_steps_left(state.table, seat, out);
}

void list_turn(const State& state, Seat seat, Listed& out) {
    list_merchants(state.table, seat, 0, out);
    if (!state.table.favours[seat].empty()) list_favours(state, seat, out);
    out.push(Pass{});
}

// The n-th action of list_merchants() for a player without F7.
Action nth_merchant(LevelSet hand, PlaceSet open, int number) {
    const int places = open.size();
    const int level = places == 1 ? number : number / places;
    return PlayMerchant{hand.nth(level), open.nth(number - level * places), Strength::Printed};
}

// Picks one of the actions of list_turn(); merchants are counted instead of listed.
Action random_turn(const State& state, Seat seat, Rng& rng) {
    const Table& table = state.table;
    const LevelSet hand = table.hands[seat];
    const PlaceSet open = open_places(table, seat, 0);
    const int ways = hand.size() * open.size();
    Listed favours;
    if (!table.favours[seat].empty()) list_favours(state, seat, favours);
    const int number =
        static_cast<int>(rng.below(static_cast<std::uint32_t>(ways + favours.size() + 1)));
    if (number < ways) return nth_merchant(hand, open, number);
    if (number < ways + favours.size()) return favours[number - ways];
    return Pass{};
}

void list_caesar(const Table& table, Seat seat, Listed& out) {
    for (Favour favour : FavourSet::all())
        if (table.holds(seat, favour)) out.push(LayDown{favour});
    if (may_decline_caesar(table, seat)) out.push(Decline{});
}

void list_favour_picks(const Table& table, Listed& out) {
    for (Favour favour : FavourSet::all())
        out.push_if(table.villa.has(kind(favour)), TakeFavour{favour});
    if (table.start_card_is_free) out.push(TakeStartCard{});
}

void list_ticket_picks(const Table& table, Listed& out) {
    for (Venue venue : VenueSet::all())
        for (SeatClass seat : ClassSet::all(kPrintedClasses))
            out.push_if(table.forum.has({venue, seat}), TakeTicket{{venue, seat}});
}

void list_buyers(const Table& table, Listed& out) {
    const VisitorBag& visitors = table.visitors[*table.venue];
    for (Visitor visitor : VisitorSet::all(kBuyerKinds))
        out.push_if(visitors.has(kind(visitor)), ChooseVisitor{visitor});
}

void list_seats(const Table& table, Seat owner, Listed& out) {
    for (SeatClass seat : ClassSet::all())
        out.push_if(table.tickets[owner].has({*table.venue, seat}), ChooseSeat{seat});
}

void list_offer(Favour favour, Listed& out) {
    out.push(UseFavour{favour});
    out.push(Decline{});
}

}  // namespace

Turn CircusMaximus::turn(const State& state) {
    const Stage stage = state.table.stage;
    if (stage == Stage::Over) return Turn::of_nobody();
    return stage < Stage::Turn ? Turn::of_chance() : Turn::of_player(state.table.active);
}

void CircusMaximus::legal(const State& state, Seat seat, Actions<CircusMaximus>& actions) {
    if (turn(state) != Turn::of_player(seat)) return;
    const Table& table = state.table;
    switch (table.stage) {
        case Stage::Turn: list_turn(state, seat, actions); break;
        case Stage::SendVisitor:
            for (Venue venue : VenueSet::all()) actions.push(SendVisitor{venue});
            break;
        case Stage::Caesar: list_caesar(table, seat, actions); break;
        case Stage::ExtraMerchant:
            list_merchants(table, seat, 1, actions);
            actions.push(Decline{});
            break;
        case Stage::PickFavour: list_favour_picks(table, actions); break;
        case Stage::PickTicket: list_ticket_picks(table, actions); break;
        case Stage::DoubleBuy: list_offer(Favour::DoubleBuy, actions); break;
        case Stage::PickVisitor: list_buyers(table, actions); break;
        case Stage::PickSeat: list_seats(table, seat, actions); break;
        case Stage::LegionaryPays: list_offer(Favour::LegionaryPaysSix, actions); break;
        case Stage::DoubleSell: list_offer(Favour::DoubleSell, actions); break;
        default: break;
    }
}

Action CircusMaximus::random_action(const State& state, Seat seat, Rng& rng) {
    const Table& table = state.table;
    const bool may_raise = table.holds(seat, Favour::OneBecomesEight);  // a 1 has two ways
    if (table.stage == Stage::Turn && !may_raise) return random_turn(state, seat, rng);
    Actions<CircusMaximus> actions;
    legal(state, seat, actions);
    return actions[static_cast<int>(rng.below(static_cast<std::uint32_t>(actions.size())))];
}

}  // namespace curia
