// No game lasts for ever: why, and how many steps it can take at most.
#include <algorithm>
#include <limits>

#include "games/grand_tribunal/effects.h"
#include "games/grand_tribunal/grand_tribunal.h"

namespace curia {

using namespace grand_tribunal;

namespace {

// The most Vis that one effect can bring to a player or put on his cards.
int most_vis_of_an_effect(const Edition& edition) {
    int most = 0;
    for (const Deck deck : {Deck::Spells, Deck::Resources})
        for (int i = 0; i < edition.count(deck); ++i) {
            const Facts& facts = edition.facts(nth<Card>(deck, i));
            const int first = facts.amounts[0], second = std::max<int>(facts.amounts[1], 1);
            most = std::max(most, first * std::max<int>(second, kMaxPlayers) + second);
        }
    return most;
}

// ... and one gathering, to all players together.
int most_vis_of_a_gathering(const Edition& edition) {
    int most = 0;
    for (const Edition::Area& area : edition.areas) {
        for (const Edition::Share& share : area.uncontested)
            most = std::max(most, share.gatherer + (kMaxPlayers - 1) * share.others);
        for (const int number : area.contested)
            most = std::max(most, number + kMaxPlayers * kHighestRoll);
    }
    return most;
}

}  // namespace

// Only extra frames can make a turn long. In one turn let there be L casts and F plays that give a
// frame, N other casts, P other plays, D draws of a resource, T studies, E extractions, and W Vis
// spent on study. Let S and R be the numbers of spells and resources, g the most Vis of an effect,
// e the most of an extraction. Each frame holds one cast, one play, one study, one extraction at
// most, and a draw of a resource fills it. So
//   frames = 1 + L + F, and D + L + N <= frames, and D + F <= frames, hence D <= 1 + L;
//   F + P <= R + D, for resources come by such draws alone; with the above N + P <= 1 + R.
// A spell that is cast was ready at the start, or got 2 Vis since, or was made ready by one of the
// N + P effects: L <= A + W / 2 with A = S + (1 + R)(1 + g / 2). A study takes 3 Vis at most, and
// the actions of all frames give T + E <= 2 + R + L, so E <= 2 + R + L - W / 3. Therefore the Vis
// of all players grows in a turn by at most
//   B + e E - W <= B + e (2 + R + A) - W (1 - e / 6) <= K - W / 2          (e is at most 3)
// with B for effects and gatherings. Summed over all turns: half of all W is at most the Vis of
// the start and K for every turn, which bounds all L and so all frames. Within a frame every
// action, and every effect, comes to an end after each card was touched once.
int GrandTribunal::max_steps(const Setup& setup) {
    const Edition& edition = *setup.edition;
    const std::int64_t spells = edition.count(Deck::Spells);
    const std::int64_t resources = edition.count(Deck::Resources);
    const std::int64_t effect = most_vis_of_an_effect(edition);
    std::int64_t extract = 0;
    for (const Edition::Area& area : edition.areas)
        extract = std::max<std::int64_t>(extract, area.extract);
    const std::int64_t ready = spells + (1 + resources) * (1 + effect / 2 + 1);
    const std::int64_t brought = (1 + resources) * effect + 12 * most_vis_of_a_gathering(edition);
    const std::int64_t growth = brought + extract * (2 + resources + ready);
    const std::int64_t turns = kTribunals * setup.players * setup.players;
    const std::int64_t vis = setup.players * edition.starting_vis;
    const std::int64_t casts = turns * ready + vis + turns * growth;
    const std::int64_t frames = turns * (2 + resources) + 2 * casts;
    const std::int64_t steps_per_frame = 10 * kMaxCards;
    return static_cast<int>(
        std::min<std::int64_t>(frames * steps_per_frame, std::numeric_limits<int>::max()));
}

}  // namespace curia
