// The commands of people who run a server: serve, backup, restore, prune, page, load.
#pragma once

#include <string>

#include "cli/commands.h"

namespace CLI {
class App;
}

namespace curia::cli {

struct ServerArguments {
    ServeArguments serve;
    LoadArguments load;
    PruneArguments prune;
    std::string file, data;
    bool json = false;
};

void add_server_commands(CLI::App& app, ServerArguments& arguments, int& status);

}  // namespace curia::cli
