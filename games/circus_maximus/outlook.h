// What a thoughtful viewer can work out: from his View alone, so that it can tell no secret.
#pragma once

#include <optional>

#include "games/circus_maximus/permits.h"
#include "games/circus_maximus/state.h"

namespace curia::circus_maximus {

// What a merchant would take if everybody passed now. Owners are taken to choose the visitor who
// pays most, to sell the ticket with most coins, and to buy the ticket that promises most; what
// they like best at the Villa nobody knows.
struct Prospect {
    bool takes = false;              // something; otherwise all the rest is empty
    std::optional<Ticket> ticket;    // at the Forum, or the one he sells
    std::optional<Visitor> visitor;  // at a venue
    std::uint8_t income = 0;         // of that sale

    bool operator==(const Prospect&) const = default;
    static constexpr auto description() {
        return describe("prospect", sparse_field("takes", &Prospect::takes),
                        sparse_field("ticket", &Prospect::ticket),
                        sparse_field("visitor", &Prospect::visitor),
                        sparse_field("income", &Prospect::income));
    }
};

// A player's day, counted as it stands.
struct Account {
    std::int16_t sales = 0;      // made today
    std::int16_t prospects = 0;  // sales that would follow if everybody passed now: phase III
    std::int16_t merchants = 0;  // unused ones
    std::int16_t favours = 0;    // what they would bring at the end of the game
    std::int16_t before = 0;     // income of the days before
    std::int16_t total() const {
        return static_cast<std::int16_t>(sales + prospects + merchants + before);
    }

    bool operator==(const Account&) const = default;
    static constexpr auto description() {
        return describe("account", field("sales", &Account::sales),
                        field("prospects", &Account::prospects),
                        field("merchants", &Account::merchants),
                        field("favours", &Account::favours), field("before", &Account::before));
    }
};

struct Outlook {
    FixedList<Prospect, kMerchants> merchants;  // one for each of Table::merchants
    // Where a merchant of each level would come to stand, counted from 1 at the left.
    PerPlace<std::array<std::uint8_t, kLevels>> insertion;
    PerSeat<Account> accounts;
    // The cards that are still in the decks, in no order.
    FavourBag favours_to_come;
    TicketBag tickets_to_come;
    VisitorBag visitors_to_come;
    // Why the viewer may not put a merchant there, or play this favour, as his turn of placing.
    PerPlace<std::optional<Reason>> place_closed;
    PerFavour<std::optional<Reason>> favour_closed;

    bool operator==(const Outlook&) const = default;
    static constexpr auto description() {
        return describe("outlook", field("merchants", &Outlook::merchants),
                        field("insertion", &Outlook::insertion),
                        field("accounts", &Outlook::accounts),
                        field("favours_to_come", &Outlook::favours_to_come),
                        field("tickets_to_come", &Outlook::tickets_to_come),
                        field("visitors_to_come", &Outlook::visitors_to_come),
                        field("place_closed", &Outlook::place_closed),
                        field("favour_closed", &Outlook::favour_closed));
    }
};

// The prospects of all merchants that lie on the table, and of nobody in finished phases.
FixedList<Prospect, kMerchants> prospects(const Table& table);

}  // namespace curia::circus_maximus
