// The thread that writes: takes whatever has queued up and makes it durable together.
#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/store.h"

namespace curia {

class WriterQueue {
public:
    struct Waiting {
        Writing writing;
        Store::Done done;
    };
    using Together = std::function<bool(const std::vector<Waiting>&)>;  // all of it, or nothing
    using Alone = std::function<Store::Outcome(const Writing&)>;
    using Error = std::function<std::string()>;

    ~WriterQueue() { stop(); }

    void start(Together together, Alone alone, Error error) {
        together_ = std::move(together);
        alone_ = std::move(alone);
        error_ = std::move(error);
        thread_ = std::thread([this] { work(); });
    }
    // What has been added is still written.
    void stop() {
        {
            const std::lock_guard lock(mutex_);
            stopping_ = true;
        }
        wake_.notify_one();
        if (thread_.joinable()) thread_.join();
    }
    void add(Writing writing, Store::Done done) {
        {
            const std::lock_guard lock(mutex_);
            queue_.push_back({std::move(writing), std::move(done)});
        }
        wake_.notify_one();
    }
    std::string trouble() const {
        const std::lock_guard lock(mutex_);
        return trouble_;
    }
    std::int64_t commits() const {
        const std::lock_guard lock(mutex_);
        return commits_;
    }

private:
    void work() {
        while (true) {
            std::vector<Waiting> batch;
            {
                std::unique_lock lock(mutex_);
                wake_.wait(lock, [&] { return stopping_ || !queue_.empty(); });
                if (queue_.empty()) return;
                batch.swap(queue_);
            }
            write(batch);
        }
    }
    // If one of them cannot be written, each by itself, so that it alone fails.
    void write(const std::vector<Waiting>& batch) {
        const bool good = together_(batch);
        for (const Waiting& one : batch) {
            const Store::Outcome outcome = good ? Store::Outcome::Done : alone_(one.writing);
            note(outcome, good ? &one == &batch.front() : true);
            if (one.done) one.done(outcome);
        }
    }
    void note(Store::Outcome outcome, bool counts) {
        const std::lock_guard lock(mutex_);
        if (outcome == Store::Outcome::Done) commits_ += counts;
        if (outcome != Store::Outcome::Conflict)
            trouble_ = outcome == Store::Outcome::Failed ? error_() : std::string();
    }

    Together together_;
    Alone alone_;
    Error error_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::vector<Waiting> queue_;
    std::string trouble_;
    std::int64_t commits_ = 0;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace curia
