// A whole State that agrees with what one viewer sees, picked with equal odds among all of them.
#include "games/justinian/justinian.h"

namespace curia {

using namespace justinian;

namespace {

// ---- Tokens: each player's 22, less those that can be seen, fall anywhere they may lie ----

void imagine_tokens_of(State& s, Seat seat, Rng& rng) {
    const Table& table = s.table;
    TokenBag unseen = kTokenSet;
    unseen.remove(table.gone[seat]);
    unseen.remove(table.on_card_shown[seat]);
    for (Tile tile : TileSet::all())
        for (const Lying& token : table.above[tile])
            if (token.owner == seat && !token.face.is_down())
                unseen.remove(token.face.token().index);
    for (Tile tile : TileSet::all())
        for (int i = 0; i < table.above[tile].size(); ++i) {
            const Lying& token = table.above[tile][i];
            if (token.owner != seat || !token.face.is_down()) continue;
            const auto kind = static_cast<std::uint8_t>(unseen.pick(rng));
            unseen.remove(kind);
            s.secrets.faces[tile][i] = Face(Token{kind});
        }
    TokenBag on_card = table.on_card_shown[seat];
    on_card.add(unseen.take(table.on_card_size[seat] - on_card.size(), rng));
    s.secrets.on_card[seat] = on_card;
    // The smaller heap is picked, the larger one is what is left.
    if (table.hand_size[seat] < table.reserve_size[seat]) {
        s.secrets.hand[seat] = unseen.take(table.hand_size[seat], rng);
        s.secrets.reserve[seat] = unseen;
    } else {
        s.secrets.reserve[seat] = unseen.take(table.reserve_size[seat], rng);
        s.secrets.hand[seat] = unseen;
    }
}

// The viewer sees all of his own but the reserve, and that is what is left.
void recall_own_tokens(State& s, const View& view) {
    const Seat seat = *view.viewer;
    TokenBag reserve = kTokenSet;
    reserve.remove(view.table.gone[seat]);
    reserve.remove(view.own.hand);
    reserve.remove(view.own.on_card);
    for (Tile tile : TileSet::all())
        for (int i = 0; i < view.table.above[tile].size(); ++i) {
            const Lying& token = view.table.above[tile][i];
            if (token.owner != seat) continue;
            const Face own = view.own.faces[tile][i];
            if (!own.is_down()) s.secrets.faces[tile][i] = own;
            reserve.remove((own.is_down() ? token.face : own).token().index);
        }
    s.secrets.hand[seat] = view.own.hand;
    s.secrets.on_card[seat] = view.own.on_card;
    s.secrets.reserve[seat] = reserve;
}

// ---- Cards of one colour ----
// At the start the twelve cards lie in twelve places: each player's hand, then the deck in the
// order in which it will be drawn. The exchanges move the contents of places; the viewer has seen
// into some of them. All other cards fall into the other places with equal odds.

constexpr int kNowhere = -1;

class ColourOfCards {
public:
    ColourOfCards(const View& view, Colour colour, Rng& rng)
        : view_(view), colour_(colour), rng_(rng), each_(cards_per_colour(view.table.players())) {}

    void imagine(State& s) {
        lay_out();
        if (view_.viewer) pin_own_first_cards(*view_.viewer);
        for (int i = 0; i < view_.table.exchanges.size(); ++i)
            if (view_.table.exchanges[i].colour == colour_) retrace(i);
        for (const Retraced& r : retraced_) {
            Swap& swap = s.secrets.swaps[r.exchange];
            swap.gave = card_in(r.gave);
            if (r.got != kNowhere) swap.got = card_in(r.got);
        }
        for (Seat seat : seats(view_.table.players()))
            for (int i = 0; i < held_[seat]; ++i)
                s.secrets.cards[seat][colour_].add(card_in(hand_[seat][i]));
        // What nobody drew is in no order, and what was never needed is among it.
        TileSet deck = unplaced_;
        for (int place = first_in_deck_ + drawn_; place < kTiles; ++place)
            if (card_[place]) deck.add(*card_[place]);
        s.secrets.deck[colour_] = deck;
    }

private:
    struct Retraced {
        int exchange = 0, gave = kNowhere, got = kNowhere;
        bool operator==(const Retraced&) const = default;
    };

