// Helpers for several subcommands: games by name, setups from arguments, files.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.h"
#include "games/all.h"
#include "match/edition/edition.h"
#include "match/options.h"
#include "match/result.h"

namespace curia::cli {

std::string read_file(const std::string& path);
// Writes the whole text or nothing: to a file beside it, which is then renamed. Writes directly to
// a pipe, /dev/null or another special file.
void write_file(const std::string& path, std::string_view text);
// Throws if write_file() would fail. For files that are written after long work. "" is no file.
void require_writable(const std::string& path);

std::string known_games();

// Calls visit.template operator()<G>() for the game of this name.
template <class Visit>
void with_game(std::string_view name, Visit&& visit) {
    if (!AllGames::with(name, visit))
        throw BadInput{"no game '" + std::string(name) + "'; the games are: " + known_games()};
}

// For every game, or only for the named one.
template <class Visit>
void for_games(std::string_view name, Visit&& visit) {
    if (name.empty())
        AllGames::for_each(visit);
    else
        with_game(name, visit);
}

std::uint64_t seed_from_system();

template <class T>
T value_or_throw(Result<T> result) {
    if (!result) throw BadInput{result.why()};
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

template <Game G>
typename G::Setup make_setup(int players, const std::vector<std::string>& options,
                             const std::string& edition_file) {
    if (players < G::kMinPlayers || players > G::kMaxPlayers)
        throw BadInput{std::string(G::kName) + " is for " + std::to_string(G::kMinPlayers) +
                       " to " + std::to_string(G::kMaxPlayers) + " players, not " +
                       std::to_string(players)};
    typename G::Setup setup = default_setup<G>(players);
    for (const std::string& option : options) value_or_throw(set_option<G>(setup.options, option));
    if (!edition_file.empty()) {
        const auto edition = value_or_throw(read_edition<G>(read_file(edition_file), edition_file));
        setup.edition = keep_edition<G>(edition.values);
    }
    return setup;
}

}  // namespace curia::cli
