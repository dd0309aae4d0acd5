// Imagines a State that agrees with a viewer's View; all such States are equally likely.
//
// What can a hidden card be? It was in the deck when it was drawn, and has not been shown since. So
// it is not a card that lies open now, and not a card that came back into the deck by a later
// shuffle. A hidden item's cost is within its public bounds. All fillings of the hidden slots that
// satisfy this are equally likely, because all cards of a deck were equally likely to be drawn.
#include <algorithm>
#include <span>

#include "games/grand_tribunal/grand_tribunal.h"

namespace curia::grand_tribunal {

namespace {

using Cards = std::uint64_t;  // of one deck, one bit per card

Cards bit_of(Card card) { return Cards{1} << card.number(); }

Card pick_of(Cards cards, Deck deck, Rng& rng) {
    const auto skip = rng.below(static_cast<std::uint32_t>(std::popcount(cards)));
    return nth<Card>(deck, nth_bit(cards, static_cast<int>(skip)));
}

// The hidden cards of one deck.
class HiddenDeck {
public:
    HiddenDeck(const View& view, Deck deck, Rng& rng)
        : view_(view), table_(view.table), deck_(deck), rng_(rng) {}

    void imagine(State& s) {
        find_unseen();
        find_hidden_slots();
        if (deck_ == Deck::Items && is_any_cost_known())
            fill_with_costs();
        else
            fill_oldest_first();
        for (int i = 0; i < hidden_count_; ++i) s.secrets.faces[hidden_[i].slot] = Face(card_[i]);
        Cards rest = unseen_;
        for (int i = 0; i < hidden_count_; ++i) rest &= ~bit_of(card_[i]);
        s.secrets.deck.set_part(static_cast<int>(deck_), rest);
    }

private:
    struct Hidden {
        Slot slot;
        std::uint8_t drawn;
        Cards candidates;  // used if a cost is known
    };

    // All cards except those that lie open or that the viewer knows.
    void find_unseen() {
        const int count = table_.edition().count(deck_);
        unseen_ = count == 0 ? 0 : ~Cards{0} >> (64 - count);
        unseen_ &= ~of_deck(table_.discards, deck_).bits();
        if (deck_ != Deck::Resources)
            for (const Card card : table_.rows[deck_]) unseen_ &= ~bit_of(card);
        if (table_.working.on && table_.working.card.deck() == deck_)
            unseen_ &= ~bit_of(table_.working.card);
        for (const Known& known : view_.own)
            if (known.slot.deck() == deck_) unseen_ &= ~bit_of(known.card);
    }

    void find_hidden_slots() {
        for (const Seat seat : seats(table_.players()))
            for (const Slot slot : of_deck(table_.player(seat).cards, deck_)) {
                const Piece& piece = table_.piece(slot);
                if (!piece.face.is_down())
                    unseen_ &= ~bit_of(piece.face.card());
                else if (seat != view_.viewer && is_dealt(piece))
                    hidden_[hidden_count_++] = {slot, piece.drawn, 0};
            }
    }
    static bool is_dealt(const Piece& piece) {
        return piece.place == Place::Hand || piece.place == Place::Sanctum;
    }

    // The unseen cards that can have been in the deck after this shuffle.
    Cards in_deck_after(int shuffle) const {
        if (shuffle == table_.shuffles[deck_]) return unseen_;
        Cards cards = 0;
        for (Cards rest = unseen_; rest != 0; rest &= rest - 1) {
            const Card card = nth<Card>(deck_, std::countr_zero(rest));
            if (table_.returned[card] <= shuffle) cards |= bit_of(card);
        }
        return cards;
    }

    // A slot drawn later has all candidates of the earlier ones and perhaps more. So if the oldest
    // slots are filled first, the number of choices for a slot does not depend on the choices
    // before it, and all fillings are equally likely.
    void fill_oldest_first() {
        if (table_.shuffles[deck_] > 0)
            std::sort(hidden_.begin(), hidden_.begin() + hidden_count_,
                      [](const Hidden& a, const Hidden& b) { return a.drawn < b.drawn; });
        Cards taken = 0, candidates = 0;
        for (int i = 0; i < hidden_count_; ++i) {
            if (i == 0 || hidden_[i].drawn != hidden_[i - 1].drawn)
                candidates = in_deck_after(hidden_[i].drawn);
            card_[i] = pick_of(candidates & ~taken, deck_, rng_);
            taken |= bit_of(card_[i]);
        }
    }

