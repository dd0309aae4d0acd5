// The possible answers to the question of an effect.
#pragma once

#include <algorithm>

#include "games/grand_tribunal/state.h"

namespace curia::grand_tribunal {

// Stage::Main has the longest list: 105 + 14. Every card of the game appears in it at most once (to
// be laid down, studied, activated, installed, cast, played, taken or drawn). Then there are ten
// votes, Extract, two sources and End.
inline constexpr int kMaxActions = 120;
using ActionList = Listing<Action, kMaxActions>;

// All answers of the active player without Stop; equal cards give one answer.
void list_targets(const State& s, ActionList& out);
// All answers that are possible from public information. If hidden cards are equal, list_targets()
// lists only one of them, but this function lists all.
void list_possible_targets(const Table& table, ActionList& out);

// True if an effect of `me` can affect `other`: an opponent who is not warded.
inline bool is_opponent(const Table& table, Seat me, Seat other) {
    return other != me && !table.player(other).warded;
}

// Finds duplicates among the cards of one owner in one place. Equal cards are copies of the same
// card with the same Vis and the same side up.
class Twins {
public:
    bool is_first(const Piece& piece, int kind) {
        std::uint64_t& seen = seen_[std::min<int>(piece.vis, 3) * 2 + !piece.face.is_down()];
        const std::uint64_t bit = std::uint64_t{1} << kind;
        const bool first = (seen & bit) == 0;
        seen |= bit;
        return first;
    }

private:
    std::array<std::uint64_t, 8> seen_{};
};

}  // namespace curia::grand_tribunal
