// A pool of threads that play jobs from a queue.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

#include "cli/arena/job_kind.h"

namespace curia::cli {

class Crew {
public:
    struct Task {
        std::int64_t n = 0, kind = 0;  // identify the task for the caller
        arena::Job job;
        JobPlayer play;
    };
    struct Played {
        std::int64_t n = 0, kind = 0;
        Result<arena::JobResult> result;
    };

    explicit Crew(int threads) {
        for (int i = 0; i < threads; ++i) players_.emplace_back([this] { play(); });
    }
    // Waits for the matches that are being played.
    ~Crew() {
        {
            const std::lock_guard lock(mutex_);
            stopping_ = true;
        }
        more_.notify_all();
    }

    void hand(std::vector<Task> tasks) {
        const std::lock_guard lock(mutex_);
        for (Task& task : tasks) unbegun_.push_back(std::move(task));
        more_.notify_all();
    }
    std::size_t unbegun() const {
        const std::lock_guard lock(mutex_);
        return unbegun_.size();
    }
    // Removes tasks from the end of the queue until `keep` are left; returns their numbers.
    std::vector<std::int64_t> recall(std::size_t keep) {
        const std::lock_guard lock(mutex_);
        std::vector<std::int64_t> recalled;
        for (; unbegun_.size() > keep; unbegun_.pop_back()) recalled.push_back(unbegun_.back().n);
        return recalled;
    }
    // The results since the last call.
    std::vector<Played> collect() {
        const std::lock_guard lock(mutex_);
        return std::exchange(played_, {});
    }

private:
    void play() {
        std::unique_lock lock(mutex_);
        while (true) {
            more_.wait(lock, [this] { return stopping_ || !unbegun_.empty(); });
            if (stopping_) return;
            const Task task = std::move(unbegun_.front());
            unbegun_.pop_front();
            lock.unlock();
            Played played{task.n, task.kind, task.play(task.job)};
            lock.lock();
            played_.push_back(std::move(played));
        }
    }

    mutable std::mutex mutex_;
    std::condition_variable more_;
    std::deque<Task> unbegun_;
    std::vector<Played> played_;
    bool stopping_ = false;
    std::vector<std::jthread> players_;  // declared last: they use the other members
};

}  // namespace curia::cli
