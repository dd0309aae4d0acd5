#include "server/fair_pool.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <tuple>
#include <utility>

namespace curia {

namespace {
// Jobs of the second rank that have waited for so long count as those of the first.
constexpr std::chrono::seconds kPatience{3};
}  // namespace

FairPool::FairPool(const Limits& limits) : limits_(limits) {
    for (int i = 0; i < limits.threads; ++i) threads_.emplace_back([this] { work(); });
}

FairPool::~FairPool() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    wake_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

bool FairPool::add(Job job) {
    {
        const std::lock_guard lock(mutex_);
        Account& account = accounts_[job.address];
        if (account.waiting >= limits_.waiting_per_address) return false;
        Queue& queue = account.queues[static_cast<std::size_t>(job.rank)];
        if (queue.turns.empty()) queue.served = Clock::now();
        std::deque<Job>& group = queue.groups[job.group];
        if (group.empty()) queue.turns.push_back(job.group);
        group.push_back(std::move(job));
        ++account.waiting;
    }
    wake_.notify_one();
    return true;
}

FairPool::Queue& FairPool::next_queue(Account& account) {
    Queue& first = account.queues[0];
    Queue& second = account.queues[1];
    if (second.turns.empty()) return first;
    const bool is_late = Clock::now() - second.served > kPatience;
    return first.turns.empty() || is_late ? second : first;
}

FairPool::Accounts::iterator FairPool::next() {
    const auto urgency = [](Account& account) {
        const Queue& queue = next_queue(account);
        const bool can_wait =
            &queue == &account.queues[1] && Clock::now() - queue.served <= kPatience;
        return std::tuple(can_wait, account.running, account.served);
    };
    auto best = accounts_.end();
    for (auto one = accounts_.begin(); one != accounts_.end(); ++one) {
        Account& account = one->second;
        if (account.waiting == 0 || account.running >= limits_.running_per_address) continue;
        if (best == accounts_.end() || urgency(account) < urgency(best->second)) best = one;
    }
    return best;
}

FairPool::Job FairPool::take(Account& account) {
    Queue& queue = next_queue(account);
    const auto group = queue.groups.find(queue.turns.front());
    Job job = std::move(group->second.front());
    group->second.pop_front();
    if (group->second.empty()) {
        queue.groups.erase(group);
        queue.turns.pop_front();
    } else {
        queue.turns.splice(queue.turns.end(), queue.turns, queue.turns.begin());
    }
    queue.served = Clock::now();
    --account.waiting;
    return job;
}

void FairPool::work() {
    // On Linux a thread has a priority of its own. Without the right to lower it, all are equal.
    ::setpriority(PRIO_PROCESS, static_cast<id_t>(::syscall(SYS_gettid)), limits_.niceness);
    std::unique_lock lock(mutex_);
    while (true) {
        auto found = accounts_.end();
        wake_.wait(lock, [&] { return stopping_ || (found = next()) != accounts_.end(); });
        if (stopping_) return;
        Account& account = found->second;
        Job job = take(account);
        account.served = ++begun_;
        ++account.running;
        lock.unlock();
        job.work();
        job.work = nullptr;  // what it holds may be large: not under the lock
        lock.lock();
        // Accounts may have been added in the meantime: iterators do not last, names do.
        const auto done = accounts_.find(job.address);
        if (--done->second.running == 0 && done->second.waiting == 0) accounts_.erase(done);
        wake_.notify_one();
    }
}

}  // namespace curia
