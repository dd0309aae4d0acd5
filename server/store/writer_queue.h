// The writer thread: takes everything that has queued up and makes it durable together.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/log.h"
#include "server/store/store.h"

namespace curia {

class WriterQueue {
public:
    struct Waiting {
        Writing writing;
        Store::Done done;
    };
    using Together = std::function<bool(const std::vector<Waiting>&)>;  // all or nothing
    using Alone = std::function<Store::Outcome(const Writing&)>;
    using Probe = std::function<bool()>;  // true if writing works at all
    using Error = std::function<std::string()>;

    ~WriterQueue() { stop(); }

    void start(Together together, Alone alone, Probe probe, Error error) {
        together_ = std::move(together);
        alone_ = std::move(alone);
        probe_ = std::move(probe);
        error_ = std::move(error);
        thread_ = std::thread([this] { work(); });
    }
    // Writes that were added before are still done.
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
    // True if the last write succeeded and no write takes too long.
    bool is_well() const {
        constexpr auto kHangs = std::chrono::milliseconds(1500);
        const std::lock_guard lock(mutex_);
        const bool hangs = busy_since_ && std::chrono::steady_clock::now() - *busy_since_ > kHangs;
        return trouble_.empty() && !hangs;
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
                constexpr std::chrono::seconds kLookAgain{1};
                std::unique_lock lock(mutex_);
                const auto is_called = [&] { return stopping_ || !queue_.empty(); };
                if (trouble_.empty())
                    wake_.wait(lock, is_called);
                else
                    wake_.wait_for(lock, kLookAgain, is_called);
                if (queue_.empty() && stopping_) return;
                batch.swap(queue_);
                busy_since_ = std::chrono::steady_clock::now();
            }
            if (batch.empty())
                note(probe_() ? Store::Outcome::Done : Store::Outcome::Failed, false);
            else
                write(batch);
            const std::lock_guard lock(mutex_);
            busy_since_.reset();
        }
    }
    // If the batch fails, each write is tried alone, so that only the bad ones fail.
    void write(const std::vector<Waiting>& batch) {
        const bool good = together_(batch);
        bool is_away = false;  // the store is unreachable: the rest is not tried
        for (const Waiting& one : batch) {
            const Store::Outcome outcome = good      ? Store::Outcome::Done
                                           : is_away ? Store::Outcome::Unknown
                                                     : alone_(one.writing);
            is_away = outcome == Store::Outcome::Unknown;
            note(outcome, good ? &one == &batch.front() : true);
            if (one.done) one.done(outcome);
        }
    }
    void note(Store::Outcome outcome, bool counts) {
        const std::lock_guard lock(mutex_);
        if (outcome == Store::Outcome::Done) commits_ += counts;
        if (outcome == Store::Outcome::Conflict) return;
        const std::string now = outcome == Store::Outcome::Done ? std::string() : error_();
        if (trouble_.empty() && !now.empty()) log_event("store_failed", {{"why", now}});
        if (!trouble_.empty() && now.empty()) log_event("store_is_well_again", {});
        trouble_ = now;
    }

    Together together_;
    Alone alone_;
    Probe probe_;
    Error error_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::vector<Waiting> queue_;
    std::string trouble_;  // what is wrong at the moment
    std::optional<std::chrono::steady_clock::time_point> busy_since_;
    std::int64_t commits_ = 0;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace curia