    bool is_dealt(Seat seat) const {
        const Table& table = view_.table;
        if (table.stage == Stage::DealTokens) return false;
        return table.stage != Stage::DealCards || seat < table.active;
    }

    void lay_out() {
        int place = 0;
        for (Seat seat : seats(view_.table.players()))
            if (is_dealt(seat))
                for (; held_[seat] < each_; ++held_[seat]) hand_[seat][held_[seat]] = place++;
        first_in_deck_ = place;
    }

    void pin(int place, Tile card) {
        card_[place] = card;
        unplaced_.remove(card);
    }

    // The cards he holds now, with every exchange of his undone.
    void pin_own_first_cards(Seat viewer) {
        TileSet cards = view_.own.cards[colour_];
        for (int i = view_.own.swaps.size() - 1; i >= 0; --i) {
            if (view_.table.exchanges[i] != Exchanged{viewer, colour_}) continue;
            if (view_.own.swaps[i].got) cards.remove(*view_.own.swaps[i].got);
            cards.add(*view_.own.swaps[i].gave);
        }
        int i = 0;
        for (Tile card : cards) pin(hand_[viewer][i++], card);
    }

    // Which of his cards did he give? The viewer knows; of others each is as likely as another.
    int given_from(Seat seat, const Swap& seen) {
        if (!seen.gave) return static_cast<int>(rng_.below(static_cast<std::uint32_t>(each_)));
        int i = 0;
        while (card_[hand_[seat][i]] != seen.gave) ++i;
        return i;
    }

    void retrace(int exchange) {
        const Seat seat = view_.table.exchanges[exchange].seat;
        const Swap& seen = view_.own.swaps[exchange];
        const int from = given_from(seat, seen);
        Retraced r{.exchange = exchange, .gave = hand_[seat][from], .got = kNowhere};
        const bool pending =
            view_.table.stage == Stage::NewCard && exchange == view_.table.exchanges.size() - 1;
        if (pending) {
            hand_[seat][from] = hand_[seat][--held_[seat]];
        } else {
            const int deck_size = kTiles - first_in_deck_;
            const int n = retraced_.size();
            r.got = n < deck_size ? first_in_deck_ + n : retraced_[n - deck_size].gave;
            if (n < deck_size) ++drawn_;
            if (seen.got) pin(r.got, *seen.got);
            hand_[seat][from] = r.got;
        }
        retraced_.push(r);
    }

    Tile card_in(int place) {
        auto& card = card_[place];
        if (!card) {
            card = unplaced_.pick(rng_);
            unplaced_.remove(*card);
        }
        return *card;
    }

    const View& view_;
    const Colour colour_;
    Rng& rng_;
    const int each_;
    int first_in_deck_ = 0;
    int drawn_ = 0;
    TileSet unplaced_ = TileSet::all();
    std::array<std::optional<Tile>, kTiles> card_{};
    PerPlayer<std::array<int, 3>> hand_;  // the places whose cards he holds
    PerPlayer<int> held_;
    FixedList<Retraced, kMaxExchanges> retraced_;
};

}  // namespace

State Justinian::imagine(const View& view, Rng& rng) {
    State s{.table = view.table, .secrets = {}};
    for (Seat seat : seats(view.table.players()))
        if (seat != view.viewer) imagine_tokens_of(s, seat, rng);
    if (view.viewer) recall_own_tokens(s, view);
    for (int i = 0; i < view.table.exchanges.size(); ++i) s.secrets.swaps.push({});
    for (Colour colour : view.table.unscored()) ColourOfCards(view, colour, rng).imagine(s);
    return s;
}

}  // namespace curia
