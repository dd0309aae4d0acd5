// What can be said about a game without a match: its sizes and the names of its entries.
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "bind.h"
#include "bots/all.h"
#include "match/action_features.h"
#include "match/batch.h"
#include "match/entry_names.h"
#include "match/speed.h"
#include "row.h"
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
        facts["features"] = ActionFeatures<G>().width();
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

std::vector<std::string> feature_names(const std::string& game) {
    std::vector<std::string> names;
    with_game(game, [&]<Game G>() { names = ActionFeatures<G>().names(); });
    return names;
}

// The features of all actions, one after the other.
nb::object action_features(const std::string& game) {
    nb::object all;
    with_game(game, [&]<Game G>() {
        const ActionFeatures<G> features;
        constexpr int kActions = Numbers<G>::kActions;
        all = filled(nb::none(), kActions * features.width(), kNumbers, [&](std::int8_t* row) {
            for (int number = 0; number < kActions; ++number)
                features.write(number, row + number * features.width());
        });
    });
    return all;
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
               "Sizes of a game: players, actions and their features, entries of an observation.");
    module.def("entry_names", &entry_names, nb::arg("game"), nb::arg("outlook") = false,
               "The name of every entry of an observation, in order: '/table/points/+1 / 8'.");
    module.def("feature_names", &feature_names, nb::arg("game"),
               "The name of every feature of an action.");
    module.def("action_features", &action_features, nb::arg("game"),
               nb::sig("def action_features(game: str) -> numpy.typing.NDArray[numpy.int8]"),
               "The features of all actions, one after the other.");
    module.def("check_bot", &check_bot, nb::arg("name"),
               "Raises ValueError if no bot has this name.");
    module.def(
        "nothing", [](nb::handle) {}, nb::sig("def nothing(value: typing.Any, /) -> None"),
        "Does nothing: what a call from Python costs at least.");
    module.def("copy_speed", &copies_per_second,
               "Copies of 512 bytes a second on this core: what speeds are compared with.");
}

}  // namespace curia::python
