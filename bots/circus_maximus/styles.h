// Odd styles in Circus Maximus.
#pragma once

#include "bots/styles.h"
#include "games/circus_maximus/circus_maximus.h"

namespace curia {

template <>
struct Styles<CircusMaximus> {
    static bool ends(const circus_maximus::Action& action) {
        return std::holds_alternative<circus_maximus::Pass>(action);
    }
    // Plays the strongest merchants first, and favours as soon as possible.
    static bool rushes(const circus_maximus::Action& action) {
        const auto* played = std::get_if<circus_maximus::PlayMerchant>(&action);
        return (played && played->level.to_number() >= 6) ||
               std::holds_alternative<circus_maximus::UseFavour>(action);
    }
    // Goes to places where an opponent has a merchant.
    static bool copies(const circus_maximus::View& view, const circus_maximus::Action& action) {
        const auto* played = std::get_if<circus_maximus::PlayMerchant>(&action);
        if (!played) return false;
        for (const circus_maximus::Placed& one : view.table.merchants)
            if (one.place == played->place && view.viewer != one.owner) return true;
        return false;
    }
};

}  // namespace curia
