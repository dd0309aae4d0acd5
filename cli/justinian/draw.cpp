// The whole table, and the result at the end.
#include <fmt/core.h>

#include <algorithm>

#include "cli/justinian/drawing.h"
#include "cli/justinian/table.h"

namespace curia::cli {

using namespace court;

namespace {

std::string what_is_done(const View& view, const Reader& reader) {
    const Table& table = view.table;
    switch (table.stage) {
        case Stage::DealTokens:
        case Stage::DealCards:
        case Stage::Starter: return "being dealt";
        case Stage::Over: return "the game is over";
        case Stage::Refill: return reader.does(table.active, "draw", "draws") + " tokens";
        case Stage::NewCard: return reader.does(table.active, "draw", "draws") + " a card";
        default: break;
    }
    const auto is_to = [&](std::string_view what) {
        return reader.does(table.active, "are", "is") + " to " + std::string(what);
    };
    switch (table.stage) {
        case Stage::Place: return is_to("place or pass");
        case Stage::Direction: return is_to("choose a side");
        case Stage::Claim: return is_to("claim or not");
        case Stage::Colour: return is_to("name a colour");
        default: return is_to("exchange a card or not");
    }
}

std::string title(const View& view, const Reader& reader) {
    const Table& table = view.table;
    const std::string start = "  " + reader.style(Ink::Bold, reader.style(Ink::Gold, "Justinian")) +
                              fmt::format("   phase {} · turn {} · {} to claim",
                                          numeral(table.phase), table.game_turn, table.minimum());
    const std::string end = what_is_done(view, reader);
    return at_both_ends(start, end, reader.width - 1) + "\n";
}

// A line of the result: this player's points from each scoring.
std::string result_line(const View& view, const Reader& reader, Seat seat, bool won) {
    const Style& style = reader.style;
    std::string out = won ? style(Ink::Gold, "  ★ ") : "    ";
    const std::string letter(1, letter_of(seat));
    const std::string& name = reader.plain_name(seat);
    out += style(Ink::Bold, style(cli::ink_of(seat), letter)) + " ";
    out += left(name == letter ? "" : shorten(name, 10), 11);
    for (const Scoring& scoring : view.table.scorings)
        out += fmt::format("{:>7} + {:<2}{}  ", scoring.from_cards[seat], scoring.from_tokens[seat],
                           scoring.chooser == seat ? "◆" : " ");
    return out + " " + style(Ink::Bold, fmt::format("{:>6}", view.table.points[seat])) + "\n";
}

std::string how_it_ended(const Table& table) {
    switch (table.ending.value_or(Ending::ThirdScoring)) {
        case Ending::ThirdScoring: return "The third scoring ends the game.";
        case Ending::OutOfTokens: return "Nobody has a token left: this scoring ends the game.";
        case Ending::ForcedScoring:
            return "Nobody has a token left and nobody claimed: a last scoring ends the game.";
        case Ending::Stall:
            return "Nobody placed a token for two turns: a last scoring ends the game.";
    }
    return "";
}

}  // namespace

std::string GameTable<Justinian>::draw(const View& view, const Reader& reader) {
    const Outlook outlook = Justinian::outlook(view);
    const std::string players = draw_players(view, outlook, reader);
    const std::string cards = draw_cards(view, outlook, reader);
    std::string out = title(view, reader) + draw_row(view, outlook, reader) + "\n";
    if (reader.width >= kWide)
        out += beside(players, cards, 62);
    else
        out += players + "\n" + beside("", cards, 2);
    if (view.viewer) out += "\n" + draw_hand(view, reader);
    return out;
}

std::string GameTable<Justinian>::result(const View& view, const Reader& reader) {
    const Table& table = view.table;
    const Style& style = reader.style;
    std::string colours = std::string(17, ' '), parts = colours;
    for (int i = 0; i < table.scorings.size(); ++i) {
        const std::string name = numeral(i + 1) + " " + capital(table.scorings[i].colour);
        colours += style(court::ink_of(table.scorings[i].colour), right(name, i == 0 ? 13 : 15));
        parts += "   cards+tokens";
    }
    std::string out = "  " + how_it_ended(table) + "\n\n" + colours + "\n";
    out += style(Ink::Dim, parts + "  points") + "\n";
    int best = 0;
    for (Seat seat : seats(table.players())) best = std::max<int>(best, table.points[seat]);
    std::vector<std::string> winners;
    for (Seat seat : seats(table.players())) {
        const bool won = table.points[seat] == best;
        if (won) winners.push_back(reader.name(seat));
        out += result_line(view, reader, seat, won);
    }
    out += style(Ink::Dim, "    ◆ named the colour") + "\n\n  ";
    const bool you = reader.viewer && table.points[*reader.viewer] == best;
    const std::string verb = winners.size() > 1 ? " share the victory" : you ? " win" : " wins";
    return out + joined(winners) + verb + fmt::format(" with {} points.\n", best);
}

}  // namespace curia::cli
