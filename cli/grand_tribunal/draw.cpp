// The whole table.
#include <fmt/core.h>

#include <algorithm>

#include "cli/grand_tribunal/table.h"
#include "cli/grand_tribunal/words.h"

namespace curia::cli {

using namespace tribunal;

namespace {

class Drawing {
public:
    Drawing(const View& view, const Reader& reader)
        : view_(view),
          table_(view.table),
          reader_(reader),
          outlook_(GrandTribunal::outlook(view)) {}

    std::string all() const {
        std::string out = title() + votes() + sources() + rows() + "\n" + players();
        for (const Seat seat : seats(table_.players())) out += sanctum(seat);
        if (view_.viewer) out += own_cards(*view_.viewer);
        return out;
    }

private:
    std::string line(const std::string& text, int indent = 4) const {
        return wrap(text, reader_.width, indent) + "\n";
    }

    std::string title() const {
        const std::string start =
            "  " + reader_.style(Ink::Bold, reader_.style(Ink::Gold, "Grand Tribunal")) +
            fmt::format("   Tribunal {} · round {} of {}", numeral(table_.tribunal + 1),
                        std::min<int>(table_.round + 1, table_.players()), table_.players());
        const std::string end = what_is_done();
        return left(start, reader_.width - 1 - columns(end)) + end + "\n";
    }
    std::string what_is_done() const {
        if (table_.stage == Stage::Over) return "the game is over";
        if (table_.stage <= Stage::RollDuel) return "being dealt";
        return reader_.does(table_.asked, "are", "is") + " to act";
    }

    std::string votes() const {
        std::string types = "  Votes   ", categories = "          ";
        for (const Space space : SpaceSet::all())
            (space <= Space::Wand ? types : categories) +=
                fmt::format("{} {}{}   ", in_words(space), table_.votes[space],
                            table_.locked.has(space) ? " locked" : "");
        if (table_.options().vote_supply == VoteSupply::Finite)
            categories += fmt::format("· Concilium {}", table_.concilium);
        return line(types, 10) + line(categories, 10);
    }

    std::string sources() const {
        std::string text = fmt::format("  Vis     Extract {}", outlook_.extract);
        const Yield& free = outlook_.sources[Source::Uncontested];
        const Yield& fought = outlook_.sources[Source::Contested];
        text += free.open ? fmt::format(" · uncontested {}:{} ({} left)", free.gatherer,
                                        free.others, free.gatherings)
                          : std::string(" · uncontested closed");
        text += fought.open ? fmt::format(" · contested {}+die ({} left)", fought.gatherer,
                                          fought.gatherings)
                            : std::string(" · contested closed");
        if (table_.is_vis_finite()) text += fmt::format(" · Regio {}", table_.regio);
        return line(text, 10);
    }

    std::string rows() const {
        std::string out;
        for (const Deck deck : kDecksWithRow) {
            const std::string_view name = deck == Deck::Items ? "  Items   " : "  Spells  ";
            std::vector<std::string> cards;
            for (const Card card : table_.rows[deck])
                cards.push_back(tribunal::name_of(card, table_) + " (" + figures(card, table_) +
                                ")");
            cards.push_back(fmt::format("{} in the deck", table_.deck_size[deck]));
            out += list(name, cards, 10);
        }
        return out;
    }
    std::string list(std::string_view title, const std::vector<std::string>& parts,
                     int indent) const {
        std::string text(title);
        for (std::size_t i = 0; i < parts.size(); ++i) text += (i > 0 ? " · " : "") + parts[i];
        return parts.empty() ? "" : line(text, indent);
    }

    std::string players() const {
        std::string out;
        for (const Seat seat : seats(table_.players())) {
            const Player& player = table_.player(seat);
            std::string text = seat == table_.praeco ? "  ▸ " : "    ";
            text += std::string(1, letter_of(seat)) + " " +
                    left(shorten(reader_.plain_name(seat), 10), 11);
            text += fmt::format(
                "{:>4} points ({:+} now) · {:>2} Vis · hand {}{}{} · vault {}", player.points,
                outlook_.points[seat], player.vis, count(seat, Deck::Items, Place::Hand),
                count(seat, Deck::Spells, Place::Hand), count(seat, Deck::Resources, Place::Hand),
                count(seat, Deck::Resources, Place::Sanctum));
            if (player.fogged) text += " · fogged";
            if (player.warded) text += " · warded";
            if (player.precedence) text += " · precedence";
            out += reader_.style(ink_of(seat), text) + "\n";
        }
        return out;
    }
    int count(Seat seat, Deck deck, Place place) const {
        int count = 0;
        for (const Slot slot : of_deck(table_.player(seat).cards, deck))
            count += table_.piece(slot).place == place ? 1 : 0;
        return count;
    }

    // Active items with votes, rank and points now; loose spells; inactive cards with their Vis.
    std::string sanctum(Seat seat) const {
        std::string out;
        for (const Counted& one : outlook_.count)
            if (one.owner == seat) out += line(item(one), 8);
        std::vector<std::string> rest;
        for (const Slot slot : table_.player(seat).cards) {
            const Piece& piece = table_.piece(slot);
            if (piece.place == Place::Active && slot.deck() == Deck::Spells)
                rest.push_back(tribunal::name_of(slot, view_) + " (loose)");
            if (piece.place == Place::Sanctum && slot.deck() != Deck::Resources)
                rest.push_back(inactive(slot, piece));
        }
        out += list("      in study: ", rest, 8);
        return out.empty() ? out : fmt::format("  {}\n", letter_of(seat)) + out;
    }
    std::string item(const Counted& one) const {
        const ItemPiece& piece = table_.pieces.item(one.item);
        std::string text = fmt::format("      {} ({})", tribunal::name_of(one.card, table_),
                                       figures(one.card, table_));
        for (const Slot spell : of_deck(table_.player(one.owner).cards, Deck::Spells))
            if (table_.piece(spell).place == Place::Installed &&
                table_.pieces.spell(spell).host == one.item)
                text += " + " + tribunal::name_of(spell, view_);
        text +=
            piece.award == Award::None
                ? fmt::format(": {}, rank {}{}, {} now", plural(one.votes, "vote"), one.rank,
                              one.prize == Award::None ? "" : ", " + in_words(one.prize),
                              plural(one.points, "point"))
                : fmt::format(": {}, {} now", in_words(piece.award), plural(one.points, "point"));
        return text;
    }
    std::string inactive(Slot slot, const Piece& piece) const {
        const auto card = view_.card_in(slot);
        std::string text = tribunal::name_of(slot, view_);
        text += card ? fmt::format(" {}/{}", piece.vis, table_.facts(*card).cost)
                     : fmt::format(" {} Vis", piece.vis);
        if (card && piece.face.is_down()) text += " (face down)";
        return text;
    }

    std::string own_cards(Seat me) const {
        std::vector<std::string> hand, vault;
        for (const Slot slot : table_.player(me).cards) {
            const Place place = table_.piece(slot).place;
            const auto card = view_.card_in(slot);
            if (!card) continue;
            const std::string name = tribunal::name_of(*card, table_);
            if (place == Place::Hand) hand.push_back(name + " (" + figures(*card, table_) + ")");
            if (place == Place::Sanctum && slot.deck() == Deck::Resources) vault.push_back(name);
        }
        return list("  Hand    ", hand, 10) + list("  Vault   ", vault, 10);
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
