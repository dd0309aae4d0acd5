// Odd styles in Grand Tribunal.
#pragma once

#include "bots/styles.h"
#include "games/grand_tribunal/grand_tribunal.h"

namespace curia {

template <>
struct Styles<GrandTribunal> {
    static bool ends(const grand_tribunal::Action& action) {
        return std::holds_alternative<grand_tribunal::End>(action);
    }
    // Finishes items as early as possible.
    static bool rushes(const grand_tribunal::Action& action) {
        return std::holds_alternative<grand_tribunal::Study>(action) ||
               std::holds_alternative<grand_tribunal::Activate>(action) ||
               std::holds_alternative<grand_tribunal::Install>(action);
    }
    // Repeats the kind of action that another player did last.
    static bool copies(const grand_tribunal::View& view, const grand_tribunal::Action& action) {
        return view.viewer != view.table.last_seat &&
               action.index() == view.table.last_action.index();
    }
};

}  // namespace curia
