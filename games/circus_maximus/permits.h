// Why something is not allowed. legal() uses these reasons, and players see them.
#pragma once

#include <optional>

#include "games/circus_maximus/state.h"

namespace curia::circus_maximus {

enum class Reason : std::uint8_t {
    NotThisPhase,
    NotInTurn,         // it is offered when a merchant buys or sells
    NotHeld,           // the player does not have this favour
    NoMerchant,        // none in hand or to recall, or not the one that it takes
    NoTicket,          // for this venue: A14
    NoFavourLeft,      // to lay down at Caesar's venue
    OneFavourPerTurn,  // A30
    NothingToRecall,
    NobodyToOvertake,
    DeckEmpty
};
constexpr auto names_of(Reason) {
    return std::array<std::string_view, 10>{
        "not_this_phase",      "not_in_turn",       "not_held",
        "no_merchant",         "no_ticket",         "no_favour_left",
        "one_favour_per_turn", "nothing_to_recall", "nobody_to_overtake",
        "deck_empty"};
}

// May the player put a merchant at this place if this spends `cost` favours (F2, F7, F8)? 5.2
std::optional<Reason> why_place_is_closed(const Table& table, Seat seat, Place place, int cost);
PlaceSet open_places(const Table& table, Seat seat, int cost);

// May the player spend this favour in this turn, after `before` others for the same merchant?
inline std::optional<Reason> why_not_spend(const Table& table, Seat seat, Favour favour,
                                           int before) {
    if (!table.holds(seat, favour)) return Reason::NotHeld;
    if (table.setup.options.one_favour_per_turn == OneFavourPerTurn::On &&
        table.spent_this_turn + before > 0)
        return Reason::OneFavourPerTurn;
    return std::nullopt;
}

// The reasons that do not come from spending it.
std::optional<Reason> why_favour_has_no_effect(const State& state, Seat seat, Favour favour);

// May the player play this favour in this turn of placing? F2 and F7 go with a merchant, also with
// one that F8 recalls; F3 to F5 are offered elsewhere.
inline std::optional<Reason> why_favour_is_closed(const State& state, Seat seat, Favour favour) {
    if (const auto reason = why_not_spend(state.table, seat, favour, 0)) return reason;
    return why_favour_has_no_effect(state, seat, favour);
}

// F2: does the player hold it, and have a merchant and an open place for it?
bool may_add_merchant(const Table& table, Seat seat);

// 0.6: a player without a ticket for Caesar's venue must lay down a favour.
bool may_decline_caesar(const Table& table, Seat seat);

}  // namespace curia::circus_maximus
