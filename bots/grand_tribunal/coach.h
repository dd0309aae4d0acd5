// Coaching for Grand Tribunal: points by Tribunal, and beliefs about face-down cards.
#pragma once

#include "bots/advice.h"
#include "games/grand_tribunal/grand_tribunal.h"

namespace curia {

template <>
struct Coaching<GrandTribunal> {
    static constexpr int kPlayOuts = 3000;

    // Points from each coming count.
    enum class Source : std::uint8_t { FirstTribunal, SecondTribunal, GrandTribunal, Others };
    friend constexpr auto names_of(Source) {
        return std::array<std::string_view, 4>{"first_tribunal", "second_tribunal",
                                               "grand_tribunal", "others"};
    }

    class Tally {
    public:
        Tally(const grand_tribunal::State& start, Seat seat)
            : seat_(seat),
              tribunal_(start.table.tribunal),
              before_(start.table.player(seat).points) {}
        void watch(const grand_tribunal::State& now);
        void add_up(const grand_tribunal::State&, std::array<int, 4>& points) const {
            points = points_;
        }

    private:
        const Seat seat_;
        int tribunal_, before_;
        std::array<int, 4> points_{};
    };

    // A player's face-down cards in hand and Sanctum: the expected number of each type and
    // category, and the probability that one of these items can be activated.
    struct Hidden {
        Indexed<grand_tribunal::ItemType, Thousandths, 6> items;
        Indexed<grand_tribunal::Category, Thousandths, grand_tribunal::kCategories> spells;
        Thousandths ready;

        bool operator==(const Hidden&) const = default;
        static constexpr auto description() {
            return describe("hidden", field("items", &Hidden::items),
                            field("spells", &Hidden::spells), field("ready", &Hidden::ready));
        }
    };
    struct Beliefs {
        grand_tribunal::PerPlayer<Hidden> hidden;

        bool operator==(const Beliefs&) const = default;
        static constexpr auto description() {
            return describe("beliefs", field("hidden", &Beliefs::hidden));
        }
    };

    class Census {
    public:
        void add(const grand_tribunal::State& world);
        Beliefs result() const;

    private:
        struct Seen {
            std::array<int, 6> items{};
            std::array<int, grand_tribunal::kCategories> spells{};
            int ready = 0;
        };
        static void add(const grand_tribunal::State& world, Seat seat, Seen& seen);

        int worlds_ = 0;
        grand_tribunal::PerPlayer<Seen> seen_;
    };
};

}  // namespace curia
