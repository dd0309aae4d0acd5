// Finds the answers that follow from public information alone.
#include <algorithm>

#include "games/justinian/justinian.h"
#include "games/justinian/permits.h"

namespace curia {

using namespace justinian;

namespace {

// R2: without a token in hand, or without a place to put one, a player can only pass.
bool can_only_pass(const Table& table, Seat seat) {
    if (table.hand_size[seat] == 0) return true;
    return open_tiles(table).empty() && why_card_is_closed(table, seat);
}

// The player's tokens whose place is not public: they have not left the game and do not lie face
// up.
TokenBag unseen_tokens(const Table& table, Seat seat) {
    TokenBag unseen = kTokenSet;
    unseen.remove(table.gone[seat]);
    unseen.remove(table.on_card_shown[seat]);
    for (const Pile& pile : table.above)
        for (const Lying& token : pile)
            if (token.owner == seat && !token.face.is_down())
                unseen.remove(token.face.token().index);
    return unseen;
}

// R9: an upper bound, from public information, of the player's influence on the phase card: the
// hidden tokens there may be the strongest unseen ones.
int highest_influence(const Table& table, Seat seat) {
    const TokenBag unseen = unseen_tokens(table, seat);
    int sum = influence(table.on_card_shown[seat]);
    int hidden = table.on_card_size[seat] - table.on_card_shown[seat].size();
    for (int strength = 3; strength >= 1; --strength) {
        const int count = std::min(hidden, unseen[strength - 1] + unseen[strength + 2]);
        sum += strength * count;
        hidden -= count;
    }
    return sum;
}

bool can_only_decline(const Table& table, Seat seat) {
    if (table.setup.options.false_claims == FalseClaims::On) return table.on_card_size[seat] == 0;
    return highest_influence(table, seat) < table.minimum();
}

}  // namespace

// The side (R7), the colour (R13: at least two are left) and the exchange (R19: all players hold
// cards of an unscored colour) are never forced.
std::optional<Action> Justinian::forced(const Table& table, Seat seat) {
    if (table.stage == Stage::Place && can_only_pass(table, seat)) return Pass{};
    if (table.stage == Stage::Claim && can_only_decline(table, seat)) return Decline{};
    return std::nullopt;
}

}  // namespace curia
