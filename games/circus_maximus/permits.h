// Reasons why something is not allowed: asked by the list of legal actions, and shown to players.
#pragma once

#include <optional>

#include "games/circus_maximus/state.h"

namespace curia::circus_maximus {

enum class Reason : std::uint8_t {
    NotThisPhase,
    NotInTurn,         // it is offered when a merchant buys or sells
    NotHeld,           // he does not have this favour
    NoMerchant,        // none in hand, or not the one that it takes
    NoTicket,          // for this venue: A14
    NoFavourLeft,      // to lay down before Caesar
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

// May he put a merchant at this place, if doing so spends `cost` favours (F2, F7, F8)? 5.2
std::optional<Reason> why_place_is_closed(const Table& table, Seat seat, Place place, int cost);
PlaceSet open_places(const Table& table, Seat seat, int cost);

// May he spend this favour in his turn, if `before` others go with the same merchant?
std::optional<Reason> why_not_spend(const Table& table, Seat seat, Favour favour, int before);

// May he play this favour now, on his own turn of placing? F3 to F5 are offered elsewhere.
std::optional<Reason> why_favour_is_closed(const State& state, Seat seat, Favour favour);

// F2: does he hold it, and has he somebody to send and somewhere to send him?
bool may_add_merchant(const Table& table, Seat seat);

// 0.6: a favour must be laid down by who has no ticket at Caesar's venue.
bool may_decline_caesar(const Table& table, Seat seat);

}  // namespace curia::circus_maximus
