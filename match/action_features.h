// Each action as a short vector of numbers: which alternative it is, and what it names.
//
// Alternatives share the entries of fields with the same name: "/slot=3" is one entry for all
// actions that name a slot. So a player that learns can treat them alike.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "match/entry_names.h"
#include "match/numbers.h"

namespace curia {

template <Game G>
class ActionFeatures {
public:
    ActionFeatures() {
        std::map<std::string, int> known;
        for (const EntryName& entry : EntryNames<G::kMaxPlayers>::template of<Action>()) {
            const std::string name = without_alternative(entry.name);
            const auto [found, is_new] = known.emplace(name, width());
            if (is_new) names_.push_back(name);
            place_.push_back(found->second);
        }
    }

    int width() const { return static_cast<int>(names_.size()); }
    const std::vector<std::string>& names() const { return names_; }
    // Writes the action with this number into a row that is all 0.
    void write(int number, std::int8_t* row) const {
        Numbers<G>::encode_action(number, [&](int entry, int value) {
            row[place_[static_cast<std::size_t>(entry)]] = static_cast<std::int8_t>(value);
        });
    }

private:
    using Action = typename G::Action;

    // "/lay_down/slot=3" becomes "/slot=3".
    static std::string without_alternative(const std::string& name) {
        if constexpr (shape_of<Action> == Shape::Choice)
            if (const std::size_t end = name.find('/', 1); end != std::string::npos)
                return name.substr(end);
        return name;
    }

    std::vector<std::string> names_;
    std::vector<int> place_;  // of each entry of an action
};

}  // namespace curia
