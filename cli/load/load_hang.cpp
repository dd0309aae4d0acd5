#include "cli/load/load_hang.h"

#include <signal.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <vector>

#include "cli/common.h"
#include "cli/load/load_neighbours.h"
#include "match/speed.h"
#include "server/net/net.h"

namespace curia::cli {
namespace {

namespace fs = std::filesystem;

void pause(double seconds) { std::this_thread::sleep_for(std::chrono::duration<double>(seconds)); }

// The process and its children.
std::vector<int> family_of(int process) {
    std::vector<int> family{process};
    for (const auto& entry : fs::directory_iterator("/proc")) {
        std::ifstream file(entry.path() / "stat");
        std::string id, name, state, parent;
        if (file >> id >> name >> state >> parent && parent == std::to_string(process))
            family.push_back(std::stoi(id));
    }
    return family;
}

double time_of(int port, const std::string& path, int& failures) {
    const Stopwatch watch;
    failures += net::fetch(port, "GET", path).status != 200;
    return watch.seconds() * 1000;
}

double seconds_until_health(int port, int status) {
    const Stopwatch watch;
    while (watch.seconds() < 60 && net::fetch(port, "GET", "/health").status != status) pause(0.05);
    return watch.seconds();
}

}  // namespace

HangFigures hang_database(int postmaster, double seconds, int port) {
    const std::string replay = "/api/tables/" + keep_match_of_five(port) + "/replay?eyes=all";
    HangFigures figures;
    time_of(port, replay, figures.failures);  // from now on it is cached
    time_of(port, "/api/tables", figures.failures);
    const std::vector<int> family = family_of(postmaster);
    for (const int process : family) ::kill(process, SIGSTOP);
    const Stopwatch watch;
    figures.health_s = seconds_until_health(port, 503);
    while (watch.seconds() < seconds) {
        figures.page_ms = std::max(figures.page_ms, time_of(port, "/", figures.failures));
        figures.lobby_ms =
            std::max(figures.lobby_ms, time_of(port, "/api/tables", figures.failures));
        figures.replay_ms = std::max(figures.replay_ms, time_of(port, replay, figures.failures));
        pause(0.1);
    }
    for (const int process : family) ::kill(process, SIGCONT);
    figures.well_s = seconds_until_health(port, 200);
    return figures;
}

}  // namespace curia::cli
