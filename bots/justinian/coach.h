// Coaching for Justinian: sources of points, and beliefs about hidden cards and tokens.
#pragma once

#include "bots/advice.h"
#include "games/justinian/justinian.h"

namespace curia {

template <>
struct Coaching<Justinian> {
    static constexpr int kPlayOuts = 6000;

    // Points from the cards of each colour, and from the tokens on the phase card.
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

    // For each player; the viewer's own are certain.
    struct Beliefs {
        // holds: the probability that the player has this card. wants: the probability that the
        // player has a card of this tile in an unscored colour, and so wants the tile to rise.
        justinian::PerPlayer<justinian::PerColour<justinian::PerTile<Thousandths>>> holds;
        justinian::PerPlayer<justinian::PerTile<Thousandths>> wants;
        justinian::PerPlayer<Thousandths> on_card;    // expected influence on the phase card
        justinian::PerPlayer<Thousandths> can_claim;  // the probability that it is enough to claim

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
