// What a viewer is told about one step. A secret is present only for the players who know it.
#pragma once

#include <variant>

#include "games/grand_tribunal/table/tribunal.h"

namespace curia::grand_tribunal {

// A player's action. Every action is public; its card may be secret.
struct Acted {
    Seat seat;
    Action action;
    std::optional<Card> card;     // if the viewer knows it now
    std::optional<Card> working;  // the card whose effect this answers
    bool operator==(const Acted&) const = default;
    static constexpr auto description() {
        return describe("acted", field("seat", &Acted::seat), field("action", &Acted::action),
                        sparse_field("card", &Acted::card),
                        sparse_field("working", &Acted::working));
    }
};
// The action that led to a count, and the count.
struct Held {
    Seat seat;
    Action action;
    std::uint8_t tribunal = 0;
    Count count;
    PerPlayer<std::int16_t> points;    // the totals after it
    std::optional<Seat> first_praeco;  // of the next Tribunal
    bool operator==(const Held&) const = default;
    static constexpr auto description() {
        return describe("held", field("seat", &Held::seat), field("action", &Held::action),
                        field("tribunal", &Held::tribunal), field("count", &Held::count),
                        field("points", &Held::points), field("first_praeco", &Held::first_praeco));
    }
};
struct Begins {
    Seat seat;  // the first Praeco
    bool operator==(const Begins&) const = default;
    static constexpr auto description() { return describe("begins", field("seat", &Begins::seat)); }
};
struct Dealt {
    Seat seat;
    Deck deck{};
    std::optional<Card> card;
    bool operator==(const Dealt&) const = default;
    static constexpr auto description() {
        return describe("dealt", field("seat", &Dealt::seat), field("deck", &Dealt::deck),
                        sparse_field("card", &Dealt::card));
    }
};
struct RowDealt {
    Card card;
    bool operator==(const RowDealt&) const = default;
    static constexpr auto description() {
        return describe("row_dealt", field("card", &RowDealt::card));
    }
};
struct Rolled {
    Seat seat;
    std::uint8_t die = 0;
    bool operator==(const Rolled&) const = default;
    static constexpr auto description() {
        return describe("rolled", field("seat", &Rolled::seat), field("die", &Rolled::die));
    }
};
struct Dueled {
    Seat seat, opponent;
    std::uint8_t mine = 0, other = 0;
    bool operator==(const Dueled&) const = default;
    static constexpr auto description() {
        return describe("dueled", field("seat", &Dueled::seat),
                        field("opponent", &Dueled::opponent), field("mine", &Dueled::mine),
                        field("other", &Dueled::other));
    }
};
using News = std::variant<Acted, Held, Begins, Dealt, RowDealt, Rolled, Dueled>;

}  // namespace curia::grand_tribunal
