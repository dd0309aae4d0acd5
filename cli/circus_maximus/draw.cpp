// The table: five rows with goods on the left and merchants on the right; below, each player's
// cards.
#include <fmt/core.h>

#include <algorithm>

#include "cli/circus_maximus/table.h"
#include "cli/circus_maximus/words.h"
#include "games/circus_maximus/rows.h"

namespace curia::cli {

using namespace arena;

namespace {

constexpr int kGoodsWidth = 40;

// ---- Title ----

std::string_view title_of(Phase phase) {
    switch (phase) {
        case Phase::Favours: return "phase I, favours";
        case Phase::Tickets: return "phase II, tickets";
        case Phase::Sales: return "phase III, sales";
        default: return "the cards are dealt";
    }
}

std::string what_is_done(const Table& table, const Reader& reader) {
    if (table.stage == Stage::Over) return "the game is over";
    if (table.stage < Stage::Turn) return "cards are dealt";
    const bool places = table.stage == Stage::Turn;
    return reader.does(table.active, "are", "is") + (places ? " to place or pass" : " to choose");
}

std::string title(const Table& table, const Reader& reader) {
    const std::string start =
        "  " + reader.style(Ink::Bold, reader.style(Ink::Gold, "Circus Maximus")) +
        fmt::format("   day {} of {} · {}", table.day, kDays, title_of(table.phase));
    const std::string end = what_is_done(table, reader);
    return at_both_ends(start, end, reader.width - 1) + "\n\n";
}

// ---- Rows ----

std::string goods_at(const Table& table, Place place) {
    if (place == Place::Villa) {
        std::string goods = table.start_card_is_free ? "start card, " : "";
        return goods + in_words(table.villa);
    }
    if (is_venue(place)) {
        const int bonus = table.bonus[venue_at(place)];
        return in_words(table.visitors[venue_at(place)], table.edition()) +
               (bonus > 0 ? fmt::format(" (+{} each)", bonus) : "");
    }
    std::string goods;
    for (Venue venue : VenueSet::all())
        if (!table.forum[venue].empty())
            goods += fmt::format("{}{}: {}", goods.empty() ? "" : "\n", in_words(venue),
                                 in_words(table.forum[venue], table.edition()));
    return goods.empty() ? "nothing" : goods;
}

// Breaks lines after commas and colons only, so that no item of a list is split.
std::string wrap_list(std::string text, int width) {
    constexpr char kTied = '_';
    for (std::size_t i = 1; i < text.size(); ++i)
        if (text[i] == ' ' && text[i - 1] != ',' && text[i - 1] != ':') text[i] = kTied;
    text = wrap(text, width, 2);
    std::replace(text.begin(), text.end(), kTied, ' ');
    return text;
}

// What the merchant would take if everyone passed now. It is the `turn`-th to take something.
std::string prospect_of(const Prospect& prospect, int turn) {
    if (!prospect.takes) return "→none";
    if (prospect.visitor)
        return fmt::format("→{}:{}", in_words(*prospect.visitor), prospect.income);
    if (prospect.ticket)
        return fmt::format("→{}/{}", in_words(prospect.ticket->seat),
                           in_brief(prospect.ticket->venue).substr(0, 3));
    return "→" + ordinal(turn);
}

std::string bidders_at(const Table& table, Place place, const Outlook& outlook,
                       const Reader& reader) {
    const bool resolving = table.stage >= Stage::PickFavour && table.stage != Stage::Over;
    std::string text;
    int turn = 0;
    for (int i = 0; i < table.merchants.size(); ++i) {
        const Placed& one = table.merchants[i];
        if (one.place != place) continue;
        std::string card = resolving && i == table.resolving ? "▸" : "";
        card += fmt::format("{}{}", letter_of(one.owner), one.level.to_number());
        if (one.effective != one.level) card += fmt::format("={}", one.effective.to_number());
        text += (text.empty() ? "" : " ") + reader.style(ink_of(one.owner), card);
        if (i >= first_to_take(table))
            text += reader.style(Ink::Dim, prospect_of(outlook.merchants[i], ++turn));
    }
    return text;
}

std::string row_at(const Table& table, Place place, const Outlook& outlook, const Reader& reader) {
    const bool now = places_of(table.phase).has(place);
    const std::string goods = wrap_list(goods_at(table, place), kGoodsWidth - 4);
    const std::string first = "  " + reader.style(now ? Ink::Bold : Ink::Dim, in_words(place)) +
                              "\n" + indented(indented(goods));
    const std::string bidders =
        wrap(bidders_at(table, place, outlook, reader), reader.width - kGoodsWidth - 4);
    std::string second;
    for (const std::string& line : lines_of(bidders)) second += "│ " + line + "\n";
    return beside(first, second.empty() ? "│\n" : second, kGoodsWidth + 1);
}

// ---- Players ----

std::string hand_of(const Table& table, Seat seat) {
    std::string text;
    for (Level level : LevelSet::all())
        text += table.hands[seat].has(level) ? fmt::format("{} ", level.to_number()) : "· ";
    return text;
}

std::string cards_of(const Table& table, Seat seat, const Reader& reader) {
    std::string text;
    if (!table.favours[seat].empty()) text += "favours: " + in_words(table.favours[seat]) + "\n";
    for (Venue venue : VenueSet::all())
        if (table.has_ticket(seat, venue))
            text += fmt::format("{}: {}\n", in_words(venue),
                                in_words(table.tickets[seat][venue], table.edition()));
    std::string out;
    for (const std::string& line : lines_of(wrap_list(text, reader.width - 18)))
        if (!line.empty()) out += std::string(17, ' ') + line + "\n";
    return out;
}

std::string heading(const Reader& reader) {
    return reader.style(Ink::Dim, left("", 17) + left("in hand", 23) +
                                      " before  sold  to sell  unused  total") +
           "\n";
}

std::string player(const Table& table, Seat seat, const Account& account, const Reader& reader) {
    const std::string letter(1, letter_of(seat));
    const std::string& name = reader.plain_name(seat);
    const bool placing = table.phase != Phase::Dealing && table.stage < Stage::PickFavour;
    const bool passed = placing && table.passed.has(seat);
    std::string out = "  " + reader.style(ink_of(seat), letter) + " " +
                      left(name == letter ? "" : shorten(name, 10), 11) +
                      (table.first == seat ? "◆ " : "  ") + hand_of(table, seat) +
                      (passed ? " passed" : "       ");
    out += fmt::format("{:>7}{:>6}{:>9}{:>8}", account.before, account.sales, account.prospects,
                       account.merchants);
    return out + reader.style(Ink::Bold, fmt::format("{:>7}", account.total())) + "\n" +
           cards_of(table, seat, reader);
}

std::string result_line(const Table& table, Seat seat, int score, bool won, const Reader& reader) {
    std::string out = won ? reader.style(Ink::Gold, "  ★ ") : "    ";
    out += reader.style(ink_of(seat), left(shorten(reader.plain_name(seat), 10), 12));
    for (const auto& day : table.income) out += fmt::format("{:>8}", day[seat]);
    return out + fmt::format("{:>10}", table.favour_coins[seat]) +
           reader.style(Ink::Bold, fmt::format("{:>8}", score)) + "\n";
}

}  // namespace

std::string GameTable<CircusMaximus>::draw(const View& view, const Reader& reader) {
    const Table& table = view.table;
    const Outlook outlook = CircusMaximus::outlook(view);
    std::string text = title(table, reader);
    for (Place place : PlaceSet::all()) text += row_at(table, place, outlook, reader);
    text += '\n' + heading(reader);
    for (Seat seat : seats(table.players()))
        text += player(table, seat, outlook.accounts[seat], reader);
    return text;
}

std::string GameTable<CircusMaximus>::result(const View& view, const Reader& reader) {
    const Table& table = view.table;
    PerSeat<int> scores;
    int best = 0;
    for (Seat seat : seats(table.players())) {
        scores[seat] = table.favour_coins[seat];
        for (const auto& day : table.income) scores[seat] += day[seat];
        best = std::max(best, scores[seat]);
    }
    std::string out = reader.style(Ink::Dim, left("", 16) +
                                                 "   day 1   day 2   day 3   favours"
                                                 "   coins") +
                      "\n";
    std::vector<std::string> winners;
    for (Seat seat : seats(table.players())) {
        const bool won = scores[seat] == best;
        if (won) winners.push_back(reader.name(seat));
        out += result_line(table, seat, scores[seat], won, reader);
    }
    const bool you = reader.viewer && scores[*reader.viewer] == best;
    const char* verb = winners.size() > 1 ? " share the victory" : you ? " win" : " wins";
    return out + "\n  " + joined(winners) + verb + fmt::format(" with {} coins.\n", best);
}

}  // namespace curia::cli
