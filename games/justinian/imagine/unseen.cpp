#include "games/justinian/imagine/unseen.h"

namespace curia::justinian {

PerPlayer<TokenBag> unseen_tokens(const View& view) {
    PerPlayer<TokenBag> unseen;
    for (Seat seat : seats(view.table.players())) {
        unseen[seat] = kTokenSet;
        unseen[seat].remove(view.table.gone[seat]);
    }
    for (Tile tile : TileSet::all())
        for (int i = 0; i < view.table.above[tile].size(); ++i)
            if (const Face face = face_for(view, tile, i); !face.is_down())
                unseen[view.table.above[tile][i].owner].remove(face.token().index);
    return unseen;
}

}  // namespace curia::justinian
