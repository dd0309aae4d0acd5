// What can be said about a game without a match: its sizes and the names of its entries.
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "bind.h"
#include "bots/all.h"
#include "match/batch.h"
#include "match/entry_names.h"
#include "match/speed.h"
#include "setup.h"

namespace curia::python {

namespace {

std::vector<std::string> games() {
    std::vector<std::string> names;
    AllGames::for_each([&]<Game G>() { names.emplace_back(G::kName); });
    return names;
}

nb::dict facts_of(const std::string& game) {
    nb::dict facts;
    with_game(game, [&]<Game G>() {
        facts["min_players"] = int{G::kMinPlayers};
        facts["max_players"] = int{G::kMaxPlayers};
        facts["actions"] = int{Numbers<G>::kActions};
        facts["max_legal"] = int{G::kMaxActions};
        facts["view"] = int{Numbers<G>::kView};
        facts["outlook"] = int{Numbers<G>::kOutlook};
    });
    return facts;
}

std::vector<std::string> entry_names(const std::string& game, bool outlook) {
    std::vector<std::string> names;
    with_game(game, [&]<Game G>() {
        using E = EntryNames<G::kMaxPlayers>;
        for (auto& one : E::template of<typename G::View>()) names.push_back(std::move(one.name));
        if (outlook)
            for (auto& one : E::template of<typename G::Outlook>())
                names.push_back("/outlook" + one.name);
    });
    return names;
}

// Every game has the same names, but a game may have a bot of its own.
void check_bot(const std::string& name) {
    bool exists = false;
    AllGames::for_each([&]<Game G>() { exists = exists || make_bot<G>(name) != nullptr; });
    if (!exists) refuse(why_no_bot(name));
}

}  // namespace

void bind_facts(nb::module_& module) {
    module.def("games", &games, "The names of all games.");
    module.def("facts", &facts_of, nb::arg("game"),
               nb::sig("def facts(game: str) -> dict[str, int]"),
               "Sizes of a game: players, actions, entries of an observation.");
    module.def("entry_names", &entry_names, nb::arg("game"), nb::arg("outlook") = false,
               "The name of every entry of an observation, in order: '/table/points/+1 / 8'.");
    module.def("check_bot", &check_bot, nb::arg("name"),
               "Raises ValueError if no bot has this name.");
    module.def("copy_speed", &copies_per_second,
               "Copies of 512 bytes a second on this core: what speeds are compared with.");
}

}  // namespace curia::python
