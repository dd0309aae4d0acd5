// Editions: the printed values of a game's components, read from TOML and checked.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "match/json_reader.h"
#include "match/result.h"

namespace curia {

// In bytes; the built-in editions have up to 14 KiB. Longer texts are refused unread.
inline constexpr std::size_t kLongestEditionText = 128 << 10;

// Where a group of an edition's values comes from.
struct Provenance {
    std::string values, status, note;  // status: rulebook, public, reconstructed
};

// An edition file as read, before a game has looked at its values.
struct EditionDocument {
    std::string title;
    std::vector<Provenance> provenance;
    Json values;
    struct Source;
    std::shared_ptr<const Source> source;  // the parsed text, for line_of

    // The line of the value that a JSON pointer names, or of the nearest one around it.
    int line_of(std::string_view place) const;
};

// `name` is what the text is called in messages: the file's path.
Result<EditionDocument> read_edition_document(std::string_view toml, std::string_view name);

// The text of the edition that is compiled into the program.
std::string_view default_edition_text(std::string_view game);

template <Game G>
struct EditionOf {
    std::string title;
    std::vector<Provenance> provenance;
    typename G::Edition values;
    std::vector<std::string> warnings;
};

// The default edition; read once, the same object ever after.
template <Game G>
const EditionOf<G>& default_edition();

template <Game G>
Result<EditionOf<G>> read_edition(std::string_view toml, std::string_view name);

// These values for States to refer to, for as long as somebody holds what is given here. Equal
// values get the same address; the default edition's values get its own.
template <Game G>
std::shared_ptr<const typename G::Edition> share_edition(const typename G::Edition& values);

// The same for the rest of the run.
template <Game G>
const typename G::Edition* keep_edition(const typename G::Edition& values);

// How many editions besides the default one are held.
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
