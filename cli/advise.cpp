#include <fmt/core.h>

#include "bots/coach.h"
#include "cli/common.h"
#include "match/json/writer.h"
#include "match/record/record.h"

namespace curia::cli {

namespace {

// The newest version at which a player has to decide.
template <Game G>
int last_decision(const Match<G>& match, const std::string& file) {
    for (int version = match.version(); version >= 0; --version)
        if (match.turn(version).of == Turn::Of::Players) return version;
    throw BadInput{file + ": no player has a decision in this record"};
}

template <Game G>
Seat seat_of(const Match<G>& match, int version, const AdviseArguments& a) {
    const int players = match.setup().players;
    if (a.seat && (*a.seat < 0 || *a.seat >= players))
        throw BadInput{
            fmt::format("{} has no seat {}: seats go from 0 to {}", a.file, *a.seat, players - 1)};
    if (a.seat) return *Seat::from_number(*a.seat);
    const Turn turn = match.turn(version);
    return turn.of == Turn::Of::Players ? turn.seats.first() : Seat{0};
}

double number(Thousandths value) { return value.value / 1000.0; }

std::string error(const std::optional<Thousandths>& value, int digits) {
    return value ? fmt::format("±{:.{}f}", number(*value), digits) : "";
}

template <Game G>
void print_table(const Advice<G>& advice, int players) {
    fmt::print("seat {}, {} imagined worlds\n\n", advice.seat.to_number(), advice.worlds);
    fmt::print("{:>5}  {:>6} {:>6}  {:>7} {:>6}  {:>6}  {}\n", "group", "win", "", "margin", "",
               "worlds", "action");
    for (const Estimate<G>& one : advice.estimates) {
        fmt::print("{:>5}  {:>6.3f} {:>6}  {:>+7.2f} {:>6}  {:>6}  {}\n", one.group + 1,
                   number(one.win), error(one.win_error, 3), number(one.margin),
                   error(one.margin_error, 2), one.worlds, to_json(one.action, players));
    }
    if (!advice.reasons.empty())
        fmt::print("\nadvantage of the first group over the others, in points:\n");
    for (const Reason<G>& reason : advice.reasons)
        fmt::print("{:>+7.2f}  {}\n", number(reason.points), name_of(reason.source));
    if (!advice.plan.empty()) fmt::print("\nafter the first action, usually:\n");
    for (const Intent<G>& intent : advice.plan)
        fmt::print("{:>7.3f}  {}\n", number(intent.often), to_json(intent.action, players));
    fmt::print("\nchance to win after the first action, by seat:");
    for (Seat seat : seats(players)) fmt::print(" {:.3f}", number(advice.win[seat]));
    fmt::print("\nbeliefs about what is hidden, in thousandths:\n{}\n",
               to_json(advice.beliefs, players));
}

template <Game G>
void advise_on(const std::string& text, const AdviseArguments& a) {
    const Record<G> record = value_or_throw(read_record<G>(text, a.file));
    const Match<G>& match = record.match;
    const auto budget = Budget::from_text(a.budget);
    if (!budget)
        throw BadInput{"'" + a.budget +
                       "' is not a budget: give iterations (2000) or milliseconds (500ms)"};
    if (a.step && (*a.step < 0 || *a.step > match.version()))
        throw BadInput{
            fmt::format("{} has {} steps: there is no step {}", a.file, match.version(), *a.step)};
    const int version = a.step ? *a.step : last_decision(match, a.file);
    const Seat seat = seat_of(match, version, a);
    const typename G::View view = match.view(seat, version);
    Rng rng(a.seed ? *a.seed : advice_seed<G>(view));
    const auto advice = advise<G>(view, seat, *budget, rng);
    if (!advice)
        throw BadInput{fmt::format("{} after {} steps: {}", a.file, version, advice.why())};
    const int players = match.setup().players;
    if (a.output == Output::Json)
        fmt::print("{}\n", to_json(*advice, players));
    else
        print_table<G>(*advice, players);
}

}  // namespace

int run_advise(const AdviseArguments& arguments) {
    const std::string text = read_file(arguments.file);
    const std::string game = value_or_throw(game_of_record(text, arguments.file));
    if (!AllGames::with(game, [&]<Game G>() { advise_on<G>(text, arguments); }))
        throw BadInput{arguments.file + ":1: no game '" + game +
                       "'; the games are: " + known_games()};
    return 0;
}

}  // namespace curia::cli
