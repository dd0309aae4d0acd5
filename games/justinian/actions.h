// The actions of players and the outcomes of chance.
#pragma once

#include <variant>

#include "games/justinian/state.h"

namespace curia::justinian {

// ---- Actions ----

struct Place {
    Token token;
    Tile tile;
    bool operator==(const Place&) const = default;
    static constexpr auto description() {
        return describe("place", field("token", &Place::token), field("tile", &Place::tile));
    }
};
struct PlaceOnCard {
    Token token;
    bool operator==(const PlaceOnCard&) const = default;
    static constexpr auto description() {
        return describe("place_on_card", field("token", &PlaceOnCard::token));
    }
};
struct Pass {
    bool operator==(const Pass&) const = default;
    static constexpr auto description() { return describe("pass"); }
};
struct Resolve {  // the last passer says from which side
    Side from{};
    bool operator==(const Resolve&) const = default;
    static constexpr auto description() {
        return describe("resolve", field("from", &Resolve::from));
    }
};
struct Claim {
    bool operator==(const Claim&) const = default;
    static constexpr auto description() { return describe("claim"); }
};
struct Decline {
    bool operator==(const Decline&) const = default;
    static constexpr auto description() { return describe("decline"); }
};
struct ChooseColour {
    Colour colour{};
    bool operator==(const ChooseColour&) const = default;
    static constexpr auto description() {
        return describe("choose_colour", field("colour", &ChooseColour::colour));
    }
};
struct Exchange {
    Colour colour{};
    Tile card;
    bool operator==(const Exchange&) const = default;
    static constexpr auto description() {
        return describe("exchange", field("colour", &Exchange::colour),
                        field("card", &Exchange::card));
    }
};
struct Keep {
    bool operator==(const Keep&) const = default;
    static constexpr auto description() { return describe("keep"); }
};
using Action =
    std::variant<Place, PlaceOnCard, Pass, Resolve, Claim, Decline, ChooseColour, Exchange, Keep>;

// ---- Chance ----

struct DealTokens {
    Seat seat;
    TokenBag tokens;
    bool operator==(const DealTokens&) const = default;
    static constexpr auto description() {
        return describe("deal_tokens", field("seat", &DealTokens::seat),
                        field("tokens", &DealTokens::tokens));
    }
};
struct DealCards {
    Seat seat;
    PerColour<TileSet> cards;
    bool operator==(const DealCards&) const = default;
    static constexpr auto description() {
        return describe("deal_cards", field("seat", &DealCards::seat),
                        field("cards", &DealCards::cards));
    }
};
struct ChooseStarter {
    Seat seat;
    bool operator==(const ChooseStarter&) const = default;
    static constexpr auto description() {
        return describe("choose_starter", field("seat", &ChooseStarter::seat));
    }
};
struct DrawTokens {
    Seat seat;
    TokenBag tokens;
    bool operator==(const DrawTokens&) const = default;
    static constexpr auto description() {
        return describe("draw_tokens", field("seat", &DrawTokens::seat),
                        field("tokens", &DrawTokens::tokens));
    }
};
struct DrawCard {
    Seat seat;
    Colour colour{};
    Tile card;
    bool operator==(const DrawCard&) const = default;
    static constexpr auto description() {
        return describe("draw_card", field("seat", &DrawCard::seat),
                        field("colour", &DrawCard::colour), field("card", &DrawCard::card));
    }
};
using Chance = std::variant<DealTokens, DealCards, ChooseStarter, DrawTokens, DrawCard>;

}  // namespace curia::justinian
