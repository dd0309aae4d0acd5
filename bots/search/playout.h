// Play-outs of imagined worlds, and the value of their results for each seat.
#pragma once

#include <algorithm>

#include "bots/heuristic.h"

namespace curia {

// The choice of the player to move in an imagined world, made from the player's own View of it.
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

// May a play-out that began in `part` of the match stop here?
template <Game G>
bool is_far(const typename G::State& world, int part, const PlayoutPolicy& policy) {
    return policy.until == PlayoutPolicy::Until::PartIsOver &&
           Heuristic<G>::part(world.table) != part;
}

// Plays on with the actions that choose(world, seat) gives. `part` is the part of the match in
// which it began; `watch` gets the world after every action.
template <Game G, class Choose, class Watch = WatchNothing>
void play_out_by(typename G::State& world, int part, const PlayoutPolicy& policy, Rng& rng,
                 Choose&& choose, Watch&& watch = {}) {
    for (Turn turn = G::turn(world); turn.of != Turn::Of::Nobody; turn = G::turn(world)) {
        if (is_far<G>(world, part, policy)) return;
        if (turn.of == Turn::Of::Chance) {
            G::resolve(world, G::draw(world, rng));
            continue;
        }
        const Seat seat = turn.seats.first();
        G::play(world, seat, choose(world, seat));
        watch(world);
    }
}

// The same, with the choices of the policy.
template <Game G, class Watch = WatchNothing>
void play_out(typename G::State& world, int part, const PlayoutPolicy& policy, Rng& rng,
              Watch&& watch = {}) {
    const auto choose = [&](const typename G::State& now, Seat seat) {
        return choose_in<G>(now, seat, policy, rng);
    };
    play_out_by<G>(world, part, policy, rng, choose, watch);
}

// Plays to the end of the match and ignores policy.until.
template <Game G, class Watch = WatchNothing>
void play_to_the_end(typename G::State& world, PlayoutPolicy policy, Rng& rng, Watch&& watch = {}) {
    policy.until = PlayoutPolicy::Until::MatchIsOver;
    play_out<G>(world, 0, policy, rng, watch);
}

template <class Points>
Points best_other(const PerSeat<Points>& scores, int players, Seat seat) {
    Points best = scores[seat] - 10'000;
    for (Seat other : seats(players))
        if (other != seat) best = std::max(best, scores[other]);
    return best;
}

// 1 for a sole victory, a fraction for a shared one.
template <class Points>
float share_of_victory(const PerSeat<Points>& scores, int players, Seat seat) {
    int equals = 1;
    for (Seat other : seats(players)) {
        if (scores[other] > scores[seat]) return 0;
        if (other != seat && scores[other] == scores[seat]) ++equals;
    }
    return 1.0f / static_cast<float>(equals);
}

// The final points of each seat, or estimates if the play-out stopped earlier.
template <Game G>
PerSeat<float> standings_in(const typename G::State& world) {
    if (G::turn(world).of != Turn::Of::Nobody) return Heuristic<G>::standings(world);
    const PerSeat<int> scores = G::outcome(world).scores;
    PerSeat<float> standings;
    for (Seat seat : seats(world.table.players()))
        standings[seat] = static_cast<float>(scores[seat]);
    return standings;
}

// The value of standings for a seat, from 0 to 1: one part for the victory, one for the distance to
// the best opponent. The distance carries more information about a single match than the victory.
inline float reward(const PerSeat<float>& standings, int players, Seat seat,
                    const Thinking& thinking) {
    const float victory = share_of_victory(standings, players, seat);
    const float distance =
        (standings[seat] - best_other(standings, players, seat)) / thinking.spread;
    const float margin = 0.5f + 0.5f * distance / (1.0f + (distance < 0 ? -distance : distance));
    return thinking.victory * victory + (1 - thinking.victory) * margin;
}

// The value of an action from its tries. The heuristic's rating is added with the weight of `trust`
// tries, so it matters while there are few. Use it to compare actions with equally many tries.
inline double value_of(double sum, int tries, float rating, float trust) {
    constexpr double kRewardOfPoint = 0.015;  // about, in the middle of reward()
    return tries > 0 || trust > 0 ? (sum + trust * kRewardOfPoint * rating) / (tries + trust) : 0;
}

}  // namespace curia
