// Jobs that the same programs can play, and play alike: they differ in seed, deal and turns only.
#pragma once

#include <functional>
#include <string>

#include "bots/arena/job.h"

namespace curia::cli {

struct JobKind {
    std::string needs;   // game, rules, edition, options, bots, program: equal texts, equal play
    std::string header;  // as of a record: it has the values of the edition
};

// `game_header` is the header of the game as it is agreed on, for any number of players.
JobKind kind_of(const arena::Job& job, const std::string& game_header);

using JobPlayer = std::function<Result<arena::JobResult>(const arena::Job&)>;
// Fails with the reason why this program would not play such jobs, or play them otherwise.
Result<JobPlayer> player_for(const JobKind& kind);

}  // namespace curia::cli
