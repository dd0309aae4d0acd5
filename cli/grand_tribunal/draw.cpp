// The whole table.
#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "cli/grand_tribunal/effects.h"
#include "cli/grand_tribunal/table.h"
#include "cli/grand_tribunal/words.h"

namespace curia::cli {

using namespace tribunal;

namespace {

constexpr int kMargin = 13;     // where the figures of the board begin
constexpr int kNameWidth = 29;  // the longest names have 28 letters
constexpr int kKindWidth = 12;
constexpr int kSanctumIndent = 6;

// "2 items, 1 spell": the number of cards of each deck.
std::string cards_in_words(const PerDeck<int>& counts) {
    constexpr std::array<std::string_view, kDecks> kThings{"item", "spell", "resource"};
    std::string text;
    for (const Deck deck : kAllDecks)
        if (counts[deck] > 0)
            text += (text.empty() ? "" : ", ") +
                    plural(counts[deck], kThings[static_cast<std::size_t>(deck)]);
    return text.empty() ? "none" : text;
}

class Drawing {
public:
    Drawing(const View& view, const Reader& reader)
        : view_(view),
          table_(view.table),
          reader_(reader),
          outlook_(GrandTribunal::outlook(view)) {}

    std::string all() const {
        std::string out = title() + votes() + sources() + rows();
        for (const Seat seat : seats(table_.players())) out += "\n" + player(seat) + sanctum(seat);
        if (view_.viewer) out += own_cards(*view_.viewer);
        return out;
    }

private:
    std::string line(const std::string& text, int indent) const {
        return wrap(text, reader_.width, indent) + "\n";
    }
    // A line of the board: its subject, then the rest in its own column.
    std::string board(std::string_view what, const std::string& text, int indent = kMargin) const {
        return line("  " + left(what, kMargin - 2) + text, indent);
    }
    // ... with a card: "Rowan Wand        wand        cost 3, base 2, 2 spells of AE".
    std::string board(std::string_view what, Card card) const {
        return board(what,
                     left(tribunal::name_of(card, table_), kNameWidth) +
                         left(kind(card), kKindWidth) + what_it_is(card),
                     kMargin + kNameWidth + kKindWidth);
    }

    std::string title() const {
        const std::string start =
            "  " + reader_.style(Ink::Bold, reader_.style(Ink::Gold, "Grand Tribunal")) +
            fmt::format("   Tribunal {} · round {} of {}", numeral(table_.tribunal + 1),
                        std::min<int>(table_.round + 1, table_.players()), table_.players());
        const std::string end = what_is_done();
        return at_both_ends(start, end, reader_.width - 1) + "\n";
    }
    std::string what_is_done() const {
        if (table_.stage == Stage::Over) return "the game is over";
        if (table_.stage <= Stage::RollDuel) return "being dealt";
        return reader_.does(table_.asked, "are", "is") + " to act";
    }

    // ---- The board ----

    std::string votes() const {
        std::string types, categories;
        for (const Space space : SpaceSet::all()) {
            std::string& text = space <= Space::Wand ? types : categories;
            text += fmt::format("{}{} {}{}", text.empty() ? "" : " · ", in_words(space),
                                table_.votes[space], table_.locked.has(space) ? " locked" : "");
        }
        std::string rest;
        if (table_.options().vote_supply == VoteSupply::Finite)
            add(rest, plural(table_.concilium, "vote") + " left in the Concilium");
        if (table_.phase == Phase::Turns)
            add(rest, plural(outlook_.turns_left, "turn") + " before the count");
        return board("Votes", types) + board("", categories) +
               (rest.empty() ? "" : board("", rest));
    }

    std::string sources() const {
        const Yield& free = outlook_.sources[Source::Uncontested];
        const Yield& fought = outlook_.sources[Source::Contested];
        std::string text = fmt::format("Extract {}", outlook_.extract);
        text += free.open ? fmt::format(" · uncontested {}, the others {} ({} left)", free.gatherer,
                                        free.others, free.gatherings)
                          : std::string(" · uncontested closed");
        text += fought.open ? fmt::format(" · contested {} and a die ({} left)", fought.gatherer,
                                          fought.gatherings)
                            : std::string(" · contested closed");
        if (table_.is_vis_finite()) text += fmt::format(" · {} in the Regio", table_.regio);
        return board("Vis", text);
    }

    // One card per line, then the size of the deck.
    std::string rows() const {
        std::string out;
        for (const Deck deck : kDecksWithRow) {
            std::string_view what = deck == Deck::Items ? "Item row" : "Spell row";
            for (const Card card : table_.rows[deck]) out += board(std::exchange(what, ""), card);
            out += board(what, fmt::format("{} more in the deck", table_.deck_size[deck]));
        }
        return out +
               board("Resources", fmt::format("{} in the deck", table_.deck_size[Deck::Resources]));
    }
    std::string kind(Card card) const {
        const Facts& facts = table_.facts(card);
        switch (card.deck()) {
            case Deck::Items: return std::string(curia::name_of(facts.type));
            case Deck::Spells: return std::string(curia::name_of(facts.category));
            default: return "resource";
        }
    }
    std::string what_it_is(Card card) const {
        if (card.deck() != Deck::Items)
            return effect_in_words(card, table_.edition(), Length::Brief);
        const Facts& facts = table_.facts(card);
        return fmt::format("cost {}, base {}, {} of {}", facts.cost, facts.base,
                           plural(facts.capacity, "spell"), categories(facts.accepts));
    }

    // ---- Players ----

