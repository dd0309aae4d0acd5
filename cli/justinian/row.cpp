// The row of the twelve tiles.
#include <fmt/core.h>

#include "cli/justinian/drawing.h"

namespace curia::cli::court {

namespace {

constexpr int kLabel = 3;  // columns left of the row

class RowDrawing {
public:
    RowDrawing(const View& view, const Outlook& outlook, const Reader& reader)
        : view_(view),
          outlook_(outlook),
          style_(reader.style),
          cell_(reader.width >= kWide ? 7 : 5) {}

    std::string text() const {
        std::string out;
        for (int place = kRoomAboveTile - 1; place >= 0; --place)
            out += line("", " ", [&](Tile tile) { return token(tile, place); });
        out += border("┌", "┬", "┐", [](int) { return std::string(); });
        out += line("", bar(), [&](Tile tile) { return number_and_cards(tile); });
        out += line("", bar(), [&](Tile tile) { return name(tile); });
        for (int phase = 1; phase <= kPhases; ++phase)
            out += line(label(phase), bar(), [&](Tile tile) { return window(tile, phase); });
        out += line(style_(Ink::Dim, "‹ ›"), bar(), [&](Tile tile) { return steps(tile); });
        out += border("└", "┴", "┘", [](int slot) { return fmt::format(" {} ", slot); });
        return out + line("", " ", [&](Tile tile) { return goal(tile); });
    }

private:
    std::string bar() const { return style_(Ink::Dim, "│"); }

    // One line with a cell for each tile, in the order of the row.
    template <class Cell>
    std::string line(std::string_view label, std::string_view between, Cell&& cell) const {
        std::string out = right(label, kLabel) + std::string(between);
        for (const Tile tile : view_.table.row)
            out += centre(cell(tile), cell_) + std::string(between);
        while (out.ends_with(' ')) out.pop_back();
        return out + "\n";
    }

    template <class Inset>
    std::string border(std::string_view first, std::string_view between, std::string_view last,
                       Inset&& inset) const {
        std::string out(first);
        for (int slot = 1; slot <= kSlots; ++slot) {
            const std::string text = inset(slot);
            const int spare = cell_ - columns(text);
            out += repeat("─", spare / 2) + text + repeat("─", spare - spare / 2);
            out += slot < kSlots ? between : last;
        }
        return std::string(kLabel, ' ') + style_(Ink::Dim, out) + "\n";
    }

    std::string label(int phase) const {
        return style_(phase == view_.table.phase ? Ink::Gold : Ink::Dim, numeral(phase));
    }

    // The owner's letter, and the value if the reader knows it.
    std::string token(Tile tile, int place) const {
        const Pile& pile = view_.table.above[tile];
        if (place >= pile.size()) return style_(Ink::Dim, "·");
        const Lying& lying = pile[place];
        const Face face = lying.face.is_down() ? view_.own.faces[tile][place] : lying.face;
        const std::string letter =
            style_(Ink::Bold,
                   style_(curia::cli::ink_of(lying.owner), std::string(1, letter_of(lying.owner))));
        if (face.is_down()) return letter + style_(Ink::Dim, "?") + " ";
        return letter + in_words(face.token(), style_);
    }

    std::string number_and_cards(Tile tile) const {
        std::string cards;
        int count = 0;
        for (Colour colour : ColourSet::all())
            if (view_.own.cards[colour].has(tile)) {
                cards += style_(ink_of(colour), capital(colour).substr(0, 1));
                ++count;
            }
        const int room = cell_ == 7 ? 4 : 3;
        if (count > room) cards = "all";
        const std::string number = std::to_string(tile.to_number());
        return left(cell_ == 7 ? " " + number : number, cell_ - room) + right(cards, room);
    }

    std::string name(Tile tile) const {
        bool own = false;
        for (const TileSet& cards : view_.own.cards) own |= cards.has(tile);
        return style_(own ? Ink::Bold : Ink::Plain, shorten(name_of(tile, view_.table), cell_));
    }

    std::string window(Tile tile, int phase) const {
        const std::string value = std::to_string(outlook_.tiles[tile].windows[phase - 1]);
        if (phase != view_.table.phase) return style_(Ink::Dim, right(value, 2));
        return style_(Ink::Bold, style_(Ink::Gold, "[" + right(value, 2) + "]"));
    }

    // What this phase's window would show one slot further left and right.
    std::string steps(Tile tile) const {
        const auto shown = [](int value) { return value > 0 ? fmt::format("{:>2}", value) : "  "; };
        const Standing& standing = outlook_.tiles[tile];
        return style_(Ink::Dim, shown(standing.one_left) + (cell_ == 7 ? "‹ ›" : " ") +
                                    shown(standing.one_right));
    }

    // The slot in which the tile would land; two if the side makes a difference.
    std::string goal(Tile tile) const {
        const Standing& s = outlook_.tiles[tile];
        if (s.slot_from_left == s.slot && s.slot_from_right == s.slot) return "";
        const std::string doubt = s.hidden > 0 && cell_ == 7 ? "?" : "";
        if (s.slot_from_left == s.slot_from_right)
            return fmt::format("→{}{}", s.slot_from_left, doubt);
        return fmt::format("{}|{}{}", s.slot_from_left, s.slot_from_right, doubt);
    }

    const View& view_;
    const Outlook& outlook_;
    const Style& style_;
    const int cell_;
};

}  // namespace

std::string draw_row(const View& view, const Outlook& outlook, const Reader& reader) {
    return RowDrawing(view, outlook, reader).text();
}

}  // namespace curia::cli::court
