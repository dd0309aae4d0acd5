#include "games/justinian/imagine/cards.h"

#include "engine/dealing.h"

namespace curia::justinian {

namespace {

constexpr int kMaxHeld = 3;

bool is_dealt(const Table& table, Seat seat) {
    if (table.stage == Stage::DealTokens) return false;
    return table.stage != Stage::DealCards || seat < table.active;
}

// The cards that the viewer has not seen, in order.
NumberRow<kTiles> row_without(TileSet seen) {
    NumberRow<kTiles> row;
    int taken = 0;
    for (Tile card : seen) row.take(card.index - taken++);
    return row;
}

Tile take_card(NumberRow<kTiles>& row, RandomPositions<kTiles>& positions) {
    return Tile{static_cast<std::uint8_t>(row.take(positions.next()))};
}

// The players other than the viewer who have been dealt cards.
SeatSet others_with_cards(const View& view) {
    SeatSet others;
    for (Seat seat : seats(view.table.players()))
        if (seat != view.viewer && is_dealt(view.table, seat)) others.add(seat);
    return others;
}

// Before any exchange, all cards that the viewer does not hold are equally likely everywhere else.
void imagine_first_cards(Secrets& secrets, const View& view, Colour colour, SeatSet others,
                         Rng& rng) {
    const int each = cards_per_colour(view.table.players());
    const TileSet own = view.own.cards[colour];
    TileSet deck = TileSet::all();
    deck.remove(own);
    NumberRow<kTiles> row = row_without(own);
    RandomPositions<kTiles> positions(row.size(), others.size() * each, rng);
    for (Seat seat : others) {
        TileSet cards;
        for (int i = 0; i < each; ++i) cards.add(take_card(row, positions));
        secrets.cards[seat][colour] = cards;
        deck.remove(cards);
    }
    if (view.viewer) secrets.cards[*view.viewer][colour] = own;
    secrets.deck[colour] = deck;
}

// After exchanges: at the start the twelve cards lay in twelve places, first the players' hands,
// then the deck in the order of drawing. Exchanges moved cards between these places, and the viewer
// knows the cards of some of them. The other cards fill the other places with equal odds.
class Retracing {
public:
    Retracing(const View& view, Colour colour, Rng& rng)
        : view_(view), colour_(colour), each_(cards_per_colour(view.table.players())) {
        for (Seat seat : seats(view.table.players()))
            for (int i = 0; i < each_; ++i) hand_[seat].push(first_in_deck_++);
        if (view.viewer) pin_first_cards(*view.viewer);
        for (int i = 0; i < view.table.exchanges.size(); ++i)
            if (view.table.exchanges[i].colour == colour) retrace(i, rng);
        fill(rng);
    }

    void write(Secrets& secrets) const {
        for (const Exchange& exchange : exchanges_) {
            Swap& swap = secrets.swaps[exchange.number];
            swap.gave = *card_[exchange.gave];
            if (exchange.got) swap.got = *card_[*exchange.got];
        }
        for (Seat seat : seats(view_.table.players()))
            for (const int place : hand_[seat]) secrets.cards[seat][colour_].add(*card_[place]);
        for (int place = first_in_deck_ + drawn_; place < kTiles; ++place)
            secrets.deck[colour_].add(*card_[place]);
    }

private:
    using CardPlace = std::uint8_t;  // small, because all of them are cleared for each colour
    struct Exchange {
        std::uint8_t number = 0;
        CardPlace gave = 0;
        std::optional<CardPlace> got;
        bool operator==(const Exchange&) const = default;
    };

    void pin(int place, Tile card) {
        card_[place] = card;
        pinned_.add(card);
    }

    // Pins the viewer's cards of now with all their exchanges undone.
    void pin_first_cards(Seat viewer) {
        TileSet cards = view_.own.cards[colour_];
        for (int i = view_.own.swaps.size() - 1; i >= 0; --i) {
            if (view_.table.exchanges[i] != Exchanged{viewer, colour_}) continue;
            if (view_.own.swaps[i].got) cards.remove(*view_.own.swaps[i].got);
            cards.add(*view_.own.swaps[i].gave);
        }
        int i = 0;
        for (Tile card : cards) pin(hand_[viewer][i++], card);
    }

    // The position in the hand of the given card. The viewer knows their own; for the other
    // players all cards are equally likely.
    int given_from(Seat seat, const Swap& seen, Rng& rng) const {
        if (!seen.gave) return static_cast<int>(rng.below(static_cast<std::uint32_t>(each_)));
        int i = 0;
        while (card_[hand_[seat][i]] != seen.gave) ++i;
        return i;
    }

    void retrace(int number, Rng& rng) {
        const Seat seat = view_.table.exchanges[number].seat;
        const Swap& seen = view_.own.swaps[number];
        auto& hand = hand_[seat];
        const int from = given_from(seat, seen, rng);
        Exchange exchange{
            .number = static_cast<std::uint8_t>(number), .gave = hand[from], .got = {}};
        const bool is_pending =
            view_.table.stage == Stage::NewCard && number == view_.table.exchanges.size() - 1;
        if (is_pending) {
            hand[from] = hand.back();
            hand.pop();
        } else {
            exchange.got = hand[from] = take_top();
            if (seen.got) pin(*exchange.got, *seen.got);
        }
        exchanges_.push(exchange);
    }

    // First the deck, then the cards put under it.
    CardPlace take_top() {
        const int deck_size = kTiles - first_in_deck_;
        if (drawn_ < deck_size) return static_cast<CardPlace>(first_in_deck_ + drawn_++);
        return exchanges_[exchanges_.size() - deck_size].gave;
    }

    void fill(Rng& rng) {
        NumberRow<kTiles> row = row_without(pinned_);
        RandomPositions<kTiles> positions(row.size(), row.size(), rng);
        for (auto& card : card_)
            if (!card) card = take_card(row, positions);
    }

    const View& view_;
    const Colour colour_;
    const int each_;
    CardPlace first_in_deck_ = 0;
    int drawn_ = 0;
    TileSet pinned_;
    std::array<std::optional<Tile>, kTiles> card_{};
    PerPlayer<FixedList<CardPlace, kMaxHeld>> hand_;  // the places whose cards each player holds
    FixedList<Exchange, kMaxExchanges> exchanges_;
};

}  // namespace

void imagine_cards(Secrets& secrets, const View& view, Rng& rng) {
    ColourSet exchanged;
    for (const Exchanged& exchange : view.table.exchanges) exchanged.add(exchange.colour);
    const SeatSet others = others_with_cards(view);
    for (Colour colour : view.table.unscored())
        if (exchanged.has(colour))
            Retracing(view, colour, rng).write(secrets);
        else
            imagine_first_cards(secrets, view, colour, others, rng);
}

}  // namespace curia::justinian
