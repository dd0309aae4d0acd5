// Rules of thumb: how good each legal action looks to the player who has to choose, in points of
// the game. Each game has its own, in bots/<game>/heuristic.h. They guide the greedy bot and the
// play-outs of every search, so they must be quick: about a microsecond a decision.
#pragma once

#include <array>
#include <cstdint>

#include "bots/thinking.h"
#include "engine/game.h"

namespace curia {

// One number for each legal action, in the same order. Only sums and products of small numbers go
// into it, so that it is the same on every machine and with every compiler.
template <Game G>
using Ratings = std::array<float, G::kMaxActions>;

// A specialisation has:
//   static void rate(const View&, const Actions<G>& legal, Ratings<G>& out)
//       It gets a View, so that also in an imagined world nobody acts on what he could not know.
//   static int part(const Table&)
//       The part of the match that is on: a day, a Tribunal. What comes after it depends more on
//       luck than on what is done now, so the play-outs of a search need not go further.
//   static PerSeat<float> standings(const State&)
//       What each player would have in the end, about, if a part is over.
//   static constexpr bool kIsOpen
//       Is nothing hidden but what has yet to be drawn? Then all choices can be searched.
//   static constexpr Thinking kThinking         what a search does best with
//   static constexpr float kSlip                points by which a casual player misjudges an action
//   static constexpr int kClub, kStrong         iterations of these levels
//   static constexpr int kVersion               raised whenever it rates differently
template <Game G>
struct Heuristic;

// The largest of rating + noise: a choice that is the less likely the worse it looks. With noise
// of this shape (Gumbel) it is the choice by softmax, found without an exponential.
class Noise {
public:
    // From a table, in thousandths: exact on every machine.
    static float draw(std::uint8_t byte) { return static_cast<float>(kTable[byte]) / 1024.0f; }

private:
    static const std::array<std::int16_t, 256> kTable;
};

// The position of an action in the list: the best one if temperature is 0, otherwise one chosen by
// softmax at that temperature, in points.
template <Game G>
int pick_by_heuristic(const typename G::View& view, const Actions<G>& legal, float temperature,
                      Rng& rng) {
    if (legal.size() == 1) return 0;
    Ratings<G> ratings;
    Heuristic<G>::rate(view, legal, ratings);
    int best = 0;
    float best_rating = 0;
    std::uint64_t bytes = 0;
    for (int i = 0; i < legal.size(); ++i, bytes >>= 8) {
        if (i % 8 == 0) bytes = rng.next();
        const float noise = Noise::draw(static_cast<std::uint8_t>(bytes));
        // Without a temperature the noise only decides between equals.
        const float rating = ratings[i] + (temperature > 0 ? temperature : 1e-4f) * noise;
        if (i == 0 || rating > best_rating) {
            best = i;
            best_rating = rating;
        }
    }
    return best;
}

}  // namespace curia
