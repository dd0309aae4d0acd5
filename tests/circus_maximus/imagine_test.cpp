// There are no secrets, so there is only one world to imagine: the decks hold the unseen cards.
#include <gtest/gtest.h>

#include "games/circus_maximus/circus_maximus.h"
#include "match/edition/edition.h"

namespace curia::circus_maximus {
namespace {

TEST(CircusImagination, IsTheTruth) {
    for (const auto& preset : CircusMaximus::kPresets)
        for (int players = 3; players <= 5; ++players)
            for (std::uint64_t seed = 0; seed < 5; ++seed) {
                auto setup = default_setup<CircusMaximus>(players);
                setup.options = preset.options;
                Rng rng(seed), imagination(1);
                State state = CircusMaximus::start(setup);
                for (Turn turn = CircusMaximus::turn(state); turn.of != Turn::Of::Nobody;
                     turn = CircusMaximus::turn(state)) {
                    for (Seat seat : seats(players))
                        ASSERT_EQ(
                            CircusMaximus::imagine(CircusMaximus::view(state, seat), imagination),
                            state);
                    if (turn.of == Turn::Of::Chance)
                        CircusMaximus::resolve(state, CircusMaximus::draw(state, rng));
                    else
                        CircusMaximus::play(
                            state, turn.seats.first(),
                            CircusMaximus::random_action(state, turn.seats.first(), rng));
                }
            }
}

}  // namespace
}  // namespace curia::circus_maximus
