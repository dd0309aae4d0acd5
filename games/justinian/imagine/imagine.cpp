// Imagines a State that agrees with a viewer's View. All ways to deal the unseen tokens and cards
// are equally likely.
#include "games/justinian/imagine/cards.h"
#include "games/justinian/imagine/unseen.h"
#include "games/justinian/justinian.h"

namespace curia {

using namespace justinian;

namespace {

// Deals each player's unseen tokens (of 22) to the places where they can lie.
class Tokens {
public:
    explicit Tokens(const View& view) : view_(view), unseen_(unseen_tokens(view)) {
        for (Tile tile : TileSet::all())
            for (int i = 0; i < view.table.above[tile].size(); ++i)
                if (face_for(view, tile, i).is_down())
                    face_down_[view.table.above[tile][i].owner].push(
                        {tile, static_cast<std::uint8_t>(i)});
    }

    void imagine(Secrets& secrets, Rng& rng) {
        secrets.faces = view_.own.faces;
        for (Seat seat : seats(view_.table.players()))
            if (seat == view_.viewer)
                recall(secrets, seat);
            else
                imagine(secrets, seat, rng);
    }

private:
    struct Place {
        Tile tile;
        std::uint8_t position = 0;
        bool operator==(const Place&) const = default;
    };

    // The viewer has seen all their own tokens except the reserve: the rest is the reserve.
    void recall(Secrets& secrets, Seat seat) {
        secrets.hand[seat] = view_.own.hand;
        secrets.on_card[seat] = view_.own.on_card;
        secrets.reserve[seat] = unseen_[seat];
        secrets.reserve[seat].remove(view_.own.hand);
        secrets.reserve[seat].remove(view_.own.on_card);
    }

    void imagine(Secrets& secrets, Seat seat, Rng& rng) {
        const Table& table = view_.table;
        const TokenBag& shown = table.on_card_shown[seat];
        TokenBag rest = unseen_[seat];
        rest.remove(shown);
        const int on_card = table.on_card_size[seat] - shown.size();
        // To save draws, the smaller one of hand and reserve is dealt; the other gets the rest.
        const bool deal_hand = table.hand_size[seat] < table.reserve_size[seat];
        const int smaller = deal_hand ? table.hand_size[seat] : table.reserve_size[seat];
        TokenBag::Positions positions(rest.size(), face_down_[seat].size() + on_card + smaller,
                                      rng);

        rest.take_each(face_down_[seat].size(), positions, [&](int i, int kind) {
            const Place& place = face_down_[seat][i];
            secrets.faces[place.tile][place.position] =
                Face(Token{static_cast<std::uint8_t>(kind)});
        });
        secrets.on_card[seat] = rest.take(on_card, positions);
        secrets.on_card[seat].add(shown);
        const TokenBag dealt = rest.take(smaller, positions);
        secrets.hand[seat] = deal_hand ? dealt : rest;
        secrets.reserve[seat] = deal_hand ? rest : dealt;
    }

    const View& view_;
    PerPlayer<TokenBag> unseen_;
    PerPlayer<Listing<Place, kTokens>> face_down_;
};

}  // namespace

State Justinian::imagine(const View& view, Rng& rng) {
    State s{.table = view.table, .secrets = {}};
    Tokens(view).imagine(s.secrets, rng);
    for (int i = 0; i < view.table.exchanges.size(); ++i) s.secrets.swaps.push({});
    imagine_cards(s.secrets, view, rng);
    return s;
}

}  // namespace curia
