// The subcommands of curia: what each is told on the command line, and the function that runs it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace curia::cli {

// Something is wrong with what the user gave: one sentence, exit status 2.
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
    std::string data;                  // the folder of the database; empty: the user's own
    std::string database;              // postgresql://...; empty: a file in the folder
    std::string node;                  // how other servers reach this one; empty: at this machine
    std::string origin;                // where the page is seen from outside, behind a proxy
    std::vector<std::string> hosts;    // other names under which a local server may be asked
    std::vector<std::string> proxies;  // whose X-Forwarded-For is believed: IP or CIDR
    int thinkers = 0;                  // threads for bots; 0: all cores but one
    int per_address = 100;             // connections
    double pace = 1;                   // of bots: 0 is at once
    bool behind_proxy = false;         // a proxy on this machine
    bool unlimited = false, open = false;
};
int run_serve(const ServeArguments& arguments);

// What a server has to bear besides the players: clients of another address.
struct NeighbourWishes {
    int replays = 0;  // connections that ask for a replay of a match of five, again and again
    int experts = 0;  // tables of five experts, with somebody who looks on
    int coaches = 0;  // seats that ask for advice again and again
};

struct LoadArguments {
    std::string game;  // empty: all of them in turn
    int tables = 100, players = 3;
    double rate = 500;  // moves a second; 0: as many as can be
    double seconds = 10;
    std::string database;  // postgresql://...: instead of a file
    int kill = 0;          // instead: kill the server so often, and look for what is lost
    int nodes = 1;         // servers that share the database; the first one is killed
    NeighbourWishes neighbours;
    bool answers = false;  // instead: how late a bot answers beside the neighbours
    int postmaster = 0;    // the process of the database, to be stopped for a while
    double hang = 20;      // seconds
    std::uint64_t seed = 1;
    Output output = Output::Text;
};
int run_load(const LoadArguments& arguments);

// An empty folder is the user's own.
int run_backup(const std::string& data, const std::string& to);
int run_restore(const std::string& data, const std::string& from);

struct PruneArguments {
    std::string data, database;  // a folder, or postgresql://...
    int days = 0;                // tables without an entry for so long
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
    std::optional<int> seat;  // otherwise who has to decide there
    std::string budget = "2000";
    std::uint64_t seed = 1;
    Output output = Output::Text;
};
int run_advise(const AdviseArguments& arguments);

// What arena and ladder have in common.
struct ContestArguments {
    std::string game;
    int deals = 200;
    std::int64_t seed = 1;
    std::vector<std::string> options;
    std::string edition;
    int threads = 0;                // all cores
    std::string queue;              // postgresql://...: workers there play, not this program
    std::string results, csv, svg;  // files, or nothing
    Output output = Output::Text;
};

struct ArenaArguments : ContestArguments {
    std::vector<int> players;
    std::vector<std::string> candidates;
    std::vector<std::string> field;
    std::string sprt;  // "low:high", or nothing
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
    std::vector<int> players;  // none: all that the game is for
    int games = 200;           // for each number of players
    std::string bot = "casual";
    std::int64_t seed = 1;
    std::vector<std::string> options;
    std::string edition;
    std::string against;  // another edition, measured as well
    int threads = 0;      // all cores
    std::string write;    // a folder for the page and its charts; otherwise the page is printed
};
int run_balance(const BalanceArguments& arguments);

int run_signature(const std::string& game, Output output);
int run_bench(const std::string& game, Output output);
int run_edition_show(const std::string& game, Output output);
// The cards in tables, as RULES.md has them; of the built-in edition if no file is given.
int run_edition_cards(const std::string& game, const std::string& file);
int run_edition_check(const std::string& game, const std::string& file, Output output);
int run_types();

}  // namespace curia::cli
