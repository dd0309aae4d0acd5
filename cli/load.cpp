// curia load: how much a server bears, measured with real matches over real sockets.
#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <thread>

#include "cli/common.h"
#include "cli/load_players.h"
#include "cli/server_process.h"
#include "match/json_reader.h"
#include "match/json_writer.h"
#include "match/measure.h"

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

// What one sync of the disk takes by itself, in milliseconds.
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

// The figure of the server's own histogram, in milliseconds: the bound below which the share lies.
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

struct LoadFigures {
    double sockets = 0, seconds = 0, moves = 0;
    double round_trip_p50 = 0, round_trip_p99 = 0, served_p50 = 0, served_p99 = 0;
    double sync_p50 = 0, sync_p99 = 0, update_bytes = 0, kilobytes_per_socket = 0, refused = 0;
};

void print(const LoadFigures& f, Output output) {
    if (output == Output::Json) {
        fmt::print(
            "{{\"sockets\":{},\"seconds\":{:.1f},\"moves\":{},\"moves_per_s\":{:.0f},"
            "\"round_trip_ms\":{{\"p50\":{:.2f},\"p99\":{:.2f}}},"
            "\"served_within_ms\":{{\"p50\":{:.2f},\"p99\":{:.2f}}},"
            "\"disk_sync_ms\":{{\"p50\":{:.2f},\"p99\":{:.2f}}},"
            "\"update_bytes_median\":{:.0f},\"memory_per_socket_kb\":{:.1f},\"refused\":{}}}\n",
            f.sockets, f.seconds, f.moves, f.moves / f.seconds, f.round_trip_p50, f.round_trip_p99,
            f.served_p50, f.served_p99, f.sync_p50, f.sync_p99, f.update_bytes,
            f.kilobytes_per_socket, f.refused);
        return;
    }
    fmt::print("sockets                     {:>10}\n", f.sockets);
    fmt::print("moves                       {:>10}\n", f.moves);
    fmt::print("moves a second              {:>10.0f}\n", f.moves / f.seconds);
    fmt::print("served within, p50 / p99    {:>10.2f} / {:.2f} ms   (received to told, durable)\n",
               f.served_p50, f.served_p99);
    fmt::print("round trip, p50 / p99       {:>10.2f} / {:.2f} ms\n", f.round_trip_p50,
               f.round_trip_p99);
    fmt::print("disk's own sync, p50 / p99  {:>10.2f} / {:.2f} ms\n", f.sync_p50, f.sync_p99);
    fmt::print("bytes of an update, median  {:>10.0f}\n", f.update_bytes);
    fmt::print("memory of a socket          {:>10.1f} KB\n", f.kilobytes_per_socket);
    fmt::print("refused                     {:>10}\n", f.refused);
}

// A folder of its own that goes when it is done with.
class Folder {
public:
    Folder() {
        std::string name = (fs::temp_directory_path() / "curia-load-XXXXXX").string();
        if (!::mkdtemp(name.data())) throw BadInput{"no folder for the server's data"};
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

// Everything that a player was told of must be there after a crash, and look as it did.
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

int run_crashes(const LoadArguments& a) {
    const Folder folder;
    std::int64_t moves = 0;
    std::vector<LoadTable> all;
    Rng rng(a.seed);
    for (int round = 0; round < a.kill; ++round) {
        ServerProcess server(server_arguments(folder.path(), a));
        check_tables(server.port(), all);
        LoadPlayers players(server.port(), open_tables(server.port(), a), a.rate, rng.next());
        if (!players.sit_down(30)) throw BadInput{"not everybody could sit down"};
        std::thread killer([&server, pause = 20 + rng.below(400)] {
            std::this_thread::sleep_for(std::chrono::milliseconds(pause));
            server.kill();
        });
        players.play(2);
        killer.join();
        moves += players.moves();
        all = players.tables();
        if (a.output == Output::Text)
            fmt::print(stderr, "\rkilled {} of {} times, {} moves acknowledged", round + 1, a.kill,
                       moves);
    }
    ServerProcess server(server_arguments(folder.path(), a));
    check_tables(server.port(), all);
    if (a.output == Output::Json)
        fmt::print("{{\"kills\":{},\"moves\":{},\"lost\":0}}\n", a.kill, moves);
    else
        fmt::print("\nnothing lost\n");
    return 0;
}

}  // namespace

int run_load(const LoadArguments& a) {
    if (a.kill > 0) return run_crashes(a);
    const Folder folder;
    auto syncs = sync_times(folder.path());
    ServerProcess server(server_arguments(folder.path(), a));
    const long before = server.memory();
    LoadPlayers players(server.port(), open_tables(server.port(), a), a.rate, a.seed);
    if (!players.sit_down(120)) throw BadInput{"not everybody could sit down"};
    const Stopwatch watch;
    players.play(a.seconds);
    LoadFigures figures;
    figures.seconds = watch.seconds();
    figures.sockets = static_cast<double>(players.sockets());
    figures.moves = static_cast<double>(players.moves());
    figures.refused = static_cast<double>(players.refused());
    figures.round_trip_p50 = quantile(players.round_trips(), 0.5);
    figures.round_trip_p99 = quantile(players.round_trips(), 0.99);
    figures.sync_p50 = quantile(syncs, 0.5);
    figures.sync_p99 = quantile(syncs, 0.99);
    figures.update_bytes = quantile(players.update_bytes(), 0.5);
    figures.kilobytes_per_socket =
        static_cast<double>(server.memory() - before) / 1000 / std::max(1.0, figures.sockets);
    const std::string metrics = net::fetch(server.port(), "GET", "/metrics").body;
    figures.served_p50 = served_within(metrics, 0.5);
    figures.served_p99 = served_within(metrics, 0.99);
    print(figures, a.output);
    return 0;
}

}  // namespace curia::cli
