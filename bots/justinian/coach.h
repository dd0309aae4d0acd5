// What a coach can say of Justinian.
#pragma once

#include "bots/advice.h"
#include "games/justinian/justinian.h"

namespace curia {

template <>
struct Coaching<Justinian> {
    // Points of the cards of each colour, and of the tokens on the phase card.
    enum class Source : std::uint8_t { War, Law, Building, Trade, Tokens, Others };
    friend constexpr auto names_of(Source) {
        return std::array<std::string_view, 6>{"war",   "law",    "building",
                                               "trade", "tokens", "others"};
    }

    class Tally {
    public:
        Tally(const justinian::State&, Seat seat) : seat_(seat) {}
        void watch(const justinian::State&) {}
        void add_up(const justinian::State& end, std::array<int, 6>& points) const;

    private:
        const Seat seat_;
    };

    // Of each player; what the viewer has himself he knows.
    struct Beliefs {
        // The chance that he has this card, and that he has any of the tile's cards that can
        // still be scored: that he wants the tile to rise.
        justinian::PerPlayer<justinian::PerColour<justinian::PerTile<Thousandths>>> holds;
        justinian::PerPlayer<justinian::PerTile<Thousandths>> wants;
        justinian::PerPlayer<Thousandths> on_card;    // the influence on his phase card, expected
        justinian::PerPlayer<Thousandths> can_claim;  // the chance that it is enough by now

        bool operator==(const Beliefs&) const = default;
        static constexpr auto description() {
            return describe("beliefs", field("holds", &Beliefs::holds),
                            field("wants", &Beliefs::wants), field("on_card", &Beliefs::on_card),
                            field("can_claim", &Beliefs::can_claim));
        }
    };

    class Census {
    public:
        void add(const justinian::State& world);
        Beliefs result() const;

    private:
        int worlds_ = 0;
        justinian::PerPlayer<justinian::PerColour<justinian::PerTile<int>>> holds_;
        justinian::PerPlayer<justinian::PerTile<int>> wants_;
        justinian::PerPlayer<int> on_card_, can_claim_;
    };
};

}  // namespace curia
