// The decisions of a game as numbers: what a player sees, and what the player may do.
#pragma once

#include <optional>
#include <span>

#include "engine/game.h"
#include "engine/observation.h"

namespace curia {

// What a game's decisions look like as numbers. It is the same for every number of players.
template <Game G>
struct Numbers {
    using Entries = Observation<G::kMaxPlayers>;
    using Choices = Domain<G::kMaxPlayers>;

    static constexpr int kSeats = G::kMaxPlayers;
    static constexpr int kView = Entries::template width<typename G::View>();
    static constexpr int kOutlook = Entries::template width<typename G::Outlook>();
    static constexpr int kAction = Entries::template width<typename G::Action>();
    static constexpr int kActions = static_cast<int>(Choices::template size<typename G::Action>());
    // Entries that are not 0, at most.
    static constexpr int kMostOfView = Entries::template most<typename G::View>();
    static constexpr int kMostOfOutlook = Entries::template most<typename G::Outlook>();

    static Turned turned(const typename G::View& view) {
        return {view.table.players(), view.viewer.value_or(Seat{0})};
    }
    // Calls put(entry, number) for each entry of the View that is not 0.
    template <class Put>
    static Put encode(const typename G::View& view, Put put) {
        return Entries::encode(view, turned(view), 0, put);
    }
    // The Outlook follows the View.
    template <class Put>
    static Put encode_outlook(const typename G::View& view, Put put) {
        return Entries::encode(G::outlook(view), turned(view), kView, put);
    }
    // What a Batch asks for (match/batch.h).
    static constexpr int width(bool with_outlook) { return kView + (with_outlook ? kOutlook : 0); }
    static constexpr int most_entries(bool with_outlook) {
        return kMostOfView + (with_outlook ? kMostOfOutlook : 0);
    }
    template <class Put>
    static Put encode(const typename G::View& view, bool with_outlook, Put put) {
        const Put after_view = encode(view, put);
        return with_outlook ? encode_outlook(view, after_view) : after_view;
    }
    // The numbers of all legal actions of a seat.
    static void number(const TableOf<G>& table, Seat seat, const Actions<G>& legal,
                       std::span<std::int32_t> numbers) {
        const Turned turned{table.players(), seat};
        for (int i = 0; i < legal.size(); ++i)
            numbers[static_cast<std::size_t>(i)] = number(legal[i], turned);
    }
    static int number(const typename G::Action& action, const Turned& turned) {
        return static_cast<int>(Choices::number(action, turned));
    }
    static std::optional<typename G::Action> action(int number, const Turned& turned) {
        return Choices::template value<typename G::Action>(number, turned);
    }
    // The entries of the action with this number. Seats count from the player who acts, so they are
    // the same at every seat and for every number of players.
    template <class Put>
    static Put encode_action(int number, Put put) {
        const Turned full{kSeats, Seat{0}};
        return Entries::encode(*action(number, full), full, 0, put);
    }
};

}  // namespace curia
