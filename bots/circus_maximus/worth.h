// The worth of a table for one player: the income of the day if all players passed now, and the
// later use of the cards in hand. The common part of all choices of a decision is computed once; a
// further merchant is then rated without building the table with it.
#pragma once

#include "games/circus_maximus/rows.h"

namespace curia::circus_maximus {

class Worth {
public:
    Worth(const Table& table, Seat me);

    double now() const { return with(table_.hands[me_], nullptr); }
    // The worth if the player had this hand, and this merchant lay on the table too.
    double with(LevelSet hand, const Placed* newcomer) const;
    // The worth if the merchant that takes a ticket now takes this one.
    double with_ticket(Ticket ticket) const;
    double use_of(Favour favour) const;

private:
    struct Offer {
        Ticket ticket;
        int promise = 0;
        bool operator==(const Offer&) const = default;
    };

    using Prices = Listing<double, kTickets>;  // highest first

    void count_settled();
    void price_favours();
    void price_tickets();
    void fill_venues();
    void price_tickets(Venue venue);
    double keeps(const Placed& merchant, double risk) const;
    double pick_at_villa(int turn) const;
    double at_villa(LevelSet hand, const Placed* newcomer) const;
    double at_forum(LevelSet hand, const Placed* newcomer) const;
    double at_venues(const Placed* newcomer) const;
    double at_venue(Venue venue, const Placed* newcomer) const;
    Prices prices_of(const TicketBag& tickets) const;
    double sales(const Prices& prices, LevelSet hand) const;
    template <class Visit>
    void for_row(int first, int end, const Placed* newcomer, Visit&& visit) const;

    const Table& table_;
    const Seat me_;
    const int first_;         // index of the first merchant yet to take
    bool contested_ = false;  // opponents may still place merchants
    double settled_ = 0;      // favours and earned coins
    double best_favour_ = 0, mean_favour_ = 0;
    int favours_ = 0;
    FixedList<Offer, kTickets> offers_;  // of the Forum, in the order of taking
    PerVenue<std::array<double, kPrintedClasses + 1>> price_{};
    Prices own_prices_;
    std::array<int, kVenues + 1> row_{};  // index of each venue's first merchant, and the end
    PerVenue<double> income_{};
};

}  // namespace curia::circus_maximus
