// The players, the reader's cards and tokens.
#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "cli/justinian/drawing.h"

namespace curia::cli::court {

namespace {

std::string heading(std::string_view text, const Style& style) { return style(Ink::Dim, text); }

bool is_deciding(const Table& table, Seat seat) {
    switch (table.stage) {
        case Stage::DealTokens:
        case Stage::DealCards:
        case Stage::Starter:
        case Stage::Over: return false;
        default: return table.active == seat;
    }
}

std::string short_ordinal(int place, int last) {
    if (place == last) return "last";
    return std::string(std::array<std::string_view, 4>{"", "1st", "2nd", "3rd"}[place]);
}

std::string status_of(const Table& table, Seat seat) {
    for (int i = 0; i < table.passed.size(); ++i)
        if (table.passed[i] == seat) return "passed " + short_ordinal(i + 1, table.players());
    return table.starter == seat && table.stage == Stage::Place ? "began" : "";
}

// One square for each point up to the minimum: certain, possible, missing.
std::string gauge(const OnCard& on_card, int minimum, const Style& style) {
    const int sure = std::min<int>(on_card.least, minimum);
    const int perhaps = std::clamp<int>(on_card.most, sure, minimum) - sure;
    return style(Ink::Gold, repeat("■", sure)) + style(Ink::Dim, repeat("▪", perhaps)) +
           style(Ink::Dim, repeat("·", minimum - sure - perhaps));
}

std::string total_of(const OnCard& on_card) {
    if (on_card.least == on_card.most) return std::to_string(on_card.least);
    return fmt::format("{}-{}", on_card.least, on_card.most);
}

std::string player_line(const View& view, const Outlook& outlook, const Reader& reader, Seat seat) {
    const Table& table = view.table;
    const Style& style = reader.style;
    const bool deciding = is_deciding(table, seat);
    std::string out = deciding ? style(Ink::Turn, "▸ ") : "  ";
    const std::string letter(1, letter_of(seat));
    const std::string& name = reader.plain_name(seat);
    out += style(Ink::Bold, style(curia::cli::ink_of(seat), letter)) + " ";
    out +=
        left(style(deciding ? Ink::Bold : Ink::Plain, name == letter ? "" : shorten(name, 6)), 7);
    out += left(style(Ink::Dim, status_of(table, seat)), 12);
    out += style(Ink::Bold, right(std::to_string(table.points[seat]), 6));
    out += right(std::to_string(table.hand_size[seat]), 5);
    out += right(std::to_string(table.reserve_size[seat]), 5);
    out += right(std::to_string(table.on_card_size[seat]), 3) + " ";
    out += gauge(outlook.on_card[seat], outlook.minimum, style);
    return out + " " + total_of(outlook.on_card[seat]) + "\n";
}

std::string worth_line(const View& view, const Worth& worth, Colour colour, const Style& style) {
    const auto compared = [&](int value, int width) {
        const Ink ink = value > worth.now ? Ink::Green : value < worth.now ? Ink::Red : Ink::Dim;
        return style(ink, right(std::to_string(value), width));
    };
    return left(in_words(colour, style), 9) + left(in_words(view.own.cards[colour]), 9) +
           style(Ink::Bold, right(std::to_string(worth.now), 4)) + compared(worth.from_left, 10) +
           compared(worth.from_right, 6) + "\n";
}

std::string scored_line(const View& view, Colour colour, const Style& style) {
    const auto& scorings = view.table.scorings;
    std::string out = left(in_words(colour, style), 9);
    for (int i = 0; i < scorings.size(); ++i) {
        if (scorings[i].colour != colour) continue;
        out += style(Ink::Dim, "scored in phase " + numeral(i + 1));
        if (view.viewer)
            out += style(Ink::Dim, fmt::format(": {} + {}", scorings[i].from_cards[*view.viewer],
                                               scorings[i].from_tokens[*view.viewer]));
    }
    return out + "\n";
}

}  // namespace

std::string draw_players(const View& view, const Outlook& outlook, const Reader& reader) {
    std::string out = heading(left("  Players", 23) + "points hand res.  phase card", reader.style);
    out += "\n";
    for (Seat seat : seats(view.table.players())) out += player_line(view, outlook, reader, seat);
    return out;
}

std::string draw_cards(const View& view, const Outlook& outlook, const Reader& reader) {
    const Style& style = reader.style;
    std::string out = view.viewer ? "Your cards         now from left right" : "Colours";
    out = heading(out, style) + "\n";
    for (Colour colour : ColourSet::all()) {
        if (outlook.colours[colour].closed)
            out += scored_line(view, colour, style);
        else if (view.viewer)
            out += worth_line(view, outlook.colours[colour], colour, style);
        else
            out += in_words(colour, style) + "\n";
    }
    return out;
}

std::string draw_hand(const View& view, const Reader& reader) {
    const std::string tokens = in_words(view.own.hand, reader.style);
    return "  " + heading("Your tokens  ", reader.style) + tokens + "\n";
}

}  // namespace curia::cli::court
