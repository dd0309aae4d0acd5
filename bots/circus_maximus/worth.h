// What a table is worth to one player: what the day would bring if everybody passed now, and what
// the cards in hand are good for later. What all choices of a decision have in common is found
// once; a merchant more is then looked at without making the table with him.
#pragma once

#include "games/circus_maximus/rows.h"

namespace curia::circus_maximus {

class Worth {
public:
    Worth(const Table& table, Seat me);

    double now() const { return with(table_.hands[me_], nullptr); }
    // ... if he had this hand, and this merchant lay on the table too.
    double with(LevelSet hand, const Placed* newcomer) const;
    // ... if the merchant who buys now took this ticket.
    double with_ticket(Ticket ticket) const;
    double use_of(Favour favour) const;

private:
    struct Offer {
        Ticket ticket;
        int promise = 0;
        bool operator==(const Offer&) const = default;
    };

    using Prices = Listing<double, kTickets>;  // the highest first

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
    const int first_;         // merchant who has yet to take something
    bool contested_ = false;  // others may still come in between
    double settled_ = 0;      // favours, coins earned
    double best_favour_ = 0, mean_favour_ = 0;
    int favours_ = 0;
    FixedList<Offer, kTickets> offers_;  // of the Forum, in the order in which they would go
    PerVenue<std::array<double, kPrintedClasses + 1>> price_{};
    Prices own_prices_;
    std::array<int, kVenues + 1> row_{};  // where each venue's merchants begin, and their end
    PerVenue<double> income_{};
};

}  // namespace curia::circus_maximus
