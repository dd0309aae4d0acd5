// Monte Carlo search with sequential halving at the root: all candidates are tried in the same
// imagined worlds with the same random seeds. After each round the worse half is dropped; a
// candidate that is far behind is dropped earlier.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "bots/bot.h"
#include "bots/budget.h"
#include "bots/playout.h"

namespace curia {

struct MonteCarloOptions {
    Thinking thinking{};
    int candidates = 16;  // maximum number tried; the best ones by the heuristic
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
        Race race{.timer = Timer(budget_)};
        std::size_t stay = candidates.size();
        const int rounds = rounds_for(static_cast<int>(stay));
        for (int round = 1; round <= rounds && candidates.size() > 1; ++round) {
            run_round(view, candidates, static_cast<double>(round) / rounds, race, rng);
            stay = (stay + 1) / 2;
            if (round < rounds && candidates.size() > stay) candidates.resize(stay);
        }
        return pick(candidates, rng).action;
    }
    int version() const override { return 10 * kVersion + Heuristic<G>::kVersion; }

private:
    static constexpr int kVersion = 3;        // of the search and of kThinking
    static constexpr int kBetweenLooks = 16;  // worlds
    static constexpr double kHopeless = 3;    // standard errors behind the best

    struct Candidate {
        typename G::Action action;
        int number = 0;  // position in the list of legal actions; breaks ties
        float prior = 0;
        double sum = 0, squares = 0;
        int count = 0;

        double mean() const { return count > 0 ? sum / count : 0; }
        double squared_error() const {  // of the mean
            return count > 0 ? (squares / count - mean() * mean()) / count : 0;
        }
    };

    // With few iterations there are fewer candidates, because each round tries all remaining ones
    // at least once.
    std::size_t most_candidates() const {
        if (budget_.iterations == 0) return options_.candidates;
        return std::clamp(budget_.iterations / 2, 2, options_.candidates);
    }

    static int rounds_for(int candidates) {
        int rounds = 1;
        while ((1 << rounds) < candidates) ++rounds;
        return rounds;
    }

    double value(const Candidate& one) const {
        return value_of(one.sum, one.count, one.prior, options_.thinking.trust);
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
        const std::size_t most = most_candidates();
        if (candidates.size() > most) candidates.resize(most);
        return candidates;
    }

    struct Race {
        const Timer timer;
        int tries = 0;
    };

    // Tries all remaining candidates in one world after another, until this part of the budget is
    // spent or only one candidate is left.
    void run_round(const typename G::View& view, std::vector<Candidate>& candidates, double until,
                   Race& race, Rng& rng) const {
        const auto is_over = [&](int world) {
            if (candidates.size() == 1) return true;
            if (budget_.is_timed() && race.timer.spent() >= until) return true;
            const int tries = race.tries + static_cast<int>(candidates.size());
            return budget_.iterations > 0 && world > 0 && tries > budget_.iterations * until;
        };
        for (int world = 0; !is_over(world); ++world) {
            const auto imagined = G::imagine(view, rng);
            const std::uint64_t luck = rng.next();
            for (Candidate& candidate : candidates) {
                if (race.tries > 0 && race.timer.spent() >= 1) break;
                try_in(imagined, *view.viewer, candidate, luck);
                ++race.tries;
            }
            if ((world + 1) % kBetweenLooks == 0) drop_hopeless(candidates);
        }
        sort_by_value(candidates);
    }

    // A candidate that is far behind gets no more of the budget. The test is conservative: it
    // treats the samples as independent, but all candidates share the same worlds.
    void drop_hopeless(std::vector<Candidate>& candidates) const {
        const Candidate best = *std::max_element(
            candidates.begin(), candidates.end(),
            [&](const Candidate& a, const Candidate& b) { return value(a) < value(b); });
        std::erase_if(candidates, [&](const Candidate& one) {
            const double behind = value(best) - value(one);
            const double error = one.squared_error() + best.squared_error();
            return one.number != best.number && behind * behind > kHopeless * kHopeless * error;
        });
    }

    void try_in(typename G::State world, Seat seat, Candidate& candidate,
                std::uint64_t luck) const {
        const int players = world.table.players();
        const int part = Heuristic<G>::part(world.table);
        Rng rng(luck);
        G::play(world, seat, candidate.action);
        play_out<G>(world, part, options_.thinking.playout, rng);
        for (int i = 0; i < options_.thinking.plays_for; ++i) seat = after(seat, players);
        const double value = reward(standings_in<G>(world), players, seat, options_.thinking);
        candidate.sum += value;
        candidate.squares += value * value;
        ++candidate.count;
    }

    void sort_by_value(std::vector<Candidate>& candidates) const {
        std::sort(candidates.begin(), candidates.end(),
                  [&](const Candidate& a, const Candidate& b) {
                      const double one = value(a), other = value(b);
                      return one != other ? one > other : a.number < b.number;
                  });
    }

    // The best candidate. In a game of hidden plans it is a random one of the best few that hardly
    // differ, so that opponents cannot read the choice.
    const Candidate& pick(const std::vector<Candidate>& candidates, Rng& rng) const {
        const Candidate& best = candidates[0];
        if (options_.thinking.mix <= 0 || best.count < 2) return best;
        const double near = options_.thinking.mix * options_.thinking.mix * best.squared_error();
        int equals = 1;
        while (equals < static_cast<int>(candidates.size())) {
            const double behind = value(best) - value(candidates[equals]);
            if (behind * behind > near) break;
            ++equals;
        }
        return candidates[rng.below(static_cast<std::uint32_t>(equals))];
    }

    const Budget budget_;
    const MonteCarloOptions options_;
};

}  // namespace curia
