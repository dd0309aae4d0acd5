// Finds the answers that follow from public information. In this game all of it is public: favours
// lie open and the decks hold the remaining cards, so exactly one State agrees with a Table.
#include "games/circus_maximus/circus_maximus.h"
#include "games/circus_maximus/imagine/decks.h"

namespace curia {

using namespace circus_maximus;

std::optional<Action> CircusMaximus::forced(const Table& table, Seat seat) {
    Actions<CircusMaximus> actions;
    legal({.table = table, .secrets = unseen_cards(table)}, seat, actions);
    return actions.size() == 1 ? std::optional(actions[0]) : std::nullopt;
}

}  // namespace curia
