// Playing an imagined world on, and what comes of it is worth to each seat.
#pragma once

#include <algorithm>

#include "bots/heuristic.h"

namespace curia {

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

// Is this as far as a play-out has to go that began in this part of the match?
template <Game G>
bool is_far(const typename G::State& world, int part, const PlayoutPolicy& policy) {
    return policy.until == PlayoutPolicy::Until::PartIsOver &&
           Heuristic<G>::part(world.table) != part;
}

// `part` is the one in which it began; `watch` is shown the world after every action.
template <Game G, class Watch = WatchNothing>
void play_out(typename G::State& world, int part, const PlayoutPolicy& policy, Rng& rng,
              Watch&& watch = {}) {
    for (Turn turn = G::turn(world); turn.of != Turn::Of::Nobody; turn = G::turn(world)) {
        if (is_far<G>(world, part, policy)) return;
        if (turn.of == Turn::Of::Chance) {
            G::resolve(world, G::draw(world, rng));
            continue;
        }
        const Seat seat = turn.seats.first();
        G::play(world, seat, choose_in<G>(world, seat, policy, rng));
        watch(world);
    }
}

// To the end of the match, whatever the policy says.
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

// 1 for a victory alone, a part of it for a shared one.
template <class Points>
float share_of_victory(const PerSeat<Points>& scores, int players, Seat seat) {
    int equals = 1;
    for (Seat other : seats(players)) {
        if (scores[other] > scores[seat]) return 0;
        if (other != seat && scores[other] == scores[seat]) ++equals;
    }
    return 1.0f / static_cast<float>(equals);
}

// What each has in the end, or about would have where a play-out was not so long.
template <Game G>
PerSeat<float> standings_in(const typename G::State& world) {
    if (G::turn(world).of != Turn::Of::Nobody) return Heuristic<G>::standings(world);
    const PerSeat<int> scores = G::outcome(world).scores;
    PerSeat<float> standings;
    for (Seat seat : seats(world.table.players()))
        standings[seat] = static_cast<float>(scores[seat]);
    return standings;
}

// What standings are worth to a seat, from 0 to 1: something for the victory, something for the
// distance to the best of the others. The distance tells more about a single match than the
// victory alone.
inline float reward(const PerSeat<float>& standings, int players, Seat seat,
                    const Thinking& thinking) {
    const float victory = share_of_victory(standings, players, seat);
    const float distance =
        (standings[seat] - best_other(standings, players, seat)) / thinking.spread;
    const float margin = 0.5f + 0.5f * distance / (1.0f + (distance < 0 ? -distance : distance));
    return thinking.victory * victory + (1 - thinking.victory) * margin;
}

// What an action is worth by what trying it has shown, and as long as that is little by what the
// heuristic says, which counts for so many tries. For comparing actions tried equally often.
inline double value_of(double sum, int tries, float rating, float trust) {
    constexpr double kRewardOfPoint = 0.015;  // about, in the middle of reward()
    return tries > 0 || trust > 0 ? (sum + trust * kRewardOfPoint * rating) / (tries + trust) : 0;
}

}  // namespace curia
