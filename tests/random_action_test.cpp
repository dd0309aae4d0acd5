// The fast way to choose a random legal action chooses as the list would.
#include <gtest/gtest.h>

#include "games/all.h"
#include "match/edition/edition.h"

namespace curia {
namespace {

TEST(RandomAction, IsTheOneThatTheListWouldGive) {
    AllGames::for_each([]<Game G>() {
        for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players)
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                Rng rng(seed);
                typename G::State state = G::start(default_setup<G>(players));
                for (Turn turn = G::turn(state); turn.of != Turn::Of::Nobody;
                     turn = G::turn(state)) {
                    if (turn.of == Turn::Of::Chance) {
                        G::resolve(state, G::draw(state, rng));
                        continue;
                    }
                    const Seat seat = turn.seats.first();
                    Actions<G> legal;
                    G::legal(state, seat, legal);
                    Rng same = rng;
                    const auto listed = legal[static_cast<int>(
                        same.below(static_cast<std::uint32_t>(legal.size())))];
                    const auto picked = pick_at_random<G>(state, seat, rng);
                    ASSERT_EQ(picked, listed) << G::kName;
                    G::play(state, seat, picked);
                }
            }
    });
}

}  // namespace
}  // namespace curia
