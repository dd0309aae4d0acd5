// The insight that follows from the description of the State.
#pragma once

#include <vector>

#include "learn/insight.h"
#include "match/entry_names.h"
#include "match/state_numbers.h"

namespace curia {

template <Game G>
struct DefaultInsight : StateNumbers<G> {
    static std::vector<EntryName> names() {
        return EntryNames<G::kMaxPlayers>::template of<typename G::State>();
    }
};

}  // namespace curia
