// curia serve, curia backup.
#include <fcntl.h>
#include <fmt/core.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <thread>

#include "cli/common.h"
#include "server/house.h"
#include "server/log.h"
#include "server/secrets.h"

namespace curia::cli {
namespace {

namespace fs = std::filesystem;

// A database has the cards of everybody in it, and so has a copy.
constexpr mode_t kOnlyMine = 0077;

std::string default_folder() {
    if (const char* data = std::getenv("XDG_DATA_HOME"); data && *data)
        return std::string(data) + "/curia";
    if (const char* home = std::getenv("HOME"); home && *home)
        return std::string(home) + "/.local/share/curia";
    return "curia-data";
}

std::string database_in(const std::string& folder) { return folder + "/curia.db"; }

// Held for as long as the program runs, so that no second server uses the same folder.
class FolderLock {
public:
    explicit FolderLock(const std::string& folder) {
        std::error_code error;
        fs::create_directories(folder, error);
        if (error)
            throw BadInput{
                fmt::format("the folder {} cannot be made: {}", folder, error.message())};
        const std::string path = folder + "/lock";
        file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (file_ < 0)
            throw BadInput{
                fmt::format("cannot write to the folder {}: --data takes another one", folder)};
        if (::flock(file_, LOCK_EX | LOCK_NB) != 0)
            throw BadInput{fmt::format(
                "another Curia uses the folder {}: stop it, or give --data another one", folder)};
    }
    ~FolderLock() { ::close(file_); }
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

private:
    int file_ = -1;
};

void raise_file_limit() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

void open_browser(const std::string& address) {
    if (!std::getenv("DISPLAY") && !std::getenv("WAYLAND_DISPLAY")) return;
    const std::string command = "xdg-open " + address + " >/dev/null 2>&1 &";
    if (std::system(command.c_str()) != 0) return;  // the address has been printed
}

}  // namespace

int run_serve(const ServeArguments& a) {
    ::umask(kOnlyMine);
    prepare_secrets();
    raise_file_limit();
    const std::string folder = a.data.empty() ? default_folder() : a.data;
    std::optional<FolderLock> lock;
    if (a.database.empty()) lock.emplace(folder);
    auto store = a.database.empty() ? open_sqlite(database_in(folder)) : open_postgres(a.database);
    if (!store) throw BadInput{store.why()};

    const int cores = static_cast<int>(std::thread::hardware_concurrency());
    const HouseOptions options{.thinkers = a.thinkers > 0 ? a.thinkers : std::max(1, cores - 1),
                               .pace = a.pace,
                               .is_limited = !a.unlimited,
                               .origin = a.origin,
                               .sockets_per_address = a.per_address};
    {
        net::Loop loop;
        House house(loop, **store, options);
        net::Limits limits;
        limits.behind_proxy = a.behind_proxy;
        // A proxy's address is that of everybody.
        if (!a.unlimited && !a.behind_proxy)
            limits.visits_per_address = static_cast<std::size_t>(a.per_address);
        const Result<int> port = loop.listen(a.address, a.port, house, limits);
        if (!port) throw BadInput{port.why()};
        const std::string address =
            fmt::format("http://{}:{}/", a.address == "0.0.0.0" ? "localhost" : a.address, *port);
        const std::string node = a.node.empty() ? fmt::format("127.0.0.1:{}", *port) : a.node;
        const Result<bool> announced = (*store)->announce(new_table_id(), node);
        if (!announced) throw BadInput{announced.why()};
        const std::string kept = a.database.empty() ? folder : "the database";
        fmt::print("Curia is at {}\nCtrl-C stops it; everything is kept in {}\n", address, kept);
        std::fflush(stdout);
        log_event("started", {{"port", std::to_string(*port)}, {"kept_in", kept}});
        if (a.open) open_browser(address);
        loop.run();
        // The store finishes what it has been given while rooms can still hear of it.
        store->reset();
    }
    log_event("stopped", {});
    return 0;
}

int run_backup(const std::string& data, const std::string& to) {
    ::umask(kOnlyMine);
    const std::string folder = data.empty() ? default_folder() : data;
    if (fs::exists(to)) throw BadInput{fmt::format("{} is there already", to)};
    const Result<bool> done = back_up_sqlite(database_in(folder), to);
    if (!done) throw BadInput{done.why()};
    fmt::print("{} is a copy of {}\n", to, database_in(folder));
    return 0;
}

}  // namespace curia::cli
