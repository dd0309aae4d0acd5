// How the coach computes its advice.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "bots/advice.h"
#include "bots/budget.h"
#include "bots/paired_sample.h"
#include "bots/playout.h"

namespace curia {

// Computes one piece of advice. All actions are tried in the same imagined worlds with the same
// random seeds. Better actions are tried in more worlds, as in MonteCarloBot.
template <Game G>
class Consultation {
public:
    Consultation(const typename G::View& view, const Actions<G>& legal, const Budget& budget)
        : view_(view), me_(*view.viewer), budget_(budget), timer_(budget) {
        Ratings<G> ratings;
        Heuristic<G>::rate(view, legal, ratings);
        for (int i = 0; i < legal.size(); ++i)
            candidates_.push_back({.action = legal[i], .number = i, .prior = ratings[i]});
        sort_by(candidates_.size(), [](const Candidate& one) { return one.prior; });
    }

    Advice<G> hold(Rng& rng) {
        std::size_t alive = candidates_.size();
        const std::size_t finalists = std::min<std::size_t>(alive, kFinalists);
        const int rounds = 1 + rounds_for(finalists);
        run_round(alive, 1.0 / rounds, rng);
        alive = finalists;
        for (int round = 1; round < rounds; ++round) {
            run_round(alive, (round + 1.0) / rounds, rng);
            sort_by(alive, [](const Candidate& one) { return one.value(); });
            alive = (alive + 1) / 2;
        }
        return summary();
    }

private:
    static constexpr int kFinalists = 16;   // the heuristic's best, after the first round
    static constexpr int kLeastWorlds = 4;  // for each action, if time allows
    static constexpr float kTrust = Heuristic<G>::kThinking.trust;

    struct Candidate {
        typename G::Action action;
        int number = 0;  // position in the list of legal actions; breaks ties
        float prior = 0;
        PairedSample wins{}, margins{}, rewards{};
        PerSeat<double> shares{};                        // each seat's sum of shares in victories
        std::array<PairedSample, kSources<G>> points{};  // by source

        double value() const { return value_of(rewards.sum(), rewards.size(), prior, kTrust); }
    };

    static int rounds_for(std::size_t candidates) {
        int rounds = 1;
        while ((std::size_t{1} << rounds) < candidates) ++rounds;
        return rounds;
    }

    template <class Value>
    void sort_by(std::size_t count, Value&& value) {
        std::sort(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(count),
                  [&](const Candidate& a, const Candidate& b) {
                      const double one = value(a), other = value(b);
                      return one != other ? one > other : a.number < b.number;
                  });
    }

    // Tries all remaining candidates in each world, until this part of the budget is spent.
    void run_round(std::size_t alive, double until, Rng& rng) {
        for (int here = 0; goes_on(here, alive, until); ++here) {
            const auto world = G::imagine(view_, rng);
            const std::uint64_t luck = rng.next();
            census_.add(world);
            ++worlds_;
            for (std::size_t i = 0; i < alive && !is_late(until); ++i)
                try_in(world, candidates_[i], luck);
        }
    }
    bool goes_on(int here, std::size_t alive, double until) const {
        if (is_late(until)) return false;
        if (budget_.iterations == 0 || worlds_ < kLeastWorlds || here == 0) return true;
        return tries_ + static_cast<int>(alive) <= budget_.iterations * until;
    }
    // At least one try is always made, so that there is a result.
    bool is_late(double until) const {
        return tries_ > 0 && budget_.is_timed() && timer_.spent() >= until;
    }

    void try_in(typename G::State world, Candidate& candidate, std::uint64_t luck) {
        const int players = world.table.players();
        typename Coaching<G>::Tally tally(world, me_);
        Rng rng(luck);
        G::play(world, me_, candidate.action);
        tally.watch(world);
        play_to_the_end<G>(world, Heuristic<G>::kThinking.playout, rng,
                           [&](const typename G::State& now) { tally.watch(now); });
        ++tries_;
        Points<G> points{};
        tally.add_up(world, points);
        const auto outcome = G::outcome(world);
        points.back() = -best_other(outcome.scores, players, me_);
        for (int i = 0; i < kSources<G>; ++i)
            candidate.points[i].add(static_cast<float>(points[i]));
        for (Seat seat : seats(players))
            candidate.shares[seat] += share_of_victory(outcome.scores, players, seat);
        candidate.wins.add(share_of_victory(outcome.scores, players, me_));
        candidate.margins.add(static_cast<float>(outcome.scores[me_] + points.back()));
        candidate.rewards.add(reward(standings_in<G>(world), players, me_, {}));
    }

    // ---- Results ----

    Advice<G> summary() {
        Advice<G> advice;
        advice.seat = me_;
        advice.worlds = worlds_;
        advice.beliefs = census_.result();
        const Candidate& best = candidates_.front();
        for (Seat seat : seats(view_.table.players()))
            advice.win[seat] = Thousandths(best.shares[seat] / best.wins.size());
        std::vector<std::pair<double, const Candidate*>> order;
        for (const Candidate& one : candidates_) order.emplace_back(value_beside(one, best), &one);
        std::sort(order.begin() + 1, order.end(), [](const auto& a, const auto& b) {
            return a.first != b.first ? a.first > b.first : a.second < b.second;
        });
        for (const auto& [value, one] : order) advice.estimates.push(estimate_of(*one, best));
        if (order.size() > 1) explain(best, *order[1].second, advice);
        return advice;
    }

    static double value_beside(const Candidate& one, const Candidate& best) {
        const int tries = best.rewards.size();
        return value_of(one.rewards.beside(best.rewards).mean * tries, tries, one.prior, kTrust);
    }

    // An action that was dropped early is compared with the best in the worlds that both share.
    static Estimate<G> estimate_of(const Candidate& one, const Candidate& best) {
        Estimate<G> estimate{.action = one.action, .worlds = one.wins.size()};
        if (one.wins.size() == 0) return estimate;
        const PairedSample::Mean win = one.wins.beside(best.wins);
        const PairedSample::Mean margin = one.margins.beside(best.margins);
        estimate.win = Thousandths(std::clamp(win.mean, 0.0, 1.0));
        estimate.margin = Thousandths(margin.mean);
        if (one.wins.size() < 2) return estimate;
        estimate.win_error = Thousandths(win.error);
        estimate.margin_error = Thousandths(margin.error);
        return estimate;
    }

    static void explain(const Candidate& best, const Candidate& second, Advice<G>& advice) {
        if (second.wins.size() == 0) return;
        std::vector<Reason<G>> reasons;
        for (int i = 0; i < kSources<G>; ++i)
            reasons.push_back({static_cast<typename Coaching<G>::Source>(i),
                               Thousandths(best.points[i].mean() -
                                           second.points[i].beside(best.points[i]).mean)});
        std::sort(reasons.begin(), reasons.end(), [](const auto& a, const auto& b) {
            const int one = std::abs(a.points.value), other = std::abs(b.points.value);
            return one != other ? one > other : a.source < b.source;
        });
        for (const Reason<G>& reason : reasons)
            if (!advice.reasons.full() && reason.points.value != 0) advice.reasons.push(reason);
    }

    const typename G::View& view_;
    const Seat me_;
    const Budget budget_;
    const Timer timer_;
    std::vector<Candidate> candidates_;
    typename Coaching<G>::Census census_;
    int worlds_ = 0, tries_ = 0;
};

}  // namespace curia
