// Kinds of jobs that the same programs play in the same way: they differ in seed, deal and turns
// only.
#pragma once

#include <functional>
#include <string>

#include "bots/arena/job.h"

namespace curia::cli {

struct JobKind {
    std::string needs;   // game, rules, edition, options, bots, program: equal texts, equal play
    std::string header;  // of a record: it contains the values of the edition
};

// `game_header` is the header with the settings of the game, for any number of players.
JobKind kind_of(const arena::Job& job, const std::string& game_header);

using JobPlayer = std::function<Result<arena::JobResult>(const arena::Job&)>;
// Fails if this program cannot play such jobs, or would play them differently.
Result<JobPlayer> player_for(const JobKind& kind);

}  // namespace curia::cli
