// The log, what an action would change, and the result.
#include <fmt/core.h>

#include <algorithm>

#include "cli/grand_tribunal/table.h"
#include "cli/grand_tribunal/words.h"
#include "engine/overload.h"

namespace curia::cli {

using namespace tribunal;

namespace {

// The sentence about an action, with the card's name where the reader may know it.
std::string tell_action(const Acted& news, const View& view, const Reader& reader) {
    const auto does = [&](std::string_view you, std::string_view other) {
        return reader.does(news.seat, you, other);
    };
    const auto card = [&](std::string_view hidden) {
        return news.card ? tribunal::name_of(*news.card, view.table) : std::string(hidden);
    };
    return std::visit(
        Overload{
            [&](const ChooseDeck& a) {
                return does("choose", "chooses") + fmt::format(" the {} deck.", deck_name(a.deck));
            },
            [&](const LayDown&) { return does("lay", "lays") + " down " + card("a card") + "."; },
            [&](const Activate&) { return does("activate", "activates") + " " + card("") + "."; },
            [&](const Install&) -> std::string { return ""; },
            [&](const Vote& a) {
                return does("vote", "votes") + " for " + in_words(a.space) + ".";
            },
            [&](const Take& a) {
                return does("take", "takes") + " " + tribunal::name_of(a.card, view.table) + ".";
            },
            [&](const Draw& a) {
                return does("draw", "draws") + fmt::format(" from the {} deck.", deck_name(a.deck));
            },
            [&](const Study&) {
                return does("study", "studies") + " " + card("a hidden card") + ".";
            },
            [&](const Cast&) { return does("cast", "casts") + " " + card("") + "."; },
            [&](const PlayResource&) { return does("play", "plays") + " " + card("") + "."; },
            [&](const Extract&) { return does("extract", "extracts") + " Vis."; },
            [&](const Gather& a) {
                return does("gather", "gathers") +
                       fmt::format(" from the {} source.", curia::name_of(a.source));
            },
            [&](const End&) -> std::string { return ""; },
            [&](const Discard&) { return does("discard", "discards") + " " + card("") + "."; },
            [&](const Keep&) { return does("keep", "keeps") + " the spell for 2 Vis."; },
            [&](const LetGo&) -> std::string { return ""; },
            [&](const Join&) { return does("join", "joins") + " for 2 Vis."; },
            [&](const Decline&) { return does("do", "does") + " not join."; },
            [&](const Pick&) { return does("pick", "picks") + " " + card("a hidden card") + "."; },
            [&](const PickCard& a) {
                return does("pick", "picks") + " " + tribunal::name_of(a.card, view.table) + ".";
            },
            [&](const PickOpponent& a) {
                return does("pick", "picks") + " " +
                       (reader.is(a.seat) ? "you" : reader.name(a.seat)) + ".";
            },
            [&](const PickSpace& a) {
                return does("pick", "picks") + " " + in_words(a.space) + ".";
            },
            [&](const PickLibrary&) { return does("take", "takes") + " the spell off its item."; },
            [&](const Stop&) -> std::string { return ""; },
        },
        news.action);
}

std::string tell_count(const Held& news, const View& view, const Reader& reader) {
    std::string out = fmt::format("Tribunal {} is held.", numeral(news.tribunal + 1));
    for (const Counted& one : news.count)
        out += "\n  " + reader.name(one.owner) + " " + tribunal::name_of(one.card, view.table) +
               fmt::format(": {}, {}{}", plural(one.votes, "vote"),
                           one.prize == Award::None ? "" : in_words(one.prize) + ", ",
                           plural(one.points, "point"));
    if (news.first_praeco)
        out += "\n  " + reader.does(*news.first_praeco, "are", "is") + " the next first Praeco.";
    return out;
}

}  // namespace

std::string GameTable<GrandTribunal>::tell(const News& news, const View& view,
                                           const Reader& reader) {
    return std::visit(Overload{
                          [&](const Acted& n) { return tell_action(n, view, reader); },
                          [&](const Held& n) { return tell_count(n, view, reader); },
                          [&](const Begins& n) {
                              return reader.does(n.seat, "are", "is") + " the first Praeco.";
                          },
                          [&](const Dealt& n) -> std::string {
                              if (n.card)
                                  return reader.does(n.seat, "get", "gets") + " " +
                                         tribunal::name_of(*n.card, view.table) + ".";
                              return "";
                          },
                          [&](const RowDealt& n) {
                              return tribunal::name_of(n.card, view.table) + " is turned up.";
                          },
                          [&](const Rolled& n) {
                              return reader.does(n.seat, "roll", "rolls") +
                                     fmt::format(" {}.", n.die);
                          },
                          [&](const Dueled& n) {
                              return reader.does(n.seat, "roll", "rolls") +
                                     fmt::format(" {} against {} of ", n.mine, n.other) +
                                     reader.name(n.opponent) + ".";
                          },
                      },
                      news);
}

std::string GameTable<GrandTribunal>::foresee(const View& view, const Action& action,
                                              const Reader& reader) {
    if (!reader.viewer) return "";
    const Outlook now = GrandTribunal::outlook(view), then = GrandTribunal::preview(view, action);
    std::string out;
    for (const Counted& one : then.count) {
        const Counted* before = nullptr;
        for (const Counted& old : now.count)
            if (old.item == one.item) before = &old;
        if (before && before->votes == one.votes && before->rank == one.rank &&
            before->points == one.points)
            continue;
        out += fmt::format("{} of {}: {}, rank {}, {}.\n", tribunal::name_of(one.card, view.table),
                           letter_of(one.owner), plural(one.votes, "vote"), one.rank,
                           plural(one.points, "point"));
    }
    const int gain = then.points[*reader.viewer] - now.points[*reader.viewer];
    if (gain != 0) out += fmt::format("A count now would give you {:+} points.\n", gain);
    if (out.empty()) return "This would not change a count.";
    out.pop_back();
    return out;
}

std::string GameTable<GrandTribunal>::result(const View& view, const Reader& reader) {
    int best = 0;
    for (const Seat seat : seats(view.table.players()))
        best = std::max<int>(best, view.table.player(seat).points);
    std::string out = "  The Grand Tribunal is held.\n\n";
    std::vector<std::string> winners;
    bool you = false;
    for (const Seat seat : seats(view.table.players())) {
        const int points = view.table.player(seat).points;
        const bool won = points == best;
        if (won) winners.push_back(reader.name(seat));
        you = you || (won && reader.is(seat));
        int awards = 0;
        for (const Slot slot : of_deck(view.table.player(seat).cards, Deck::Items))
            awards += view.table.pieces.item(slot).award != Award::None ? 1 : 0;
        out += (won ? reader.style(Ink::Gold, "  ★ ") : "    ") + std::string(1, letter_of(seat)) +
               " " + left(shorten(reader.plain_name(seat), 10), 11) +
               fmt::format("{:>4} points, {}\n", points, plural(awards, "prize"));
    }
    const std::string verb = winners.size() > 1 ? " share the victory" : you ? " win" : " wins";
    return out + "\n  " + joined(winners) + verb + fmt::format(" with {} points.\n", best);
}

}  // namespace curia::cli
