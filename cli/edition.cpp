#include <fmt/core.h>

#include <algorithm>
#include <boost/json/object.hpp>

#include "cli/common.h"
#include "cli/terminal/style.h"
#include "generated/tables.h"
#include "match/edition/document.h"
#include "match/json/writer.h"
#include "server/protocol/http.h"

namespace curia::cli {

namespace {

// What --json prints.
struct Report {
    std::string_view game;
    std::string title;
    std::vector<protocol::ProvenanceInfo> provenance;
    std::vector<std::string> warnings;
    Raw values;

    static constexpr auto description() {
        return describe("report", field("game", &Report::game), field("title", &Report::title),
                        field("provenance", &Report::provenance),
                        field("warnings", &Report::warnings), field("values", &Report::values));
    }
};

template <Game G>
std::string as_json(const EditionOf<G>& edition) {
    Report report{.game = G::kName,
                  .title = edition.title,
                  .provenance = {},
                  .warnings = edition.warnings,
                  .values = {to_json(edition.values, G::kMaxPlayers)}};
    for (const Provenance& one : edition.provenance)
        report.provenance.push_back({one.values, one.status, one.note});
    return to_json(report);
}

// How many of the file's values an edition of G has.
template <Game G>
int count_known(const Json& values) {
    const auto& names = all_field_names<typename G::Edition>;
    return static_cast<int>(std::count_if(names.begin(), names.end(), [&](std::string_view name) {
        return values.as_object().contains(name);
    }));
}

// The game whose values are in the file. It may still refuse them.
std::string game_of(std::string_view text, std::string_view file) {
    const EditionDocument document = value_or_throw(read_edition_document(text, file));
    std::string game;
    int most = 0;
    AllGames::for_each([&]<Game G>() {
        const int known = count_known<G>(document.values);
        if (known > most) game = G::kName;
        most = std::max(most, known);
    });
    if (game.empty())
        throw BadInput{std::string(file) +
                       " has no value of any game; the games are: " + known_games()};
    return game;
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
    with_game(game.empty() ? game_of(text, file) : game, [&]<Game G>() {
        const Result<EditionOf<G>> read = read_edition<G>(text, file);
        if (!read && !game.empty()) throw BadInput{read.why()};
        if (!read) throw BadInput{fmt::format("{} (read as {})", read.why(), G::kName)};
        const EditionOf<G>& edition = *read;
        if (output == Output::Json) return fmt::print("{}\n", as_json(edition));
        for (const std::string& warning : edition.warnings) fmt::print("warning: {}\n", warning);
        fmt::print("{}: a valid edition of {}: {}\n", file, G::kName, printable(edition.title));
    });
    return 0;
}

}  // namespace curia::cli
