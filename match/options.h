// The options of a game as texts, "name=value", and all their combinations.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "match/result.h"

namespace curia {

template <Game G>
std::vector<typename G::Options> all_options() {
    std::vector<typename G::Options> combinations(1);
    typename G::Options shape;
    for_each_field(shape, [&](std::string_view name, const auto& member) {
        using E = std::remove_cvref_t<decltype(member)>;
        std::vector<typename G::Options> longer;
        for (const typename G::Options& options : combinations)
            for (std::size_t value = 0; value < all_names<E>.size(); ++value) {
                longer.push_back(options);
                for_each_field(longer.back(), [&](std::string_view other, auto& field) {
                    if constexpr (std::is_same_v<decltype(field), E&>)
                        if (other == name) field = static_cast<E>(value);
                });
            }
        combinations = std::move(longer);
    });
    return combinations;
}

// Sets one option from "name=value", or all of them from "preset=name".
template <Game G>
Result<void> set_option(typename G::Options& options, std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos)
        return Failure{"option '" + std::string(text) + "' is not of the form name=value"};
    const std::string_view name = text.substr(0, equals), value = text.substr(equals + 1);
    std::string known;
    if (name == "preset") {
        for (const auto& preset : G::kPresets) {
            if (preset.name == value) {
                options = preset.options;
                return {};
            }
            known += " " + std::string(preset.name);
        }
        return Failure{"no preset '" + std::string(value) + "'; there are:" + known};
    }
    bool found = false, good = false;
    for_each_field(options, [&](std::string_view field_name, auto& field) {
        if (field_name != name) {
            if (!found) known += " " + std::string(field_name);
            return;
        }
        using E = std::remove_reference_t<decltype(field)>;
        found = true;
        known.clear();
        for (std::size_t i = 0; i < all_names<E>.size(); ++i) {
            known += " " + std::string(all_names<E>[i]);
            if (all_names<E>[i] == value) field = static_cast<E>(i), good = true;
        }
    });
    if (good) return {};
    if (found)
        return Failure{"option " + std::string(name) + " cannot be '" + std::string(value) +
                       "'; it can be:" + known};
    return Failure{"no option '" + std::string(name) + "'; there are: preset" + known};
}

}  // namespace curia
