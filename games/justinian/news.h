// What a viewer is told about one step. A secret is present only for the players who know it.
#pragma once

#include <variant>

#include "games/justinian/actions.h"

namespace curia::justinian {

struct Dealt {  // tokens at the start, or after a pass
    Seat seat;
    std::uint8_t count = 0;
    std::optional<TokenBag> tokens;
    bool all_turned_up = false;  // all have passed: the tokens above the tiles are shown
    bool operator==(const Dealt&) const = default;
    static constexpr auto description() {
        return describe("dealt", field("seat", &Dealt::seat), field("count", &Dealt::count),
                        field("tokens", &Dealt::tokens),
                        sparse_field("all_turned_up", &Dealt::all_turned_up));
    }
};
struct DealtCards {
    Seat seat;
    std::optional<PerColour<TileSet>> cards;
    bool operator==(const DealtCards&) const = default;
    static constexpr auto description() {
        return describe("dealt_cards", field("seat", &DealtCards::seat),
                        field("cards", &DealtCards::cards));
    }
};
struct Starts {
    Seat seat;
    bool operator==(const Starts&) const = default;
    static constexpr auto description() { return describe("starts", field("seat", &Starts::seat)); }
};
struct Placed {
    Seat seat;
    Tile tile;
    std::optional<Token> token;
    bool operator==(const Placed&) const = default;
    static constexpr auto description() {
        return describe("placed", field("seat", &Placed::seat), field("tile", &Placed::tile),
                        field("token", &Placed::token));
    }
};
struct PlacedOnCard {
    Seat seat;
    std::optional<Token> token;
    bool operator==(const PlacedOnCard&) const = default;
    static constexpr auto description() {
        return describe("placed_on_card", field("seat", &PlacedOnCard::seat),
                        field("token", &PlacedOnCard::token));
    }
};
struct Passed {
    Seat seat;
    bool all_turned_up = false;
    bool operator==(const Passed&) const = default;
    static constexpr auto description() {
        return describe("passed", field("seat", &Passed::seat),
                        sparse_field("all_turned_up", &Passed::all_turned_up));
    }
};
struct Move {  // of one tile, between two slots numbered 1 to 12
    Tile tile;
    std::int8_t sum = 0;
    std::uint8_t from = 0, to = 0;
    bool operator==(const Move&) const = default;
    static constexpr auto description() {
        return describe("move", field("tile", &Move::tile), field("sum", &Move::sum),
                        field("from", &Move::from), field("to", &Move::to));
    }
};
using Moves = FixedList<Move, kTiles>;
struct Resolved {
    Seat seat;
    Side from{};
    Moves moves;
    bool operator==(const Resolved&) const = default;
    static constexpr auto description() {
        return describe("resolved", field("seat", &Resolved::seat), field("from", &Resolved::from),
                        field("moves", &Resolved::moves));
    }
};
struct Claimed {
    Seat seat;
    bool valid = false;
    PerPlayer<TokenBag> shown;  // all players' tokens, or only the claimant's if not valid
    bool operator==(const Claimed&) const = default;
    static constexpr auto description() {
        return describe("claimed", field("seat", &Claimed::seat), field("valid", &Claimed::valid),
                        field("shown", &Claimed::shown));
    }
};
struct Declined {
    Seat seat;
    bool operator==(const Declined&) const = default;
    static constexpr auto description() {
        return describe("declined", field("seat", &Declined::seat));
    }
};
struct Scored {
    Scoring scoring;
    bool operator==(const Scored&) const = default;
    static constexpr auto description() {
        return describe("scored", field("scoring", &Scored::scoring));
    }
};
struct CardExchanged {
    Seat seat;
    Colour colour{};
    std::optional<Tile> gave, got;  // got: set if the deck's top card was known
    bool operator==(const CardExchanged&) const = default;
    static constexpr auto description() {
        return describe("card_exchanged", field("seat", &CardExchanged::seat),
                        field("colour", &CardExchanged::colour),
                        field("gave", &CardExchanged::gave), field("got", &CardExchanged::got));
    }
};
struct Kept {
    Seat seat;
    bool operator==(const Kept&) const = default;
    static constexpr auto description() { return describe("kept", field("seat", &Kept::seat)); }
};
struct CardDrawn {
    Seat seat;
    Colour colour{};
    std::optional<Tile> card;
    bool operator==(const CardDrawn&) const = default;
    static constexpr auto description() {
        return describe("card_drawn", field("seat", &CardDrawn::seat),
                        field("colour", &CardDrawn::colour), field("card", &CardDrawn::card));
    }
};
using News = std::variant<Dealt, DealtCards, Starts, Placed, PlacedOnCard, Passed, Resolved,
                          Claimed, Declined, Scored, CardExchanged, Kept, CardDrawn>;

}  // namespace curia::justinian
