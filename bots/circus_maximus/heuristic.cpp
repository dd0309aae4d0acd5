// Rules of thumb: count what the day would bring if everybody passed now, and what the cards in
// hand are good for later; do what adds most.
#include "bots/circus_maximus/heuristic.h"

#include <algorithm>

#include "games/circus_maximus/decks.h"

namespace curia {

using namespace circus_maximus;

namespace {

constexpr double kStartCard = 1.0;          // to be first player
constexpr double kUseOfMerchant = 1.9;      // that is kept for the Forum and the venues
constexpr int kMerchantsOfUse = 5;          // so many of them
constexpr double kSaleComesOff = 0.85;      // the chance that a ticket finds its visitor
constexpr double kRiskOfOvertaking = 0.25;  // of a 1; an 8 is safe
constexpr int kDraws = 6;                   // imagined ones, where an action asks chance

// What a favour is good for, beyond its coins at the end.
constexpr PerFavour<double> kUseOfFavour{{0.4, 0.5, 1.2, 1.6, 1.2, 2.2, 0.3, 1.0, 0.4}};

class Judge {
public:
    explicit Judge(const View& view) : me_(*view.viewer) {}

    double worth_of(const State& before, const Action& action) const {
        State after = before;
        CircusMaximus::play(after, me_, action);
        return worth_of(after);
    }

private:
    // Where chance is asked before the turn is over: the mean of a few draws.
    double worth_of(const State& state) const {
        const Table& table = state.table;
        if (CircusMaximus::turn(state) == Turn::of_chance() && !table.is_day_counted()) {
            double sum = 0;
            Rng rng(1);
            for (int i = 0; i < kDraws; ++i) {
                State next = state;
                CircusMaximus::resolve(next, CircusMaximus::draw(next, rng));
                sum += worth_of(next);
            }
            return sum / kDraws;
        }
        if (table.stage == Stage::SendVisitor) return worth_of_best_venue(state);
        return worth(table);
    }

    double worth_of_best_venue(const State& state) const {
        double best = worth_of(state, SendVisitor{Venue{}});
        for (Venue venue : VenueSet::all())
            best = std::max(best, worth_of(state, SendVisitor{venue}));
        return best;
    }

    double worth(const Table& table) const {
        double sum = favours(table) + (table.first == me_ ? kStartCard : 0.0);
        for (const auto& day : table.income) sum += day[me_];
        if (table.is_day_counted()) return sum;
        for (Level level : table.hands[me_]) sum += table.edition().coins(level);
        for (const Sale& sale : table.sales)
            if (sale.seat == me_) sum += sale.income();
        switch (table.phase) {
            case Phase::Favours: return sum + at_villa(table);
            case Phase::Tickets: return sum + at_forum(table);
            default: return sum + at_venues(table);
        }
    }

    double use_of(const Table& table, Favour favour) const {
        const double days_left = kDays - table.day + (table.phase == Phase::Sales ? 0.3 : 1.0);
        return table.edition().end_coins(favour) + kUseOfFavour[favour] * std::min(1.0, days_left);
    }
    double favours(const Table& table) const {
        double sum = 0;
        for (Favour favour : FavourSet::all())
            sum += table.favours[me_][kind(favour)] * use_of(table, favour);
        return sum;
    }

    // Others may still come in between.
    double keeps(const Table& table, const Placed& merchant) const {
        SeatSet others = SeatSet::all(table.players());
        others.remove(table.passed);
        others.remove(me_);
        if (others.empty() || table.stage >= Stage::PickFavour) return 1;
        const double below = kHighest.index - merchant.effective.index;
        return 1 - kRiskOfOvertaking * below / kHighest.index;
    }

    double at_villa(const Table& table) const {
        double best = 0, sum = 0;
        int count = 0;
        for (Favour favour : FavourSet::all())
            if (table.villa.has(kind(favour))) {
                best = std::max(best, use_of(table, favour));
                sum += table.villa[kind(favour)] * use_of(table, favour);
                count += table.villa[kind(favour)];
            }
        const auto list = prospects(table);
        double worth = kUseOfMerchant * std::min(kMerchantsOfUse, table.hands[me_].size());
        for (int i = 0; i < list.size(); ++i) {
            if (table.merchants[i].owner != me_ || list[i].turn == 0) continue;
            const double share = list[i].turn == 1 ? best : count > 0 ? sum / count : kStartCard;
            const double pick = list[i].turn > count ? kStartCard : share;
            worth += pick * keeps(table, table.merchants[i]);
        }
        return worth;
    }

    double at_forum(const Table& table) const {
        TicketBag tickets = table.tickets[me_];
        double kept = 0;
        int bought = 0;
        const auto list = prospects(table);
        for (int i = 0; i < list.size(); ++i) {
            if (table.merchants[i].owner != me_ || !list[i].ticket) continue;
            tickets.add(*list[i].ticket);
            kept += keeps(table, table.merchants[i]);
            ++bought;
        }
        const double now = sales(table, table.tickets[me_]);
        if (bought == 0) return now;
        return now + (sales(table, tickets) - now) * kept / bought;
    }

    // What these tickets will bring, less the merchants who sell them.
    double sales(const Table& table, const TicketBag& tickets) const {
        FixedList<double, kTickets> values;
        for (Venue venue : VenueSet::all()) {
            int rank = 0;
            for (int seat = kPrintedClasses; seat >= 0; --seat)
                for (int i = 0; i < tickets[venue][seat]; ++i)
                    if (rank++ < table.buyers(venue))
                        values.push(sale(table, {venue, static_cast<SeatClass>(seat)}));
        }
        std::sort(values.begin(), values.end(), std::greater<>());
        double sum = 0;
        int sold = 0;
        for (Level level : table.hands[me_]) {
            if (sold == values.size()) break;
            sum += std::max(0.0, values[sold++] - table.edition().coins(level));
        }
        return sum;
    }

    double sale(const Table& table, Ticket ticket) const {
        double pay = 0, tickets = table.forum[ticket.venue].size();
        for (Visitor visitor : VisitorSet::all(kBuyerKinds))
            pay += table.visitors[ticket.venue][kind(visitor)] * table.edition().pay(visitor);
        for (Seat seat : seats(table.players()))
            tickets += table.tickets[seat][ticket.venue].size();
        const double buyers = table.buyers(ticket.venue);
        const double chance = kSaleComesOff * std::min(1.0, (buyers + 1) / std::max(1.0, tickets));
        return chance *
               (table.edition().coins(ticket.seat) + table.bonus[ticket.venue] + pay / buyers);
    }

    double at_venues(const Table& table) const {
        const auto list = prospects(table);
        double sum = 0;
        for (int i = 0; i < list.size(); ++i)
            if (table.merchants[i].owner == me_)
                sum += list[i].income * keeps(table, table.merchants[i]);
        return sum;
    }

    const Seat me_;
};

}  // namespace

void Heuristic<CircusMaximus>::rate(const View& view, const Actions<CircusMaximus>& legal,
                                    Ratings<CircusMaximus>& ratings) {
    const Judge judge(view);
    const State state{view.table, unseen_cards(view.table)};
    for (int i = 0; i < legal.size(); ++i)
        ratings[i] = static_cast<float>(judge.worth_of(state, legal[i]));
}

}  // namespace curia
