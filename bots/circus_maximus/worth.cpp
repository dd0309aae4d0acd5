#include "bots/circus_maximus/worth.h"

#include <algorithm>
#include <utility>

namespace curia::circus_maximus {

namespace {

// Found by evolution over matches of greedy players (docs/strength.md). It found that the start
// card is worth nothing, and that the Forum has tickets for all merchants.
constexpr int kMerchantsOfUse = 5;            // merchants kept for the Forum and the venues
constexpr double kUseOfMerchant = 1.5;        // worth of each of them
constexpr int kReserve = 2;                   // further merchants kept in hand
constexpr double kUseOfReserve = 0.8;         // worth of each of them
constexpr double kCoinInHand = 1.25;          // a coin of a merchant that need not be played
constexpr double kSeat = 1.5, kDemand = 0.9;  // a coin of the ticket; of visitor and bonus
constexpr double kMoreBuyers = 0.3;           // expected further visitors at a venue
constexpr double kFirstIsBest = 0.75;         // weight of the best favour for the leftmost
constexpr double kLaterAtVilla = 0.15;        // part of the mean favour's worth for the later ones
constexpr double kRiskAtVilla = 0.3, kRiskAtVenue = 0.8;  // of a 1 to be overtaken; an 8 is safe

// The use of a favour on the coming days, beyond its coins at the end: from a linear regression
// over 1,000 matches, of a player's later income on the favours held after a day.
constexpr PerFavour<double> kUseOfFavour{{1.0, 0.0, 0.9, 1.0, 1.6, 0.5, 1.8, 2.0, 2.3}};

std::optional<Visitor> best_payer(const Edition& edition, const VisitorBag& visitors) {
    std::optional<Visitor> best;
    for (Visitor one : VisitorSet::all(kBuyerKinds))
        if (visitors.has(kind(one)) && (!best || edition.pay(one) > edition.pay(*best))) best = one;
    return best;
}

std::optional<SeatClass> best_seat(const Edition& edition, const ClassBag& tickets) {
    std::optional<SeatClass> best;
    for (SeatClass one : ClassSet::all())
        if (tickets.has(kind(one)) && (!best || edition.coins(one) > edition.coins(*best)))
            best = one;
    return best;
}

}  // namespace

Worth::Worth(const Table& table, Seat me) : table_(table), me_(me), first_(first_to_take(table)) {
    SeatSet others = SeatSet::all(table.players());
    others.remove(table.passed);
    others.remove(me);
    contested_ = !others.empty() && table.stage < Stage::PickFavour;
    count_settled();
    if (table.is_day_counted()) return;
    switch (table.phase) {
        case Phase::Favours: price_favours(); break;
        case Phase::Tickets: price_tickets(); break;
        default: fill_venues();
    }
}

double Worth::with(LevelSet hand, const Placed* newcomer) const {
    if (table_.is_day_counted()) return settled_;
    double sum = settled_;
    for (Level level : hand) sum += kCoinInHand * table_.edition().coins(level);
    switch (table_.phase) {
        case Phase::Favours: return sum + at_villa(hand, newcomer);
        case Phase::Tickets: return sum + at_forum(hand, newcomer);
        default: return sum + at_venues(newcomer);
    }
}

double Worth::use_of(Favour favour) const {
    const bool is_spent = table_.day == kDays && table_.phase == Phase::Sales;
    return table_.edition().end_coins(favour) + (is_spent ? 0 : kUseOfFavour[favour]);
}

void Worth::count_settled() {
    if (!table_.favours[me_].empty())
        for (Favour favour : FavourSet::all())
            if (table_.holds(me_, favour))
                settled_ += table_.favours[me_][kind(favour)] * use_of(favour);
    for (const auto& day : table_.income) settled_ += day[me_];
    if (table_.is_day_counted()) return;
    for (const Sale& sale : table_.sales)
        if (sale.seat == me_) settled_ += sale.income();
}

// The probability that a merchant keeps its current prospect.
double Worth::keeps(const Placed& merchant, double risk) const {
    if (!contested_) return 1;
    const double below = kHighest.index - merchant.effective.index;
    return 1 - risk * below / kHighest.index;
}

// Visits the merchants of a row from left to right, with the newcomer at its place.
template <class Visit>
void Worth::for_row(int first, int end, const Placed* newcomer, Visit&& visit) const {
    for (int i = first; i < end; ++i) {
        if (newcomer && rank(table_.merchants[i]) > rank(*newcomer)) {
            visit(*newcomer);
            newcomer = nullptr;
        }
        visit(table_.merchants[i]);
    }
    if (newcomer) visit(*newcomer);
}

// ---- Phase I ----

void Worth::price_favours() {
    double sum = 0;
    for (Favour favour : FavourSet::all()) {
        const int count = table_.villa[kind(favour)];
        if (count == 0) continue;
        best_favour_ = std::max(best_favour_, use_of(favour));
        sum += count * use_of(favour);
        favours_ += count;
    }
    if (favours_ > 0) mean_favour_ = sum / favours_;
}

double Worth::pick_at_villa(int turn) const {
    if (turn > favours_) return 0;
    if (turn > 1) return kLaterAtVilla * mean_favour_;
    return kFirstIsBest * best_favour_ + (1 - kFirstIsBest) * mean_favour_;
}

double Worth::at_villa(LevelSet hand, const Placed* newcomer) const {
    const int reserve = std::clamp(hand.size() - kMerchantsOfUse, 0, kReserve);
    double worth =
        kUseOfMerchant * std::min(kMerchantsOfUse, hand.size()) + kUseOfReserve * reserve;
    int turn = 0;
    for_row(first_, table_.merchants.size(), newcomer, [&](const Placed& merchant) {
        ++turn;
        if (merchant.owner == me_) worth += pick_at_villa(turn) * keeps(merchant, kRiskAtVilla);
    });
    return worth;
}

// ---- Phase II ----

// A ticket's price: its probability to find a visitor, times its mean income then.
void Worth::price_tickets(Venue venue) {
    const Edition& edition = table_.edition();
    const VisitorBag& visitors = table_.visitors[venue];
    const double buyers = table_.buyers(venue);
    double pay = 0, tickets = table_.forum[venue].size();
    for (Visitor visitor : VisitorSet::all(kBuyerKinds))
        pay += visitors[kind(visitor)] * edition.pay(visitor);
    for (Seat seat : seats(table_.players())) tickets += table_.tickets[seat][venue].size();
    const double chance = std::min(1.0, (buyers + kMoreBuyers) / std::max(1.0, tickets));
    const double demand = buyers > 0 ? table_.bonus[venue] + pay / buyers : 0;
    const auto best = best_payer(edition, visitors);
    const int promised = best ? edition.pay(*best) + table_.bonus[venue] : 0;
    for (SeatClass seat : ClassSet::all()) {
        price_[venue][static_cast<std::size_t>(seat)] =
            chance * (kSeat * edition.coins(seat) + kDemand * demand);
        for (int i = 0; i < table_.forum[venue][kind(seat)]; ++i)
            offers_.push({{venue, seat}, edition.coins(seat) + promised});
    }
}

void Worth::price_tickets() {
    for (Venue venue : VenueSet::all()) price_tickets(venue);
    // Each buyer takes the ticket that promises most; the first one of equals.
    for (int i = 1; i < offers_.size(); ++i)
        for (int j = i; j > 0 && offers_[j].promise > offers_[j - 1].promise; --j)
            std::swap(offers_[j], offers_[j - 1]);
    own_prices_ = prices_of(table_.tickets[me_]);
}

double Worth::at_forum(LevelSet hand, const Placed* newcomer) const {
    TicketBag tickets = table_.tickets[me_];
    int bought = 0, next = 0;
    for_row(first_, table_.merchants.size(), newcomer, [&](const Placed& merchant) {
        if (next == offers_.size()) return;
        const Ticket ticket = offers_[next++].ticket;
        if (merchant.owner != me_) return;
        tickets.add(ticket);
        ++bought;
    });
    return sales(bought == 0 ? own_prices_ : prices_of(tickets), hand);
}

double Worth::with_ticket(Ticket ticket) const {
    TicketBag tickets = table_.tickets[me_];
    tickets.add(ticket);
    bool is_left_out = false;
    int next = 0;
    const int first = table_.resolving + 1;
    for_row(first, table_.merchants.size(), nullptr, [&](const Placed& merchant) {
        if (next < offers_.size() && !is_left_out && offers_[next].ticket == ticket) {
            is_left_out = true;
            ++next;
        }
        if (next == offers_.size()) return;
        if (merchant.owner == me_) tickets.add(offers_[next].ticket);
        ++next;
    });
    return settled_ + sales(prices_of(tickets), table_.hands[me_]);
}

// The prices of the tickets for which there are enough visitors.
Worth::Prices Worth::prices_of(const TicketBag& tickets) const {
    std::array<double, kTickets> sorted;
    int count = 0;
    const auto insert = [&](double price) {
        int at = count++;
        for (; at > 0 && sorted[at - 1] < price; --at) sorted[at] = sorted[at - 1];
        sorted[at] = price;
    };
    for (Venue venue : VenueSet::all()) {
        if (tickets[venue].empty()) continue;
        const int buyers = table_.buyers(venue);
        int rank = 0;
        for (int seat = kPrintedClasses; seat >= 0; --seat)
            for (int i = 0; i < tickets[venue][seat] && rank < buyers; ++i, ++rank)
                insert(price_[venue][static_cast<std::size_t>(seat)]);
    }
    Prices prices;
    for (int i = 0; i < count; ++i) prices.push(sorted[i]);
    return prices;
}

// The income from tickets minus the worth of the merchants that sell them. The most expensive
// tickets are sold first, by the merchants of the lowest levels.
double Worth::sales(const Prices& prices, LevelSet hand) const {
    double sum = 0;
    int sold = 0;
    for (Level level : hand) {
        if (sold == prices.size()) break;
        sum += std::max(0.0, prices[sold++] - kCoinInHand * table_.edition().coins(level));
    }
    return sum;
}

// ---- Phase III ----

void Worth::fill_venues() {
    int i = first_;
    for (Venue venue : VenueSet::all()) {
        while (i < table_.merchants.size() && table_.merchants[i].place < place_of(venue)) ++i;
        row_[static_cast<std::size_t>(venue)] = i;
    }
    row_[kVenues] = table_.merchants.size();
    for (Venue venue : VenueSet::all()) income_[venue] = at_venue(venue, nullptr);
}

// Assumes that owners choose the visitor who pays most and sell the ticket with the most coins. In
// a sale in progress the choices made so far are kept.
double Worth::at_venue(Venue venue, const Placed* newcomer) const {
    const auto row = static_cast<std::size_t>(venue);
    if (row_[row] == row_[row + 1] && !newcomer) return 0;
    const Edition& edition = table_.edition();
    VisitorBag visitors = table_.visitors[venue];
    PerSeat<ClassBag> tickets;
    for (Seat seat : seats(table_.players())) tickets[seat] = table_.tickets[seat][venue];
    bool is_asked = table_.stage >= Stage::PickFavour && table_.venue == venue;
    double sum = 0;
    for_row(row_[row], row_[row + 1], newcomer, [&](const Placed& merchant) {
        const bool has_chosen = std::exchange(is_asked, false);
        const auto visitor =
            has_chosen && table_.visitor ? table_.visitor : best_payer(edition, visitors);
        const auto seat =
            has_chosen && table_.seat ? table_.seat : best_seat(edition, tickets[merchant.owner]);
        if (!visitor || !seat) return;
        visitors.remove(kind(*visitor));
        tickets[merchant.owner].remove(kind(*seat));
        if (merchant.owner == me_)
            sum += (edition.coins(*seat) + edition.pay(*visitor) + table_.bonus[venue]) *
                   keeps(merchant, kRiskAtVenue);
    });
    return sum;
}

double Worth::at_venues(const Placed* newcomer) const {
    double sum = 0;
    for (Venue venue : VenueSet::all())
        sum += newcomer && newcomer->place == place_of(venue) ? at_venue(venue, newcomer)
                                                              : income_[venue];
    return sum;
}

}  // namespace curia::circus_maximus
