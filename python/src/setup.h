// The game and the setup that the caller names.
#pragma once

#include "games/all.h"
#include "input.h"
#include "match/edition/edition.h"
#include "match/options.h"
#include "match/record/record.h"

namespace curia::python {

template <class Visit>
void with_game(const std::string& name, Visit&& visit) {
    if (AllGames::with(name, visit)) return;
    std::string known;
    AllGames::for_each([&]<Game G>() { known += " " + std::string(G::kName); });
    refuse("no game '" + name + "'; the games are:" + known);
}

template <Game G>
HeldSetup<G> make_setup(const SetupWish& wish) {
    if (wish.players < G::kMinPlayers || wish.players > G::kMaxPlayers)
        refuse(std::string(G::kName) + " is for " + std::to_string(G::kMinPlayers) + " to " +
               std::to_string(G::kMaxPlayers) + " players");
    HeldSetup<G> held{default_setup<G>(wish.players), {}};
    for (const std::string& option : wish.options)
        value_or_refuse(set_option<G>(held.setup.options, option));
    if (!wish.edition.empty()) {
        held.edition =
            share_edition<G>(value_or_refuse(read_edition<G>(wish.edition, "edition")).values);
        held.setup.edition = held.edition.get();
    }
    return held;
}

}  // namespace curia::python
