#include <fmt/core.h>

#include "cli/common.h"
#include "cli/terminal/style.h"
#include "generated/tables.h"
#include "match/json/writer.h"

namespace curia::cli {

namespace {

template <Game G>
std::string as_json(const EditionOf<G>& edition) {
    std::string out = "{\"game\":";
    JsonWriter writer(out, G::kMaxPlayers);
    writer.write(G::kName);
    out += ",\"title\":";
    writer.write(std::string_view(edition.title));
    out += ",\"provenance\":[";
    for (const Provenance& one : edition.provenance) {
        if (out.back() != '[') out += ',';
        out += "{\"values\":";
        writer.write(std::string_view(one.values));
        out += ",\"status\":";
        writer.write(std::string_view(one.status));
        out += ",\"note\":";
        writer.write(std::string_view(one.note));
        out += '}';
    }
    out += "],\"warnings\":[";
    for (const std::string& warning : edition.warnings) {
        if (out.back() != '[') out += ',';
        writer.write(std::string_view(warning));
    }
    out += "],\"values\":";
    writer.write(edition.values);
    return out + "}";
}

// The game of an edition file: the one that can read it, or the one whose error is reported.
std::string game_for(const std::string& named, std::string_view text) {
    if (!named.empty()) return named;
    std::string found, first;
    AllGames::for_each([&]<Game G>() {
        if (first.empty()) first = G::kName;
        if (found.empty() && read_edition<G>(text, "")) found = G::kName;
    });
    return found.empty() ? first : found;
}

}  // namespace

int run_edition_show(const std::string& game, Output output) {
    with_game(game, [&]<Game G>() {
        if (output == Output::Json)
            fmt::print("{}\n", as_json(default_edition<G>()));
        else
            fmt::print("{}", default_edition_text(G::kName));
    });
    return 0;
}

int run_edition_cards(const std::string& game, const std::string& file) {
    with_game(game, [&]<Game G>() {
        if constexpr (HasCards<G>)
            fmt::print("{}", GameTable<G>::cards(*make_setup<G>(G::kMinPlayers, {}, file).edition));
        else
            throw BadInput{"there is no list of cards for " + std::string(G::kName)};
    });
    return 0;
}

int run_edition_check(const std::string& game, const std::string& file, Output output) {
    const std::string text = read_file(file);
    with_game(game_for(game, text), [&]<Game G>() {
        const EditionOf<G> edition = value_or_throw(read_edition<G>(text, file));
        if (output == Output::Json) return fmt::print("{}\n", as_json(edition));
        for (const std::string& warning : edition.warnings) fmt::print("warning: {}\n", warning);
        fmt::print("{}: a valid edition of {}: {}\n", file, G::kName, printable(edition.title));
    });
    return 0;
}

}  // namespace curia::cli
