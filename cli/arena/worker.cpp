// curia worker: takes jobs from a queue, plays them, and writes the results. One thread talks to
// the database, and the crew plays.
#include <fmt/core.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <set>

#include "cli/arena/crew.h"
#include "cli/arena/parallel.h"
#include "cli/arena/patience.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "server/store/job_queue.h"

namespace curia::cli {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;
constexpr milliseconds kBetweenTurns{50}, kEmptyQueue{500};
// A batch lasts about this long, however long a match takes.
constexpr milliseconds kShortBatch{1000}, kLongBatch{3000};
constexpr int kLargestBatch = 1000;

// Waits for SIGINT and SIGTERM instead of being interrupted by them.
class Stop {
public:
    Stop() {
        ::sigemptyset(&signals_);
        ::sigaddset(&signals_, SIGINT);
        ::sigaddset(&signals_, SIGTERM);
        ::pthread_sigmask(SIG_BLOCK, &signals_, nullptr);  // threads started later inherit it
    }
    // True if a signal comes within this time.
    bool comes_within(milliseconds time) const {
        const timespec limit{.tv_sec = time.count() / 1000,
                             .tv_nsec = time.count() % 1000 * 1'000'000};
        return ::sigtimedwait(&signals_, nullptr, &limit) > 0;
    }

private:
    sigset_t signals_{};
};

class Worker {
public:
    explicit Worker(const WorkerArguments& a)
        : queue_(a.queue),
          threads_(thread_count(a.threads)),
          lease_(static_cast<int>(a.lease * 1000)),
          batch_(threads_),
          crew_(threads_) {}

    // Also used after a lost connection.
    Result<void> open() {
        players_.clear();
        ours_.clear();
        known_.clear();
        return queue_.open();
    }
    int threads() const { return threads_; }
    long played() const { return played_; }

    milliseconds pause() const { return held_.empty() ? kEmptyQueue : kBetweenTurns; }

    // Writes results, renews the leases, and gives the crew work.
    Result<void> take_turn() {
        for (const auto step : {&Worker::write, &Worker::give_some_back, &Worker::keep,
                                &Worker::learn_kinds, &Worker::take})
            if (const Result<void> done = (this->*step)(); !done) return done;
        return {};
    }
    Result<bool> is_all_played() {
        if (!held_.empty()) return false;
        const Result<bool> open = queue_.has_open(ours_);
        if (!open) return open.failure();
        return !*open;
    }
    Result<void> give_all_back() {
        if (const Result<void> written = write(); !written) return written;
        return queue_.give_back({held_.begin(), held_.end()});
    }

private:
    Result<void> write() {
        for (const Crew::Played& one : crew_.collect()) {
            if (one.result)
                unwritten_.push_back({.n = one.n, .result = arena::line_of(*one.result)});
            else
                leave(one.n, one.kind, one.result.why());
        }
        if (unwritten_.empty()) return {};
        if (const Result<void> done = queue_.finish(unwritten_); !done) return done;
        for (const JobQueue::Finished& one : unwritten_) held_.erase(one.n);
        played_ += static_cast<long>(unwritten_.size());
        unwritten_.clear();
        return {};
    }

    // Returns jobs if the batch was too large for matches of this length.
    Result<void> give_some_back() {
        if (Clock::now() < last_take_ + kLongBatch) return {};
        const std::vector<std::int64_t> jobs = crew_.recall(static_cast<std::size_t>(threads_));
        if (jobs.empty()) return {};
        for (const std::int64_t n : jobs) held_.erase(n);
        return queue_.give_back(jobs);
    }

    Result<void> keep() {
        if (Clock::now() < next_sign_) return {};
        const Result<void> kept = queue_.keep({held_.begin(), held_.end()}, lease_);
        if (kept) next_sign_ = Clock::now() + lease_ / 3;
        return kept;
    }

