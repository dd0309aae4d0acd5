// A pool of threads that is fair to many addresses.
#include "server/fair_pool.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>

namespace curia {
namespace {

// Holds every thread of a pool until it is opened.
class Gate {
public:
    void wait() { opened_.get_future().wait(); }
    void open() { opened_.set_value(); }

private:
    std::promise<void> opened_;
};

// Records what was done, in order.
class Order {
public:
    void add(const std::string& what) {
        const std::lock_guard lock(mutex_);
        done_.push_back(what);
        changed_.notify_all();
    }
    std::vector<std::string> wait_for(std::size_t count) {
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, std::chrono::seconds(20), [&] { return done_.size() >= count; });
        return done_;
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::string> done_;
};

TEST(FairPool, AnAddressThatAsksForMuchWaitsForItself) {
    Gate gate;
    Order order;
    FairPool pool({.threads = 2, .running_per_address = 1});
    pool.add({.address = "greedy", .work = [&] { gate.wait(); }});
    for (int i = 0; i < 30; ++i)
        pool.add({.address = "greedy", .work = [&] { order.add("greedy"); }});
    pool.add({.address = "modest", .work = [&] { order.add("modest"); }});
    // The first job of the greedy address still runs: the other thread is free for others.
    EXPECT_EQ(order.wait_for(1), std::vector<std::string>{"modest"});
    gate.open();
    EXPECT_EQ(order.wait_for(31).size(), 31U);
}

TEST(FairPool, BotsGoBeforeCoachesAndTablesTakeTurns) {
    Gate gate;
    Order order;
    FairPool pool({.threads = 1, .running_per_address = 1});
    std::atomic<bool> is_running = false;
    pool.add({.address = "a", .group = "first", .work = [&] {
                  is_running = true;
                  gate.wait();
              }});
    while (!is_running) std::this_thread::yield();
    pool.add({.address = "a", .group = "first", .rank = FairPool::Rank::Second, .work = [&] {
                  order.add("coach");
              }});
    for (int i = 0; i < 2; ++i)
        pool.add({.address = "a", .group = "first", .work = [&] { order.add("first"); }});
    pool.add({.address = "a", .group = "second", .work = [&] { order.add("second"); }});
    gate.open();
    EXPECT_EQ(order.wait_for(4), (std::vector<std::string>{"first", "second", "first", "coach"}));
}

TEST(FairPool, WhoHasTooMuchWaitingIsTold) {
    Gate gate;
    FairPool pool({.threads = 1, .running_per_address = 1, .waiting_per_address = 2});
    std::atomic<bool> is_running = false;
    pool.add({.address = "a", .work = [&] {
                  is_running = true;
                  gate.wait();
              }});
    while (!is_running) std::this_thread::yield();
    EXPECT_TRUE(pool.add({.address = "a", .work = [] {}}));
    EXPECT_TRUE(pool.add({.address = "a", .work = [] {}}));
    EXPECT_FALSE(pool.add({.address = "a", .work = [] {}}));
    EXPECT_TRUE(pool.add({.address = "b", .work = [] {}}));
    gate.open();
}

}  // namespace
}  // namespace curia
