#include "bots/net/layout.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/hash.h"

namespace curia::net {

namespace {

// What is said of fewer features is not worth a kind of its own.
constexpr int kFewestFeatures = 8;

struct Found {
    int things = 0;
    std::map<std::string, int> features;  // the number of each pattern, in the order of the names
};

std::optional<int> place_of(const std::vector<Kind>& kinds, const std::string& type) {
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i].type == type) return static_cast<int>(i);
    return std::nullopt;
}

}  // namespace

Inputs inputs_of(const std::vector<EntryName>& names) {
    std::map<std::string, Found> found;
    for (const EntryName& name : names)
        for (const EntryKey& key : name.keys) {
            Found& kind = found[key.type];
            kind.things = std::max(kind.things, key.position + 1);
            kind.features.emplace(key.pattern, static_cast<int>(kind.features.size()));
        }
    Inputs inputs;
    inputs.entries = static_cast<int>(names.size());
    for (const auto& [type, kind] : found) {
        const auto features = static_cast<int>(kind.features.size());
        if (kind.things > 1 && features >= kFewestFeatures)
            inputs.kinds.push_back({type, kind.things, features});
    }
    for (const EntryName& name : names) {
        const std::size_t before = inputs.mentions.all.size();
        for (const EntryKey& key : name.keys)
            if (const auto kind = place_of(inputs.kinds, key.type))
                inputs.mentions.all.push_back(
                    {*kind, key.position, found[key.type].features[key.pattern]});
        inputs.mentions.end_list();
        const bool is_plain = inputs.mentions.all.size() == before;
        inputs.plain.push_back(is_plain ? inputs.plain_entries++ : -1);
    }
    return inputs;
}

Outputs outputs_of(const std::vector<EntryName>& names,
                   const std::vector<std::vector<int>>& encoded, const std::vector<Kind>& kinds) {
    Outputs outputs;
    outputs.actions = static_cast<int>(encoded.size());
    outputs.parts = static_cast<int>(names.size());
    std::map<std::string, int> groups;
    for (const std::vector<int>& action : encoded) {
        for (const int part : action) {
            outputs.parts_of.all.push_back(part);
            for (const EntryKey& key : names[static_cast<std::size_t>(part)].keys) {
                const auto kind = place_of(kinds, key.type);
                if (!kind || key.position >= kinds[static_cast<std::size_t>(*kind)].things)
                    continue;
                std::string group;  // the action without this thing
                for (const int other : action)
                    group += (other == part ? key.pattern
                                            : names[static_cast<std::size_t>(other)].name) +
                             ";";
                const int number =
                    groups.emplace(group, static_cast<int>(groups.size())).first->second;
                outputs.mentions.all.push_back({*kind, key.position, number});
            }
        }
        outputs.parts_of.end_list();
        outputs.mentions.end_list();
    }
    outputs.groups = static_cast<int>(groups.size());
    return outputs;
}

std::uint64_t signature_of(const std::vector<EntryName>& inputs,
                           const std::vector<EntryName>& actions, int rules) {
    Hash hash;
    for (const auto* names : {&inputs, &actions})
        for (const EntryName& name : *names) {
            for (const char c : name.name) hash.add(c);
            for (const EntryKey& key : name.keys)
                for (const char c : key.type + "/" + key.pattern) hash.add(c);
        }
    hash.add(rules);
    return hash.value();
}

}  // namespace curia::net