    Result<void> learn_kinds() {
        if (!is_time_to_take()) return {};
        const auto kinds = queue_.kinds_besides(known_);
        if (!kinds) return kinds.failure();
        for (const JobQueue::Kind& kind : *kinds) {
            known_.push_back(kind.id);
            const auto player = player_for({kind.needs, kind.header});
            if (player) {
                players_.emplace(kind.id, *player);
                ours_.push_back(kind.id);
            } else {
                say_once(player.why());
            }
        }
        return {};
    }

    Result<void> take() {
        if (!is_time_to_take()) return {};
        fit_batch();
        auto taken = queue_.take(ours_, batch_, lease_);
        if (!taken) return taken.failure();
        if (taken->empty()) {
            next_take_ = Clock::now() + kEmptyQueue;
            batch_ = threads_;
        }
        std::sort(taken->begin(), taken->end(),
                  [](const auto& a, const auto& b) { return a.n < b.n; });
        std::vector<Crew::Task> tasks;
        for (const JobQueue::TakenJob& one : *taken) {
            held_.insert(one.n);
            if (const auto job = arena::read_job(one.job))
                tasks.push_back({one.n, one.kind, *job, players_.at(one.kind)});
            else
                leave(one.n, one.kind, job.why());
        }
        crew_.hand(std::move(tasks));
        return {};
    }

    bool is_time_to_take() const {
        return Clock::now() >= next_take_ && crew_.unbegun() < static_cast<std::size_t>(threads_);
    }

    void fit_batch() {
        const auto lasted = Clock::now() - last_take_;
        last_take_ = Clock::now();
        if (lasted < kShortBatch) batch_ = std::min(batch_ * 2, std::max(kLargestBatch, threads_));
        if (lasted > kLongBatch) batch_ = std::max(batch_ / 2, threads_);
    }

    // A job that fails here would fail here again. Its lease is not renewed, and no more jobs of
    // its kind are taken.
    void leave(std::int64_t n, std::int64_t kind, const std::string& why) {
        held_.erase(n);
        std::erase(ours_, kind);
        say_once(why);
    }

    void say_once(const std::string& why) {
        if (said_.insert(why).second)
            fmt::print(stderr, "curia: some matches are left to other workers: {}\n",
                       printable(why));
    }

    JobQueue queue_;
    const int threads_;
    const milliseconds lease_;
    std::map<std::int64_t, JobPlayer> players_;
    std::vector<std::int64_t> known_, ours_;  // all kinds, and those that we play
    std::set<std::int64_t> held_;             // jobs that we have leased
    std::vector<JobQueue::Finished> unwritten_;
    std::set<std::string> said_;
    Clock::time_point next_sign_{}, next_take_{}, last_take_{};
    int batch_;
    long played_ = 0;
    Crew crew_;
};

// True after Ctrl-C, false if there is nothing left to play.
bool work(Worker& worker, const Stop& stop, bool until_empty) {
    Patience patience;
    while (true) {
        Result<void> done = worker.take_turn();
        if (done && until_empty) {
            const Result<bool> is_over = worker.is_all_played();
            if (is_over && *is_over) return false;
            if (!is_over) done = is_over.failure();
        }
        if (done) {
            patience.found();
            if (stop.comes_within(worker.pause())) return true;
            continue;
        }
        do
            if (stop.comes_within(patience.lost(done.why()))) return true;
        while (!(done = worker.open()));
    }
}

}  // namespace

int run_worker(const WorkerArguments& a) {
    const Stop stop;
    Worker worker(a);
    value_or_throw(worker.open());
    fmt::print("Curia plays the matches in the queue, {} at the same time. Press Ctrl-C to stop\n",
               worker.threads());
    std::fflush(stdout);
    const bool is_stopped = work(worker, stop, a.until_empty);
    if (is_stopped && !worker.give_all_back())
        fmt::print(stderr, "curia: the database is unavailable: others get our matches in {:g} s\n",
                   a.lease);
    fmt::print("{} matches played\n", worker.played());
    if (!is_stopped) return 0;
    std::fflush(stdout);
    std::_Exit(0);  // does not wait for matches that were given back
}

}  // namespace curia::cli
