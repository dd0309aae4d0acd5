#include <fmt/core.h>

#include "bots/coach.h"
#include "cli/common.h"
#include "match/json/typescript.h"
#include "server/protocol_types.h"

namespace curia::cli {

int run_types() {
    fmt::print("// Printed by `curia types`: do not edit.\n");
    fmt::print("\n{}", protocol::typescript());
    AllGames::for_each([]<Game G>() {
        fmt::print("\n{}",
                   typescript_of<G>([](TypeScript& types) { types.declare<Advice<G>>("Advice"); }));
    });
    return 0;
}

}  // namespace curia::cli
