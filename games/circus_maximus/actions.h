// The actions of players and the outcomes of chance.
#pragma once

#include <variant>

#include "games/circus_maximus/state.h"

namespace curia::circus_maximus {

// A merchant counts as its printed level; with F7 a 1 counts as an 8.
enum class Strength : std::uint8_t { Printed, Eight };
constexpr auto names_of(Strength) { return std::array<std::string_view, 2>{"printed", "eight"}; }

// ---- Actions ----

struct PlayMerchant {  // from the hand; a second one in the same turn spends F2
    Level level;
    Place place{};
    Strength strength{};
    bool operator==(const PlayMerchant&) const = default;
    static constexpr auto description() {
        return describe("play_merchant", field("level", &PlayMerchant::level),
                        field("place", &PlayMerchant::place),
                        field("strength", &PlayMerchant::strength));
    }
};
struct RecallMerchant {  // F8: from the place of an earlier phase
    Level level;
    Place place{};
    Strength strength{};
    bool operator==(const RecallMerchant&) const = default;
    static constexpr auto description() {
        return describe("recall_merchant", field("level", &RecallMerchant::level),
                        field("place", &RecallMerchant::place),
                        field("strength", &RecallMerchant::strength));
    }
};
struct StepLeft {  // F9: with this merchant of the player
    Level level;
    bool operator==(const StepLeft&) const = default;
    static constexpr auto description() {
        return describe("step_left", field("level", &StepLeft::level));
    }
};
struct UseFavour {  // F1 or F6 as a turn; F3, F4 or F5 when it is offered
    Favour favour{};
    bool operator==(const UseFavour&) const = default;
    static constexpr auto description() {
        return describe("use_favour", field("favour", &UseFavour::favour));
    }
};
struct SendVisitor {  // F1
    Venue venue{};
    bool operator==(const SendVisitor&) const = default;
    static constexpr auto description() {
        return describe("send_visitor", field("venue", &SendVisitor::venue));
    }
};
struct Pass {
    bool operator==(const Pass&) const = default;
    static constexpr auto description() { return describe("pass"); }
};
struct Decline {  // Caesar's privilege, or F2 to F5
    bool operator==(const Decline&) const = default;
    static constexpr auto description() { return describe("decline"); }
};
struct LayDown {  // a favour as a ticket, at Caesar's venue
    Favour favour{};
    bool operator==(const LayDown&) const = default;
    static constexpr auto description() {
        return describe("lay_down", field("favour", &LayDown::favour));
    }
};
struct TakeFavour {
    Favour favour{};
    bool operator==(const TakeFavour&) const = default;
    static constexpr auto description() {
        return describe("take_favour", field("favour", &TakeFavour::favour));
    }
};
struct TakeStartCard {
    bool operator==(const TakeStartCard&) const = default;
    static constexpr auto description() { return describe("take_start_card"); }
};
struct TakeTicket {
    Ticket ticket;
    bool operator==(const TakeTicket&) const = default;
    static constexpr auto description() {
        return describe("take_ticket", field("ticket", &TakeTicket::ticket));
    }
};
struct ChooseVisitor {
    Visitor visitor{};
    bool operator==(const ChooseVisitor&) const = default;
    static constexpr auto description() {
        return describe("choose_visitor", field("visitor", &ChooseVisitor::visitor));
    }
};
struct ChooseSeat {  // the class of the ticket that the visitor gets
    SeatClass seat{};
    bool operator==(const ChooseSeat&) const = default;
    static constexpr auto description() {
        return describe("choose_seat", field("seat", &ChooseSeat::seat));
    }
};
using Action =
    std::variant<PlayMerchant, RecallMerchant, StepLeft, UseFavour, SendVisitor, Pass, Decline,
                 LayDown, TakeFavour, TakeStartCard, TakeTicket, ChooseVisitor, ChooseSeat>;

// ---- Chance ----

struct ChooseFirstPlayer {
    Seat seat;
    bool operator==(const ChooseFirstPlayer&) const = default;
    static constexpr auto description() {
        return describe("choose_first_player", field("seat", &ChooseFirstPlayer::seat));
    }
};
struct DealFavours {
    FavourBag favours;
    bool operator==(const DealFavours&) const = default;
    static constexpr auto description() {
        return describe("deal_favours", field("favours", &DealFavours::favours));
    }
};
struct DealTickets {
    TicketBag tickets;
    bool operator==(const DealTickets&) const = default;
    static constexpr auto description() {
        return describe("deal_tickets", field("tickets", &DealTickets::tickets));
    }
};
struct DealVisitors {
    PerVenue<VisitorBag> visitors;
    bool operator==(const DealVisitors&) const = default;
    static constexpr auto description() {
        return describe("deal_visitors", field("visitors", &DealVisitors::visitors));
    }
};
struct DealSpecial {  // the pair of a special event
    Ticket ticket;
    Visitor visitor{};
    bool operator==(const DealSpecial&) const = default;
    static constexpr auto description() {
        return describe("deal_special", field("ticket", &DealSpecial::ticket),
                        field("visitor", &DealSpecial::visitor));
    }
};
struct DealFollowers {  // the two visitors who come with Caesar
    VisitorBag visitors;
    bool operator==(const DealFollowers&) const = default;
    static constexpr auto description() {
        return describe("deal_followers", field("visitors", &DealFollowers::visitors));
    }
};
struct DrawVisitor {  // F1
    Visitor visitor{};
    bool operator==(const DrawVisitor&) const = default;
    static constexpr auto description() {
        return describe("draw_visitor", field("visitor", &DrawVisitor::visitor));
    }
};
struct DrawPair {  // F6
    Ticket ticket;
    Visitor visitor{};
    bool operator==(const DrawPair&) const = default;
    static constexpr auto description() {
        return describe("draw_pair", field("ticket", &DrawPair::ticket),
                        field("visitor", &DrawPair::visitor));
    }
};
using Chance = std::variant<ChooseFirstPlayer, DealFavours, DealTickets, DealVisitors, DealSpecial,
                            DealFollowers, DrawVisitor, DrawPair>;

}  // namespace curia::circus_maximus
