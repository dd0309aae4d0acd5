#include "cli/arena/workload.h"

#include <fmt/core.h>

#include <mutex>

#include "cli/arena/parallel.h"
#include "cli/terminal/style.h"

namespace curia::cli {

namespace {

std::vector<int> take_known(const Workload& workload, const ResultsFile& results) {
    std::vector<int> open;
    for (int job = 0; job < workload.jobs; ++job) {
        if (const arena::JobResult* known = results.find(workload.job(job)))
            workload.finished(job, known->scores);
        else
            open.push_back(job);
    }
    return open;
}

// Everything except the playing happens under the lock: it takes microseconds.
void run_here(const Workload& workload, const std::vector<int>& open, const ArenaGame& game,
              int threads, ResultsFile& results) {
    std::mutex mutex;
    int lost_by_rule = 0;
    std::string failure;  // the first one
    const auto is_needed = [&](int job) {
        const std::lock_guard lock(mutex);
        return workload.is_needed(job);
    };
    const auto finish = [&](int job, const arena::JobResult& result) {
        const std::lock_guard lock(mutex);
        results.append(result);
        workload.finished(job, result.scores);
        if (result.failure.empty()) return;
        ++lost_by_rule;
        if (failure.empty()) failure = result.failure;
    };
    run_in_parallel("matches", static_cast<int>(open.size()), threads, [&](int i) {
        const int job = open[static_cast<std::size_t>(i)];
        if (!is_needed(job)) return;
        const auto result = game.play(workload.job(job));
        if (!result) throw BadInput{result.why()};
        finish(job, *result);
    });
    if (lost_by_rule > 0)
        fmt::print(stderr, "curia: matches with a bot that failed: {}; the first time: {}\n",
                   lost_by_rule, printable(failure));
}

}  // namespace

void run_workload(const Workload& workload, const ArenaGame& game, const ContestArguments& a) {
    ResultsFile results(a.results);
    const std::vector<int> open = take_known(workload, results);
    if (a.queue.empty())
        run_here(workload, open, game, a.threads, results);
    else
        run_on_queue(workload, open, game, a.queue, results);
}

}  // namespace curia::cli