    const ItemPiece& item(const Hidden& hidden) const { return table_.pieces.item(hidden.slot); }

    bool is_any_cost_known() const {
        for (const Hidden& hidden :
             std::span(hidden_).first(static_cast<std::size_t>(hidden_count_)))
            if (item(hidden).least > 1 || item(hidden).most < kHighestCost) return true;
        return false;
    }

    // With known costs, the number of choices for a slot can depend on the choices before it.
    // Rejection sampling corrects this: the probability to accept a filling is proportional to the
    // product of its numbers of choices, so all fillings are equally likely again.
    void fill_with_costs() {
        for (Hidden& hidden : std::span(hidden_).first(static_cast<std::size_t>(hidden_count_)))
            hidden.candidates =
                in_deck_after(hidden.drawn) &
                table_.edition().items_of_cost(item(hidden).least, item(hidden).most);
        std::sort(hidden_.begin(), hidden_.begin() + hidden_count_,
                  [](const Hidden& a, const Hidden& b) {
                      return std::popcount(a.candidates) < std::popcount(b.candidates);
                  });
        note_most_choices();
        constexpr int kTries = 50;
        for (int i = 0; i < kTries; ++i)
            if (try_to_fill()) return;
        fill_somehow();
    }

    // An upper bound of the choices for a slot: each earlier slot whose candidates are all among
    // its own always takes one of them.
    void note_most_choices() {
        for (int i = 0; i < hidden_count_; ++i) {
            const Cards own = hidden_[i].candidates;
            most_choices_[i] = std::popcount(own);
            for (int j = 0; j < i; ++j)
                if ((hidden_[j].candidates & ~own) == 0) --most_choices_[i];
        }
    }

    bool try_to_fill() {
        Cards taken = 0;
        for (int i = 0; i < hidden_count_; ++i) {
            const Cards open = hidden_[i].candidates & ~taken;
            const int choices = std::popcount(open);
            // Accepts slot by slot, with probability choices / most_choices.
            if (choices < most_choices_[i] &&
                static_cast<int>(rng_.below(static_cast<std::uint32_t>(most_choices_[i]))) >=
                    choices)
                return false;
            card_[i] = pick_of(open, deck_, rng_);
            taken |= bit_of(card_[i]);
        }
        return true;
    }

    // Fallback with unequal odds. A filling always exists, because the true State is one.
    void fill_somehow() {
        std::array<int, 64> holder{};
        holder.fill(-1);
        for (int i = 0; i < hidden_count_; ++i) {
            Cards visited = 0;
            seat_card(i, holder, visited);
        }
        for (int number = 0; number < 64; ++number)
            if (holder[number] >= 0) card_[holder[number]] = nth<Card>(deck_, number);
    }

    // Finds a card for the slot by an augmenting path: other slots may change their card.
    bool seat_card(int i, std::array<int, 64>& holder, Cards& visited) {
        for (Cards open = hidden_[i].candidates; (open & ~visited) != 0;) {
            const int number = pick_of(open & ~visited, deck_, rng_).number();
            visited |= Cards{1} << number;
            if (holder[number] >= 0 && !seat_card(holder[number], holder, visited)) continue;
            holder[number] = i;
            return true;
        }
        return false;
    }

    const View& view_;
    const Table& table_;
    const Deck deck_;
    Rng& rng_;
    Cards unseen_ = 0;
    // Not initialized, which would cost more than filling them.
    int hidden_count_ = 0;
    union {
        std::array<Hidden, 64> hidden_;
    };
    std::array<Card, 64> card_;
    std::array<int, 64> most_choices_;
};

}  // namespace

State GrandTribunal::imagine(const View& view, Rng& rng) {
    State s{.table = view.table, .secrets = {}};
    for (const Known& known : view.own) s.secrets.faces[known.slot] = Face(known.card);
    for (const Deck deck : kAllDecks) HiddenDeck(view, deck, rng).imagine(s);
    return s;
}

}  // namespace curia::grand_tribunal
