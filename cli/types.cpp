#include <fmt/core.h>

#include "bots/all.h"
#include "bots/coach.h"
#include "cli/common.h"
#include "match/json/typescript.h"
#include "server/clean_text.h"
#include "server/protocol_types.h"

namespace curia::cli {

namespace {

template <Game G>
TypeScript types() {
    return types_of<G>([](TypeScript& more) { more.declare<Advice<G>>("Advice"); });
}

template <class Names>
std::string list(const Names& names) {
    std::string text;
    for (const std::string_view name : names)
        text += fmt::format("{}'{}'", text.empty() ? "" : ", ", name);
    return "[" + text + "] as const";
}

}  // namespace

int run_types() {
    fmt::print("// Printed by `curia types`: do not edit.\n");
    fmt::print("\n{}", protocol::typescript());
    AllGames::for_each([]<Game G>() {
        fmt::print("\nexport namespace {} {{\n{}}}\n", G::kName, types<G>().text());
    });
    return 0;
}

int run_values(const std::string& game) {
    fmt::print("// Printed by `curia types --values{}`: do not edit.\n",
               game.empty() ? "" : " " + game);
    if (game.empty()) {
        std::vector<std::string_view> names;
        AllGames::for_each([&]<Game G>() { names.push_back(G::kName); });
        fmt::print("export const games = {};\n", list(names));
        fmt::print("export const levels = {};\n", list(kLevels));
        fmt::print("export const refusals = {};\n", list(all_names<protocol::Refusal>));
        fmt::print("export const longest = {{ name: {}, line: {} }} as const;\n", kLongestName,
                   kLongestLine);
        return 0;
    }
    with_game(game, []<Game G>() { fmt::print("{}", values_of<G>(types<G>())); });
    return 0;
}

}  // namespace curia::cli
