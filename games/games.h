// A list of games that code can visit at compile time.
#pragma once

#include <string_view>

#include "engine/game.h"

namespace curia {

template <Game... Gs>
struct Games {
    // Calls visit.template operator()<G>() for every game.
    template <class Visit>
    static void for_each(Visit&& visit) {
        (visit.template operator()<Gs>(), ...);
    }

    // Calls it for the game of this name; returns false if there is none.
    template <class Visit>
    static bool with(std::string_view name, Visit&& visit) {
        return ((Gs::kName == name ? (visit.template operator()<Gs>(), true) : false) || ...);
    }
};

}  // namespace curia
