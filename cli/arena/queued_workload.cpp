// An arena's jobs in a queue that it shares with others: inserts them, and collects the results
// that workers write.
#include <fmt/core.h>

#include <chrono>
#include <deque>
#include <map>
#include <thread>
#include <unordered_map>

#include "cli/arena/job_kind.h"
#include "cli/arena/patience.h"
#include "cli/arena/workload.h"
#include "cli/common.h"
#include "cli/progress_bar.h"
#include "server/store/job_queue.h"

namespace curia::cli {

namespace {

using Clock = std::chrono::steady_clock;
constexpr auto kBetweenLooks = std::chrono::milliseconds(200);
constexpr auto kLongSilence = std::chrono::seconds(10);
constexpr std::size_t kPutTogether = 1000;
// The most jobs that may turn out not to be needed: enough for many workers, few enough to
// withdraw.
constexpr std::size_t kMostAhead = 500;

class Gathering {
public:
    Gathering(const Workload& workload, const std::vector<int>& jobs, const ArenaGame& game,
              JobQueue& queue, ResultsFile& results)
        : workload_(workload),
          game_(game),
          queue_(queue),
          results_(results),
          to_put_(jobs.begin(), jobs.end()),
          bar_("matches", static_cast<int>(jobs.size())) {}

    bool is_done() const { return to_put_.empty() && waiting_.empty(); }

    // Does everything that does not wait for workers.
    Result<void> go_on() {
        for (const auto step : {&Gathering::put_all, &Gathering::gather,
                                &Gathering::withdraw_unneeded, &Gathering::look_after_oldest})
            if (const Result<void> done = (this->*step)(); !done) return done;
        return {};
    }
    // The queue was opened again: jobs may be lost, and results may have been missed.
    void start_over() {
        for (auto one = waiting_.rbegin(); one != waiting_.rend(); ++one)
            to_put_.push_front(one->second);
        waiting_.clear();
        kinds_.clear();
    }

private:
    Result<void> put_all() {
        const std::size_t most = workload_.may_end_early ? kMostAhead : waiting_.max_size();
        while (!to_put_.empty() && waiting_.size() < most) {
            const std::vector<int> jobs = next(std::min(kPutTogether, most - waiting_.size()));
            if (const Result<void> done = put(jobs); !done) {
                to_put_.insert(to_put_.begin(), jobs.begin(), jobs.end());
                return done;
            }
        }
        return {};
    }

    std::vector<int> next(std::size_t most) {
        std::vector<int> jobs;
        for (; !to_put_.empty() && jobs.size() < most; to_put_.pop_front()) {
            if (workload_.is_needed(to_put_.front()))
                jobs.push_back(to_put_.front());
            else
                bar_.advance();
        }
        return jobs;
    }

    Result<void> put(const std::vector<int>& jobs) {
        std::unordered_map<std::string, std::vector<int>> by_text;
        std::vector<JobQueue::NewJob> added;
        for (const int index : jobs) {
            const arena::Job job = workload_.job(index);
            const std::string text = arena::text_of(job);
            std::vector<int>& alike = by_text[text];
            alike.push_back(index);
            if (alike.size() > 1) continue;
            const Result<std::int64_t> kind = kind_id(job);
            if (!kind) return kind.failure();
            added.push_back({.kind = *kind, .job = text});
        }
        const auto there = queue_.put(added);
        if (!there) return there.failure();
        for (const JobQueue::PutJob& one : *there) {
            for (const int index : by_text.at(one.job)) waiting_.emplace(one.n, index);
            if (!one.result.empty()) finish(one.n, one.result);
            someone_plays_ = someone_plays_ || one.is_taken;
        }
        return {};
    }

    Result<std::int64_t> kind_id(const arena::Job& job) {
        const JobKind kind = kind_of(job, game_.header);
        const auto known = kinds_.find(kind.needs);
        if (known != kinds_.end()) return known->second;
        const Result<std::int64_t> id = queue_.kind(kind.needs, kind.header);
        if (id) kinds_.emplace(kind.needs, *id);
        return id;
    }

    Result<void> gather() {
        const auto news = queue_.news();
        if (!news) return news.failure();
        for (const JobQueue::Finished& one : *news) finish(one.n, one.result);
        return {};
    }

    // Ignores the results of other arenas.
    void finish(std::int64_t n, const std::string& line) {
        const auto [begin, end] = waiting_.equal_range(n);
        if (begin == end) return;
        const Result<arena::JobResult> result = arena::read_result(line);
        if (!result) throw BadInput{"a result in the queue is broken: " + result.why()};
        for (auto one = begin; one != end; ++one) {
            results_.append(*result);
            workload_.finished(one->second, result->scores);
            bar_.advance();
        }
        waiting_.erase(begin, end);
        last_news_ = Clock::now();
    }

    Result<void> withdraw_unneeded() {
        if (!workload_.may_end_early) return {};
        std::vector<std::int64_t> unneeded;
        for (const auto& [n, index] : waiting_)
            if (!workload_.is_needed(index)) unneeded.push_back(n);
        if (unneeded.empty()) return {};
        std::erase_if(waiting_, [&](const auto& one) { return !workload_.is_needed(one.second); });
        return queue_.withdraw(unneeded);
    }

    // Another arena may have withdrawn jobs that were ours too. From time to time the oldest jobs
    // are inserted again, which does not change existing ones.
    Result<void> look_after_oldest() {
        if (waiting_.empty() || Clock::now() < last_news_ + kLongSilence) return {};
        last_news_ = Clock::now();
        someone_plays_ = false;
        std::vector<int> oldest;
        for (auto one = waiting_.begin(); one != waiting_.end() && oldest.size() < kPutTogether;
             one = waiting_.erase(one))
            oldest.push_back(one->second);
        if (const Result<void> done = put(oldest); !done) {
            to_put_.insert(to_put_.begin(), oldest.begin(), oldest.end());
            return done;
        }
        if (!someone_plays_ && !std::exchange(has_complained_, true))
            fmt::print(stderr,
                       "curia: no worker plays the jobs in the queue: start `curia worker --queue` "
                       "with the same address and the same version of Curia\n");
        return {};
    }

    const Workload& workload_;
    const ArenaGame& game_;
    JobQueue& queue_;
    ResultsFile& results_;
    std::deque<int> to_put_;
    // By the number in the queue. If the same bot sits in several seats, several matches of a block
    // are the same job.
    std::multimap<std::int64_t, int> waiting_;
    std::unordered_map<std::string, std::int64_t> kinds_;
    Clock::time_point last_news_ = Clock::now();
    bool someone_plays_ = false, has_complained_ = false;
    ProgressBar bar_;
};

}  // namespace

void run_on_queue(const Workload& workload, const std::vector<int>& jobs, const ArenaGame& game,
                  const std::string& url, ResultsFile& results) {
    JobQueue queue(url);
    value_or_throw(queue.open());
    Gathering gathering(workload, jobs, game, queue, results);
    Patience patience;
    while (true) {
        Result<void> done = gathering.go_on();
        if (done) patience.found();
        if (gathering.is_done()) return;
        if (done) {
            std::this_thread::sleep_for(kBetweenLooks);
            continue;
        }
        do std::this_thread::sleep_for(patience.lost(done.why()));
        while (!(done = queue.open()));
        gathering.start_over();
    }
}

}  // namespace curia::cli
