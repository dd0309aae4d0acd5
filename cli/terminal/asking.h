// What a person is shown when a question is asked, and what the answer means.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/terminal/match_log.h"
#include "cli/terminal/table.h"
#include "match/match.h"

namespace curia::cli {

// Commands in any game that are not moves.
enum class Order { None, Redraw, Help, Log, TakeBack, WhatIf, Leave };
// Removes the spaces around the words. For WhatIf the words keep the move in question.
Order order_in(std::string& words);

// The title, followed by a thin line to the edge.
std::string ruled(std::string_view title, const Reader& reader);

// What happened since this version. Only the end of it, if there is no room for everything.
template <HasTable G>
std::string news_since(const Match<G>& match, int version, const Reader& reader,
                       std::optional<int> room) {
    const auto lines = lines_of(indented(tell_steps(match, version, match.version(), reader)));
    const int count = static_cast<int>(lines.size());
    const bool cut = room && count > *room;
    std::string out =
        ruled(cut ? "Since your last turn (log shows everything)" : "Since your last turn", reader);
    for (int i = cut ? count - *room : 0; i < count; ++i) out += lines[i] + "\n";
    return out;
}

// The question, the numbered answers if there are few, and the ways to answer.
template <HasTable G>
std::string question_to(const Match<G>& match, Seat seat, const Reader& reader) {
    using Table = GameTable<G>;
    const Style& style = reader.style;
    const auto view = match.view(seat);
    std::string out;
    for (const auto& line : lines_of(wrap(Table::question(view, reader), reader.width - 2)))
        out += (out.empty() ? style(Ink::Turn, "◆ ") : "  ") + style(Ink::Bold, line) + "\n";
    int number = 0;
    for (const Choice<G>& choice : Table::choices(view, match.legal(seat), reader))
        out += right(std::to_string(++number), 4) + "  " + choice.text + "\n";
    return out + "  " + style(Ink::Dim, Table::hint(view) + " · ? help · q leave") + "\n";
}

// The action that the words mean: the number of an answer, or the game's own commands.
template <HasTable G>
Result<typename G::Action> action_meant(const Match<G>& match, Seat seat, const std::string& words,
                                        const Reader& reader) {
    const auto view = match.view(seat);
    const auto legal = match.legal(seat);
    const auto choices = GameTable<G>::choices(view, legal, reader);
    const bool is_number = words.find_first_not_of("0123456789") == std::string::npos;
    if (choices.empty() || words.empty() || !is_number)
        return GameTable<G>::understand(words, view, legal, reader);
    const std::size_t number = words.size() > 3 ? 0 : std::stoul(words);
    if (number < 1 || number > choices.size())
        return Failure{"The answers are numbered from 1 to " + std::to_string(choices.size()) +
                       "."};
    const Choice<G>& choice = choices[number - 1];
    if (!choice.action) return Failure{choice.why_closed};
    return *choice.action;
}

}  // namespace curia::cli
