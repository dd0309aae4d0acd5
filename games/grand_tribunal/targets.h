// Who or what can be answered to the question that an effect asks.
#pragma once

#include "games/grand_tribunal/state.h"

namespace curia::grand_tribunal {

// MAIN is the longest list: every card of the game appears in it at most once (to be laid down,
// studied, activated, installed, cast, played, taken or drawn), besides ten votes, Extract, two
// sources, and the end: 105 + 14.
inline constexpr int kMaxActions = 120;
using ActionList = Listing<Action, kMaxActions>;

// All answers of the player whose effect it is, without Stop; equal cards give one.
void list_targets(const State& s, ActionList& out);
// All that could be an answer as far as everybody can tell: two hidden cards may be equal, and then
// the list above has only one of them.
void list_possible_targets(const Table& table, ActionList& out);

// Does an opponent's effect pass this player over?
inline bool is_opponent(const Table& table, Seat me, Seat other) {
    return other != me && !table.player(other).warded;
}

// Tells equal cards of one owner in one place apart from those seen before: the same card, with
// the same Vis on it, turned the same way.
class Twins {
public:
    bool is_first(const Piece& piece, int kind) {
        std::uint64_t& seen = seen_[piece.vis < 3 ? piece.vis * 2 + !piece.face.is_down() : 7];
        const std::uint64_t bit = std::uint64_t{1} << kind;
        const bool first = (seen & bit) == 0;
        seen |= bit;
        return first;
    }

private:
    std::array<std::uint64_t, 8> seen_{};
};

}  // namespace curia::grand_tribunal
