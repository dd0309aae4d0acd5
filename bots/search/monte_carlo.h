// Monte Carlo search with sequential halving at the root. A candidate that is far behind is dropped
// before the end of its round.
#pragma once

#include <algorithm>
#include <span>
#include <utility>

#include "bots/bot.h"
#include "bots/budget.h"
#include "bots/search/guide.h"
#include "bots/search/sequential_halving.h"

namespace curia {

struct MonteCarloOptions {
    Thinking thinking{};
    int candidates = 16;    // maximum number tried; the best ones by the guide
    float most_behind = 0;  // candidates further behind the best are not tried; 0: all are
};

template <Game G, class Guide = HeuristicGuide<G>>
class MonteCarloBot final : public Bot<G> {
public:
    MonteCarloBot(const Budget& budget, const MonteCarloOptions& options, Guide guide = Guide())
        : budget_(budget), options_(options), guide_(std::move(guide)) {}

    typename G::Action choose(const typename G::View& view, const Actions<G>& legal,
                              Rng& rng) override {
        if (legal.size() == 1) return legal[0];
        Race race(view, budget_);
        preselect(view, legal, race, rng);
        std::size_t stay = race.alive().size();
        const int rounds = halving_rounds(stay);
        for (int round = 1; round <= rounds && race.alive().size() > 1; ++round) {
            run_round(race, *view.viewer, static_cast<double>(round) / rounds, rng);
            stay = (stay + 1) / 2;
            if (round < rounds) race.keep(stay);
        }
        return pick(race.alive(), rng).action;
    }
    int version() const override { return 10 * kVersion + guide_.version(); }

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

    using Race = SequentialHalving<G, Candidate>;

    // With few iterations there are fewer candidates, because each round tries all remaining ones
    // at least once.
    std::size_t most_candidates() const {
        if (budget_.iterations == 0) return options_.candidates;
        return std::clamp(budget_.iterations / 2, 2, options_.candidates);
    }

    double value(const Candidate& one) const {
        return value_of(one.sum, one.count, one.prior, options_.thinking.trust);
    }

    void preselect(const typename G::View& view, const Actions<G>& legal, Race& race, Rng& rng) {
        Ratings<G> ratings;
        guide_.rate(view, legal, ratings);
        for (int i = 0; i < legal.size(); ++i) {
            const float noise = Noise::draw(static_cast<std::uint8_t>(rng.next()));
            race.add({.action = legal[i], .number = i, .prior = ratings[i] + 1e-4f * noise});
        }
        race.sort_by([](const Candidate& one) { return one.prior; });
        race.keep(most_candidates());
        if (options_.most_behind <= 0) return;
        const float least = race.alive()[0].prior - options_.most_behind;
        race.drop_if([&](const Candidate& one) { return one.prior < least; });
    }

    void run_round(Race& race, Seat seat, double until, Rng& rng) {
        int worlds = 0;
        race.run_round(
            until, rng,
            [&](const typename G::State& world, Candidate& candidate, std::uint64_t seed) {
                try_in(world, seat, candidate, seed);
            },
            [&](const typename G::State&) {
                if (++worlds % kBetweenLooks == 0) drop_hopeless(race);
            });
        race.sort_by([&](const Candidate& one) { return value(one); });
    }

    // A candidate that is far behind gets no more of the budget. The test is conservative: it
    // treats the samples as independent, but all candidates share the same worlds.
    void drop_hopeless(Race& race) const {
        const Candidate best = *std::ranges::max_element(
            race.alive(),
            [&](const Candidate& a, const Candidate& b) { return value(a) < value(b); });
        race.drop_if([&](const Candidate& one) {
            const double behind = value(best) - value(one);
            const double error = one.squared_error() + best.squared_error();
            return one.number != best.number && behind * behind > kHopeless * kHopeless * error;
        });
    }

    void try_in(typename G::State world, Seat seat, Candidate& candidate, std::uint64_t seed) {
        const int players = world.table.players();
        const int part = Heuristic<G>::part(world.table);
        Rng rng(seed);
        G::play(world, seat, candidate.action);
        const PlayoutPolicy& policy = options_.thinking.playout;
        play_out_by<G>(world, part, policy, rng, [&](const typename G::State& now, Seat chooser) {
            return guide_.choose(now, chooser, policy, rng);
        });
        for (int i = 0; i < options_.thinking.plays_for; ++i) seat = after(seat, players);
        const double value = reward(standings_in<G>(world), players, seat, options_.thinking);
        candidate.sum += value;
        candidate.squares += value * value;
        ++candidate.count;
    }

    // The best candidate. In a game of hidden plans it is a random one of the best few that hardly
    // differ, so that opponents cannot read the choice.
    const Candidate& pick(std::span<const Candidate> candidates, Rng& rng) const {
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
    Guide guide_;
};

}  // namespace curia
