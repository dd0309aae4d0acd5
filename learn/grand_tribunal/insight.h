// The critic of Grand Tribunal sees what a player sees (bots/grand_tribunal/senses.h), with all
// cards turned up.
#pragma once

#include <vector>

#include "bots/grand_tribunal/senses.h"
#include "learn/insight.h"

namespace curia {

template <>
struct Insight<GrandTribunal> {
    using S = Senses<GrandTribunal>;

    static constexpr int kEntries = S::kSeen;

    static std::vector<EntryName> names() { return S::names_of_seen(); }
    template <class Put>
    static Put encode(const grand_tribunal::State& state, Seat seat, Put put) {
        const Turned turned{state.table.players(), seat};
        const auto view = GrandTribunal::view(state, seat);
        return S::Entries::encode(grand_tribunal::sight_of(view, &state), turned, 0, put);
    }
};

}  // namespace curia
