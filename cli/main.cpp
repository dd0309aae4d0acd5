// Reads the command line, and calls the subcommand.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>

#include "cli/argument_checks.h"
#include "cli/commands.h"
#include "cli/server_commands.h"
#include "cli/terminal/style.h"

namespace curia::cli {
namespace {

constexpr int kBadInput = 2;

struct Arguments {
    PlayArguments play;
    SimulateArguments simulate;
    ReplayArguments replay;
    AdviseArguments advise;
    CoachArguments coach;
    ArenaArguments arena;
    LadderArguments ladder;
    WorkerArguments worker;
    ServerArguments server;
    BalanceArguments balance;
    BotArguments bot;
    std::string game, file;
    bool json = false;

    Output output() const { return json ? Output::Json : Output::Text; }
};

// Refuses an empty address: without a queue, an arena would play the matches itself.
std::string why_no_queue(const std::string& text) {
    return text.empty() ? "the address of the queue is empty" : std::string();
}

void add_play(CLI::App& app, Arguments& a, int& status) {
    CLI::App* command = app.add_subcommand("play", "Play a game in the terminal");
    command->add_option("game", a.play.game, "the game")->capture_default_str();
    command->add_option("--players", a.play.players, "number of seats")->capture_default_str();
    command->add_option("--me", a.play.me, "seats played at this keyboard, from 0");
    command->add_option("--bot", a.play.bot, "bot in the other seats")->capture_default_str();
    command->add_option("--options", a.play.options, "rule options: name=value, or preset=name");
    command->add_option("--edition", a.play.edition, "file with other component values")
        ->check(why_no_path);
    command->add_option("--record", a.play.record, "write the match to this file")
        ->check(why_no_path);
    command->add_option("--seed", a.play.seed, "seed of the random numbers")
        ->check(why_no_seed<std::uint64_t>);
    command->callback([&] { status = run_play(a.play); });
}

void add_simulate(CLI::App& app, Arguments& a, int& status) {
    CLI::App* command = app.add_subcommand("simulate", "Let bots play many matches");
    command->add_option("game", a.simulate.game, "the game")->required();
    command->add_option("--players", a.simulate.players, "number of seats")->capture_default_str();
    command->add_option("--games", a.simulate.games, "number of matches")
        ->check(CLI::Range(1, 100'000'000))
        ->capture_default_str();
    command->add_option("--seed", a.simulate.seed, "seed of the random numbers")
        ->check(why_no_seed<std::uint64_t>)
        ->capture_default_str();
    command->add_option("--bot", a.simulate.bots, "one bot for all seats, or one for each");
    command->add_option("--options", a.simulate.options,
                        "rule options: name=value, or preset=name");
    command->add_option("--edition", a.simulate.edition, "file with other component values")
        ->check(why_no_path);
    command
        ->add_option("--record", a.simulate.record,
                     "write the match to this file, or all of them to this folder")
        ->check(why_no_path);
    command->add_flag("--json", a.json, "print the figures as JSON");
    command->callback([&] {
        a.simulate.output = a.output();
        status = run_simulate(a.simulate);
    });
}

void add_replay(CLI::App& app, Arguments& a, int& status) {
    CLI::App* command = app.add_subcommand("replay", "Show a recorded match, or check it");
    command->add_option("file", a.replay.file, "the record file")->required();
    command->add_option("--step", a.replay.step, "show only the table after this many steps");
    command->add_option("--as", a.replay.viewer, "show what this seat saw, from 0");
    command->add_flag("--check", a.replay.check, "verify every step and the result");
    command->add_flag("--legal", a.replay.legal,
                      "print the legal actions of every decision as JSON");
    command->add_flag("--json", a.json, "print JSON");
    command->callback([&] {
        a.replay.output = a.output();
        status = run_replay(a.replay);
    });
}

void add_advise(CLI::App& app, Arguments& a, int& status) {
    CLI::App* command = app.add_subcommand("advise", "Estimate the outcome of every legal action");
    command->add_option("file", a.advise.file, "the record file")->required();
    command->add_option("--at", a.advise.step,
                        "after this many steps; otherwise at the last decision");
    command->add_option("--seat", a.advise.seat, "for this seat, from 0");
    command->add_option("--budget", a.advise.budget, "iterations, or milliseconds as in 500ms")
        ->capture_default_str();
    command
        ->add_option("--seed", a.advise.seed,
                     "seed of the imagined worlds; otherwise from the position")
        ->check(why_no_seed<std::uint64_t>);
    command->add_flag("--json", a.json, "print JSON");
    command->callback([&] {
        a.advise.output = a.output();
        status = run_advise(a.advise);
    });
}

void add_coach(CLI::App& app, Arguments& a, int& status) {
    CLI::App* command =
        app.add_subcommand("coach", "Measure how often the coach repeats its advice");
    command->add_option("game", a.coach.game, "the game; otherwise all of them");
    command->add_option("--positions", a.coach.positions, "number of positions of each game")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command->add_option("--budget", a.coach.budget,
                        "iterations, or milliseconds as in 500ms; otherwise the server's");
    command->add_option("--seed", a.coach.seed, "seed of the positions")
        ->check(why_no_seed<std::uint64_t>)
        ->capture_default_str();
    command->add_option("--threads", a.coach.threads, "number of threads; 0: all cores")
        ->check(CLI::Range(0, 1024));
    command->add_flag("--json", a.json, "print JSON");
    command->callback([&] {
        a.coach.output = a.output();
        status = run_coach(a.coach);
    });
}

void add_contest(CLI::App* command, ContestArguments& a, bool& json) {
    command->add_option("game", a.game, "the game")->required();
    command->add_option("--deals", a.deals, "number of deals, each played in all seats")
        ->check(CLI::Range(1, 10'000'000))
        ->capture_default_str();
    command->add_option("--seed", a.seed, "seed of the deals")
        ->check(why_no_seed<std::int64_t>)
        ->capture_default_str();
    command->add_option("--options", a.options, "rule options: name=value, or preset=name");
    command->add_option("--edition", a.edition, "file with other component values")
        ->check(why_no_path);
    CLI::Option* threads =
        command
            ->add_option("--threads", a.threads, "matches at the same time; 0: one for each core")
            ->check(CLI::Range(0, 1024))
            ->capture_default_str();
    command
        ->add_option("--queue", a.queue,
                     "postgresql://...: curia worker plays the matches, on any machine")
        ->check(why_no_queue)
        ->excludes(threads);
    command
        ->add_option("--results", a.results,
                     "save finished matches in this file, and continue from it")
        ->check(why_no_path);
    command->add_option("--csv", a.csv, "write the figures to this file")->check(why_no_path);
    command->add_option("--svg", a.svg, "write a chart to this file")->check(why_no_path);
    command->add_flag("--json", json, "print the figures as JSON");
}

void add_arena(CLI::App& app, Arguments& a, int& status) {
    CLI::App* command = app.add_subcommand("arena", "Measure bots against a field of others");
    add_contest(command, a.arena, a.json);
    command->add_option("--players", a.arena.players, "number of seats, or several: 2,3,4")
        ->delimiter(',')
        ->required();
    command->add_option("--candidate", a.arena.candidates, "bot to measure")->required();
    command->add_option("--field", a.arena.field, "bots in the other seats, clockwise")->required();
    command->add_option("--sprt", a.arena.sprt,
                        "stop when the test between the ratings LOW:HIGH is decided");
    command->callback([&] {
        a.arena.output = a.output();
        status = run_arena(a.arena);
    });
}

void add_ladder(CLI::App& app, Arguments& a, int& status) {
    CLI::App* command = app.add_subcommand("ladder", "Rate a pool of bots against each other");
    add_contest(command, a.ladder, a.json);
    command->add_option("--players", a.ladder.players, "number of seats")->capture_default_str();
    command->add_option("--bot", a.ladder.bots, "bots of the pool; the first one has rating 0")
        ->required();
    command->callback([&] {
        a.ladder.output = a.output();
        status = run_ladder(a.ladder);
    });
}

void add_worker(CLI::App& app, Arguments& a, int& status) {
    CLI::App* command =
        app.add_subcommand("worker", "Play the matches that arenas put into a queue");
    command->add_option("--queue", a.worker.queue, "postgresql://...: the queue of matches")
        ->check(why_no_queue)
        ->required();
    command
        ->add_option("--threads", a.worker.threads,
                     "matches at the same time; 0: one for each core")
        ->check(CLI::Range(0, 1024))
        ->capture_default_str();
    command
        ->add_option("--lease", a.worker.lease,
                     "seconds without a sign of life until others may take its matches")
        ->check(CLI::Range(1.0, 3600.0))
        ->capture_default_str();
    command->add_flag("--until-empty", a.worker.until_empty,
                      "stop when all matches have been played");
    command->callback([&] { status = run_worker(a.worker); });
}

void add_balance(CLI::App& app, Arguments& a, int& status) {
    CLI::App* command =
        app.add_subcommand("balance", "Measure what a game's components and seats are worth");
    command->add_option("game", a.balance.game, "the game")->required();
    command->add_option("--players", a.balance.players, "number of seats, or several: 3,4,5")
        ->delimiter(',');
    command->add_option("--games", a.balance.games, "matches for each number of players")
        ->check(CLI::Range(1, 10'000'000))
        ->capture_default_str();
    command->add_option("--bot", a.balance.bot, "bot in all seats")->capture_default_str();
    command->add_option("--seed", a.balance.seed, "seed of the deals")
        ->check(why_no_seed<std::int64_t>)
        ->capture_default_str();
    command->add_option("--options", a.balance.options, "rule options: name=value, or preset=name");
    command->add_option("--edition", a.balance.edition, "file with other component values")
        ->check(why_no_path);
    command->add_option("--against", a.balance.against, "another edition to measure for comparison")
        ->check(why_no_path);
    command
        ->add_option("--threads", a.balance.threads,
                     "matches at the same time; 0: one for each core")
        ->check(CLI::Range(0, 1024))
        ->capture_default_str();
    command->add_option("--write", a.balance.write, "folder for the report and its charts")
        ->check(why_no_path);
    command->callback([&] { status = run_balance(a.balance); });
}

void add_bot(CLI::App& app, Arguments& a, int& status) {
    CLI::App* command = app.add_subcommand(
        "bot", "Play as a bot for another program, by JSON lines over standard input and output");
    command->add_option("name", a.bot.bot, "a level, or another bot")->required();
    command->add_option("--seed", a.bot.seed, "of its random choices");
    command->callback([&] { status = run_bot(a.bot); });
}

void add_figures(CLI::App& app, Arguments& a, int& status) {
    CLI::App* signature =
        app.add_subcommand("signature", "Print one number for the behaviour of each game");
    CLI::App* bench = app.add_subcommand("bench", "Measure the speed of the rules");
    for (CLI::App* command : {signature, bench}) {
        command->add_option("--game", a.game, "only this game");
        command->add_flag("--json", a.json, "print the figures as JSON");
    }
    signature->callback([&] { status = run_signature(a.game, a.output()); });
    bench->callback([&] { status = run_bench(a.game, a.output()); });
}

void add_edition(CLI::App& app, Arguments& a, int& status) {
    CLI::App* edition =
        app.add_subcommand("edition", "Show or check the component values of a game");
    edition->require_subcommand(1);
    CLI::App* show = edition->add_subcommand("show", "Print the built-in edition");
    show->add_option("game", a.game, "the game")->required();
    show->callback([&] { status = run_edition_show(a.game, a.output()); });
    CLI::App* check = edition->add_subcommand("check", "Check an edition file");
    check->add_option("file", a.file, "the edition file")->required();
    check->add_option("--game", a.game, "the game; otherwise the one with such values")
        ->capture_default_str();
    check->callback([&] { status = run_edition_check(a.game, a.file, a.output()); });
    CLI::App* cards = edition->add_subcommand("cards", "Print the cards as Markdown tables");
    cards->add_option("game", a.game, "the game")->required();
    cards->add_option("--edition", a.file, "edition file; otherwise the built-in edition")
        ->check(why_no_path);
    cards->callback([&] { status = run_edition_cards(a.game, a.file); });
    for (CLI::App* command : {show, check}) command->add_flag("--json", a.json, "print JSON");
}

// Prints one sentence. Text from files and arguments cannot control the terminal.
void complain(std::string_view sentence) {
    std::fprintf(stderr, "curia: %s\n", printable(sentence).c_str());
}

// Names an unknown command. CLI11 would only say that a command is missing.
std::string what_is_wrong(const CLI::App& app, const CLI::ParseError& error, int count,
                          char** words) {
    if (count < 2 || !app.get_subcommands().empty()) return error.what();
    return "no command '" + std::string(words[1]) + "'";
}

int run(int count, char** words) {
    CLI::App app("Curia: games of intrigue for several players", "curia");
    app.set_version_flag("--version", "curia " CURIA_VERSION);
    app.require_subcommand(1);
    Arguments arguments;
    int status = 0;
    add_play(app, arguments, status);
    add_server_commands(app, arguments.server, status);
    add_simulate(app, arguments, status);
    add_replay(app, arguments, status);
    add_advise(app, arguments, status);
    add_coach(app, arguments, status);
    add_arena(app, arguments, status);
    add_ladder(app, arguments, status);
    add_worker(app, arguments, status);
    add_balance(app, arguments, status);
    add_bot(app, arguments, status);
    add_figures(app, arguments, status);
    add_edition(app, arguments, status);
    auto* types = app.add_subcommand("types", "Print the TypeScript types of all games");
    bool values = false;
    std::string game_of_values;
    types->add_flag("--values", values, "print constants instead: names of enums in their order");
    types->add_option("game", game_of_values, "with --values: of this game");
    types->callback([&] { status = values ? run_values(game_of_values) : run_types(); });
    try {
        app.parse(count, words);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
        complain(what_is_wrong(app, error, count, words) + " (see curia --help)");
        return kBadInput;
    }
    if (std::fflush(stdout) == 0 && !std::ferror(stdout)) return status;
    complain("the output could not be written");
    return kBadInput;
}

}  // namespace
}  // namespace curia::cli

int main(int count, char** words) {
    try {
        return curia::cli::run(count, words);
    } catch (const curia::cli::BadInput& bad) {
        curia::cli::complain(bad.text);
    } catch (const std::exception& error) {
        curia::cli::complain(error.what());
    }
    return curia::cli::kBadInput;
}
