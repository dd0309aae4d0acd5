#include <fmt/core.h>

#include <algorithm>
#include <charconv>

#include "cli/common.h"
#include "cli/terminal/match_log.h"
#include "cli/terminal/sitting.h"
#include "cli/terminal/terminal.h"
#include "generated/tables.h"
#include "match/any_match_of.h"
#include "match/json/writer.h"
#include "match/record/record.h"

namespace curia::cli {

namespace {

// ---- Figures ----

template <Game G>
void print_check(const Record<G>& record, std::string_view text, const ReplayArguments& a) {
    if (!record.is_finished)
        throw BadInput{fmt::format("{}:{}: {}", a.file, lines_of(text).size(),
                                   record.match.outcome()
                                       ? "the closing line is missing"
                                       : "the record ends before the game does")};
    const auto outcome = *record.match.outcome();
    const int players = record.match.setup().players;
    std::string line;
    if (a.output == Output::Json) {
        line = fmt::format("{{\"file\":{},\"steps\":{},\"end\":{},\"scores\":{},\"holds\":true}}",
                           to_json(std::string_view(a.file)), record.match.version(),
                           to_json(outcome.ending), to_json(outcome.scores, players));
    } else {
        line = fmt::format("{}: {} steps, end {}, scores", a.file, record.match.version(),
                           name_of(outcome.ending));
        for (Seat seat : seats(players)) line += fmt::format(" {}", outcome.scores[seat]);
        line += ": all correct";
    }
    // With --legal this goes to stderr, so that it does not disturb programs that read the list.
    fmt::print(a.legal ? stderr : stdout, "{}\n", line);
}

template <Game G>
void print_legal(const Match<G>& match) {
    const AnyMatchOf<G> json(match);
    for (int version = 0; version <= match.version(); ++version)
        for (Seat seat : match.turn(version).seats)
            fmt::print("{{\"step\":{},\"seat\":{},\"legal\":{}}}\n", version, seat.to_number(),
                       json.legal(seat, version));
}

template <Game G>
void print_json(const Match<G>& match, Viewer viewer, std::optional<int> version) {
    const AnyMatchOf<G> json(match);
    for (int step = 0; !version && step < match.version(); ++step)
        fmt::print("{{\"step\":{},\"news\":{}}}\n", step + 1, json.news(step, viewer));
    const int shown = version.value_or(match.version());
    fmt::print("{{\"step\":{},\"view\":{},\"outlook\":{}}}\n", shown, json.view(viewer, shown),
               json.outlook(viewer, shown));
}

// ---- Showing ----

template <HasTable G>
class Showing {
public:
    Showing(const Record<G>& record, Viewer viewer, Terminal& terminal)
        : match_(record.match), terminal_(terminal), reader_(reader_for(record, viewer, terminal)) {
        for (std::size_t i = 0; i < record.notes.seats.size(); ++i)
            who_ += fmt::format("{}{} {}", i ? ", " : "", static_cast<char>('A' + i),
                                shorten(printable(record.notes.seats[i]), 16));
    }

    void show_all() {
        if (!who_.empty()) terminal_.write("  " + who_ + "\n");
        terminal_.write(ruled("The log", reader_) +
                        indented(tell_steps(match_, 0, match_.version(), reader_)) + "\n");
        show_table(match_.version());
    }

    void show_table(int version) {
        const auto view = match_.view(reader_.viewer, version);
        terminal_.write(GameTable<G>::draw(view, reader_));
        if (match_.turn(version).of == Turn::Of::Nobody)
            terminal_.write("\n" + ruled("The end", reader_) + GameTable<G>::result(view, reader_));
    }

    // Step by step on a terminal, beginning after the deal.
    void walk() {
        int version = 0;
        while (match_.turn(version).of == Turn::Of::Chance && version < match_.version()) ++version;
        while (true) {
            terminal_.clear();
            show_table(version);
            terminal_.write("\n" + ruled(fmt::format("Step {} of {}{}{}", version, match_.version(),
                                                     who_.empty() ? "" : " · ", who_),
                                         reader_));
            if (version > 0) terminal_.write(line_of(version - 1));
            const auto words = terminal_.read_line(
                reader_.style(Ink::Dim, "\n  Enter next · p back · a number jumps · q leaves") +
                "\n  > ");
            if (!words || *words == "q") return;
            version = std::clamp(goal_of(*words, version), 0, match_.version());
        }
    }

private:
    static Reader reader_for(const Record<G>& record, Viewer viewer, const Terminal& terminal) {
        const int players = record.match.setup().players;
        return {.viewer = viewer,
                .names = names_for(viewer, SeatSet::all(players), players),
                .style = Style::of_standard_output(),
                .width = std::clamp(terminal.width(), 80, 100)};
    }

    static int goal_of(const std::string& words, int version) {
        if (words.empty() || words == "n") return version + 1;
        if (words == "p") return version - 1;
        int number = version;  // stays if the words mean nothing
        std::from_chars(words.data(), words.data() + words.size(), number);
        return number;
    }

    std::string line_of(int step) const {
        const std::string told = indented(tell_steps(match_, step, step + 1, reader_));
        return told.empty() ? "  (nothing visible)\n" : told;
    }

    const Match<G>& match_;
    Terminal& terminal_;
    const Reader reader_;
    std::string who_;
};

template <Game G>
Viewer viewer_of(const Match<G>& match, const ReplayArguments& a) {
    if (!a.viewer) return std::nullopt;
    const int players = match.setup().players;
    if (*a.viewer < 0 || *a.viewer >= players)
        throw BadInput{fmt::format("{} has no seat {}: seats go from 0 to {}", a.file, *a.viewer,
                                   players - 1)};
    return Seat::from_number(*a.viewer);
}

template <Game G>
void replay(const std::string& text, const ReplayArguments& a) {
    const Record<G> record = value_or_throw(read_record<G>(text, a.file));
    const Viewer viewer = viewer_of(record.match, a);
    if (a.step && (*a.step < 0 || *a.step > record.match.version()))
        throw BadInput{fmt::format("{} has {} steps: there is no step {}", a.file,
                                   record.match.version(), *a.step)};
    if (a.legal) print_legal(record.match);
    if (a.check) print_check(record, text, a);
    if (a.legal || a.check) return;
    if (a.output == Output::Json) return print_json(record.match, viewer, a.step);
    Terminal terminal;
    Showing<G> showing(record, viewer, terminal);
    if (a.step)
        showing.show_table(*a.step);
    else if (terminal.is_interactive())
        showing.walk();
    else
        showing.show_all();
}

}  // namespace

int run_replay(const ReplayArguments& arguments) {
    const std::string text = read_file(arguments.file);
    const std::string game = value_or_throw(game_of_record(text, arguments.file));
    if (!AllGames::with(game, [&]<Game G>() { replay<G>(text, arguments); }))
        throw BadInput{arguments.file + ":1: no game '" + game +
                       "'; the games are: " + known_games()};
    return 0;
}

}  // namespace curia::cli
