// A match of Justinian between three players who do anything that is allowed.
#include <cstdio>

#include "games/justinian/justinian.h"
#include "match/edition/edition.h"
#include "match/match.h"

using namespace curia;

int main() {
    Rng rng(2026);
    Match<Justinian> match(default_setup<Justinian>(3));
    while (match.turn().of != Turn::Of::Nobody) {
        match.draw(rng);  // chance decides as long as it is its turn
        if (match.turn().of != Turn::Of::Players) continue;
        const Seat seat = match.turn().seats.first();
        const auto legal = match.legal(seat);
        match.play(seat, legal[static_cast<int>(rng.below(legal.size()))]);
    }
    std::printf("%d steps\n", match.version());
    for (const Seat seat : seats(3))
        std::printf("seat %d: %d points\n", seat.to_number(), match.outcome()->scores[seat]);
}
