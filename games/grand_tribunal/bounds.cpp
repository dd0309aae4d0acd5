// Every game ends: why, and how many steps it can take at most.
#include <algorithm>
#include <limits>

#include "games/grand_tribunal/grand_tribunal.h"

namespace curia::grand_tribunal {

namespace {

// The most Vis that one effect can bring out of the Regio, on reserves and cards together.
std::int64_t most_vis_of_an_effect(const Edition& edition, int extract) {
    int most = 0;
    for (const Deck deck : {Deck::Spells, Deck::Resources})
        for (int i = 0; i < edition.count(deck); ++i) {
            const Facts& facts = edition.facts(nth<Card>(deck, i));
            most = std::max(
                most, row_of(facts.effect).most_vis(facts.amounts[0], facts.amounts[1], extract));
        }
    return most;
}

// The same for all gatherings together: each space of the tracks is used once.
std::int64_t vis_of_all_gatherings(const Edition& edition, int players) {
    int vis = 0;
    for (const Edition::Area& area : edition.areas) {
        for (const Edition::Share& share : area.uncontested)
            vis += share.gatherer + (players - 1) * share.others;
        for (const int number : area.contested) vis += number + players * kHighestRoll;
    }
    return vis;
}

int most_extracted(const Edition& edition) {
    int most = 0;
    for (const Edition::Area& area : edition.areas) most = std::max<int>(most, area.extract);
    return most;
}

}  // namespace

// Only extra frames can make a game long. In all its T turns together let there be
//   L casts and F plays that give a frame, N other casts, P other plays,
//   D draws of a resource, s actions of study, x of extraction.
// A frame holds one cast and one play at most, and has two actions; a draw of a resource takes both
// of them. There are T + L + F frames. Resources come by the draft, 3 for each of n players, and by
// those draws alone. So
//   (1) L + N + D <= T + L + F       frames with a cast, and those with a draw
//   (2) F + P + D <= T + L + F       frames with a play, and those with a draw
//   (3) F + P <= 3n + D              resources
//   (4) L + N + F + P + s + x + 2D <= 2 (T + L + F)     actions
// (1) and (3) give N + P <= 3n + T: call it M, the number of effects that give no frame. (2) gives
// D <= T + L, so with (3) F <= 3n + T + L. (4) and (3) give s + x <= 2T + 3n + L.
//
// A spell is cast once each time that it becomes active: by one of the M effects, one spell each,
// or for 2 Vis, which leave the players for good. So L <= M + I / 2 for all Vis I that ever comes
// to them: what they start with, what is gathered, g for each of the M effects, e for each
// extraction. The 2 Vis were put on the spell by an effect or by study, which is 3 Vis at most each
// time, as an action or by one of the M effects: 2 (L - M) <= g M + 3 (s + M). With the bound of
// s + x
//   x <= 2T + 3n + L / 3 + (5 + g) M / 3, and I = (what else comes) + e x, therefore
//   L (1 - e / 6) <= M + (what else comes) / 2 + e / 2 (2T + 3n + (5 + g) M / 3).
// Extract gives 3 at most, so the left side is half of L or more. Now the steps:
// - a frame: its end, and a gathering with a roll and an answer for everybody, or two actions with
//   7 steps at most (a study of 3 cards and stop, a cast, a pick to mirror, and the answer to keep
//   it), and a drawn card that is laid down or discarded later: 2n + 3;
// - one of the M effects: each card of a player is picked and replaced once, or each spell is
//   picked, gets a place and is installed again; hand cards that it gave are laid down: 4 for each
//   card;
// - Vis: an item is activated for 1 Vis or more, a spell is activated and installed for 2 in 3
//   steps: 2;
// - what is left: deals, draft and 5 hand cards of everybody; rows, votes and calls of a Tribunal.
int GrandTribunal::max_steps(const Setup& setup) {
    const Edition& edition = *setup.edition;
    const std::int64_t n = setup.players, turns = kTribunals * n * n;
    const std::int64_t extract = most_extracted(edition);
    const std::int64_t effects = kDraftedCards * n + turns;
    const std::int64_t effect = most_vis_of_an_effect(edition, static_cast<int>(extract));
    const std::int64_t brought =
        n * edition.starting_vis + vis_of_all_gatherings(edition, setup.players) + effect * effects;
    const std::int64_t others = 2 * turns + kDraftedCards * n + (5 + effect) * effects / 3 + 1;
    // Both sides times 6.
    const std::int64_t casts =
        (6 * effects + 3 * brought + 3 * extract * others) / (6 - extract) + 1;
    const std::int64_t vis = brought + extract * (others + casts / 3 + 1);
    const std::int64_t frames = turns + casts + (kDraftedCards * n + turns + casts);
    const std::int64_t beginning = 1 + (2 + 2 * kDraftedCards + kHandLimit) * n + 2 * kRowSize;
    const std::int64_t tribunal = 2 * kRowSize + n + kPraecoVotes * n;
    const std::int64_t steps = beginning + kTribunals * tribunal + frames * (2 * n + 3) +
                               effects * 4 * kMaxCards + 2 * vis;
    return static_cast<int>(std::min<std::int64_t>(steps, std::numeric_limits<int>::max()));
}

}  // namespace curia::grand_tribunal
