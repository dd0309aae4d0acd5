// How a judge is asked about a position of a game.
#pragma once

#include <array>

#include "bots/net/layout.h"
#include "bots/search/playout.h"
#include "engine/observation.h"
#include "learn/judge/judge.h"
#include "learn/judge/sights.h"

namespace curia::learn {

template <HasSights G>
std::uint64_t signature_of_sights() {
    static const std::uint64_t signature = net::signature_of(Sights<G>::names(), {}, G::kRules);
    return signature;
}

template <HasSights G>
Result<Judge> read_judge(std::string_view bytes) {
    return Judge::from_bytes(bytes, signature_of_sights<G>(), Sights<G>::kEntries);
}

template <Game G>
using RewardsOf = PerSeat<float, G::kMaxPlayers>;

// The rewards when a match is over. `victory`: the part for the victory.
template <Game G>
RewardsOf<G> final_rewards(const typename G::State& state, float victory) {
    const Thinking thinking{.spread = Heuristic<G>::kThinking.spread, .victory = victory};
    const PerSeat<float> standings = standings_in<G>(state);
    const int players = state.table.players();
    RewardsOf<G> rewards;
    for (Seat seat : seats(players)) rewards[seat] = reward(standings, players, seat, thinking);
    return rewards;
}

// Only for games in which nothing except future draws is hidden.
template <HasSights G>
    requires(Heuristic<G>::kIsOpen)
class Judging {
public:
    using Rewards = RewardsOf<G>;

    explicit Judging(const Judge& judge) : judge_(judge) {}

    // The rewards of all seats after this action of the seat.
    Rewards after(typename G::State world, Seat seat, const typename G::Action& action) {
        G::play(world, seat, action);
        return of(world, seat);
    }
    // The same for a position that this seat has just made.
    Rewards of(const typename G::State& world, Seat seat) {
        if (G::turn(world).of == Turn::Of::Nobody) return final_rewards<G>(world, judge_.victory());
        Judge::Scratch& scratch = scratches_[seat];
        scratch.seen.assign(Sights<G>::kEntries, 0);
        Sights<G>::encode(G::view(world, seat), DenseEntries{scratch.seen.data()});
        std::array<std::int32_t, G::kMaxPlayers> values{};
        judge_.judge(scratch, values);
        const Turned turned{world.table.players(), seat};
        Rewards rewards;
        for (int i = 0; i < turned.players; ++i)
            rewards[turned.seat_at(i)] =
                static_cast<float>(values[static_cast<std::size_t>(i)]) / Judge::kUnit;
        return rewards;
    }

private:
    const Judge& judge_;
    // One for each seat, because what two seats see of a position resembles each other least.
    PerSeat<Judge::Scratch, G::kMaxPlayers> scratches_;
};

}  // namespace curia::learn
