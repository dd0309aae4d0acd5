// A thread pool with a fair queue: an address that asks for much delays itself, not the others.
#pragma once

#include <array>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <list>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

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
    ~FairPool();  // drops the jobs that have not started
    FairPool(const FairPool&) = delete;
    FairPool& operator=(const FairPool&) = delete;

    // False if too many jobs of the address are waiting.
    bool add(Job job);

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
    using Accounts = std::unordered_map<std::string, Account>;

    void work();
    Accounts::iterator next();  // the account whose turn it is, or the end
    static Queue& next_queue(Account& account);
    static Job take(Account& account);

    const Limits limits_;
    std::mutex mutex_;
    std::condition_variable wake_;
    Accounts accounts_;
    std::uint64_t begun_ = 0;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace curia
