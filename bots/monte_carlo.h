// Monte-Carlo with sequential halving at the root: every candidate is tried in the same imagined
// worlds with the same luck, and after each round the worse half is dropped.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "bots/bot.h"
#include "bots/budget.h"
#include "bots/playout.h"

namespace curia {

struct MonteCarloOptions {
    PlayoutPolicy playout;
    int candidates = 16;  // the most that are tried: those that the heuristic likes best
    float spread = 30;    // see reward()
    float mix = 0;        // near-equals within so many standard errors are chosen among at random
    int plays_for = 0;    // the seat so many after the own one; another's only for measuring
};

template <Game G>
class MonteCarloBot final : public Bot<G> {
public:
    MonteCarloBot(const Budget& budget, const MonteCarloOptions& options)
        : budget_(budget), options_(options) {}

    typename G::Action choose(const typename G::View& view, const Actions<G>& legal,
                              Rng& rng) override {
        if (legal.size() == 1) return legal[0];
        std::vector<Candidate> candidates = preselect(view, legal, rng);
        const Timer timer(budget_);
        const int rounds = rounds_for(static_cast<int>(candidates.size()));
        for (int round = 0; round < rounds; ++round) {
            run_round(view, candidates, round, rounds, timer, rng);
            sort_by_mean(candidates);
            if (round + 1 < rounds) candidates.resize((candidates.size() + 1) / 2);
        }
        return pick(candidates, rng).action;
    }
    int version() const override { return Heuristic<G>::kVersion; }

private:
    struct Candidate {
        typename G::Action action;
        int number = 0;  // in the list of legal actions: the order of equals
        float prior = 0;
        double sum = 0, squares = 0;
        int count = 0;

        double mean() const { return count > 0 ? sum / count : 0; }
    };

    static int rounds_for(int candidates) {
        int rounds = 1;
        while ((1 << rounds) < candidates) ++rounds;
        return rounds;
    }

    std::vector<Candidate> preselect(const typename G::View& view, const Actions<G>& legal,
                                     Rng& rng) const {
        Ratings<G> ratings;
        Heuristic<G>::rate(view, legal, ratings);
        std::vector<Candidate> candidates;
        for (int i = 0; i < legal.size(); ++i) {
            const float noise = Noise::draw(static_cast<std::uint8_t>(rng.next()));
            candidates.push_back(
                {.action = legal[i], .number = i, .prior = ratings[i] + 1e-4f * noise});
        }
        std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
            return a.prior != b.prior ? a.prior > b.prior : a.number < b.number;
        });
        if (static_cast<int>(candidates.size()) > options_.candidates)
            candidates.resize(options_.candidates);
        return candidates;
    }

    // Worlds are tried one after another, each by all candidates that are left, until this round's
    // share of the budget is used up.
    void run_round(const typename G::View& view, std::vector<Candidate>& candidates, int round,
                   int rounds, const Timer& timer, Rng& rng) const {
        const int share = budget_.iterations / rounds / static_cast<int>(candidates.size());
        const double until = static_cast<double>(round + 1) / rounds;
        const auto is_over = [&](int world) {
            if (budget_.iterations > 0 && world >= std::max(1, share)) return true;
            return budget_.is_timed() && timer.spent() >= until;
        };
        for (int world = 0; !is_over(world); ++world) {
            const auto imagined = G::imagine(view, rng);
            const std::uint64_t luck = rng.next();
            for (Candidate& candidate : candidates) {
                if (candidates[0].count > 0 && timer.spent() >= 1) return;
                try_in(imagined, *view.viewer, candidate, luck);
            }
        }
    }

    void try_in(typename G::State world, Seat seat, Candidate& candidate,
                std::uint64_t luck) const {
        const int players = world.table.players();
        Rng rng(luck);
        G::play(world, seat, candidate.action);
        play_out<G>(world, options_.playout, rng);
        for (int i = 0; i < options_.plays_for; ++i) seat = after(seat, players);
        const double value = reward<G>(world, players, seat, options_.spread);
        candidate.sum += value;
        candidate.squares += value * value;
        ++candidate.count;
    }

    static void sort_by_mean(std::vector<Candidate>& candidates) {
        std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
            return a.mean() != b.mean() ? a.mean() > b.mean() : a.number < b.number;
        });
    }

    // The best one; where the game is one of hidden plans, any of those that are hardly worse, so
    // that the choice cannot be read.
    const Candidate& pick(const std::vector<Candidate>& candidates, Rng& rng) const {
        const Candidate& best = candidates[0];
        if (options_.mix <= 0 || best.count < 2) return best;
        const double variance = best.squares / best.count - best.mean() * best.mean();
        const double near = options_.mix * options_.mix * variance / best.count;
        int equals = 1;
        while (equals < static_cast<int>(candidates.size())) {
            const double behind = best.mean() - candidates[equals].mean();
            if (behind * behind > near) break;
            ++equals;
        }
        return candidates[rng.below(static_cast<std::uint32_t>(equals))];
    }

    const Budget budget_;
    const MonteCarloOptions options_;
};

}  // namespace curia
