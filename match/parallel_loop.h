// A loop whose parts run on several threads. The threads wait between two loops.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "match/worker_pool.h"

namespace curia {

class ParallelLoop {
public:
    explicit ParallelLoop(int threads) : threads_(std::clamp(threads, 1, kMostThreads)) {
        pool_.start(threads_ - 1);
    }

    int threads() const { return threads_; }

    // Calls part(begin, end, thread) for parts of 0 to count - 1, and returns when all are done. No
    // two calls with the same thread number run at the same time.
    void run(int count, const std::function<void(int, int, int)>& part) {
        const auto start_of = [&](int number) {
            return static_cast<int>(static_cast<std::int64_t>(count) * number / threads_);
        };
        if (threads_ > 1)
            pool_.change([&](Queue& queue) {
                queue.unfinished = threads_ - 1;
                for (int i = 1; i < threads_; ++i)
                    queue.jobs[static_cast<std::size_t>(queue.waiting++)] = {&part, start_of(i),
                                                                             start_of(i + 1), i};
            });
        part(0, start_of(1), 0);
        if (threads_ > 1) pool_.wait([](const Queue& queue) { return queue.unfinished == 0; });
    }

private:
    static constexpr int kMostThreads = 256;

    struct Queue {
        struct Job {
            const std::function<void(int, int, int)>* part = nullptr;
            int begin = 0, end = 0, thread = 0;
        };

        std::optional<Job> take(int) {
            if (waiting == 0) return std::nullopt;
            return jobs[static_cast<std::size_t>(--waiting)];
        }
        void run(Job& job, int) { (*job.part)(job.begin, job.end, job.thread); }
        void finish(Job, int) { --unfinished; }

        std::array<Job, kMostThreads> jobs{};
        int waiting = 0, unfinished = 0;
    };

    const int threads_;
    WorkerPool<Queue> pool_;
};

}  // namespace curia
