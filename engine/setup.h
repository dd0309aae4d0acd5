// What is agreed before play, and what may be wrong with it.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/describe.h"

namespace curia {

// A value that is copied byte by byte and can be compared.
template <class T>
concept Plain = std::is_trivially_copyable_v<T> && std::equality_comparable<T>;

// The setup of a match. The edition outlives every State that refers to it and is shared: two
// Setups with the same edition hold the same address.
template <Plain Options, class Edition>
struct SetupOf {
    std::uint8_t players = 0;
    std::uint8_t rules = 0;  // version of the rules; a record keeps the one it was played with
    Options options;
    const Edition* edition = nullptr;

    bool operator==(const SetupOf&) const = default;
    static constexpr auto description() {  // the edition is written separately, by name or in full
        return describe("setup", field("players", &SetupOf::players),
                        field("rules", &SetupOf::rules), field("options", &SetupOf::options));
    }
};

// A set of options with a name.
template <class Options>
struct Preset {
    std::string_view name;
    Options options;
};

// Something that is wrong, or unusual, in the values of an edition.
struct Complaint {
    enum class Weight : std::uint8_t { Error, Warning };
    Weight weight = Weight::Error;
    std::string place;  // the value as a JSON pointer: "/tile/3/holes"
    std::string text;   // one sentence without its full stop
};

}  // namespace curia
