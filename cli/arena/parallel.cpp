#include "cli/arena/parallel.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "cli/progress_bar.h"

namespace curia::cli {

namespace {

class Team {
public:
    Team(const std::string& what, int jobs, const std::function<void(int)>& work)
        : jobs_(jobs), work_(work), bar_(what, jobs) {}

    void run() {
        while (const std::optional<int> job = next()) {
            std::exception_ptr failure;
            try {
                work_(*job);
            } catch (...) {
                failure = std::current_exception();
            }
            finish(failure);
        }
    }
    void rethrow_failure() const {
        if (failure_) std::rethrow_exception(failure_);
    }

private:
    std::optional<int> next() {
        const std::lock_guard lock(mutex_);
        if (failure_ || begun_ == jobs_) return std::nullopt;
        return begun_++;
    }
    void finish(const std::exception_ptr& failure) {
        const std::lock_guard lock(mutex_);
        if (!failure_) failure_ = failure;
        bar_.advance();
    }

    const int jobs_;
    const std::function<void(int)>& work_;
    std::mutex mutex_;
    int begun_ = 0;
    std::exception_ptr failure_;
    ProgressBar bar_;
};

}  // namespace

int thread_count(int wanted) {
    if (wanted > 0) return wanted;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void run_in_parallel(const std::string& what, int jobs, int threads,
                     const std::function<void(int)>& work) {
    Team team(what, jobs, work);
    std::vector<std::jthread> others;
    for (int i = 1; i < thread_count(threads); ++i) others.emplace_back([&] { team.run(); });
    team.run();
    others.clear();  // waits for them
    team.rethrow_failure();
}

}  // namespace curia::cli
