// What a viewer has not seen of the players' tokens.
#pragma once

#include "games/justinian/state.h"

namespace curia::justinian {

// The face of a token above a tile, if it is public or the viewer's own.
inline Face face_for(const View& view, Tile tile, int position) {
    const Face open = view.table.above[tile].places()[position].face;
    return open.is_down() ? view.own.faces[tile][position] : open;
}

// Of each player's 22 tokens, those that have not left the game and do not lie above the tiles with
// a face that the viewer knows.
PerPlayer<TokenBag> unseen_tokens(const View& view);

}  // namespace curia::justinian
