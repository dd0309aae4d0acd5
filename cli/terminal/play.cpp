#include <fmt/core.h>

#include "bots/all.h"
#include "bots/external/allow.h"
#include "cli/common.h"
#include "cli/terminal/sitting.h"
#include "generated/tables.h"
#include "match/record/record.h"

namespace curia::cli {

namespace {

SeatSet people_of(const PlayArguments& a) {
    SeatSet people;
    for (const int number : a.me) {
        if (number < 0 || number >= a.players)
            throw BadInput{fmt::format("no seat {}: with {} players seats go from 0 to {}", number,
                                       a.players, a.players - 1)};
        people.add(*Seat::from_number(number));
    }
    return people;
}

std::vector<std::string> seat_names(SeatSet people, const PlayArguments& a) {
    std::vector<std::string> names;
    for (Seat seat : seats(a.players))
        names.push_back(people.has(seat) ? fmt::format("player {}", letter_of(seat))
                                         : "bot:" + a.bot);
    return names;
}

std::string farewell(bool finished, int steps, const std::string& record) {
    std::string out =
        finished ? "" : fmt::format("\n  You leave the table after {} steps.\n", steps);
    if (!record.empty())
        out += fmt::format("\n  The match is in {0}. View it with: curia replay {0}\n", record);
    return out;
}

template <Game G>
void play(const PlayArguments& a) {
    const auto setup = make_setup<G>(a.players, a.options, a.edition);
    const auto bot = value_or_throw(named_bot<G>(a.bot));
    const SeatSet people = people_of(a);
    const std::vector<std::string> names = seat_names(people, a);
    Terminal terminal;
    Sitting<G> sitting(setup, {people, *bot}, terminal, Rng(a.seed.value_or(seed_from_system())));
    const auto save = [&] {
        if (!a.record.empty()) write_file(a.record, write_record(sitting.match(), {names}));
    };
    save();  // reports a file that cannot be written before the match
    const bool finished = sitting.run(save);
    save();
    terminal.write(farewell(finished, sitting.match().version(), a.record));
    if (!bot->why_failed().empty())
        terminal.write(fmt::format("\n  The bot has failed. {}\n", bot->why_failed()));
}

}  // namespace

int run_play(const PlayArguments& arguments) {
    allow_external_bots();
    with_game(arguments.game, [&]<Game G>() { play<G>(arguments); });
    return 0;
}

}  // namespace curia::cli
