// Exact odds of a die in Grand Tribunal: plays at random until a die is to be rolled, then tries
// every outcome. No sampling: `possible` says which outcomes there are, and all faces are equally
// likely.
#include <cstdio>
#include <map>

#include "games/grand_tribunal/grand_tribunal.h"
#include "match/edition/edition.h"

using namespace curia;
using namespace curia::grand_tribunal;
using G = GrandTribunal;

int main() {
    Rng rng(7);
    State state = G::start(default_setup<G>(3));
    while (state.table.stage != Stage::Roll) {  // a player gathers from a contested source
        if (G::turn(state).of == Turn::Of::Nobody) state = G::start(default_setup<G>(3));
        if (G::turn(state).of == Turn::Of::Chance)
            G::resolve(state, G::draw(state, rng));
        else
            G::play(state, G::turn(state).seats.first(),
                    pick_at_random<G>(state, G::turn(state).seats.first(), rng));
    }
    std::map<int, int> gains;  // Vis, and how many faces of the die give them
    int faces = 0;
    for (const Seat seat : seats(3))
        for (int die = 1; die <= 6; ++die) {
            const Chance roll = Roll{seat, static_cast<std::uint8_t>(die)};
            if (!G::possible(state, roll)) continue;
            State after = state;
            G::resolve(after, roll);
            ++gains[after.table.player(seat).vis - state.table.player(seat).vis];
            ++faces;
        }
    for (const auto& [vis, count] : gains) std::printf("%d Vis: %d of %d\n", vis, count, faces);
    return faces == 4 ? 0 : 1;  // a 1 or a 6 is rolled again
}
