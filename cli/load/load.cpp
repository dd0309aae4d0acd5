// curia load: how much load a server can handle, measured with real matches over real sockets.
#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <thread>

#include "cli/common.h"
#include "cli/load/load_hang.h"
#include "cli/load/load_neighbours.h"
#include "cli/load/load_players.h"
#include "cli/load/server_process.h"
#include "match/json/reader.h"
#include "match/json/writer.h"
#include "match/speed.h"

namespace curia::cli {
namespace {

namespace fs = std::filesystem;

double quantile(std::vector<double>& values, double share) {
    if (values.empty()) return 0;
    const auto at = static_cast<std::size_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(at),
                     values.end());
    return values[at];
}

// How long one sync of the disk takes by itself, in milliseconds.
std::vector<double> sync_times(const std::string& folder) {
    std::vector<double> times;
    const std::string path = folder + "/sync";
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    const std::string page(4096, 'x');
    for (int i = 0; file >= 0 && i < 200; ++i) {
        if (::pwrite(file, page.data(), page.size(), i * 4096) < 0) break;
        const Stopwatch watch;
        ::fdatasync(file);
        times.push_back(watch.seconds() * 1000);
    }
    ::close(file);
    ::unlink(path.c_str());
    return times;
}

LoadTable open_table(int port, std::string_view game, int players) {
    std::string seats;
    for (int i = 0; i < players; ++i)
        seats += i ? ",{\"kind\":\"person\"}" : "{\"kind\":\"person\"}";
    const net::Response response =
        net::fetch(port, "POST", "/api/tables",
                   fmt::format("{{\"game\":{},\"players\":{},\"seats\":[{}]}}", to_json(game),
                               players, seats));
    const Result<Json> answer = parse_json(response.body);
    if (response.status != 201 || !answer)
        throw BadInput{
            fmt::format("no table could be opened: {} {}", response.status, response.body)};
    LoadTable table{.id = std::string(answer->at("table").as_string()), .tokens = {}};
    for (const Json& token : answer->at("seats").as_array())
        table.tokens.emplace_back(token.as_string());
    return table;
}

std::vector<LoadTable> open_tables(int port, const LoadArguments& a) {
    std::vector<std::string_view> games;
    AllGames::for_each([&]<Game G>() {
        if (a.game.empty() || a.game == G::kName) games.push_back(G::kName);
    });
    if (games.empty()) throw BadInput{"no game '" + a.game + "'"};
    std::vector<LoadTable> tables;
    for (int i = 0; i < a.tables; ++i)
        tables.push_back(
            open_table(port, games[static_cast<std::size_t>(i) % games.size()], a.players));
    return tables;
}

// A quantile of the server's own histogram, in milliseconds: the upper bound of its bucket.
double served_within(const std::string& metrics, double share) {
    const std::string_view mark = "curia_move_seconds_bucket{le=\"";
    double total = 0;
    if (const std::size_t at = metrics.find("curia_move_seconds_count "); at != std::string::npos)
        total = std::atof(metrics.c_str() + at + 25);
    for (std::size_t at = metrics.find(mark); at != std::string::npos;
         at = metrics.find(mark, at + 1)) {
        const char* const bound = metrics.c_str() + at + mark.size();
        const double count = std::atof(metrics.c_str() + metrics.find("} ", at) + 2);
        if (count >= share * total) return std::atof(bound) * 1000;
    }
    return 0;
}

// Median and 99th percentile.
struct Spread {
    double p50 = 0, p99 = 0;
    static constexpr auto description() {
        return describe("spread", field("p50", &Spread::p50), field("p99", &Spread::p99));
    }
};
Spread spread_of(std::vector<double>& values) {
    return {quantile(values, 0.5), quantile(values, 0.99)};
}

struct LoadFigures {
    std::int64_t sockets = 0, moves = 0, refused = 0;
    double seconds = 0, moves_per_s = 0;
    Spread round_trip_ms, served_within_ms, disk_sync_ms;
    double update_bytes_median = 0, memory_per_socket_kb = 0;
    std::int64_t neighbours_replays = 0, neighbours_moves = 0, neighbours_advices = 0;
    std::optional<HangFigures> hang;

