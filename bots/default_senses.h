// The senses of a net that follow from the descriptions: View and Outlook, and the actions.
#pragma once

#include <vector>

#include "bots/net/senses.h"
#include "match/entry_names.h"
#include "match/numbers.h"

namespace curia {

template <Game G>
struct DefaultSenses {
    using N = Numbers<G>;
    using Names = EntryNames<G::kMaxPlayers>;
    using Deed = typename G::Action;

    static constexpr int kSeen = N::kView + N::kOutlook;
    static constexpr int kActions = N::kActions;

    static std::vector<EntryName> names_of_seen() {
        auto names = Names::template of<typename G::View>();
        for (EntryName& name : Names::template of<typename G::Outlook>()) {
            // The same member of the View may have the same name.
            name.name = "outlook" + name.name;
            for (EntryKey& key : name.keys) key.pattern = "outlook" + key.pattern;
            names.push_back(std::move(name));
        }
        return names;
    }

    template <class Put>
    static Put encode(const typename G::View& view, Put put) {
        return N::encode(view, true, put);
    }
    static void number(const TableOf<G>& table, Seat seat, const Actions<G>& legal,
                       std::span<std::int32_t> numbers) {
        N::number(table, seat, legal, numbers);
    }
};

}  // namespace curia