    std::string player(Seat seat) const {
        const Player& player = table_.player(seat);
        std::string text = seat == table_.praeco ? "▸ " : "  ";
        text +=
            std::string(1, letter_of(seat)) + " " + left(shorten(reader_.plain_name(seat), 10), 11);
        text += fmt::format("{}, {:+} now · {} Vis · hand: {}", plural(player.points, "point"),
                            outlook_.points[seat], player.vis, cards(seat, Place::Hand));
        if (const int vault = counts(seat, Place::Sanctum)[Deck::Resources]; vault > 0)
            text += " · vault: " + plural(vault, "resource");
        if (player.fogged) text += " · fogged";
        if (player.warded) text += " · warded";
        if (player.precedence) text += " · precedence";
        std::string out;
        for (const std::string& part : lines_of(wrap(text, reader_.width, kMargin)))
            out += reader_.style(ink_of(seat), part) + "\n";
        return out;
    }
    std::string cards(Seat seat, Place place) const { return cards_in_words(counts(seat, place)); }
    PerDeck<int> counts(Seat seat, Place place) const {
        PerDeck<int> counts{};
        for (const Slot slot : table_.player(seat).cards)
            counts[slot.deck()] += table_.piece(slot).place == place ? 1 : 0;
        return counts;
    }

    // Active items with votes, rank and points now; loose spells; inactive cards with their Vis.
    std::string sanctum(Seat seat) const {
        std::string out;
        for (const Counted& one : outlook_.count)
            if (one.owner == seat) out += item(one);
        std::string loose, studied;
        for (const Slot slot : table_.player(seat).cards) {
            const Piece& piece = table_.piece(slot);
            if (piece.place == Place::Active && slot.deck() == Deck::Spells)
                add(loose, tribunal::name_of(slot, view_));
            if (piece.place == Place::Sanctum && slot.deck() != Deck::Resources &&
                view_.card_in(slot))
                add(studied, inactive(slot, piece));
        }
        for (const Deck deck : kDecksWithRow) add(studied, hidden(seat, deck));
        return out + list("Ready to install: ", loose) + list("In study: ", studied);
    }
    static void add(std::string& list, const std::string& one) {
        if (!one.empty()) list += (list.empty() ? "" : " · ") + one;
    }
    std::string list(std::string_view title, const std::string& things) const {
        if (things.empty()) return "";
        return line(std::string(kSanctumIndent, ' ') + std::string(title) + things,
                    kSanctumIndent + 2);
    }

    // Two lines: its standing in a count, and the spells that it has or could have.
    std::string item(const Counted& one) const {
        const Facts& facts = table_.facts(one.card);
        const Award award = table_.pieces.item(one.item).award;
        std::string text = std::string(kSanctumIndent, ' ') +
                           left(tribunal::name_of(one.card, table_), kNameWidth) +
                           left(curia::name_of(facts.type), 9);
        text += award == Award::None
                    ? fmt::format("{:<8} rank {:<2} {:<9}", plural(one.votes, "vote"), one.rank,
                                  one.prize == Award::None ? "" : in_words(one.prize))
                    : left("won its " + in_words(award), 26);
        text += " " + plural(one.points, "point");
        std::string under = fmt::format("base {}", facts.base);
        for (const Slot spell : of_deck(table_.player(one.owner).cards, Deck::Spells))
            if (table_.piece(spell).place == Place::Installed &&
                table_.pieces.spell(spell).host == one.item)
                under += " + " + tribunal::name_of(spell, view_);
        if (const int room = facts.capacity - one.spells; room > 0)
            under += fmt::format(", room for {} of {}", plural(room, "spell"),
                                 categories(facts.accepts));
        return shorten(text, reader_.width) + "\n" +
               line(std::string(kSanctumIndent + 2, ' ') + under, kSanctumIndent + 4);
    }
    std::string inactive(Slot slot, const Piece& piece) const {
        const Facts& facts = table_.facts(*view_.card_in(slot));
        return fmt::format("{} {} of {}{}", tribunal::name_of(slot, view_), piece.vis, facts.cost,
                           piece.face.is_down() ? " (face down)" : "");
    }
    // "3 hidden spells with 1, 0 and 2 Vis".
    std::string hidden(Seat seat, Deck deck) const {
        std::vector<std::string> vis;
        for (const Slot slot : of_deck(table_.player(seat).cards, deck))
            if (table_.piece(slot).place == Place::Sanctum && !view_.card_in(slot))
                vis.push_back(std::to_string(table_.piece(slot).vis));
        if (vis.empty()) return "";
        const char* const thing = deck == Deck::Items ? "hidden item" : "hidden spell";
        return plural(static_cast<int>(vis.size()), thing) + " with " + joined(vis) + " Vis";
    }

    std::string own_cards(Seat me) const {
        std::string out;
        std::string_view hand = "Your hand", vault = "Your vault";
        for (const Slot slot : table_.player(me).cards)
            if (table_.piece(slot).place == Place::Hand)
                if (const auto card = view_.card_in(slot))
                    out += board(std::exchange(hand, ""), *card);
        for (const Slot slot : of_deck(table_.player(me).cards, Deck::Resources))
            if (table_.piece(slot).place == Place::Sanctum)
                if (const auto card = view_.card_in(slot))
                    out += board(std::exchange(vault, ""), *card);
        return out.empty() ? out : "\n" + out;
    }

    const View& view_;
    const Table& table_;
    const Reader& reader_;
    const Outlook outlook_;
};

}  // namespace

std::string GameTable<GrandTribunal>::draw(const View& view, const Reader& reader) {
    return Drawing(view, reader).all();
}

}  // namespace curia::cli
