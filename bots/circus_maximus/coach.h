// Coaching for Circus Maximus: sources of coins, and the odds of the next cards.
#pragma once

#include "bots/advice.h"
#include "games/circus_maximus/circus_maximus.h"

namespace curia {

template <>
struct Coaching<CircusMaximus> {
    static constexpr int kPlayOuts = 6000;

    // Coins from sold tickets, their visitors and special events, from unused merchants and from
    // favours kept to the end. Only days that are not over yet count.
    enum class Source : std::uint8_t { Tickets, Visitors, Specials, Merchants, Favours, Others };
    friend constexpr auto names_of(Source) {
        return std::array<std::string_view, 6>{"tickets",   "visitors", "specials",
                                               "merchants", "favours",  "others"};
    }

    class Tally {
    public:
        Tally(const circus_maximus::State&, Seat seat) : seat_(seat) {}
        void watch(const circus_maximus::State& now);
        void add_up(const circus_maximus::State& end, std::array<int, 6>& points) const;

    private:
        void count(const circus_maximus::Table& day);

        const Seat seat_;
        std::array<int, 6> points_{};
    };

    // Players have no secrets, so this is the probability of each card to come next from its deck.
    struct Beliefs {
        circus_maximus::PerFavour<Thousandths> next_favour;
        circus_maximus::PerVenue<std::array<Thousandths, circus_maximus::kPrintedClasses>>
            next_ticket;
        std::array<Thousandths, circus_maximus::kBuyerKinds + 1> next_visitor;

        bool operator==(const Beliefs&) const = default;
        static constexpr auto description() {
            return describe("beliefs", field("next_favour", &Beliefs::next_favour),
                            field("next_ticket", &Beliefs::next_ticket),
                            field("next_visitor", &Beliefs::next_visitor));
        }
    };

    class Census {
    public:
        void add(const circus_maximus::State& world) { decks_ = world.secrets; }  // all are equal
        Beliefs result() const;

    private:
        circus_maximus::Secrets decks_;
    };
};

}  // namespace curia
