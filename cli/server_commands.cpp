#include "cli/server_commands.h"

#include <CLI/CLI.hpp>

#include "cli/argument_checks.h"

namespace curia::cli {
namespace {

// An empty one, as from a script whose variable is not set, would stand for the user's own folder.
std::string why_no_database(const std::string& text) {
    return text.empty() ? "the address of the database is empty" : std::string();
}

void add_serve(CLI::App& app, ServerArguments& a, int& status) {
    CLI::App* command = app.add_subcommand("serve", "Serve the page: tables for people and bots");
    command->add_option("--address", a.serve.address, "0.0.0.0: for everybody in this network")
        ->capture_default_str();
    command->add_option("--port", a.serve.port, "0: any that is free")
        ->check(CLI::Range(0, 65535))
        ->capture_default_str();
    command->add_option("--data", a.serve.data, "the folder in which matches are kept")
        ->check(why_no_path);
    command->add_option("--database", a.serve.database,
                        "postgresql://...: a database that several servers may share");
    command->add_option("--node", a.serve.node,
                        "IP:PORT at which the other servers reach this one");
    command->add_option("--origin", a.serve.origin, "of the page behind a proxy: https://...");
    command->add_option("--thinkers", a.serve.thinkers, "threads for bots")
        ->check(CLI::Range(0, 256));
    command->add_option("--pace", a.serve.pace, "of bots: 1 is easy to follow, 0 is at once")
        ->check(CLI::Range(0.0, 10.0))
        ->capture_default_str();
    command->add_option("--host", a.serve.hosts, "another name of a server on this machine")
        ->allow_extra_args(false);
    command->add_flag("--behind-proxy", a.serve.behind_proxy,
                      "believe X-Forwarded-For of a proxy on this machine");
    command
        ->add_option("--proxy", a.serve.proxies,
                     "believe X-Forwarded-For of this address or network: 10.0.0.1, 10.0.0.0/8")
        ->allow_extra_args(false);
    command->add_option("--per-address", a.serve.per_address, "connections from one address")
        ->check(CLI::Range(1, 1'000'000));
    command->add_flag("--unlimited", a.serve.unlimited, "no limits on how often, for load tests");
    command->add_flag("--open", a.serve.open, "open the page where there is a desktop");
    command->callback([&] { status = run_serve(a.serve); });
}

void add_maintenance(CLI::App& app, ServerArguments& a, int& status) {
    CLI::App* backup = app.add_subcommand("backup", "Copy the database, also while it is in use");
    backup->add_option("file", a.file, "where to")->required()->check(why_no_path);
    backup->callback([&] { status = run_backup(a.data, a.file); });

    CLI::App* restore = app.add_subcommand("restore", "Put a backup in the database's place");
    restore->add_option("file", a.file, "the backup")->required()->check(why_no_path);
    restore->callback([&] { status = run_restore(a.data, a.file); });
    for (CLI::App* command : {backup, restore})
        command->add_option("--data", a.data, "the folder in which matches are kept")
            ->check(why_no_path);

    CLI::App* prune = app.add_subcommand("prune", "Delete old tables, also while servers run");
    prune->add_option("--older-than", a.prune.days, "days since anything happened at the table")
        ->check(CLI::Range(1, 36'500))
        ->required();
    CLI::Option* data =
        prune->add_option("--data", a.prune.data, "the folder of the matches")->check(why_no_path);
    prune->add_option("--database", a.prune.database, "postgresql://...: instead of a folder")
        ->check(why_no_database)
        ->excludes(data);
    prune->add_flag("--unfinished", a.prune.with_unfinished, "not only tables that are over");
    prune->add_flag("--dry-run", a.prune.is_dry_run, "only say what would be deleted");
    prune->callback([&] { status = run_prune(a.prune); });
}

void add_load(CLI::App& app, ServerArguments& a, int& status) {
    CLI::App* command = app.add_subcommand("load", "Measure a server with many players");
    command->add_option("--game", a.load.game, "one only; otherwise all in turn");
    command->add_option("--tables", a.load.tables, "how many")
        ->check(CLI::Range(1, 100'000))
        ->capture_default_str();
    command->add_option("--players", a.load.players, "at each table")->capture_default_str();
    command->add_option("--rate", a.load.rate, "moves a second; 0: as many as can be")
        ->check(CLI::Range(0.0, 1e6))
        ->capture_default_str();
    command->add_option("--seconds", a.load.seconds, "how long")->capture_default_str();
    command->add_option("--database", a.load.database, "postgresql://...: instead of a file");
    command->add_option("--kill", a.load.kill,
                        "instead: kill the server so often, and look whether anything is lost");
    command->add_option("--nodes", a.load.nodes, "with --kill: servers that share the database")
        ->check(CLI::Range(1, 8));
    NeighbourWishes& neighbours = a.load.neighbours;
    command
        ->add_option("--replays", neighbours.replays,
                     "neighbours: connections that ask for long replays again and again")
        ->check(CLI::Range(0, 1000));
    command->add_option("--experts", neighbours.experts, "neighbours: tables of five experts")
        ->check(CLI::Range(0, 1000));
    command->add_option("--coaches", neighbours.coaches, "neighbours: seats that ask the coach")
        ->check(CLI::Range(0, 1000));
    command->add_flag("--answers", a.load.answers,
                      "instead: how late a bot answers, alone and beside the neighbours");
    command->add_option("--postmaster", a.load.postmaster,
                        "the process of the PostgreSQL, to be stopped for a while (--hang)");
    command->add_option("--hang", a.load.hang, "for how many seconds")->capture_default_str();
    command->add_option("--seed", a.load.seed, "of the players")->check(why_no_seed<std::uint64_t>);
    command->add_flag("--json", a.json, "figures as JSON");
    command->callback([&] {
        a.load.output = a.json ? Output::Json : Output::Text;
        status = run_load(a.load);
    });
}

}  // namespace

void add_server_commands(CLI::App& app, ServerArguments& arguments, int& status) {
    add_serve(app, arguments, status);
    add_maintenance(app, arguments, status);
    add_load(app, arguments, status);
}

}  // namespace curia::cli
