#include "bots/circus_maximus/coach.h"

namespace curia {

using namespace circus_maximus;

// Counts a day when it is over, because the next deal clears the table.
void Coaching<CircusMaximus>::Tally::watch(const State& now) {
    if (now.table.is_day_counted()) count(now.table);
}

void Coaching<CircusMaximus>::Tally::count(const Table& day) {
    const auto add = [&](Source source, int coins) {
        points_[static_cast<std::size_t>(source)] += coins;
    };
    for (const Sale& sale : day.sales) {
        if (sale.seat != seat_) continue;
        add(Source::Tickets, sale.coins);
        add(Source::Visitors, sale.pay);
        add(Source::Specials, sale.bonus);
    }
    for (Level level : day.hands[seat_]) add(Source::Merchants, day.edition().coins(level));
}

void Coaching<CircusMaximus>::Tally::add_up(const State& end, std::array<int, 6>& points) const {
    points = points_;
    points[static_cast<std::size_t>(Source::Favours)] += end.table.favour_coins[seat_];
}

namespace {

Thousandths chance(int count, int all) { return Thousandths(all > 0 ? 1.0 * count / all : 0); }

}  // namespace

Coaching<CircusMaximus>::Beliefs Coaching<CircusMaximus>::Census::result() const {
    Beliefs beliefs;
    for (Favour favour : FavourSet::all())
        beliefs.next_favour[favour] = chance(decks_.favours[kind(favour)], decks_.favours.size());
    for (Venue venue : VenueSet::all())
        for (int seat = 0; seat < kPrintedClasses; ++seat)
            beliefs.next_ticket[venue][seat] =
                chance(decks_.tickets[venue][seat], decks_.tickets.size());
    for (int visitor = 0; visitor <= kBuyerKinds; ++visitor)
        beliefs.next_visitor[visitor] = chance(decks_.visitors[visitor], decks_.visitors.size());
    return beliefs;
}

}  // namespace curia
