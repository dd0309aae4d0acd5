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

FairPool::FairPool(const Limits& limits) : pool_(FairQueue(limits)) {
    // On Linux a thread has a priority of its own. Without the right to lower it, all are equal.
    pool_.start(limits.threads, [niceness = limits.niceness] {
        ::setpriority(PRIO_PROCESS, static_cast<id_t>(::syscall(SYS_gettid)), niceness);
    });
}

bool FairPool::add(Job job) {
    return pool_.change([&](FairQueue& queue) { return queue.add(std::move(job)); });
}

bool FairPool::FairQueue::add(Job job) {
    Account& account = accounts_[job.address];
    if (account.waiting >= limits_.waiting_per_address) return false;
    Queue& queue = account.queues[static_cast<std::size_t>(job.rank)];
    if (queue.turns.empty()) queue.served = Clock::now();
    std::deque<Job>& group = queue.groups[job.group];
    if (group.empty()) queue.turns.push_back(job.group);
    group.push_back(std::move(job));
    ++account.waiting;
    return true;
}

FairPool::FairQueue::Queue& FairPool::FairQueue::next_queue(Account& account) {
    Queue& first = account.queues[0];
    Queue& second = account.queues[1];
    if (second.turns.empty()) return first;
    const bool is_late = Clock::now() - second.served > kPatience;
    return first.turns.empty() || is_late ? second : first;
}

FairPool::FairQueue::Account* FairPool::FairQueue::next() {
    const auto urgency = [](Account& account) {
        const Queue& queue = next_queue(account);
        const bool can_wait =
            &queue == &account.queues[1] && Clock::now() - queue.served <= kPatience;
        return std::tuple(can_wait, account.running, account.served);
    };
    Account* best = nullptr;
    for (auto& [address, account] : accounts_) {
        if (account.waiting == 0 || account.running >= limits_.running_per_address) continue;
        if (!best || urgency(account) < urgency(*best)) best = &account;
    }
    return best;
}

FairPool::Job FairPool::FairQueue::take_from(Account& account) {
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

std::optional<FairPool::Job> FairPool::FairQueue::take(int) {
    Account* account = next();
    if (!account) return std::nullopt;
    account->served = ++begun_;
    ++account->running;
    return take_from(*account);
}

void FairPool::FairQueue::run(Job& job, int) {
    job.work();
    job.work = nullptr;  // what it holds may be large: not under the lock
}

void FairPool::FairQueue::finish(Job job, int) {
    const auto account = accounts_.find(job.address);
    if (--account->second.running == 0 && account->second.waiting == 0) accounts_.erase(account);
}

}  // namespace curia
