// A game without styles: bots of a style play like the expert.
#pragma once

#include "bots/styles.h"

namespace curia {

template <Game G>
struct DefaultStyles {
    static bool ends(const typename G::Action&) { return false; }
    static bool rushes(const typename G::Action&) { return false; }
    static bool copies(const typename G::View&, const typename G::Action&) { return false; }
};

}  // namespace curia
