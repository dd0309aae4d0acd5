// What each action does.
#include "engine/overload.h"
#include "games/circus_maximus/circus_maximus.h"
#include "games/circus_maximus/progress.h"
#include "games/circus_maximus/rows.h"

namespace curia {

using namespace circus_maximus;

namespace {

// ---- Placing: 5.1, 5.2 ----

void spend_in_turn(State& s, Seat seat, Favour favour) {
    spend(s.table, seat, favour);
    ++s.table.spent_this_turn;
}

void put(State& s, Seat seat, Level level, Place place, Strength strength) {
    if (strength == Strength::Eight) spend_in_turn(s, seat, Favour::OneBecomesEight);
    const Level effective = strength == Strength::Eight ? kHighest : level;
    insert(s.table.merchants, {place, seat, level, effective});
    go_on_after_merchant(s, place);
}

void play_merchant(State& s, Seat seat, const PlayMerchant& a) {
    if (s.table.stage == Stage::ExtraMerchant) spend_in_turn(s, seat, Favour::ExtraMerchant);
    s.table.hands[seat].remove(a.level);
    put(s, seat, a.level, a.place, a.strength);
}

void recall_merchant(State& s, Seat seat, const RecallMerchant& a) {
    spend_in_turn(s, seat, Favour::RecallMerchant);
    take_out(s.table.merchants, find(s.table.merchants, seat, a.level));
    put(s, seat, a.level, a.place, a.strength);
}

void step_left(State& s, Seat seat, const StepLeft& a) {
    spend_in_turn(s, seat, Favour::StepLeft);
    circus_maximus::step_left(s.table.merchants, find(s.table.merchants, seat, a.level));
    end_turn(s);
}

void call_visitor(State& s) {
    const bool blind = s.table.setup.options.extra_visitor_blind == ExtraVisitorBlind::On;
    s.table.stage = blind ? Stage::SendVisitor : Stage::DrawVisitor;
}

void send_visitor(State& s, Venue venue) {
    if (!s.table.visitor) {  // A28: named before the card is seen
        s.table.venue = venue;
        s.table.stage = Stage::DrawVisitor;
        return;
    }
    const Visitor visitor = *s.table.visitor;
    s.table.visitor = std::nullopt;
    welcome(s, venue, visitor);
}

void pass(State& s, Seat seat) {
    s.table.passed.add(seat);
    if (s.table.passed.size() < s.table.players())
        end_turn(s);
    else
        start_resolving(s);
}

// 0.6: Caesar leaves when the first favour is laid down as a ticket.
void lay_down(State& s, Seat seat, Favour favour) {
    const Venue venue = *s.table.venue;
    spend(s.table, seat, favour);
    s.table.tickets[seat].add({venue, SeatClass::Favour});
    s.table.visitors[venue].remove(kind(Visitor::Caesar));
    s.table.caesar_has_left = true;
    ask_for_extra_merchant(s);
}

// ---- Resolving: 5.3 to 5.5 ----

void take_favour(State& s, Seat seat, Favour favour) {
    s.table.villa.remove(kind(favour));
    s.table.favours[seat].add(kind(favour));
    resolve_next_merchant(s);
}

void take_start_card(State& s, Seat seat) {
    s.table.start_card_is_free = false;
    s.table.first = seat;
    resolve_next_merchant(s);
}

void take_ticket(State& s, Seat seat, Ticket ticket) {
    Table& table = s.table;
    table.forum.remove(ticket);
    table.tickets[seat].add(ticket);
    if (!table.again && table.holds(seat, Favour::DoubleBuy) && !table.forum.empty())
        table.stage = Stage::DoubleBuy;
    else
        resolve_next_merchant(s);
}

void sell_for(State& s, int pay) {
    sell(s, sale_of(s.table, *s.table.visitor, *s.table.seat, pay));
}

void choose_seat(State& s, SeatClass seat_class) {
    Table& table = s.table;
    table.seat = seat_class;
    if (is_raise_offered(table, *table.visitor))
        table.stage = Stage::LegionaryPays;
    else
        sell_for(s, table.edition().pay(*table.visitor));
}

void choose_visitor(State& s, Seat seat, Visitor visitor) {
    s.table.visitor = visitor;
    if (const auto only = only_class(s.table.tickets[seat][*s.table.venue]))
        choose_seat(s, *only);
    else
        s.table.stage = Stage::PickSeat;
}

// F4, F5: the same merchant takes a second time.
void take_again(State& s, Seat seat, Favour favour, Stage stage) {
    spend(s.table, seat, favour);
    s.table.again = true;
    s.table.stage = stage;
}

void use_favour(State& s, Seat seat, Favour favour) {
    switch (favour) {
        case Favour::ExtraVisitor: spend_in_turn(s, seat, favour); return call_visitor(s);
        case Favour::TicketAndVisitor:
            spend_in_turn(s, seat, favour);
            s.table.stage = Stage::DrawPair;
            return;
        case Favour::LegionaryPaysSix:
            spend(s.table, seat, favour);
            return sell_for(s, s.table.edition().legionary_favour_pay);
        case Favour::DoubleBuy: return take_again(s, seat, favour, Stage::PickTicket);
        case Favour::DoubleSell: return take_again(s, seat, favour, Stage::PickVisitor);
        default: break;
    }
}

void decline(State& s) {
    switch (s.table.stage) {
        case Stage::Caesar: return ask_for_extra_merchant(s);
        case Stage::ExtraMerchant: return end_turn(s);
        case Stage::LegionaryPays: return sell_for(s, s.table.edition().pay(*s.table.visitor));
        default: return resolve_next_merchant(s);  // F4, F5
    }
}

}  // namespace

void CircusMaximus::play(State& state, Seat seat, const Action& action) {
    std::visit(Overload{
                   [&](const PlayMerchant& a) { play_merchant(state, seat, a); },
                   [&](const RecallMerchant& a) { recall_merchant(state, seat, a); },
                   [&](const StepLeft& a) { step_left(state, seat, a); },
                   [&](const UseFavour& a) { use_favour(state, seat, a.favour); },
                   [&](const SendVisitor& a) { send_visitor(state, a.venue); },
                   [&](const Pass&) { pass(state, seat); },
                   [&](const Decline&) { decline(state); },
                   [&](const LayDown& a) { lay_down(state, seat, a.favour); },
                   [&](const TakeFavour& a) { take_favour(state, seat, a.favour); },
                   [&](const TakeStartCard&) { take_start_card(state, seat); },
                   [&](const TakeTicket& a) { take_ticket(state, seat, a.ticket); },
                   [&](const ChooseVisitor& a) { choose_visitor(state, seat, a.visitor); },
                   [&](const ChooseSeat& a) { choose_seat(state, a.seat); },
               },
               action);
}

}  // namespace curia
