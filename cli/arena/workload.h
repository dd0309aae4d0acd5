// Many jobs, played on several threads, or by workers that share a queue.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bots/arena/job.h"
#include "cli/arena/results_file.h"
#include "cli/commands.h"

namespace curia::cli {

// A game for the arena: these functions hide what depends on its type.
struct ArenaGame {
    std::function<arena::Job(int players)> job_for;               // without bots and deal
    std::function<std::string(const std::string& bot)> label_of;  // name and version
    std::function<Result<arena::JobResult>(const arena::Job&)> play;
    std::string header;  // of a record: with the options and the edition's values
};

// Throws BadInput if the game, an option or the edition does not exist. So do its functions for a
// bot or a number of players that does not exist.
ArenaGame arena_game(const std::string& game, const std::vector<std::string>& options,
                     const std::string& edition);

struct Workload {
    int jobs = 0;
    std::function<arena::Job(int)> job;
    std::function<bool(int)> is_needed;  // asked before a job is begun
    bool may_end_early = false;          // a job that is needed now may not be needed later
    // Called once for each job that was played or known: one call at a time, in any order.
    std::function<void(int, const arena::Scores&)> finished;
};

// Jobs in the results file are not played again. Jobs begin in order.
void run_workload(const Workload& workload, const ArenaGame& game, const ContestArguments& a);

// Inserts these jobs into the queue and waits until workers have played them.
void run_on_queue(const Workload& workload, const std::vector<int>& jobs, const ArenaGame& game,
                  const std::string& url, ResultsFile& results);

}  // namespace curia::cli
