// A pool of threads that read, each with its own connection. A request that waits too long is
// dropped, so that a database that hangs does not accumulate requests forever.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "match/result.h"
#include "server/log.h"

namespace curia {

template <class Connection>
class ReaderPool {
public:
    using Clock = std::chrono::steady_clock;

    ~ReaderPool() { stop(); }

    // The connections must outlive the pool's threads.
    void start(std::vector<Connection*> connections) {
        busy_since_.resize(connections.size());
        for (std::size_t i = 0; i < connections.size(); ++i)
            threads_.emplace_back([this, i, one = connections[i]] { work(i, *one); });
    }
    void stop() {
        {
            const std::lock_guard lock(mutex_);
            stopping_ = true;
        }
        wake_.notify_all();
        for (std::thread& thread : threads_)
            if (thread.joinable()) thread.join();
    }

    // Runs read(connection), which returns a Result, on one of the threads and passes it to
    // `reply`.
    template <class Read, class Reply>
    void add(Read read, Reply reply) {
        constexpr std::size_t kMost = 10'000;
        std::unique_lock lock(mutex_);
        if (stopping_ || jobs_.size() >= kMost) {
            lock.unlock();
            return reply(Failure{"too many requests are waiting for the database"});
        }
        jobs_.push_back({Clock::now(), [this, read, reply](Connection* connection) {
                             if (!connection) return reply(Failure{"the database is too slow"});
                             auto result = read(*connection);
                             note(result ? std::string() : result.why());
                             reply(std::move(result));
                         }});
        lock.unlock();
        wake_.notify_one();
    }

    // True if the last read succeeded and no read takes too long.
    bool is_well() const {
        constexpr auto kHangs = std::chrono::milliseconds(1500);
        const std::lock_guard lock(mutex_);
        const auto now = Clock::now();
        for (const auto& since : busy_since_)
            if (since && now - *since > kHangs) return false;
        if (!jobs_.empty() && now - jobs_.front().added > kHangs) return false;
        return trouble_.empty();
    }

private:
    static constexpr auto kPatience = std::chrono::seconds(5);
    struct Job {
        Clock::time_point added;
        std::function<void(Connection*)> run;  // null: the job has waited too long
    };

    void work(std::size_t index, Connection& connection) {
        std::unique_lock lock(mutex_);
        while (true) {
            wake_.wait(lock, [&] { return stopping_ || !jobs_.empty(); });
            if (stopping_) return;
            const Job job = std::move(jobs_.front());
            jobs_.pop_front();
            const auto now = Clock::now();
            busy_since_[index] = now;
            lock.unlock();
            job.run(now - job.added > kPatience ? nullptr : &connection);
            lock.lock();
            busy_since_[index].reset();
        }
    }
    void note(const std::string& trouble) {
        const std::lock_guard lock(mutex_);
        if (trouble_.empty() && !trouble.empty()) log_event("read_failed", {{"why", trouble}});
        if (!trouble_.empty() && trouble.empty()) log_event("reads_are_well_again", {});
        trouble_ = trouble;
    }

    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Job> jobs_;
    std::vector<std::optional<Clock::time_point>> busy_since_;
    std::string trouble_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace curia
