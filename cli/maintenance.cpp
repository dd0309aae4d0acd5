// curia backup, curia restore, curia prune.
#include "server/store/maintenance.h"

#include <fmt/core.h>
#include <sys/stat.h>

#include <chrono>
#include <filesystem>

#include "cli/common.h"
#include "cli/data_folder.h"

namespace curia::cli {
namespace {

namespace fs = std::filesystem;

std::string folder_of(const std::string& data) { return data.empty() ? default_folder() : data; }

std::int64_t days_ago(int days) {
    using namespace std::chrono;
    const auto then = system_clock::now() - hours(24) * days;
    return duration_cast<milliseconds>(then.time_since_epoch()).count();
}

// "1 table", "2 tables"
std::string counted(std::int64_t count, const char* thing) {
    return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s");
}

// A file does not shrink by itself, and shrinking blocks a server: so only if no server runs.
std::string give_space_back(const std::string& folder) {
    if (FolderLock::is_held(folder))
        return "The file keeps its size, and new matches reuse the space. To shrink it, prune "
               "while no server uses the folder.";
    const FolderLock lock(folder);
    const Result<void> done = compact_sqlite(database_in(folder));
    return done ? "The space was returned to the disk." : done.why();
}

}  // namespace

int run_backup(const std::string& data, const std::string& to) {
    ::umask(kOnlyMine);
    const std::string database = database_in(folder_of(data));
    if (fs::exists(to)) throw BadInput{fmt::format("{} already exists", to)};
    value_or_throw(back_up_sqlite(database, to));
    fmt::print("{} is a copy of {}\n", to, database);
    return 0;
}

int run_restore(const std::string& data, const std::string& from) {
    ::umask(kOnlyMine);
    const std::string folder = folder_of(data), database = database_in(folder);
    const FolderLock lock(folder);
    const std::string old = value_or_throw(restore_sqlite(from, database));
    fmt::print("{} is now a copy of {}; {}\n", database, from,
               old.empty() ? "there was no database before" : "the old database is in " + old);
    return 0;
}

int run_prune(const PruneArguments& a) {
    const std::string folder = folder_of(a.data);
    const PruneOptions options{.before = days_ago(a.days),
                               .with_unfinished = a.with_unfinished,
                               .is_dry_run = a.is_dry_run};
    const Pruned pruned =
        value_or_throw(a.database.empty() ? prune_sqlite(database_in(folder), options)
                                          : prune_postgres(a.database, options));
    fmt::print("{} {} of {} and {}\n", a.is_dry_run ? "would delete" : "deleted",
               counted(pruned.tables, "table"), counted(pruned.lines, "line"),
               counted(pruned.bytes, "byte"));
    if (!a.is_dry_run && a.database.empty() && pruned.lines + pruned.tables > 0)
        fmt::print("{}\n", give_space_back(folder));
    return 0;
}

}  // namespace curia::cli
