// The features of a game that a set of recorded matches shows, and those that it must show.
#pragma once

#include <set>
#include <string>

#include "engine/game.h"
#include "match/json/writer.h"
#include "match/match.h"

namespace curia {

using Features = std::set<std::string>;

template <class Names>
void add_features(Features& features, const char* kind, const Names& names) {
    for (const std::string_view name : names) features.insert(kind + std::string(name));
}

// Every ending, every type of action and chance, every number of players and preset.
template <Game G>
Features wanted_features() {
    Features features;
    add_features(features, "end ", all_names<typename G::Ending>);
    add_features(features, "action ", all_names<typename G::Action>);
    add_features(features, "chance ", all_names<typename G::Chance>);
    for (const auto& preset : G::kPresets)
        for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players)
            features.insert("preset " + std::string(preset.name) + " with " +
                            std::to_string(players) + " players");
    const typename G::Options shape{};
    for_each_field(shape, [&](std::string_view name, const auto& member) {
        using E = std::remove_cvref_t<decltype(member)>;
        add_features(features, ("option " + std::string(name) + "=").c_str(), all_names<E>);
    });
    return features;
}

// The features that one finished match shows.
template <Game G>
Features features_of(const Match<G>& match) {
    Features features;
    features.insert("end " + std::string(name_of(match.outcome()->ending)));
    for (int n = 0; n < match.version(); ++n) {
        const Step<G>& step = match.step(n);
        if (const auto* action = std::get_if<ActionOf<G>>(&step))
            features.insert("action " + std::string(name_of(action->action)));
        else
            features.insert("chance " + std::string(name_of(std::get<typename G::Chance>(step))));
    }
    const auto& setup = match.setup();
    for (const auto& preset : G::kPresets)
        if (preset.options == setup.options)
            features.insert("preset " + std::string(preset.name) + " with " +
                            std::to_string(setup.players) + " players");
    for_each_field(setup.options, [&](std::string_view name, const auto& member) {
        features.insert("option " + std::string(name) + "=" + std::string(name_of(member)));
    });
    return features;
}

}  // namespace curia
