// How the entries of an observation and the actions of a game become inputs and outputs of a net.
// It follows from the names of the entries (match/entry_names.h), so no game writes an encoder.
//
// What a game counts by (tiles, seats, colours) are kinds of things. Entries with the same pattern
// are the same feature of different things: "/own/cards/* has 5" of War and of Law. A net looks at
// every thing of a kind with the same weights.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "bots/net/senses.h"
#include "match/entry_names.h"

namespace curia::net {

struct Kind {
    std::string type;  // "Tile"
    int things = 0;
    int features = 0;  // of each thing
};

// An entry or an action speaks of a thing.
struct Mention {
    std::int32_t kind = 0, thing = 0;
    std::int32_t feature = 0;  // of an entry: the feature of the thing; of an action: its group
};

// Several lists, one after the other.
template <class T>
struct Lists {
    std::vector<std::int32_t> ends;  // of each list
    std::vector<T> all;

    std::span<const T> operator[](int number) const {
        const auto i = static_cast<std::size_t>(number);
        const std::int32_t begin = i == 0 ? 0 : ends[i - 1];
        return std::span(all).subspan(static_cast<std::size_t>(begin),
                                      static_cast<std::size_t>(ends[i] - begin));
    }
    void end_list() { ends.push_back(static_cast<std::int32_t>(all.size())); }
};

struct Inputs {
    int entries = 0;
    std::vector<Kind> kinds;
    Lists<Mention> mentions;          // of each entry
    std::vector<std::int32_t> plain;  // for each entry its place among those that mention no thing
    int plain_entries = 0;
};

// A legal action is scored by what it consists of (its parts) and by the things that it mentions.
// Actions that differ only in the thing that they mention belong to one group.
struct Outputs {
    int actions = 0, parts = 0, groups = 0;
    Lists<std::int32_t> parts_of;  // of each action
    Lists<Mention> mentions;       // of each action
};

struct Layout {
    Inputs inputs;
    Outputs outputs;
    std::uint64_t signature = 0;  // of all names: weights fit one layout only
};

Inputs inputs_of(const std::vector<EntryName>& names);
// encoded[i]: the entries of action i, by their places in `names`.
Outputs outputs_of(const std::vector<EntryName>& names,
                   const std::vector<std::vector<int>>& encoded, const std::vector<Kind>& kinds);
std::uint64_t signature_of(const std::vector<EntryName>& inputs,
                           const std::vector<EntryName>& actions, int rules);

template <Game G>
Layout make_layout() {
    using S = Senses<G>;
    using Deed = typename S::Deed;
    Layout layout;
    const auto seen = S::names_of_seen();
    const auto names = EntryNames<G::kMaxPlayers>::template of<Deed>();
    layout.inputs = inputs_of(seen);
    std::vector<std::vector<int>> encoded(S::kActions);
    const Turned turned{G::kMaxPlayers, Seat{0}};
    for (int i = 0; i < S::kActions; ++i)
        if (const auto deed = Domain<G::kMaxPlayers>::template value<Deed>(i, turned))
            Observation<G::kMaxPlayers>::encode(*deed, turned, 0, [&](int entry, int) {
                encoded[static_cast<std::size_t>(i)].push_back(entry);
            });
    layout.outputs = outputs_of(names, encoded, layout.inputs.kinds);
    layout.signature = signature_of(seen, names, G::kRules);
    return layout;
}

// The layout of a game, made once.
template <Game G>
const Layout& layout_of() {
    static const Layout layout = make_layout<G>();
    return layout;
}

}  // namespace curia::net
