// Heuristics: how good each legal action looks to the player who must choose, in points of the
// game. Each game has its own in bots/<game>/heuristic.h. They guide the greedy bot and the
// play-outs of every search, so they must be fast: about a microsecond per decision.
#pragma once

#include <array>
#include <cstdint>

#include "bots/thinking.h"
#include "engine/game.h"

namespace curia {

// One number for each legal action, in the same order. It is computed only from sums and products
// of small numbers, so that it is the same on every machine and with every compiler.
template <Game G>
using Ratings = std::array<float, G::kMaxActions>;

// A specialisation has:
//   static void rate(const View&, const Actions<G>& legal, Ratings<G>& out)
//       It gets a View: in an imagined world, too, a player acts only on what the player can know.
//   static int part(const Table&)
//       The current part of the match: a day, a Tribunal. What follows depends more on luck than on
//       the current decision, so the play-outs of a search can stop there.
//   static PerSeat<float> standings(const State&)
//       The expected final points of each player after the end of a part.
//   static constexpr bool kIsOpen
//       True if only future draws are hidden. Then the choices of all players can be searched.
//   static constexpr Thinking kThinking         the best settings for a search
//   static constexpr float kSlip                points by which a casual player misjudges an action
//   static constexpr int kClub, kStrong         iterations of these levels
//   static constexpr int kVersion               increased whenever the ratings change
template <Game G>
struct Heuristic;

// Random numbers with a Gumbel distribution. The action with the largest rating + noise is then a
// choice by softmax, found without an exponential: worse actions are less likely.
class Noise {
public:
    // From a table in units of 1/1024, so that it is the same on every machine.
    static float draw(std::uint8_t byte) { return static_cast<float>(kTable[byte]) / 1024.0f; }

private:
    static const std::array<std::int16_t, 256> kTable;
};

// The position of the chosen action among `count` rated ones: the best one if temperature is 0,
// otherwise one chosen by softmax with that temperature, in the unit of the ratings.
template <Game G>
int pick_by_ratings(const Ratings<G>& ratings, int count, float temperature, Rng& rng) {
    int best = 0;
    float best_rating = 0;
    std::uint64_t bytes = 0;
    for (int i = 0; i < count; ++i, bytes >>= 8) {
        if (i % 8 == 0) bytes = rng.next();
        const float noise = Noise::draw(static_cast<std::uint8_t>(bytes));
        // Without a temperature the noise only breaks ties.
        const float rating = ratings[i] + (temperature > 0 ? temperature : 1e-4f) * noise;
        if (i == 0 || rating > best_rating) {
            best = i;
            best_rating = rating;
        }
    }
    return best;
}

// The same by the heuristic; the temperature is in points.
template <Game G>
int pick_by_heuristic(const typename G::View& view, const Actions<G>& legal, float temperature,
                      Rng& rng) {
    if (legal.size() == 1) return 0;
    Ratings<G> ratings;
    Heuristic<G>::rate(view, legal, ratings);
    return pick_by_ratings<G>(ratings, legal.size(), temperature, rng);
}

}  // namespace curia