    static constexpr auto description() {
        using F = LoadFigures;
        return describe(
            "load", field("sockets", &F::sockets), field("seconds", &F::seconds),
            field("moves", &F::moves), field("moves_per_s", &F::moves_per_s),
            field("round_trip_ms", &F::round_trip_ms),
            field("served_within_ms", &F::served_within_ms),
            field("disk_sync_ms", &F::disk_sync_ms),
            field("update_bytes_median", &F::update_bytes_median),
            field("memory_per_socket_kb", &F::memory_per_socket_kb), field("refused", &F::refused),
            field("neighbours_replays", &F::neighbours_replays),
            field("neighbours_moves", &F::neighbours_moves),
            field("neighbours_advices", &F::neighbours_advices), field("hang", &F::hang));
    }
};

void print(const HangFigures& f) {
    fmt::print("database stopped: /health reported it after {:.1f} s, and was ok after {:.1f} s\n",
               f.health_s, f.well_s);
    fmt::print("  slowest page {:.0f} ms, lobby {:.0f} ms, replay {:.0f} ms; {} failed\n",
               f.page_ms, f.lobby_ms, f.replay_ms, f.failures);
}

void print(const LoadFigures& f, Output output) {
    if (output == Output::Json) {
        fmt::print("{}\n", to_json(f));
        return;
    }
    const auto line = [](std::string_view name, const Spread& spread, std::string_view note = {}) {
        fmt::print("{:<28}{:>10.2f} / {:.2f} ms{}\n", name, spread.p50, spread.p99, note);
    };
    fmt::print("sockets                     {:>10}\n", f.sockets);
    fmt::print("moves                       {:>10}\n", f.moves);
    fmt::print("moves per second            {:>10.0f}\n", f.moves_per_s);
    line("served within, p50 / p99", f.served_within_ms, "   (from receiving to telling, durable)");
    line("round trip, p50 / p99", f.round_trip_ms);
    line("disk sync alone, p50 / p99", f.disk_sync_ms);
    fmt::print("bytes of an update, median  {:>10.0f}\n", f.update_bytes_median);
    fmt::print("memory per socket           {:>10.1f} KB\n", f.memory_per_socket_kb);
    fmt::print("refused                     {:>10}\n", f.refused);
    if (f.neighbours_replays + f.neighbours_moves + f.neighbours_advices > 0)
        fmt::print("neighbours: {} replays, {} expert moves, {} answers of the coach\n",
                   f.neighbours_replays, f.neighbours_moves, f.neighbours_advices);
    if (f.hang) print(*f.hang);
}

// A temporary folder, which is removed at the end.
class Folder {
public:
    Folder() {
        std::string name = (fs::temp_directory_path() / "curia-load-XXXXXX").string();
        if (!::mkdtemp(name.data())) throw BadInput{"cannot create a folder for the server's data"};
        path_ = name;
    }
    ~Folder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    const std::string& path() const { return path_; }

private:
    std::string path_;
};

std::vector<std::string> server_arguments(const std::string& folder, const LoadArguments& a) {
    std::vector<std::string> words{"--data", folder, "--unlimited", "--pace", "0"};
    if (!a.database.empty()) words.insert(words.end(), {"--database", a.database});
    return words;
}

// Every step that a player was told of must exist after a crash.
void check_tables(int port, const std::vector<LoadTable>& tables) {
    for (const LoadTable& table : tables) {
        if (table.told <= 0) continue;
        const net::Response moment = net::fetch(
            port, "GET", fmt::format("/api/tables/{}/replay?step={}&eyes=0", table.id, table.told),
            {}, table.tokens[0]);
        if (moment.status != 200)
            throw BadInput{fmt::format("table {} has lost step {}: {} {}", table.id, table.told,
                                       moment.status, moment.body)};
    }
}

struct CrashFigures {
    int kills = 0;
    std::int64_t moves = 0;
    int lost = 0;
    static constexpr auto description() {
        return describe("crashes", field("kills", &CrashFigures::kills),
                        field("moves", &CrashFigures::moves), field("lost", &CrashFigures::lost));
    }
};

// Several servers share one database. The first one is killed; the others must have every step that
// it told.
int run_crashes(const LoadArguments& a) {
    const Folder folder;
    CrashFigures figures;
    std::vector<LoadTable> all;
    Rng rng(a.seed);
    std::vector<std::unique_ptr<ServerProcess>> others;
    for (int i = 1; i < a.nodes; ++i)
        others.push_back(std::make_unique<ServerProcess>(server_arguments(folder.path(), a)));
    for (; figures.kills < a.kill; ++figures.kills) {
        ServerProcess server(server_arguments(folder.path(), a));
        check_tables(others.empty() ? server.port() : others[0]->port(), all);
        std::vector<int> ports{server.port()};
        for (const auto& other : others) ports.push_back(other->port());
        LoadPlayers players(ports, open_tables(server.port(), a), a.rate, rng.next());
        if (!players.sit_down(30)) throw BadInput{"not all players could join"};
        std::thread killer([&server, pause = 20 + rng.below(400)] {
            std::this_thread::sleep_for(std::chrono::milliseconds(pause));
            server.kill();
        });
        players.play(2);
        killer.join();
        figures.moves += players.moves();
        all = players.tables();
        if (a.output == Output::Text)
            fmt::print(stderr, "\rkilled {} of {} times, {} moves acknowledged", figures.kills + 1,
                       a.kill, figures.moves);
    }
    const ServerProcess server(server_arguments(folder.path(), a));
    check_tables(server.port(), all);
    if (a.output == Output::Json)
        fmt::print("{}\n", to_json(figures));
    else
        fmt::print("\nnothing lost\n");
    return 0;
}

// How late a bot answers at its usual pace, with and without the neighbours.
int run_answers(const LoadArguments& a) {
    const Folder folder;
    std::vector<std::string> words{"--data", folder.path(), "--unlimited"};
    if (!a.database.empty()) words.insert(words.end(), {"--database", a.database});
    const ServerProcess server(words);
    std::vector<double> alone = measure_bot(server.port(), a.seconds), beside;
    {
        const LoadNeighbours neighbours(server.port(), a.neighbours);
        beside = measure_bot(server.port(), a.seconds);
    }
    const auto line = [&](std::string_view name, std::vector<double>& late) {
        const double longest = late.empty() ? 0 : *std::max_element(late.begin(), late.end());
        const Spread spread = spread_of(late);
        if (a.output == Output::Text)
            fmt::print(
                "{:<22}{:>6} answers, delay beyond the pace: p50 {:.0f} ms, p99 {:.0f} ms, "
                "longest {:.0f} ms\n",
                name, late.size(), spread.p50, spread.p99, longest);
        else
            fmt::print("{}\n", to_json(spread));
    };
    line("bot alone", alone);
    line("with the neighbours", beside);
    return 0;
}

}  // namespace

