// The start of a game, and everything that chance decides.
#include "engine/overload.h"
#include "games/circus_maximus/circus_maximus.h"
#include "games/circus_maximus/progress.h"

namespace curia {

using namespace circus_maximus;

namespace {

// A9: a venue gets one visitor fewer than regular tickets.
int visitors_for(const Table& table, Venue venue) {
    return std::max(0, table.forum[venue].size() - 1);
}

Visitor pick_visitor(const State& s, Rng& rng) {
    return static_cast<Visitor>(s.secrets.visitors.pick(rng));
}

DealTickets pick_tickets(const State& s, Rng& rng) {
    DealTickets deal;
    TicketBag deck = s.secrets.tickets;
    for (int i = kTicketsPerPlayer * s.table.players(); i > 0; --i) {
        const Ticket ticket = deck.pick(rng);
        deck.remove(ticket);
        deal.tickets.add(ticket);
    }
    return deal;
}

DealVisitors pick_visitors(const State& s, Rng& rng) {
    DealVisitors deal;
    VisitorBag deck = s.secrets.visitors;
    for (Venue venue : VenueSet::all())
        deal.visitors[venue] = deck.take(visitors_for(s.table, venue), rng);
    return deal;
}

bool can_deal(const State& s, const DealVisitors& deal) {
    VisitorBag deck = s.secrets.visitors;
    for (Venue venue : VenueSet::all()) {
        const VisitorBag& visitors = deal.visitors[venue];
        if (visitors.size() != visitors_for(s.table, venue) || !deck.has_all(visitors))
            return false;
        deck.remove(visitors);
    }
    return true;
}

bool can_draw(const State& s, Visitor visitor) { return s.secrets.visitors.has(kind(visitor)); }

void take_visitor(State& s, Visitor visitor) { s.secrets.visitors.remove(kind(visitor)); }

// ---- What each outcome does ----

void deal_favours(State& s, const DealFavours& c) {
    start_day(s);
    s.secrets.favours.remove(c.favours);
    s.table.villa = c.favours;
    s.table.stage = Stage::DealTickets;
}

void deal_tickets(State& s, const DealTickets& c) {
    s.secrets.tickets.remove(c.tickets);
    s.table.forum = c.tickets;
    s.table.stage = Stage::DealVisitors;
}

void deal_visitors(State& s, const DealVisitors& c) {
    s.table.visitors = c.visitors;
    for (Venue venue : VenueSet::all()) s.secrets.visitors.remove(c.visitors[venue]);
    for (Venue venue : VenueSet::all())
        if (s.table.has_caesar(venue)) {
            s.table.venue = venue;
            s.table.stage = Stage::Followers;
            return;
        }
    go_on_after_visitors(s);
}

// Section 8: one more ticket, one more visitor, and one more coin from each visitor of that venue.
void deal_special(State& s, const DealSpecial& c) {
    s.secrets.tickets.remove(c.ticket);
    take_visitor(s, c.visitor);
    s.table.forum.add(c.ticket);
    ++s.table.bonus[c.ticket.venue];
    ++s.table.specials;
    welcome(s, c.ticket.venue, c.visitor);
}

void deal_followers(State& s, const DealFollowers& c) {
    s.secrets.visitors.remove(c.visitors);
    s.table.visitors[*s.table.venue].add(c.visitors);
    go_on_after_visitors(s);
}

void draw_visitor(State& s, const DrawVisitor& c) {
    take_visitor(s, c.visitor);
    if (s.table.venue) return welcome(s, *s.table.venue, c.visitor);
    s.table.visitor = c.visitor;
    s.table.stage = Stage::SendVisitor;
}

void draw_pair(State& s, const DrawPair& c) {
    s.secrets.tickets.remove(c.ticket);
    take_visitor(s, c.visitor);
    s.table.tickets[s.table.active].add(c.ticket);
    welcome(s, c.ticket.venue, c.visitor);
}

}  // namespace

int CircusMaximus::max_steps(const Setup& setup) {
    const int n = setup.players;
    // Per day: three deals, two special events, Caesar's followers.
    const int dealing = 3 + 2 + 1;
    // Each merchant is played once, followed by at most two offers (Caesar, F2). Each player passes
    // once per phase.
    const int placing = 3 * kLevels * n + 3 * n;
    // A card at the Villa; a ticket and the offer of F4; a visitor, the seat and two offers.
    const int taking = (n + 1) + 2 * (kTicketsPerPlayer * n + 2) + 4 * kBuyers;
    // Each favour is spent once in the game and takes at most four steps. F1 has four: the favour,
    // the draw, the venue, the followers. F8 has three: it repeats a placing with its two offers.
    const int favours = 4 * kDays * n;
    return 1 + kDays * (dealing + placing + taking) + favours;
}

State CircusMaximus::start(const Setup& setup) {
    State s{};
    s.table.setup = setup;
    s.secrets.favours = all_favours(setup);
    start_day(s);
    return s;
}

Chance CircusMaximus::draw(const State& state, Rng& rng) {
    const Secrets& decks = state.secrets;
    switch (state.table.stage) {
        case Stage::FirstPlayer:
            return ChooseFirstPlayer{*Seat::from_number(rng.below(state.table.setup.players))};
        case Stage::DealFavours: {
            FavourBag deck = decks.favours;
            return DealFavours{deck.take(state.table.players(), rng)};
        }
        case Stage::DealTickets: return pick_tickets(state, rng);
        case Stage::DealVisitors: return pick_visitors(state, rng);
        case Stage::Special: return DealSpecial{decks.tickets.pick(rng), pick_visitor(state, rng)};
        case Stage::Followers: {
            VisitorBag deck = decks.visitors;
            return DealFollowers{deck.take(kFollowersOfCaesar, rng)};
        }
        case Stage::DrawVisitor: return DrawVisitor{pick_visitor(state, rng)};
        default: return DrawPair{decks.tickets.pick(rng), pick_visitor(state, rng)};
    }
}

bool CircusMaximus::possible(const State& state, const Chance& chance) {
    const Table& table = state.table;
    const Secrets& decks = state.secrets;
    const auto at = [&](Stage stage) { return table.stage == stage; };
    return std::visit(
        Overload{
            [&](const ChooseFirstPlayer& c) {
                return at(Stage::FirstPlayer) && c.seat.index < table.players();
            },
            [&](const DealFavours& c) {
                return at(Stage::DealFavours) && c.favours.size() == table.players() &&
                       decks.favours.has_all(c.favours);
            },
            [&](const DealTickets& c) {
                return at(Stage::DealTickets) &&
                       c.tickets.size() == kTicketsPerPlayer * table.players() &&
                       decks.tickets.has_all(c.tickets);
            },
            [&](const DealVisitors& c) { return at(Stage::DealVisitors) && can_deal(state, c); },
            [&](const DealSpecial& c) {
                return at(Stage::Special) && decks.tickets.has(c.ticket) &&
                       can_draw(state, c.visitor);
            },
            [&](const DealFollowers& c) {
                return at(Stage::Followers) && c.visitors.size() == kFollowersOfCaesar &&
                       decks.visitors.has_all(c.visitors);
            },
            [&](const DrawVisitor& c) {
                return at(Stage::DrawVisitor) && can_draw(state, c.visitor);
            },
            [&](const DrawPair& c) {
                return at(Stage::DrawPair) && decks.tickets.has(c.ticket) &&
                       can_draw(state, c.visitor);
            },
        },
        chance);
}

void CircusMaximus::resolve(State& state, const Chance& chance) {
    std::visit(Overload{
                   [&](const ChooseFirstPlayer& c) {
                       state.table.first = c.seat;
                       state.table.stage = Stage::DealFavours;
                   },
                   [&](const DealFavours& c) { deal_favours(state, c); },
                   [&](const DealTickets& c) { deal_tickets(state, c); },
                   [&](const DealVisitors& c) { deal_visitors(state, c); },
                   [&](const DealSpecial& c) { deal_special(state, c); },
                   [&](const DealFollowers& c) { deal_followers(state, c); },
                   [&](const DrawVisitor& c) { draw_visitor(state, c); },
                   [&](const DrawPair& c) { draw_pair(state, c); },
               },
               chance);
}

OutcomeOf<Ending> CircusMaximus::outcome(const State& state) {
    const Table& table = state.table;
    OutcomeOf<Ending> outcome{.ending = Ending::ThirdDay, .scores = {}};
    for (Seat seat : seats(table.players())) {
        outcome.scores[seat] = table.favour_coins[seat];
        for (const auto& day : table.income) outcome.scores[seat] += day[seat];
    }
    return outcome;
}

}  // namespace curia
