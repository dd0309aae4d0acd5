// The command line: reads it, and calls the subcommand.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>

#include "cli/argument_checks.h"
#include "cli/commands.h"
#include "cli/server_commands.h"
#include "cli/style.h"

namespace curia::cli {
namespace {

constexpr int kBadInput = 2;

struct Arguments {
    PlayArguments play;
    SimulateArguments simulate;
    ReplayArguments replay;
    AdviseArguments advise;
    ArenaArguments arena;
    LadderArguments ladder;
    WorkerArguments worker;
    ServerArguments server;
    BalanceArguments balance;
    std::string game, file;
    bool json = false;

    Output output() const { return json ? Output::Json : Output::Text; }
};

// An arena without a queue would play by itself.
std::string why_no_queue(const std::string& text) {
    return text.empty() ? "the address of the queue is empty" : std::string();
}

void add_play(CLI::App& app, Arguments& a, int& status) {
    CLI::App* command = app.add_subcommand("play", "Play at a table in the terminal");
    command->add_option("game", a.play.game, "which game")->capture_default_str();
    command->add_option("--players", a.play.players, "how many seats")->capture_default_str();
    command->add_option("--me", a.play.me, "seats played at this keyboard, from 0");
    command->add_option("--bot", a.play.bot, "who plays the other seats")->capture_default_str();
    command->add_option("--options", a.play.options, "rules: name=value, or preset=name");
    command->add_option("--edition", a.play.edition, "a file with other component values")
        ->check(why_no_path);
    command->add_option("--record", a.play.record, "write the match to this file")
        ->check(why_no_path);
    command->add_option("--seed", a.play.seed, "the same luck again")
        ->check(why_no_seed<std::uint64_t>);
    command->callback([&] { status = run_play(a.play); });
}

void add_simulate(CLI::App& app, Arguments& a, int& status) {
    CLI::App* command = app.add_subcommand("simulate", "Let bots play many matches");
    command->add_option("game", a.simulate.game, "which game")->required();
    command->add_option("--players", a.simulate.players, "how many seats")->capture_default_str();
    command->add_option("--games", a.simulate.games, "how many matches")
        ->check(CLI::Range(1, 100'000'000))
        ->capture_default_str();
    command->add_option("--seed", a.simulate.seed, "where the luck starts")
        ->check(why_no_seed<std::uint64_t>)
        ->capture_default_str();
    command->add_option("--bot", a.simulate.bots, "one for all seats, or one for each");
    command->add_option("--options", a.simulate.options, "rules: name=value, or preset=name");
    command->add_option("--edition", a.simulate.edition, "a file with other component values")
        ->check(why_no_path);
    command
        ->add_option("--record", a.simulate.record,
                     "write the match to this file, or all of them to this folder")
        ->check(why_no_path);
    command->add_flag("--json", a.json, "figures as JSON");
    command->callback([&] {
        a.simulate.output = a.output();
        status = run_simulate(a.simulate);
    });
}

void add_replay(CLI::App& app, Arguments& a, int& status) {
    CLI::App* command = app.add_subcommand("replay", "Show a recorded match, or check it");
    command->add_option("file", a.replay.file, "the record")->required();
    command->add_option("--step", a.replay.step, "only the table after so many steps");
    command->add_option("--as", a.replay.viewer, "what this seat saw, from 0");
    command->add_flag("--check", a.replay.check, "verify every step and the result");
    command->add_flag("--legal", a.replay.legal, "the legal actions of every decision, as JSON");
    command->add_flag("--json", a.json, "what is shown, as JSON");
    command->callback([&] {
        a.replay.output = a.output();
        status = run_replay(a.replay);
    });
}

void add_advise(CLI::App& app, Arguments& a, int& status) {
    CLI::App* command = app.add_subcommand("advise", "Say what to expect of every legal action");
    command->add_option("file", a.advise.file, "the record")->required();
    command->add_option("--at", a.advise.step, "after so many steps, not at the last decision");
    command->add_option("--seat", a.advise.seat, "for this seat, from 0");
    command->add_option("--budget", a.advise.budget, "iterations, or milliseconds as in 500ms")
        ->capture_default_str();
    command->add_option("--seed", a.advise.seed, "other imagined worlds")
        ->check(why_no_seed<std::uint64_t>)
        ->capture_default_str();
    command->add_flag("--json", a.json, "as JSON");
    command->callback([&] {
        a.advise.output = a.output();
        status = run_advise(a.advise);
    });
}

void add_contest(CLI::App* command, ContestArguments& a, bool& json) {
    command->add_option("game", a.game, "which game")->required();
    command->add_option("--deals", a.deals, "how many deals, each played in all seats")
        ->check(CLI::Range(1, 10'000'000))
        ->capture_default_str();
    command->add_option("--seed", a.seed, "other deals")
        ->check(why_no_seed<std::int64_t>)
        ->capture_default_str();
    command->add_option("--options", a.options, "rules: name=value, or preset=name");
    command->add_option("--edition", a.edition, "a file with other component values")
        ->check(why_no_path);
    CLI::Option* threads =
        command->add_option("--threads", a.threads, "matches played at once; 0: one for each core")
            ->check(CLI::Range(0, 1024))
            ->capture_default_str();
    command
        ->add_option("--queue", a.queue,
                     "postgresql://...: leave the matches to curia worker, on any machine")
        ->check(why_no_queue)
        ->excludes(threads);
    command->add_option("--results", a.results, "keep finished matches here, and go on from them")
        ->check(why_no_path);
    command->add_option("--csv", a.csv, "write the figures to this file")->check(why_no_path);
    command->add_option("--svg", a.svg, "write a chart to this file")->check(why_no_path);
    command->add_flag("--json", json, "figures as JSON");
}

void add_arena(CLI::App& app, Arguments& a, int& status) {
    CLI::App* command = app.add_subcommand("arena", "Measure bots against a field of others");
    add_contest(command, a.arena, a.json);
    command->add_option("--players", a.arena.players, "how many seats; several: 2,3,4")
        ->delimiter(',')
        ->required();
    command->add_option("--candidate", a.arena.candidates, "who is measured")->required();
    command->add_option("--field", a.arena.field, "who has the other seats, clockwise")->required();
    command->add_option("--sprt", a.arena.sprt, "stop as soon as LOW:HIGH points are told apart");
    command->callback([&] {
        a.arena.output = a.output();
        status = run_arena(a.arena);
    });
}

void add_ladder(CLI::App& app, Arguments& a, int& status) {
    CLI::App* command = app.add_subcommand("ladder", "Rate a pool of bots against one another");
    add_contest(command, a.ladder, a.json);
    command->add_option("--players", a.ladder.players, "how many seats")->capture_default_str();
    command->add_option("--bot", a.ladder.bots, "the pool; the first one has rating 0")->required();
    command->callback([&] {
        a.ladder.output = a.output();
        status = run_ladder(a.ladder);
    });
}

void add_worker(CLI::App& app, Arguments& a, int& status) {
    CLI::App* command = app.add_subcommand("worker", "Play what arenas have put into a queue");
    command->add_option("--queue", a.worker.queue, "postgresql://...: where the matches are")
        ->check(why_no_queue)
        ->required();
    command->add_option("--threads", a.worker.threads, "matches at once; 0: one for each core")
        ->check(CLI::Range(0, 1024))
        ->capture_default_str();
    command
        ->add_option("--lease", a.worker.lease,
                     "seconds of silence after which others may have its matches")
        ->check(CLI::Range(1.0, 3600.0))
        ->capture_default_str();
    command->add_flag("--until-empty", a.worker.until_empty,
                      "end when all matches have been played, not on Ctrl-C");
    command->callback([&] { status = run_worker(a.worker); });
}

void add_balance(CLI::App& app, Arguments& a, int& status) {
    CLI::App* command =
        app.add_subcommand("balance", "Measure what a game's components and seats are worth");
    command->add_option("game", a.balance.game, "which game")->required();
    command->add_option("--players", a.balance.players, "how many seats; several: 3,4,5")
        ->delimiter(',');
    command->add_option("--games", a.balance.games, "matches for each number of players")
        ->check(CLI::Range(1, 10'000'000))
        ->capture_default_str();
    command->add_option("--bot", a.balance.bot, "who plays all seats")->capture_default_str();
    command->add_option("--seed", a.balance.seed, "other deals")
        ->check(why_no_seed<std::int64_t>)
        ->capture_default_str();
    command->add_option("--options", a.balance.options, "rules: name=value, or preset=name");
    command->add_option("--edition", a.balance.edition, "a file with other component values")
        ->check(why_no_path);
    command->add_option("--against", a.balance.against, "an edition to be measured beside it")
        ->check(why_no_path);
    command->add_option("--threads", a.balance.threads, "matches at once; 0: one for each core")
        ->check(CLI::Range(0, 1024))
        ->capture_default_str();
    command->add_option("--write", a.balance.write, "a folder for the page and its charts")
        ->check(why_no_path);
    command->callback([&] { status = run_balance(a.balance); });
}

void add_figures(CLI::App& app, Arguments& a, int& status) {
    CLI::App* signature =
        app.add_subcommand("signature", "One number for the behaviour of each game");
    CLI::App* bench = app.add_subcommand("bench", "Measure the speed of the rules");
    for (CLI::App* command : {signature, bench}) {
        command->add_option("--game", a.game, "only this game");
        command->add_flag("--json", a.json, "figures as JSON");
    }
    signature->callback([&] { status = run_signature(a.game, a.output()); });
    bench->callback([&] { status = run_bench(a.game, a.output()); });
}

void add_edition(CLI::App& app, Arguments& a, int& status) {
    CLI::App* edition = app.add_subcommand("edition", "The component values of a game");
    edition->require_subcommand(1);
    CLI::App* show = edition->add_subcommand("show", "Print the edition that is built in");
    show->add_option("game", a.game, "which game")->required();
    show->callback([&] { status = run_edition_show(a.game, a.output()); });
    CLI::App* check = edition->add_subcommand("check", "Say what is wrong with an edition file");
    check->add_option("file", a.file, "the file")->required();
    check->add_option("--game", a.game, "of which game")->capture_default_str();
    check->callback([&] { status = run_edition_check(a.game, a.file, a.output()); });
    CLI::App* cards = edition->add_subcommand("cards", "Print the cards as tables in Markdown");
    cards->add_option("game", a.game, "which game")->required();
    cards->add_option("--edition", a.file, "of this file, not the one that is built in")
        ->check(why_no_path);
    cards->callback([&] { status = run_edition_cards(a.game, a.file); });
    for (CLI::App* command : {show, check}) command->add_flag("--json", a.json, "as JSON");
}

// One sentence. Words of files and arguments in it cannot command the terminal.
void complain(std::string_view sentence) {
    std::fprintf(stderr, "curia: %s\n", printable(sentence).c_str());
}

// A word that is no command is named: CLI11 would only say that a command is missing.
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
    add_arena(app, arguments, status);
    add_ladder(app, arguments, status);
    add_worker(app, arguments, status);
    add_balance(app, arguments, status);
    add_figures(app, arguments, status);
    add_edition(app, arguments, status);
    app.add_subcommand("types", "Print the TypeScript types of all games")->callback([&] {
        status = run_types();
    });
    try {
        app.parse(count, words);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
        complain(what_is_wrong(app, error, count, words) + " (curia --help says what there is)");
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
