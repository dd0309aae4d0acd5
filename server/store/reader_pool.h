// A pool of threads that read, each with its own connection. A request that waits too long is
// dropped, so that a database that hangs does not accumulate requests forever.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "match/result.h"
#include "match/worker_pool.h"
#include "server/log.h"

namespace curia {

template <class Connection>
class ReaderPool {
public:
    using Clock = std::chrono::steady_clock;

    ~ReaderPool() { stop(); }

    // The connections must outlive the pool's threads.
    void start(std::vector<Connection*> connections) {
        const int threads = static_cast<int>(connections.size());
        pool_.change([&](Queue& queue) {
            queue.busy_since.resize(connections.size());
            queue.connections = std::move(connections);
        });
        pool_.start(threads);
    }
    void stop() {
        pool_.change([](Queue& queue) { queue.is_closed = true; });
        pool_.stop();
    }

    // Runs read(connection), which returns a Result, on one of the threads and passes it to
    // `reply`.
    template <class Read, class Reply>
    void add(Read read, Reply reply) {
        constexpr std::size_t kMost = 10'000;
        const bool is_added = pool_.change([&](Queue& queue) {
            if (queue.is_closed || queue.jobs.size() >= kMost) return false;
            queue.jobs.push_back({Clock::now(), [this, read, reply](Connection* connection) {
                                      if (!connection)
                                          return reply(Failure{"the database is too slow"});
                                      auto result = read(*connection);
                                      note(result ? std::string() : result.why());
                                      reply(std::move(result));
                                  }});
            return true;
        });
        if (!is_added) reply(Failure{"too many requests are waiting for the database"});
    }

    // True if the last read succeeded and no read takes too long.
    bool is_well() const {
        constexpr auto kHangs = std::chrono::milliseconds(1500);
        return pool_.look([&](const Queue& queue) {
            const auto now = Clock::now();
            for (const auto& since : queue.busy_since)
                if (since && now - *since > kHangs) return false;
            if (!queue.jobs.empty() && now - queue.jobs.front().added > kHangs) return false;
            return queue.trouble.empty();
        });
    }

private:
    static constexpr auto kPatience = std::chrono::seconds(5);

    struct Queue {
        struct Job {
            Clock::time_point added;
            std::function<void(Connection*)> read;  // null: the job has waited too long
        };

        std::optional<Job> take(int thread) {
            if (jobs.empty()) return std::nullopt;
            Job job = std::move(jobs.front());
            jobs.pop_front();
            busy_since[static_cast<std::size_t>(thread)] = Clock::now();
            return job;
        }
        void run(Job& job, int thread) {
            const bool is_late = Clock::now() - job.added > kPatience;
            job.read(is_late ? nullptr : connections[static_cast<std::size_t>(thread)]);
            job.read = nullptr;  // what it holds may be large: not under the lock
        }
        void finish(Job, int thread) { busy_since[static_cast<std::size_t>(thread)].reset(); }

        std::deque<Job> jobs;
        std::vector<Connection*> connections;
        std::vector<std::optional<Clock::time_point>> busy_since;
        std::string trouble;
        bool is_closed = false;
    };

    void note(const std::string& trouble) {
        pool_.change([&](Queue& queue) {
            if (queue.trouble.empty() && !trouble.empty())
                log_event("read_failed", {{"why", trouble}});
            if (!queue.trouble.empty() && trouble.empty()) log_event("reads_are_well_again", {});
            queue.trouble = trouble;
        });
    }

    WorkerPool<Queue> pool_;
};

}  // namespace curia
