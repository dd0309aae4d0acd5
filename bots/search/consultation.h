// How the coach computes its advice.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "bots/advice.h"
#include "bots/budget.h"
#include "bots/plan.h"
#include "bots/search/paired_sample.h"
#include "bots/search/playout.h"
#include "bots/search/sequential_halving.h"

namespace curia {

// Computes one piece of advice. All actions are tried in a few worlds. Then the heuristic's best
// ones are tried in as many worlds as the budget allows; those that fall clearly behind are
// dropped, so that the others get more worlds.
template <Game G>
class Consultation {
public:
    Consultation(const typename G::View& view, const Actions<G>& legal, const Budget& budget)
        : view_(view), me_(*view.viewer), race_(view, budget, kLeastWorlds) {
        Ratings<G> ratings;
        Heuristic<G>::rate(view, legal, ratings);
        for (int i = 0; i < legal.size(); ++i)
            race_.add({.action = legal[i], .number = i, .prior = ratings[i]});
        race_.sort_by([](const Candidate& one) { return one.prior; });
    }

    Advice<G> hold(Rng& rng) {
        finalists_ = static_cast<int>(std::min<std::size_t>(race_.alive().size(), kFinalists));
        run_round(kFirstPart, rng);
        race_.keep(static_cast<std::size_t>(finalists_));
        for (int round = 1; round <= kRounds && race_.alive().size() > 1; ++round) {
            run_round(kFirstPart + (1 - kFirstPart) * round / kRounds, rng);
            sort();
            if (round < kRounds) drop_the_worse();
        }
        Advice<G> advice = summary();
        advice.plan = Planning<G>(view_, race_.all().front().action).make(rng);
        return advice;
    }

private:
    static constexpr int kFinalists = 16;      // the heuristic's best, after the first round
    static constexpr int kLeastWorlds = 4;     // for each action, if time allows
    static constexpr double kFirstPart = 0.1;  // of the budget: all actions
    static constexpr int kRounds = 6;
    static constexpr int kWorldsToDrop = 24;  // fewer may all agree by accident
    // In standard errors. Among 45 actions with few tries each, one that is as good as the best is
    // often 3 errors behind the leader of that moment.
    static constexpr double kHopeless = 4;       // behind the best: dropped
    static constexpr double kSure = 3;           // a reason is one
    static constexpr double kEqual = 2.5;        // as good as the best
    static constexpr double kHardly = 0.01;      // of the reward: a difference that does not matter
    static constexpr double kTellingPoints = 1;  // a smaller difference is no reason
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

    void run_round(double until, Rng& rng) {
        race_.run_round(
            until, rng,
            [&](const typename G::State& world, Candidate& candidate, std::uint64_t seed) {
                try_in(world, candidate, seed);
            },
            [&](const typename G::State& world) { census_.add(world); });
    }

