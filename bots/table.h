// A match among bots.
#pragma once

#include <vector>

#include "bots/bot.h"
#include "match/match.h"

namespace curia {

// Lets the bot make one decision for `seat`, whose turn it must be.
template <Game G>
void let_bot_play(Match<G>& match, Seat seat, Bot<G>& bot, Rng& rng) {
    match.play(seat, bot.choose(match.view(seat), match.legal(seat), rng));
}

// Plays to the end. bots[i] sits in seat i.
template <Game G>
Match<G> play_match(const typename G::Setup& setup, const std::vector<Bot<G>*>& bots, Rng& rng) {
    Match<G> match(setup);
    while (true) {
        match.draw(rng);
        const Turn turn = match.turn();
        if (turn.of == Turn::Of::Nobody) return match;
        const Seat seat = turn.seats.first();
        let_bot_play(match, seat, *bots[seat.index], rng);
    }
}

}  // namespace curia
