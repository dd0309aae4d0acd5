// Playing an imagined world to its end, and what the end is worth to each seat.
#pragma once

#include <algorithm>

#include "bots/heuristic.h"

namespace curia {

// By the heuristic at a temperature, or with equal odds.
struct PlayoutPolicy {
    enum class Kind : std::uint8_t { Heuristic, Uniform };
    Kind kind = Kind::Heuristic;
    float temperature = 1.0f;  // in points
};

template <Game G>
void play_out(typename G::State& world, const PlayoutPolicy& policy, Rng& rng) {
    for (Turn turn = G::turn(world); turn.of != Turn::Of::Nobody; turn = G::turn(world)) {
        if (turn.of == Turn::Of::Chance) {
            G::resolve(world, G::draw(world, rng));
            continue;
        }
        const Seat seat = turn.seats.first();
        Actions<G> legal;
        G::legal(world, seat, legal);
        const int choice =
            policy.kind == PlayoutPolicy::Kind::Uniform
                ? static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))
                : pick_by_heuristic<G>(G::view(world, seat), legal, policy.temperature, rng);
        G::play(world, seat, legal[choice]);
    }
}

// What the end of a match is worth to a seat, from 0 to 1: half for the victory, half for the
// distance to the best of the others. The distance tells more about a single match than the
// victory alone. `spread` is a distance, in points, that is large in this game.
template <Game G>
float reward(const typename G::State& end, int players, Seat seat, float spread) {
    const auto outcome = G::outcome(end);
    const int own = outcome.scores[seat];
    int best_other = own - 10'000, equals = 1;
    for (Seat other : seats(players)) {
        if (other == seat) continue;
        best_other = std::max(best_other, outcome.scores[other]);
        if (outcome.scores[other] == own) ++equals;
    }
    const float victory = own < best_other   ? 0.0f
                          : own > best_other ? 1.0f
                                             : 1.0f / static_cast<float>(equals);
    const float distance = static_cast<float>(own - best_other) / spread;
    const float margin = 0.5f + 0.5f * distance / (1.0f + (distance < 0 ? -distance : distance));
    return 0.5f * victory + 0.5f * margin;
}

}  // namespace curia
