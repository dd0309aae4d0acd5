// What a viewer can work out. It depends on the View alone, so it cannot reveal a secret.
#pragma once

#include <optional>

#include "games/circus_maximus/permits.h"
#include "games/circus_maximus/state.h"

namespace curia::circus_maximus {

// What a merchant would take if all players passed now. This assumes that owners choose the visitor
// who pays most, sell the ticket with the most coins, and take the ticket that promises most. There
// is no such assumption for the Villa.
struct Prospect {
    bool takes = false;              // if false, all other members are empty
    std::optional<Ticket> ticket;    // taken at the Forum, or sold at a venue
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

// A player's income as it stands now.
struct Account {
    std::int16_t sales = 0;      // of today
    std::int16_t prospects = 0;  // further sales in phase III if all players passed now
    std::int16_t merchants = 0;  // coins of unused merchants
    std::int16_t favours = 0;    // coins of unused favours at the end of the game
    std::int16_t before = 0;     // income of earlier days
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
    // The position that a merchant of each level would get, counted from 1 at the left.
    PerPlace<std::array<std::uint8_t, kLevels>> insertion;
    PerPlayer<Account> accounts;
    // The cards that are still in the decks, unordered.
    FavourBag favours_to_come;
    TicketBag tickets_to_come;
    VisitorBag visitors_to_come;
    // Why the viewer may not place a merchant there, or play this favour, as a turn of placing.
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

// One prospect for each merchant on the table; empty if the merchant's turn to take is over.
FixedList<Prospect, kMerchants> prospects(const Table& table);

}  // namespace curia::circus_maximus
