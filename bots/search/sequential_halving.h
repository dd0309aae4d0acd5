// Sequential halving: candidates are tried in the same imagined worlds with the same random seeds.
// After each round only the better half stays, so the better ones are tried in more worlds.
#pragma once

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "bots/budget.h"
#include "engine/game.h"

namespace curia {

// The rounds after which one candidate is left.
constexpr int halving_rounds(std::size_t candidates) {
    int rounds = 1;
    while ((std::size_t{1} << rounds) < candidates) ++rounds;
    return rounds;
}

// A Candidate has a `number`, its position in the list of legal actions, which breaks ties.
template <Game G, class Candidate>
class SequentialHalving {
public:
    // A round goes on until all candidates together have been tried in `least_worlds`, if the time
    // allows, even if the number of iterations does not.
    SequentialHalving(const typename G::View& view, const Budget& budget, int least_worlds = 0)
        : view_(view), budget_(budget), timer_(budget), least_worlds_(least_worlds) {}

    void add(const Candidate& one) { all_.push_back(one), alive_ = all_.size(); }

    std::span<Candidate> alive() { return {all_.data(), alive_}; }
    // Those that were dropped follow those that are alive.
    const std::vector<Candidate>& all() const { return all_; }
    int worlds() const { return worlds_; }

    // The order of those alive: the greatest value first.
    template <class Value>
    void sort_by(Value&& value) {
        std::ranges::sort(alive(), [&](const Candidate& a, const Candidate& b) {
            const double one = value(a), other = value(b);
            return one != other ? one > other : a.number < b.number;
        });
    }
    void keep(std::size_t most) { alive_ = std::min(alive_, most); }
    template <class Test>
    void drop_if(Test&& test) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < alive_; ++i)
            if (!test(all_[i])) std::swap(all_[kept++], all_[i]);
        alive_ = kept;
    }

    // Tries those alive in one world after another, until this part of the budget is spent: calls
    // try_in(world, candidate, seed) for each of them, then after_world(world).
    template <class Try, class AfterWorld>
    void run_round(double until, Rng& rng, Try&& try_in, AfterWorld&& after_world) {
        for (int here = 0; goes_on(here, until); ++here) {
            const typename G::State world = G::imagine(view_, rng);
            const std::uint64_t seed = rng.next();
            ++worlds_;
            for (Candidate& one : alive()) {
                if (is_spent(1)) break;
                try_in(world, one, seed);
                ++tries_;
            }
            after_world(world);
        }
    }

private:
    bool goes_on(int here, double until) const {
        if (is_spent(until)) return false;
        if (budget_.iterations == 0 || worlds_ < least_worlds_ || here == 0) return true;
        return tries_ + static_cast<int>(alive_) <= budget_.iterations * until;
    }
    // At least one try is always made, so that there is a result.
    bool is_spent(double part) const {
        return tries_ > 0 && budget_.is_timed() && timer_.spent() >= part;
    }

    const typename G::View& view_;
    const Budget budget_;
    const Timer timer_;
    const int least_worlds_;
    std::vector<Candidate> all_;
    std::size_t alive_ = 0;
    int worlds_ = 0, tries_ = 0;
};

}  // namespace curia
