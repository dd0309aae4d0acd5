// A small match with known tokens and cards, for tests of what the terminal shows.
#pragma once

#include <string>
#include <vector>

#include "cli/justinian/table.h"
#include "match/edition/edition.h"
#include "match/match.h"

namespace curia::cli {

inline constexpr Seat A{0}, B{1}, C{2};

inline justinian::Tile tile(int number) { return *justinian::Tile::from_number(number); }
inline justinian::Token token(int value) { return *justinian::Token::from_number(value); }

// Three players with ten tokens each: +1 three times, +2 twice, +3 once, -1 twice, -2, -3. A has
// 1 and 2 of War, 3 and 4 of Law, 5 and 6 of Building, 7 and 8 of Trade; the others the next ones.
// A begins.
inline Match<Justinian> dealt_match(const justinian::Options& options = {}) {
    using namespace justinian;
    Setup setup = default_setup<Justinian>(3);
    setup.options = options;
    Match<Justinian> match(setup);
    for (Seat seat : seats(3)) match.resolve(DealTokens{seat, TokenBag{{3, 2, 1, 2, 1, 1}}});
    for (Seat seat : seats(3)) {
        PerColour<TileSet> cards;
        for (Colour colour : ColourSet::all())
            for (int i = 0; i < 2; ++i) {
                const int first = 2 * static_cast<int>(colour) + 2 * seat.to_number() + i;
                cards[colour].add(tile(first % kTiles + 1));
            }
        match.resolve(DealCards{seat, cards});
    }
    match.resolve(ChooseStarter{A});
    return match;
}

// All players pass, in turn from the active player, and draw +1 and -1.
inline void all_pass(Match<Justinian>& match) {
    using namespace justinian;
    while (match.view(A).table.stage == Stage::Place) {
        const Seat seat = match.turn().seats.first();
        match.play(seat, Pass{});
        match.resolve(DrawTokens{seat, TokenBag{{1, 0, 0, 1, 0, 0}}});
    }
}

inline Reader reader_for(Viewer viewer, int width = 100) {
    Reader reader{.viewer = viewer,
                  .names = {"Anna", "Bruno", "Clara", "Dario"},
                  .style = Style(),
                  .width = width};
    if (viewer) reader.names[viewer->index] = "You";
    return reader;
}

}  // namespace curia::cli
