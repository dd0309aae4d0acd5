// The subcommands of curia: the arguments of each, and the function that runs it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace curia::cli {

// The user's input is wrong: one sentence, exit status 2.
struct BadInput {
    std::string text;
};

enum class Output { Text, Json };

struct PlayArguments {
    std::string game = "justinian";  // the game that ./play starts
    int players = 3;
    std::vector<int> me{0};
    std::string bot = "greedy";
    std::vector<std::string> options;
    std::string edition;
    std::string record;
    std::optional<std::uint64_t> seed;  // otherwise from the operating system
};
int run_play(const PlayArguments& arguments);

struct ServeArguments {
    std::string address = "127.0.0.1";
    int port = 8527;
    std::string data;                // the folder of the database; empty: the default one
    std::string database;            // postgresql://...; empty: a file in the folder
    std::string node;                // how other servers reach this one; empty: on this machine
    std::string origin;              // public address of the page, behind a proxy
    std::vector<std::string> hosts;  // other host names of a local server
    std::string push_contact;        // mailto:… or https://…; empty: no web push
    std::vector<std::string> push_services;  // hosts, besides those of the known browsers
    std::vector<std::string> bots;           // NAME=exec:COMMAND: programs that people may seat
    std::vector<std::string> proxies;        // whose X-Forwarded-For is trusted: IP or CIDR
    int thinkers = 0;           // bots that think at the same time for one address; 0: cores - 1
    int per_address = 100;      // connections from one address
    double pace = 1;            // of bots; 0: they answer immediately
    bool behind_proxy = false;  // a proxy on this machine
    bool unlimited = false, open = false;
};
int run_serve(const ServeArguments& arguments);

// Load on a server in addition to the players: clients at another address.
struct NeighbourWishes {
    int replays = 0;  // connections that keep requesting the replay of a match of five
    int experts = 0;  // tables of five experts, each with an onlooker
    int coaches = 0;  // seats that keep asking for advice
};

struct LoadArguments {
    std::string game;  // empty: all games in turn
    int tables = 100, players = 3;
    double rate = 500;  // moves per second; 0: no limit
    double seconds = 10;
    std::string database;  // postgresql://...: instead of a file
    int kill = 0;          // instead: kill the server this often, and check that nothing is lost
    int nodes = 1;         // servers that share the database; the first one is killed
    NeighbourWishes neighbours;
    bool answers = false;  // instead: measure how late a bot answers beside the neighbours
    int postmaster = 0;    // process id of the database, which is stopped for a while
    double hang = 20;      // seconds
    std::uint64_t seed = 1;
    Output output = Output::Text;
};
int run_load(const LoadArguments& arguments);

int run_page(const std::string& folder);

// An empty folder means the default one.
int run_backup(const std::string& data, const std::string& to);
int run_restore(const std::string& data, const std::string& from);

struct PruneArguments {
    std::string data, database;  // a folder, or postgresql://...
    int days = 0;                // tables without an entry for this many days
    bool with_unfinished = false, is_dry_run = false;
};
int run_prune(const PruneArguments& arguments);

struct SimulateArguments {
    std::string game;
    int players = 3;
    int games = 1;
    std::uint64_t seed = 1;
    std::vector<std::string> bots{"random"};
    std::vector<std::string> options;
    std::string edition;
    std::string record;
    Output output = Output::Text;
};
int run_simulate(const SimulateArguments& arguments);

struct ReplayArguments {
    std::string file;
    std::optional<int> step;    // otherwise all of them
    std::optional<int> viewer;  // otherwise a spectator
    bool check = false;
    bool legal = false;
    Output output = Output::Text;
};
int run_replay(const ReplayArguments& arguments);

struct AdviseArguments {
    std::string file;
    std::optional<int> step;  // otherwise the last decision
    std::optional<int> seat;  // otherwise the seat that has to decide there
    std::string budget = "2000";
    std::optional<std::uint64_t> seed;  // otherwise from the position
    Output output = Output::Text;
};
int run_advise(const AdviseArguments& arguments);

// How often the coach says the same about one position with other random numbers.
struct CoachArguments {
    std::string game;  // empty: all games
    int positions = 200;
    int threads = 0;     // all cores
    std::string budget;  // empty: the server's
    std::uint64_t seed = 1;
    Output output = Output::Text;
};
int run_coach(const CoachArguments& arguments);

// Arguments that arena and ladder share.
struct ContestArguments {
    std::string game;
    int deals = 200;
    std::int64_t seed = 1;
    std::vector<std::string> options;
    std::string edition;
    int threads = 0;                // all cores
    std::string queue;              // postgresql://...: workers play, not this program
    std::string results, csv, svg;  // files; empty: none
    Output output = Output::Text;
};

struct ArenaArguments : ContestArguments {
    std::vector<int> players;
    std::vector<std::string> candidates;
    std::vector<std::string> field;
    std::string sprt;  // "low:high"; empty: none
};
int run_arena(const ArenaArguments& arguments);

struct LadderArguments : ContestArguments {
    int players = 3;
    std::vector<std::string> bots;
};
int run_ladder(const LadderArguments& arguments);

struct WorkerArguments {
    std::string queue;  // postgresql://...
    int threads = 0;    // all cores
    double lease = 30;  // seconds after which the jobs of a silent worker go to others
    bool until_empty = false;
};
int run_worker(const WorkerArguments& arguments);

struct BalanceArguments {
    std::string game;
    std::vector<int> players;  // none: all numbers that the game allows
    int games = 200;           // for each number of players
    std::string bot = "casual";
    std::int64_t seed = 1;
    std::vector<std::string> options;
    std::string edition;
    std::string against;  // another edition to measure
    int threads = 0;      // all cores
    std::string write;    // a folder for the page and its charts; otherwise the page is printed
};
int run_balance(const BalanceArguments& arguments);

// Plays as this bot for another program, over standard input and output: docs/bot_protocol.md.
struct BotArguments {
    std::string bot;
    std::optional<std::uint64_t> seed;  // otherwise from the operating system
};
int run_bot(const BotArguments& arguments);

int run_signature(const std::string& game, Output output);
int run_bench(const std::string& game, Output output);
int run_edition_show(const std::string& game, Output output);
// The cards as tables, as in RULES.md. Without a file, those of the built-in edition.
int run_edition_cards(const std::string& game, const std::string& file);
int run_edition_check(const std::string& game, const std::string& file, Output output);
int run_types();
int run_values(const std::string& game);  // of no game: what all games share

}  // namespace curia::cli
