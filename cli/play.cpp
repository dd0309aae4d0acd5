#include "cli/commands.h"

namespace curia::cli {

int run_play(const PlayArguments&) { throw BadInput{"not there yet"}; }
int run_replay(const ReplayArguments&) { throw BadInput{"not there yet"}; }

}  // namespace curia::cli