int run_load(const LoadArguments& a) {
    if (a.kill > 0) return run_crashes(a);
    if (a.answers) return run_answers(a);
    const Folder folder;
    auto syncs = sync_times(folder.path());
    ServerProcess server(server_arguments(folder.path(), a));
    const long before = server.memory();
    LoadPlayers players({server.port()}, open_tables(server.port(), a), a.rate, a.seed);
    if (!players.sit_down(120)) throw BadInput{"not all players could join"};
    LoadFigures figures;
    figures.memory_per_socket_kb = static_cast<double>(server.memory() - before) / 1000 /
                                   std::max<double>(1, static_cast<double>(players.sockets()));
    {
        LoadNeighbours neighbours(server.port(), a.neighbours);
        std::thread hang;
        if (a.postmaster > 0)
            hang = std::thread([&] {
                std::this_thread::sleep_for(std::chrono::seconds(2));
                figures.hang = hang_database(a.postmaster, a.hang, server.port());
            });
        const Stopwatch watch;
        players.play(a.seconds);
        figures.seconds = watch.seconds();
        if (hang.joinable()) hang.join();
        figures.neighbours_replays = neighbours.replays();
        figures.neighbours_moves = neighbours.moves();
        figures.neighbours_advices = neighbours.advices();
    }
    figures.sockets = static_cast<std::int64_t>(players.sockets());
    figures.moves = players.moves();
    figures.moves_per_s = static_cast<double>(figures.moves) / figures.seconds;
    figures.refused = players.refused();
    figures.round_trip_ms = spread_of(players.round_trips());
    figures.disk_sync_ms = spread_of(syncs);
    figures.update_bytes_median = quantile(players.update_bytes(), 0.5);
    const std::string metrics = net::fetch(server.port(), "GET", "/metrics").body;
    figures.served_within_ms = {served_within(metrics, 0.5), served_within(metrics, 0.99)};
    print(figures, a.output);
    return 0;
}

}  // namespace curia::cli
