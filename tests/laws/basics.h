// What the laws have in common.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/game.h"
#include "engine/hash.h"

namespace curia::laws {

template <class T>
std::uint64_t hash_of(const T& value) {
    Hash hash;
    hash.add(value);
    return hash.value();
}

template <Game G>
std::vector<typename G::Action> legal_list(const typename G::State& state, Seat seat) {
    Actions<G> actions;
    G::legal(state, seat, actions);
    return {actions.begin(), actions.end()};
}

// Every player, and a spectator.
inline std::vector<Viewer> viewers(int players) {
    std::vector<Viewer> all{std::nullopt};
    for (Seat seat : seats(players)) all.push_back(seat);
    return all;
}

}  // namespace curia::laws
