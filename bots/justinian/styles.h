// Odd styles in Justinian.
#pragma once

#include "bots/styles.h"
#include "games/justinian/justinian.h"

namespace curia {

template <>
struct Styles<Justinian> {
    static bool ends(const justinian::Action& action) {
        return std::holds_alternative<justinian::Pass>(action);
    }
    // Fills the phase card and claims as soon as possible.
    static bool rushes(const justinian::Action& action) {
        return std::holds_alternative<justinian::PlaceOnCard>(action) ||
               std::holds_alternative<justinian::Claim>(action);
    }
    // Puts tokens on tiles where an opponent has a token.
    static bool copies(const justinian::View& view, const justinian::Action& action) {
        const auto* place = std::get_if<justinian::Place>(&action);
        if (!place) return false;
        for (const justinian::Lying& token : view.table.above[place->tile])
            if (view.viewer != token.owner) return true;
        return false;
    }
};

}  // namespace curia
