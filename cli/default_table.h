// The terminal of a game that has no table of its own in cli/<game>/: everything in the View and
// in the Outlook as a list, all legal actions numbered. The words come from the descriptions.
#pragma once

#include <charconv>

#include "cli/terminal/plain_words.h"
#include "cli/terminal/words.h"

namespace curia::cli {

inline constexpr std::string_view kPlainHelp =
    "This game has no table of its own in the terminal yet, so you see everything that you know "
    "as a list.\n"
    "Answer with a number of the list, or with its words. Part of the words is enough if it fits "
    "only one answer.\n"
    "  ?3      what answer 3 would change\n"
    "  log     everything so far\n"
    "  u       undo, until another player acts\n"
    "  Enter   the table again\n"
    "  q       leave the table\n";

template <Game G>
struct DefaultGameTable {
    using View = typename G::View;
    using Action = typename G::Action;
    using News = typename G::News;

    static std::string draw(const View& view, const Reader& reader) {
        const PlainWords words = words_for(view, reader);
        std::string out = section("On the table", words.lines_of(view.table), reader) +
                          section("What follows", words.lines_of(G::outlook(view)), reader);
        if (view.viewer) out += section("Yours", own_lines(view, words), reader);
        return out;
    }

    static std::string question(const View&, const Reader&) { return "Choose one of these."; }
    static std::string hint(const View&) { return "a number or its words · ?1 what if"; }

    static std::vector<Choice<G>> choices(const View& view, const Actions<G>& legal,
                                          const Reader& reader) {
        std::vector<Choice<G>> list;
        for (const Action& action : legal)
            list.push_back({words_for(view, reader).of(action), action, {}});
        return list;
    }

    static Result<Action> understand(std::string_view text, const View& view,
                                     const Actions<G>& legal, const Reader& reader) {
        const std::vector<std::string> command = words_in(text);
        if (command.empty()) return Failure{"Say a number of the list, or its words; ? explains."};
        if (const auto number = number_in(command); number >= 1 && number <= legal.size())
            return legal[number - 1];
        std::vector<int> fitting;
        for (int i = 0; i < legal.size(); ++i) {
            const auto answer = words_in(plain_text(view, legal[i], reader));
            if (answer == command) return legal[i];
            if (is_meant_by(command, answer)) fitting.push_back(i);
        }
        if (fitting.size() == 1) return legal[fitting[0]];
        if (fitting.empty())
            return Failure{"No answer in the list has these words. Say a number, from 1 to " +
                           std::to_string(legal.size()) + "."};
        return Failure{"Several answers fit, such as " +
                       plain_text(view, legal[fitting[0]], reader) + " and " +
                       plain_text(view, legal[fitting[1]], reader) + ". Say a number."};
    }

    static std::string foresee(const View& view, const Action& action, const Reader& reader) {
        const std::string changes =
            words_for(view, reader).difference(G::outlook(view), G::preview(view, action));
        return changes.empty() ? "Nothing changes that you could know." : changes;
    }

    static std::optional<std::string> answer(std::string_view, const View&, const Reader&) {
        return std::nullopt;
    }

    static std::string tell(const News& news, const View& view, const Reader& reader) {
        return wrap(words_for(view, reader).told(news), reader.width - 4, 4);
    }

    static std::string help(const Reader& reader) { return wrap(kPlainHelp, reader.width - 4); }

    // When the game is over, every world that agrees with the View has the same outcome: the laws
    // check it. So an imagined one shows the scores.
    static std::string result(const View& view, const Reader& reader) {
        Rng rng(1);
        const auto outcome = G::outcome(G::imagine(view, rng));
        const int players = view.table.players();
        int best = outcome.scores[Seat{0}];
        for (Seat seat : seats(players)) best = std::max(best, outcome.scores[seat]);
        std::string out;
        for (Seat seat : seats(players)) {
            const int score = outcome.scores[seat];
            out += "  " + left(reader.name(seat), 10) + right(std::to_string(score), 6) +
                   (score == best ? "  wins" : "") + "\n";
        }
        return out + "  The end: " + spaced(name_of(outcome.ending)) + ".\n";
    }

private:
    static PlainWords words_for(const View& view, const Reader& reader) {
        return {reader, view.table.players()};
    }

    static std::string section(std::string_view title, const std::vector<PlainLine>& lines,
                               const Reader& reader) {
        if (lines.empty()) return {};
        return reader.style(Ink::Gold, title) + "\n" + block_of(lines, reader);
    }

    // All members of the View except the Table and the viewer.
    static std::vector<PlainLine> own_lines(const View& view, const PlainWords& words) {
        std::vector<PlainLine> lines;
        for (PlainLine& line : words.lines_of(view)) {
            if (line.name == "table" || line.name == "viewer") continue;
            if (line.name != "own") {
                lines.push_back(std::move(line));
                continue;
            }
            for (PlainLine& below : line.below) lines.push_back(std::move(below));
        }
        return lines;
    }

    // Without colours, to compare it with what a person types.
    static std::string plain_text(const View& view, const Action& action, const Reader& reader) {
        Reader plain = reader;
        plain.style = Style();
        return words_for(view, plain).of(action);
    }

    static int number_in(const std::vector<std::string>& command) {
        int number = 0;
        const std::string& word = command[0];
        const auto end = std::from_chars(word.data(), word.data() + word.size(), number).ptr;
        return command.size() == 1 && end == word.data() + word.size() ? number : 0;
    }
};

}  // namespace curia::cli
