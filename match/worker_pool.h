// Threads that take jobs from a queue until the pool is destroyed. The queue decides the order:
//
//     struct Queue {
//         using Job = ...;                       // it can be moved
//         std::optional<Job> take(int thread);   // nothing: the thread waits for more
//         void run(Job& job, int thread);        // the only function called without the lock
//         void finish(Job job, int thread);
//     };
#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace curia {

template <class Queue>
class WorkerPool {
public:
    explicit WorkerPool(Queue queue = {}) : queue_(std::move(queue)) {}
    ~WorkerPool() { stop(); }
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    // Calls begin() on each thread before its first job.
    template <class Begin>
    void start(int threads, Begin begin) {
        for (int i = 0; i < threads; ++i)
            threads_.emplace_back([this, i, begin] {
                begin();
                work(i);
            });
    }
    void start(int threads) {
        start(threads, [] {});
    }
    // Waits for the jobs that are running. Jobs that have not started are dropped.
    void stop() {
        {
            const std::lock_guard lock(mutex_);
            stopping_ = true;
        }
        wake_.notify_all();
        threads_.clear();
    }

    // Calls change(queue) under the lock, then lets the threads look at the queue again.
    template <class Change>
    auto change(Change&& change) {
        struct Wake {
            std::condition_variable& wake;
            ~Wake() { wake.notify_all(); }
        } after{wake_};
        const std::lock_guard lock(mutex_);
        return change(queue_);
    }
    // Calls look(queue) under the lock.
    template <class Look>
    auto look(Look&& look) const {
        const std::lock_guard lock(mutex_);
        return look(queue_);
    }

    // Waits until is_true(queue), which is asked under the lock after every job and change.
    template <class Test>
    void wait(Test&& is_true) {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [&] { return is_true(queue_); });
    }

private:
    void work(int thread) {
        std::unique_lock lock(mutex_);
        while (true) {
            std::optional<typename Queue::Job> job;
            wake_.wait(lock, [&] { return stopping_ || (job = queue_.take(thread)); });
            if (!job) return;
            lock.unlock();
            queue_.run(*job, thread);
            lock.lock();
            queue_.finish(std::move(*job), thread);
            wake_.notify_all();  // another job may have waited for the end of this one
        }
    }

    mutable std::mutex mutex_;
    std::condition_variable wake_;
    Queue queue_;
    bool stopping_ = false;
    std::vector<std::jthread> threads_;
};

}  // namespace curia
