// A pool of threads that play jobs from a queue.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

#include "cli/arena/job_kind.h"
#include "match/worker_pool.h"

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

    // Waits at its end for the matches that are being played.
    explicit Crew(int threads) { pool_.start(threads); }

    void hand(std::vector<Task> tasks) {
        pool_.change([&](Queue& queue) {
            for (Task& task : tasks) queue.unbegun.push_back(std::move(task));
        });
    }
    std::size_t unbegun() const {
        return pool_.look([](const Queue& queue) { return queue.unbegun.size(); });
    }
    // Removes tasks from the end of the queue until `keep` are left; returns their numbers.
    std::vector<std::int64_t> recall(std::size_t keep) {
        return pool_.change([&](Queue& queue) {
            std::vector<std::int64_t> recalled;
            for (auto& tasks = queue.unbegun; tasks.size() > keep; tasks.pop_back())
                recalled.push_back(tasks.back().n);
            return recalled;
        });
    }
    // The results since the last call.
    std::vector<Played> collect() {
        return pool_.change([](Queue& queue) { return std::exchange(queue.played, {}); });
    }

private:
    struct Queue {
        struct Job {
            Task task;
            std::optional<Played> played{};
        };

        std::optional<Job> take(int) {
            if (unbegun.empty()) return std::nullopt;
            Job job{std::move(unbegun.front())};
            unbegun.pop_front();
            return job;
        }
        void run(Job& job, int) {
            job.played = {job.task.n, job.task.kind, job.task.play(job.task.job)};
        }
        void finish(Job job, int) { played.push_back(std::move(*job.played)); }

        std::deque<Task> unbegun;
        std::vector<Played> played;
    };

    WorkerPool<Queue> pool_;
};

}  // namespace curia::cli
