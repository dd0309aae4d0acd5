// Positions for tests of bots and of the coach.
#pragma once

#include "match/edition/edition.h"
#include "match/match.h"

namespace curia {

// The first decision with a choice after this many random ones, or fewer if the game is shorter.
template <Game G>
Match<G> match_after(int decisions, Rng& rng, int players = G::kMinPlayers) {
    while (true) {
        Match<G> match(default_setup<G>(players));
        for (int i = 0;; ++i) {
            match.draw(rng);
            if (match.turn().of == Turn::Of::Nobody) break;
            const Seat seat = match.turn().seats.first();
            const Actions<G> legal = match.legal(seat);
            if (i >= decisions && legal.size() > 1) return match;
            match.play(seat, legal[static_cast<int>(rng.below(legal.size()))]);
        }
        --decisions;  // the match has ended: look earlier in the next one
    }
}

template <Game G>
Match<G> finished_match(Rng& rng) {
    Match<G> match = match_after<G>(0, rng);
    while (match.turn().of != Turn::Of::Nobody) {
        const Seat seat = match.turn().seats.first();
        const Actions<G> legal = match.legal(seat);
        match.play(seat, legal[static_cast<int>(rng.below(legal.size()))]);
        match.draw(rng);
    }
    return match;
}

}  // namespace curia
