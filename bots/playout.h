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

// What the player at turn does in an imagined world. He goes by his own View of it.
template <Game G>
typename G::Action choose_in(const typename G::State& world, Seat seat, const PlayoutPolicy& policy,
                             Rng& rng) {
    if (policy.kind == PlayoutPolicy::Kind::Uniform) return pick_at_random<G>(world, seat, rng);
    Actions<G> legal;
    G::legal(world, seat, legal);
    return legal[pick_by_heuristic<G>(G::view(world, seat), legal, policy.temperature, rng)];
}

struct WatchNothing {
    template <class State>
    void operator()(const State&) const {}
};

// `watch` is shown the world after every action.
template <Game G, class Watch = WatchNothing>
void play_out(typename G::State& world, const PlayoutPolicy& policy, Rng& rng, Watch&& watch = {}) {
    for (Turn turn = G::turn(world); turn.of != Turn::Of::Nobody; turn = G::turn(world)) {
        if (turn.of == Turn::Of::Chance) {
            G::resolve(world, G::draw(world, rng));
            continue;
        }
        const Seat seat = turn.seats.first();
        G::play(world, seat, choose_in<G>(world, seat, policy, rng));
        watch(world);
    }
}

inline int best_other(const PerSeat<int>& scores, int players, Seat seat) {
    int best = scores[seat] - 10'000;
    for (Seat other : seats(players))
        if (other != seat) best = std::max(best, scores[other]);
    return best;
}

// 1 for a victory alone, a part of it for a shared one.
inline float share_of_victory(const PerSeat<int>& scores, int players, Seat seat) {
    int equals = 1;
    for (Seat other : seats(players)) {
        if (scores[other] > scores[seat]) return 0;
        if (other != seat && scores[other] == scores[seat]) ++equals;
    }
    return 1.0f / static_cast<float>(equals);
}

// What the end of a match is worth to a seat, from 0 to 1: half for the victory, half for the
// distance to the best of the others. The distance tells more about a single match than the
// victory alone. `spread` is a distance, in points, that is large in this game.
template <Game G>
float reward(const typename G::State& end, int players, Seat seat, float spread) {
    const PerSeat<int> scores = G::outcome(end).scores;
    const float victory = share_of_victory(scores, players, seat);
    const float distance =
        static_cast<float>(scores[seat] - best_other(scores, players, seat)) / spread;
    const float margin = 0.5f + 0.5f * distance / (1.0f + (distance < 0 ? -distance : distance));
    return 0.5f * victory + 0.5f * margin;
}

// What an action is worth by what trying it has shown, and as long as that is little by what the
// heuristic says, which counts for so many tries. For comparing actions tried equally often.
constexpr float kTrust = 20;
inline double value_of(double sum, int tries, float rating, float trust = kTrust) {
    constexpr double kRewardOfPoint = 0.015;  // about, in the middle of reward()
    return tries > 0 || trust > 0 ? (sum + trust * kRewardOfPoint * rating) / (tries + trust) : 0;
}

}  // namespace curia