    void try_in(typename G::State world, Candidate& candidate, std::uint64_t seed) {
        const int players = world.table.players();
        typename Coaching<G>::Tally tally(world, me_);
        Rng rng(seed);
        G::play(world, me_, candidate.action);
        tally.watch(world);
        play_to_the_end<G>(world, Heuristic<G>::kThinking.playout, rng,
                           [&](const typename G::State& now) { tally.watch(now); });
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

    // ---- Comparing ----

    void sort() {
        race_.sort_by([](const Candidate& one) { return one.value(); });
    }
    void drop_the_worse() {
        const Candidate best = race_.alive().front();
        race_.drop_if([&](const Candidate& one) {
            return one.rewards.size() >= kWorldsToDrop && !is_near(one, best, kHopeless);
        });
    }
    // True if `one` hardly differs from `best`, or by no more than this many standard errors.
    static bool is_near(const Candidate& one, const Candidate& best, double errors) {
        const double behind = best.value() - value_beside(one, best);
        return behind <= std::max(kHardly, errors * one.rewards.ahead_of(best.rewards).error);
    }
    static double value_beside(const Candidate& one, const Candidate& best) {
        const int tries = best.rewards.size();
        return value_of(one.rewards.beside(best.rewards).mean * tries, tries, one.prior, kTrust);
    }

    // ---- Results ----

    // A candidate with its value in all worlds of the best one, and the number of its group.
    struct Ranked {
        const Candidate* candidate;
        double value;
        int group = -1;
    };

    Advice<G> summary() {
        Advice<G> advice;
        advice.seat = me_;
        advice.worlds = race_.worlds();
        advice.beliefs = census_.result();
        const Candidate& best = race_.all().front();
        for (Seat seat : seats(view_.table.players()))
            advice.win[seat] = Thousandths(best.shares[seat] / best.wins.size());
        const std::vector<Ranked> order = in_groups(best);
        for (const Ranked& one : order) {
            advice.estimates.push(estimate_of(*one.candidate, best));
            advice.estimates[advice.estimates.size() - 1].group = one.group;
        }
        explain(order, advice);
        return advice;
    }

    // The best group holds only candidates that were tried to the end. Those that the heuristic
    // ruled out after the first round form the last group.
    std::vector<Ranked> in_groups(const Candidate& best) {
        std::vector<Ranked> order;
        for (const Candidate& one : race_.all()) order.push_back({&one, value_beside(one, best)});
        const auto alive = static_cast<std::ptrdiff_t>(race_.alive().size());
        const auto by_value = [](const Ranked& a, const Ranked& b) {
            return a.value != b.value ? a.value > b.value : a.candidate < b.candidate;
        };
        std::sort(order.begin() + alive, order.begin() + finalists_, by_value);
        std::sort(order.begin() + finalists_, order.end(), by_value);
        int group = 0;
        for (auto first = order.begin(); first != order.begin() + finalists_; ++group) {
            const auto end = order.begin() + (group == 0 ? alive : finalists_);
            for (auto one = first; one != end; ++one)
                if (is_near(*one->candidate, *first->candidate, kEqual)) one->group = group;
            const auto is_in = [&](const Ranked& one) { return one.group == group; };
            // In order, without the temporary buffer of std::stable_partition.
            auto rest = first;
            for (auto one = first; one != order.begin() + finalists_; ++one)
                if (is_in(*one)) std::rotate(rest++, one, one + 1);
            first = rest;
            if (group == 0) std::sort(first, order.begin() + finalists_, by_value);
        }
        for (auto one = order.begin() + finalists_; one != order.end(); ++one) one->group = group;
        return order;
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

    // Compares the best group with the other finalists, in the worlds that all of them have seen.
    void explain(const std::vector<Ranked>& order, Advice<G>& advice) const {
        const auto begin = order.begin(), end = begin + finalists_;
        const auto second = std::find_if(begin, end, [](const Ranked& one) { return one.group; });
        if (second == end) return;
        int worlds = begin->candidate->wins.size();
        for (auto one = begin; one != end; ++one)
            worlds = std::min(worlds, one->candidate->wins.size());
        std::vector<Reason<G>> reasons;
        for (int source = 0; source < kSources<G>; ++source) {
            PairedSample ahead;
            for (int world = 0; world < worlds; ++world)
                ahead.add(mean_points(begin, second, source, world) -
                          mean_points(second, end, source, world));
            const PairedSample::Mean mean = ahead.estimate();
            if (mean.mean >= std::max(kTellingPoints, kSure * mean.error))
                reasons.push_back(
                    {static_cast<typename Coaching<G>::Source>(source), Thousandths(mean.mean)});
        }
        std::sort(reasons.begin(), reasons.end(), [](const auto& a, const auto& b) {
            return a.points.value != b.points.value ? a.points.value > b.points.value
                                                    : a.source < b.source;
        });
        for (const Reason<G>& reason : reasons)
            if (!advice.reasons.full()) advice.reasons.push(reason);
    }
    template <class Iterator>
    static float mean_points(Iterator from, Iterator to, int source, int world) {
        float sum = 0;
        for (auto one = from; one != to; ++one) sum += one->candidate->points[source][world];
        return sum / static_cast<float>(to - from);
    }

    const typename G::View& view_;
    const Seat me_;
    int finalists_ = 0;
    SequentialHalving<G, Candidate> race_;
    typename Coaching<G>::Census census_;
};

}  // namespace curia
