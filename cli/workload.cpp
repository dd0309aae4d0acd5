#include "cli/workload.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>

#include "cli/commands.h"
#include "cli/progress_bar.h"

namespace curia::cli {

namespace {

// What the threads share. Everything but the playing happens under the lock: it takes microseconds.
class Team {
public:
    Team(const Workload& workload, const ArenaGame& game, ResultsFile& results,
         std::vector<int> open)
        : workload_(workload),
          game_(game),
          results_(results),
          open_(std::move(open)),
          bar_("matches", static_cast<int>(open_.size())) {}

    void work() {
        while (const std::optional<int> job = next()) {
            try {
                const auto result = game_.play(workload_.job(*job));
                if (!result) throw BadInput{result.why()};
                finish(*job, *result);
            } catch (...) {
                const std::lock_guard lock(mutex_);
                if (!failure_) failure_ = std::current_exception();
            }
        }
    }
    void rethrow_failure() const {
        if (failure_) std::rethrow_exception(failure_);
    }

private:
    std::optional<int> next() {
        const std::lock_guard lock(mutex_);
        while (!failure_ && begun_ < open_.size()) {
            const int job = open_[begun_++];
            if (workload_.is_needed(job)) return job;
            bar_.advance();
        }
        return std::nullopt;
    }
    void finish(int job, const arena::JobResult& result) {
        const std::lock_guard lock(mutex_);
        results_.append(result);
        workload_.finished(job, result.scores);
        bar_.advance();
    }

    const Workload& workload_;
    const ArenaGame& game_;
    ResultsFile& results_;
    const std::vector<int> open_;
    std::mutex mutex_;
    std::size_t begun_ = 0;
    std::exception_ptr failure_;
    ProgressBar bar_;
};

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

int thread_count(int wanted) {
    if (wanted > 0) return wanted;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace

void run_workload(const Workload& workload, const ArenaGame& game, int threads,
                  ResultsFile& results) {
    Team team(workload, game, results, take_known(workload, results));
    std::vector<std::jthread> others;
    for (int i = 1; i < thread_count(threads); ++i) others.emplace_back([&] { team.work(); });
    team.work();
    others.clear();  // waits for them
    team.rethrow_failure();
}

}  // namespace curia::cli
