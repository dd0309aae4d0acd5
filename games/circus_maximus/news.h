// What viewers are told about one step. All are told the same: only the decks are hidden.
#pragma once

#include <variant>

#include "games/circus_maximus/actions.h"

namespace curia::circus_maximus {

// What a step ended.
struct Aftermath {
    bool phase_over = false;
    bool day_over = false;
    std::optional<Seat> start_card;  // who gets it because no player took it: A6

    bool operator==(const Aftermath&) const = default;
    static constexpr auto description() {
        return describe("aftermath", sparse_field("phase_over", &Aftermath::phase_over),
                        sparse_field("day_over", &Aftermath::day_over),
                        sparse_field("start_card", &Aftermath::start_card));
    }
};

struct FirstPlayerChosen {
    Seat seat;
    bool operator==(const FirstPlayerChosen&) const = default;
    static constexpr auto description() {
        return describe("first_player_chosen", field("seat", &FirstPlayerChosen::seat));
    }
};
struct FavoursDealt {
    FavourBag favours;
    bool operator==(const FavoursDealt&) const = default;
    static constexpr auto description() {
        return describe("favours_dealt", field("favours", &FavoursDealt::favours));
    }
};
struct TicketsDealt {
    TicketBag tickets;
    bool operator==(const TicketsDealt&) const = default;
    static constexpr auto description() {
        return describe("tickets_dealt", field("tickets", &TicketsDealt::tickets));
    }
};
struct VisitorsDealt {
    PerVenue<VisitorBag> visitors;
    bool operator==(const VisitorsDealt&) const = default;
    static constexpr auto description() {
        return describe("visitors_dealt", field("visitors", &VisitorsDealt::visitors));
    }
};
struct SpecialHeld {
    Ticket ticket;
    Visitor visitor{};
    bool operator==(const SpecialHeld&) const = default;
    static constexpr auto description() {
        return describe("special_held", field("ticket", &SpecialHeld::ticket),
                        field("visitor", &SpecialHeld::visitor));
    }
};
struct FollowersCame {
    Venue venue{};
    VisitorBag visitors;
    bool operator==(const FollowersCame&) const = default;
    static constexpr auto description() {
        return describe("followers_came", field("venue", &FollowersCame::venue),
                        field("visitors", &FollowersCame::visitors));
    }
};
struct VisitorDrawn {  // F1; has a venue if it was named before the draw
    Seat seat;
    Visitor visitor{};
    std::optional<Venue> venue;
    bool operator==(const VisitorDrawn&) const = default;
    static constexpr auto description() {
        return describe("visitor_drawn", field("seat", &VisitorDrawn::seat),
                        field("visitor", &VisitorDrawn::visitor),
                        field("venue", &VisitorDrawn::venue));
    }
};
struct PairDrawn {  // F6
    Seat seat;
    Ticket ticket;
    Visitor visitor{};
    bool operator==(const PairDrawn&) const = default;
    static constexpr auto description() {
        return describe("pair_drawn", field("seat", &PairDrawn::seat),
                        field("ticket", &PairDrawn::ticket), field("visitor", &PairDrawn::visitor));
    }
};

enum class Origin : std::uint8_t { Hand, ExtraFromHand, Recalled };  // the last two: F2, F8
constexpr auto names_of(Origin) {
    return std::array<std::string_view, 3>{"hand", "extra_from_hand", "recalled"};
}
struct MerchantPlayed {
    Seat seat;
    Level level;
    Place place{};
    Strength strength{};
    Origin origin{};
    std::uint8_t position = 0;  // in the row, counted from 1 at the left
    bool operator==(const MerchantPlayed&) const = default;
    static constexpr auto description() {
        return describe("merchant_played", field("seat", &MerchantPlayed::seat),
                        field("level", &MerchantPlayed::level),
                        field("place", &MerchantPlayed::place),
                        sparse_field("strength", &MerchantPlayed::strength),
                        sparse_field("origin", &MerchantPlayed::origin),
                        field("position", &MerchantPlayed::position));
    }
};
struct SteppedLeft {
    Seat seat;
    Placed overtaken;
    Level level;
    bool operator==(const SteppedLeft&) const = default;
    static constexpr auto description() {
        return describe("stepped_left", field("seat", &SteppedLeft::seat),
                        field("overtaken", &SteppedLeft::overtaken),
                        field("level", &SteppedLeft::level));
    }
};
struct FavourUsed {
    Seat seat;
    Favour favour{};
    bool operator==(const FavourUsed&) const = default;
    static constexpr auto description() {
        return describe("favour_used", field("seat", &FavourUsed::seat),
                        field("favour", &FavourUsed::favour));
    }
};
struct VisitorSent {  // the visitor is absent if not drawn yet
    Seat seat;
    Venue venue{};
    std::optional<Visitor> visitor;
    bool operator==(const VisitorSent&) const = default;
    static constexpr auto description() {
        return describe("visitor_sent", field("seat", &VisitorSent::seat),
                        field("venue", &VisitorSent::venue),
                        field("visitor", &VisitorSent::visitor));
    }
};
struct Passed {
    Seat seat;
    Aftermath then;
    bool operator==(const Passed&) const = default;
    static constexpr auto description() {
        return describe("passed", field("seat", &Passed::seat), field("then", &Passed::then));
    }
};
struct Declined {
    Seat seat;
    Stage question{};
    Aftermath then;
    bool operator==(const Declined&) const = default;
    static constexpr auto description() {
        return describe("declined", field("seat", &Declined::seat),
                        field("question", &Declined::question), field("then", &Declined::then));
    }
};
struct LaidDown {
    Seat seat;
    Favour favour{};
    Venue venue{};
    bool operator==(const LaidDown&) const = default;
    static constexpr auto description() {
        return describe("laid_down", field("seat", &LaidDown::seat),
                        field("favour", &LaidDown::favour), field("venue", &LaidDown::venue));
    }
};
struct FavourTaken {
    Seat seat;
    Favour favour{};
    Aftermath then;
    bool operator==(const FavourTaken&) const = default;
    static constexpr auto description() {
        return describe("favour_taken", field("seat", &FavourTaken::seat),
                        field("favour", &FavourTaken::favour), field("then", &FavourTaken::then));
    }
};
struct StartCardTaken {
    Seat seat;
    Aftermath then;
    bool operator==(const StartCardTaken&) const = default;
    static constexpr auto description() {
        return describe("start_card_taken", field("seat", &StartCardTaken::seat),
                        field("then", &StartCardTaken::then));
    }
};
struct TicketTaken {
    Seat seat;
    Ticket ticket;
    Aftermath then;
    bool operator==(const TicketTaken&) const = default;
    static constexpr auto description() {
        return describe("ticket_taken", field("seat", &TicketTaken::seat),
                        field("ticket", &TicketTaken::ticket), field("then", &TicketTaken::then));
    }
};
struct VisitorChosen {  // the sale is not complete: there is one more question
    Seat seat;
    Visitor visitor{};
    std::optional<SeatClass> ticket;
    bool operator==(const VisitorChosen&) const = default;
    static constexpr auto description() {
        return describe("visitor_chosen", field("seat", &VisitorChosen::seat),
                        field("visitor", &VisitorChosen::visitor),
                        field("ticket", &VisitorChosen::ticket));
    }
};
struct Sold {
    Sale sale;
    Aftermath then;
    bool operator==(const Sold&) const = default;
    static constexpr auto description() {
        return describe("sold", field("sale", &Sold::sale), field("then", &Sold::then));
    }
};
using News = std::variant<FirstPlayerChosen, FavoursDealt, TicketsDealt, VisitorsDealt, SpecialHeld,
                          FollowersCame, VisitorDrawn, PairDrawn, MerchantPlayed, SteppedLeft,
                          FavourUsed, VisitorSent, Passed, Declined, LaidDown, FavourTaken,
                          StartCardTaken, TicketTaken, VisitorChosen, Sold>;

}  // namespace curia::circus_maximus
