// The state of a game: the public table and the decks. Players have no secrets.
#pragma once

#include <optional>

#include "engine/fixed_list.h"
#include "engine/seat.h"
#include "games/circus_maximus/options.h"

namespace curia::circus_maximus {

inline constexpr int kMaxPlayers = 5;
template <class T>
using PerPlayer = PerSeat<T, kMaxPlayers>;
inline constexpr int kMerchants = kMaxPlayers * kLevels;

// A day starts with dealing; phases I, II and III follow. Phase IV, the counting, asks no player.
enum class Phase : std::uint8_t { Dealing, Favours, Tickets, Sales };
constexpr auto names_of(Phase) {
    return std::array<std::string_view, 4>{"dealing", "favours", "tickets", "sales"};
}

// The next decision: chance decides up to DrawPair, the active player decides the rest.
enum class Stage : std::uint8_t {
    FirstPlayer,
    DealFavours,
    DealTickets,
    DealVisitors,
    Special,
    Followers,      // of Caesar
    DrawVisitor,    // F1
    DrawPair,       // F6
    Turn,           // a turn of placing: 5.2
    SendVisitor,    // F1: to which venue?
    Caesar,         // lay down a favour as a ticket? 9
    ExtraMerchant,  // F2: a second merchant?
    PickFavour,
    PickTicket,
    DoubleBuy,  // F4?
    PickVisitor,
    PickSeat,       // which ticket does the visitor get?
    LegionaryPays,  // F3?
    DoubleSell,     // F5?
    Over
};
constexpr auto names_of(Stage) {
    return std::array<std::string_view, 20>{
        "first_player", "deal_favours",   "deal_tickets",   "deal_visitors", "special",
        "followers",    "draw_visitor",   "draw_pair",      "turn",          "send_visitor",
        "caesar",       "extra_merchant", "pick_favour",    "pick_ticket",   "double_buy",
        "pick_visitor", "pick_seat",      "legionary_pays", "double_sell",   "over"};
}

enum class Ending : std::uint8_t { ThirdDay };
constexpr auto names_of(Ending) { return std::array<std::string_view, 1>{"third_day"}; }

// A merchant beside a place. The effective level is the one that counts in this phase.
struct Placed {
    Place place{};
    Seat owner;
    Level level, effective;

    bool operator==(const Placed&) const = default;
    static constexpr auto description() {
        return describe("placed", field("place", &Placed::place), field("owner", &Placed::owner),
                        field("level", &Placed::level), field("effective", &Placed::effective));
    }
};
// All merchants beside the places: sorted by place in the order of the column, and at each place
// from left to right.
using Merchants = FixedList<Placed, kMerchants>;

// A ticket sold to a visitor today.
struct Sale {
    Seat seat;
    Ticket ticket;
    Visitor visitor{};
    std::uint8_t coins = 0;  // of the ticket
    std::uint8_t pay = 0;    // of the visitor
    std::uint8_t bonus = 0;  // of the special events at the venue

