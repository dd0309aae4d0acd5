// A thread pool with a fair queue: an address that asks for much delays itself, not the others.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <list>
#include <optional>
#include <string>
#include <unordered_map>

#include "match/worker_pool.h"

namespace curia {

class FairPool {
public:
    struct Limits {
        int threads = 1;
        int running_per_address = 1;  // at once; the other threads are for other addresses
        std::size_t waiting_per_address = 64;
        int niceness = 0;  // of the threads
    };
    enum class Rank : std::uint8_t { First, Second };
    struct Job {
        std::string address;  // the account that pays for it
        std::string group{};  // jobs of one address take turns by group: a table
        Rank rank = Rank::First;
        std::function<void()> work;
    };

    explicit FairPool(const Limits& limits);

    // False if too many jobs of the address are waiting.
    bool add(Job job);

private:
    class FairQueue {
    public:
        using Job = FairPool::Job;

        explicit FairQueue(const Limits& limits) : limits_(limits) {}
        bool add(Job job);
        std::optional<Job> take(int thread);
        void run(Job& job, int thread);
        void finish(Job job, int thread);

    private:
        using Clock = std::chrono::steady_clock;
        // Jobs of one address and rank, by group; each group in its order.
        struct Queue {
            std::unordered_map<std::string, std::deque<Job>> groups;
            std::list<std::string> turns;  // the groups in the order of their turns
            Clock::time_point served;      // when a job was last taken, or the first one came
        };
        struct Account {
            int running = 0;
            std::size_t waiting = 0;
            std::uint64_t served = 0;  // the number of its last job that started
            std::array<Queue, 2> queues;
        };

        Account* next();  // the account whose turn it is
        static Queue& next_queue(Account& account);
        static Job take_from(Account& account);

        Limits limits_;
        std::unordered_map<std::string, Account> accounts_;
        std::uint64_t begun_ = 0;
    };

    WorkerPool<FairQueue> pool_;
};

}  // namespace curia
