// Editions: the printed values of a game's components, read from TOML and checked.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "match/result.h"

namespace curia {

// In bytes. Longer texts are refused unread; the built-in editions have up to 14 KiB.
inline constexpr std::size_t kLongestEditionText = 128 << 10;

// Where a group of an edition's values comes from.
struct Provenance {
    std::string values, status, note;  // status: rulebook, public, reconstructed
};

// The text of the edition that is compiled into the program.
std::string_view default_edition_text(std::string_view game);

template <Game G>
struct EditionOf {
    std::string title;
    std::vector<Provenance> provenance;
    typename G::Edition values;
    std::vector<std::string> warnings;
};

// The default edition, read once.
template <Game G>
const EditionOf<G>& default_edition();

template <Game G>
Result<EditionOf<G>> read_edition(std::string_view toml, std::string_view name);

// Shares values that States refer to: they live while a returned pointer does. Equal values have
// the same address; the values of the default edition have that edition's.
template <Game G>
std::shared_ptr<const typename G::Edition> share_edition(const typename G::Edition& values);

// The same, until the program ends.
template <Game G>
const typename G::Edition* keep_edition(const typename G::Edition& values);

// The number of shared editions, not counting the default one.
template <Game G>
int count_editions();

// A setup with the default options, the newest rules and the default edition.
template <Game G>
typename G::Setup default_setup(int players) {
    return {.players = static_cast<std::uint8_t>(players),
            .rules = G::kRules,
            .options = {},
            .edition = &default_edition<G>().values};
}

}  // namespace curia
