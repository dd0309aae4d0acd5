#include "cli/server_commands.h"

#include <CLI/CLI.hpp>

#include "cli/argument_checks.h"
#include "server/push/push_services.h"

namespace curia::cli {
namespace {

// An empty address, for example from a script whose variable is not set, would mean the default
// folder.
std::string why_no_database(const std::string& text) {
    return text.empty() ? "the address of the database is empty" : std::string();
}

std::string why_no_contact(const std::string& text) {
    const bool is_good = text.starts_with("mailto:") || text.starts_with("https://");
    return is_good ? std::string() : "give an address: mailto:name@example.org or https://...";
}

std::string why_no_push_service(const std::string& text) {
    return is_push_service(text) ? std::string() : "give a host: push.example.org";
}

void add_serve(CLI::App& app, ServerArguments& a, int& status) {
    CLI::App* command = app.add_subcommand("serve", "Start the server and its page");
    command->add_option("--address", a.serve.address, "address to listen on; 0.0.0.0: the network")
        ->capture_default_str();
    command->add_option("--port", a.serve.port, "0: any free port")
        ->check(CLI::Range(0, 65535))
        ->capture_default_str();
    command->add_option("--data", a.serve.data, "folder for the matches")->check(why_no_path);
    command->add_option("--database", a.serve.database,
                        "postgresql://...: a database that several servers can share");
    command->add_option("--node", a.serve.node,
                        "IP:PORT at which the other servers reach this one");
    command->add_option("--origin", a.serve.origin, "public address behind a proxy: https://...");
    command
        ->add_option("--thinkers", a.serve.thinkers,
                     "bots that think at the same time for one address")
        ->check(CLI::Range(0, 256));
    command
        ->add_option("--bot", a.serve.bots,
                     "NAME=exec:COMMAND: a bot in another program, which people may seat")
        ->allow_extra_args(false);
    command
        ->add_option("--push-contact", a.serve.push_contact,
                     "mailto:… of the operator, for push services: web push is on")
        ->check(why_no_contact);
    command
        ->add_option("--push-service", a.serve.push_services,
                     "HOST[:PORT] of another push service that browsers may name")
        ->check(why_no_push_service)
        ->allow_extra_args(false);
    command->add_option("--pace", a.serve.pace, "of bots: 1 is easy to follow, 0 does not wait")
        ->check(CLI::Range(0.0, 10.0))
        ->capture_default_str();
    command->add_option("--host", a.serve.hosts, "another host name of this server")
        ->allow_extra_args(false);
    command->add_flag("--behind-proxy", a.serve.behind_proxy,
                      "trust X-Forwarded-For from a proxy on this machine");
    command
        ->add_option("--proxy", a.serve.proxies,
                     "trust X-Forwarded-For from this address or network: 10.0.0.1, 10.0.0.0/8")
        ->allow_extra_args(false);
    command->add_option("--per-address", a.serve.per_address, "most connections from one address")
        ->check(CLI::Range(1, 1'000'000));
    command->add_flag("--unlimited", a.serve.unlimited, "no rate limits, for load tests");
    command->add_flag("--open", a.serve.open, "open the page in a browser, if there is a desktop");
    command->callback([&] { status = run_serve(a.serve); });
}

void add_maintenance(CLI::App& app, ServerArguments& a, int& status) {
    CLI::App* backup = app.add_subcommand("backup", "Copy the database, even while it is in use");
    backup->add_option("file", a.file, "the file to write")->required()->check(why_no_path);
    backup->callback([&] { status = run_backup(a.data, a.file); });

    CLI::App* restore = app.add_subcommand("restore", "Replace the database with a backup");
    restore->add_option("file", a.file, "the backup")->required()->check(why_no_path);
    restore->callback([&] { status = run_restore(a.data, a.file); });
    for (CLI::App* command : {backup, restore})
        command->add_option("--data", a.data, "folder for the matches")->check(why_no_path);

    CLI::App* prune = app.add_subcommand("prune", "Delete old tables, even while servers run");
    prune->add_option("--older-than", a.prune.days, "days without activity at the table")
        ->check(CLI::Range(1, 36'500))
        ->required();
    CLI::Option* data =
        prune->add_option("--data", a.prune.data, "folder for the matches")->check(why_no_path);
    prune->add_option("--database", a.prune.database, "postgresql://...: instead of a folder")
        ->check(why_no_database)
        ->excludes(data);
    prune->add_flag("--unfinished", a.prune.with_unfinished, "also delete unfinished tables");
    prune->add_flag("--dry-run", a.prune.is_dry_run, "only print what would be deleted");
    prune->callback([&] { status = run_prune(a.prune); });
}

void add_page(CLI::App& app, ServerArguments& a, int& status) {
    CLI::App* command = app.add_subcommand("page", "Write the page as files for any web space");
    command->add_option("--write", a.file, "the folder; existing files of these names are replaced")
        ->required()
        ->check(why_no_path);
    command->callback([&] { status = run_page(a.file); });
}

void add_load(CLI::App& app, ServerArguments& a, int& status) {
    CLI::App* command = app.add_subcommand("load", "Measure a server under load");
    command->add_option("--game", a.load.game, "only this game; otherwise all in turn");
    command->add_option("--tables", a.load.tables, "number of tables")
        ->check(CLI::Range(1, 100'000))
        ->capture_default_str();
    command->add_option("--players", a.load.players, "players at each table")
        ->capture_default_str();
    command->add_option("--rate", a.load.rate, "moves per second; 0: no limit")
        ->check(CLI::Range(0.0, 1e6))
        ->capture_default_str();
    command->add_option("--seconds", a.load.seconds, "duration")->capture_default_str();
    command->add_option("--database", a.load.database, "postgresql://...: instead of a file");
    command->add_option("--kill", a.load.kill,
                        "instead: kill the server this often, and check that nothing is lost");
    command->add_option("--nodes", a.load.nodes, "with --kill: servers that share the database")
        ->check(CLI::Range(1, 8));
    NeighbourWishes& neighbours = a.load.neighbours;
    command
        ->add_option("--replays", neighbours.replays,
                     "neighbours: connections that keep requesting long replays")
        ->check(CLI::Range(0, 1000));
    command->add_option("--experts", neighbours.experts, "neighbours: tables of five experts")
        ->check(CLI::Range(0, 1000));
    command
        ->add_option("--coaches", neighbours.coaches,
                     "neighbours: seats that keep asking the coach")
        ->check(CLI::Range(0, 1000));
    command->add_flag("--answers", a.load.answers,
                      "instead: measure how late a bot answers, alone and with neighbours");
    command->add_option("--postmaster", a.load.postmaster,
                        "process id of PostgreSQL, which is stopped for a while (--hang)");
    command->add_option("--hang", a.load.hang, "how long, in seconds")->capture_default_str();
    command->add_option("--seed", a.load.seed, "seed of the players")
        ->check(why_no_seed<std::uint64_t>);
    command->add_flag("--json", a.json, "print the figures as JSON");
    command->callback([&] {
        a.load.output = a.json ? Output::Json : Output::Text;
        status = run_load(a.load);
    });
}

}  // namespace

void add_server_commands(CLI::App& app, ServerArguments& arguments, int& status) {
    add_serve(app, arguments, status);
    add_maintenance(app, arguments, status);
    add_page(app, arguments, status);
    add_load(app, arguments, status);
}

}  // namespace curia::cli