    int income() const { return coins + pay + bonus; }
    bool operator==(const Sale&) const = default;
    static constexpr auto description() {
        return describe("sale", field("seat", &Sale::seat), field("ticket", &Sale::ticket),
                        field("visitor", &Sale::visitor), field("coins", &Sale::coins),
                        field("pay", &Sale::pay), field("bonus", &Sale::bonus));
    }
};

struct Table {
    Setup setup;
    Merchants merchants;
    PerPlayer<LevelSet> hands;     // merchants not used today
    PerPlayer<FavourBag> favours;  // in hand; they are public: A42
    PerPlayer<TicketBag> tickets;  // not sold
    FavourBag villa;               // favours on offer
    TicketBag forum;               // tickets on offer; after phase II those left over
    PerVenue<VisitorBag> visitors;
    PerVenue<std::uint8_t> bonus;
    FavourBag favours_gone;  // played, laid down or discarded: out of the game
    FixedList<Sale, kBuyers> sales;
    std::array<PerPlayer<std::int16_t>, kDays> income{};  // of finished days
    PerPlayer<std::int16_t> favour_coins;                 // for unused favours, at the end
    std::uint8_t day = 1;
    Phase phase = Phase::Dealing;
    Stage stage = Stage::FirstPlayer;
    Seat first;   // the player who starts the phases
    Seat active;  // the player who decides
    SeatSet passed;
    bool start_card_is_free = false;   // it lies at the Villa
    bool caesar_has_left = false;      // today
    std::uint8_t specials = 0;         // dealt today
    std::uint8_t spent_this_turn = 0;  // favours
    std::uint8_t resolving = 0;        // index of the merchant that takes something now
    bool again = false;                // that merchant takes a second time: F4, F5
    std::optional<Venue> venue;        // of Caesar, a blind visitor or the current sale
    std::optional<Visitor> visitor;    // drawn and not yet sent, or chosen and not yet served
    std::optional<SeatClass> seat;     // of the ticket for the chosen visitor

    bool operator==(const Table&) const = default;
    static constexpr auto description() {
        return describe(
            "table", field("setup", &Table::setup), field("merchants", &Table::merchants),
            field("hands", &Table::hands), field("favours", &Table::favours),
            field("tickets", &Table::tickets), field("villa", &Table::villa),
            field("forum", &Table::forum), field("visitors", &Table::visitors),
            field("bonus", &Table::bonus), field("favours_gone", &Table::favours_gone),
            field("sales", &Table::sales), field("income", &Table::income),
            field("favour_coins", &Table::favour_coins), field("day", &Table::day),
            field("phase", &Table::phase), field("stage", &Table::stage),
            field("first", &Table::first), field("active", &Table::active),
            field("passed", &Table::passed),
            field("start_card_is_free", &Table::start_card_is_free),
            field("caesar_has_left", &Table::caesar_has_left), field("specials", &Table::specials),
            field("spent_this_turn", &Table::spent_this_turn),
            field("resolving", &Table::resolving), field("again", &Table::again),
            field("venue", &Table::venue), field("visitor", &Table::visitor),
            field("seat", &Table::seat));
    }

    int players() const { return setup.players; }
    // The table still shows a day that is already counted.
    bool is_day_counted() const { return stage == Stage::Over || stage == Stage::DealFavours; }
    const Edition& edition() const { return *setup.edition; }
    bool holds(Seat seat_, Favour favour) const { return favours[seat_].has(kind(favour)); }
    bool has_ticket(Seat seat_, Venue at) const { return !tickets[seat_][at].empty(); }
    bool has_caesar(Venue at) const { return visitors[at].has(kind(Visitor::Caesar)); }
    int buyers(Venue at) const { return visitors[at].size() - (has_caesar(at) ? 1 : 0); }
    bool can_sell(Seat seat_, Venue at) const { return has_ticket(seat_, at) && buyers(at) > 0; }
};

// The rest of the decks, unordered: the next card is not decided before chance deals it.
struct Secrets {
    FavourBag favours;
    TicketBag tickets;
    VisitorBag visitors;

    bool operator==(const Secrets&) const = default;
    static constexpr auto description() {
        return describe("secrets", field("favours", &Secrets::favours),
                        field("tickets", &Secrets::tickets), field("visitors", &Secrets::visitors));
    }
};

struct State {
    Table table;
    Secrets secrets;

    bool operator==(const State&) const = default;
    static constexpr auto description() {
        return describe("state", field("table", &State::table), field("secrets", &State::secrets));
    }
};

// All viewers see the same: all hands follow from public information.
struct View {
    Table table;
    Viewer viewer;

    bool operator==(const View&) const = default;
    static constexpr auto description() {
        return describe("view", field("table", &View::table), field("viewer", &View::viewer));
    }
};

}  // namespace curia::circus_maximus
