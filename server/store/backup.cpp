// Copies of an SQLite database: backing up while it is in use, and restoring.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "server/store/maintenance.h"
#include "server/store/sqlite.h"
#include "server/store/store.h"

namespace curia {
namespace {

namespace fs = std::filesystem;
using sqlite::Database;
using sqlite::Statement;

// SQLite's files beside a database. They belong to this database only.
constexpr const char* kCompanions[] = {"-wal", "-shm", "-journal"};

void remove_all_of(const std::string& path) {
    std::error_code ignored;
    fs::remove(path, ignored);
    for (const char* companion : kCompanions) fs::remove(path + companion, ignored);
}

// Escapes the characters that have a meaning in a URI.
std::string escaped(const std::string& path) {
    std::string text;
    for (const char c : path)
        text += c == '%' ? "%25" : c == '?' ? "%3f" : c == '#' ? "%23" : std::string(1, c);
    return text;
}

// A backup without a -wal file is opened as immutable, so that SQLite creates no files beside it.
int open_to_read(Database& db, const std::string& path) {
    if (fs::exists(path + "-wal")) return db.open(path, SQLITE_OPEN_READONLY);
    return db.open("file:" + escaped(fs::absolute(path).string()) + "?immutable=1",
                   SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
}

// Returns SQLITE_DONE, or the status of the failure.
int copy_all(Database& source, Database& target) {
    sqlite3_backup* const backup = sqlite3_backup_init(target.raw(), "main", source.raw(), "main");
    if (!backup) return sqlite3_errcode(target.raw());
    const int status = sqlite3_backup_step(backup, -1);
    sqlite3_backup_finish(backup);
    return status;
}

Result<void> copy(const std::string& from, const std::string& to) {
    Database source, target;
    if (!fs::is_regular_file(from)) return Failure{"there is no file " + from};
    if (open_to_read(source, from) != SQLITE_OK)
        return Failure{"cannot read " + from + ": " + source.error()};
    if (target.open(to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) != SQLITE_OK)
        return Failure{"cannot write to " + to + ": " + target.error()};
    const int status = copy_all(source, target);
    if (status == SQLITE_NOTADB) return Failure{from + " is not a database"};
    if (status != SQLITE_DONE)
        return Failure{from + " could not be copied: " + sqlite3_errstr(status)};
    // A single file without companions. The server sets its own journal mode.
    if (target.run("PRAGMA journal_mode=DELETE") != SQLITE_OK)
        return Failure{from + " is damaged: " + target.error()};
    return {};
}

std::int64_t pragma(Database& db, const char* sql) {
    Statement statement(db, sql);
    return statement.row() ? statement.number(0) : 0;
}

// Checks the copy, because the copy is what will be used.
Result<void> check(const std::string& copy, const std::string& backup) {
    Database db;
    if (db.open(copy, SQLITE_OPEN_READWRITE) != SQLITE_OK)
        return Failure{"cannot read " + copy + ": " + db.error()};
    Statement integrity(db, "PRAGMA integrity_check(1)");
    const bool has_answer = integrity.row();
    if (!has_answer || integrity.text(0) != "ok")
        return Failure{backup + " is damaged: " + (has_answer ? integrity.text(0) : db.error())};
    const std::int64_t schema = pragma(db, "PRAGMA user_version");
    if (schema > kSchema)
        return Failure{backup + " was written by a newer Curia (schema " + std::to_string(schema) +
                       ", this one supports " + std::to_string(kSchema) + "). Use the newer one"};
    const std::int64_t application = pragma(db, "PRAGMA application_id");
    const bool has_tables = pragma(db,
                                   "SELECT count(*) FROM sqlite_schema "
                                   "WHERE type = 'table' AND name IN ('tables', 'entries')") == 2;
    if (schema < 0)
        return Failure{backup + " has the schema " + std::to_string(schema) +
                       ", which no version of Curia writes"};
    if (schema == 0 || !has_tables || (application != 0 && application != kApplicationId))
        return Failure{backup + " is not a Curia database"};
    return {};
}

bool sync(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool good = file >= 0 && ::fsync(file) == 0;
    if (file >= 0) ::close(file);
    return good;
}

// If root restores, the database must still belong to the server's user.
void keep_owner(const std::string& path, const std::string& folder) {
    struct stat owner{};
    if (::geteuid() != 0 || ::stat(folder.c_str(), &owner) != 0) return;
    if (::chown(path.c_str(), owner.st_uid, owner.st_gid) != 0) return;  // the server reports it
}

// The first free name: curia.db.before-restore, then with -2, -3...
std::string name_for_old(const std::string& database) {
    const std::string name = database + ".before-restore";
    for (int n = 2; fs::exists(name); ++n)
        if (const std::string other = name + "-" + std::to_string(n); !fs::exists(other))
            return other;
    return name;
}

// Writes what a crash has left in the -wal file into the database, so that the old database is a
// single file and one rename can replace it. If it is too damaged for that, nothing changes.
void settle(const std::string& database) {
    std::error_code error;
    {
        Database db;
        if (db.open(database, SQLITE_OPEN_READWRITE) != SQLITE_OK) return;
        int keeps_wal = 1;  // otherwise SQLite deletes it on closing, read or not
        sqlite3_file_control(db.raw(), "main", SQLITE_FCNTL_PERSIST_WAL, &keeps_wal);
        if (db.run("PRAGMA wal_checkpoint(TRUNCATE)") != SQLITE_OK) return;
    }
    if (fs::file_size(database + "-wal", error) != 0 || error) return;
    for (const char* companion : {"-wal", "-shm"}) fs::remove(database + companion, error);
}

// Renames the companions that exist. False if one of them could not be renamed.
bool move_companions(const std::string& from, const std::string& to) {
    bool good = true;
    std::error_code error;
    for (const char* companion : kCompanions) {
        if (!fs::exists(from + companion)) continue;
        fs::rename(from + companion, to + companion, error);
        good = good && !error;
    }
    return good;
}

// The old database gets a second name before a rename puts the new one in its place: at every
// moment one of them exists.
Result<std::string> put_in_place(const std::string& fresh, const std::string& database) {
    std::error_code error;
    const bool has_old = fs::exists(database);
    const std::string old = name_for_old(database);
    if (has_old) settle(database);
    if (has_old) fs::create_hard_link(database, old, error);
    if (error) fs::rename(database, old, error);  // a disk without hard links
    if (error) return Failure{"cannot rename " + database + ": " + error.message()};
    bool good = move_companions(database, old);
    if (good) fs::rename(fresh, database, error);
    if (!good || error) {
        move_companions(old, database);
        if (has_old && !fs::exists(database)) fs::rename(old, database, error);
        if (has_old) fs::remove(old, error);  // the second name, if it was a link
        return Failure{"cannot replace " + database + " with the backup"};
    }
    sync(fs::path(database).parent_path().string());
    return has_old ? old : std::string();
}

}  // namespace

Result<void> back_up_sqlite(const std::string& from, const std::string& to) {
    Database source, target;
    if (source.open(from, SQLITE_OPEN_READONLY) != SQLITE_OK)
        return Failure{"there is no database " + from + ": " + source.error()};
    if (target.open(to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) != SQLITE_OK)
        return Failure{"cannot write to " + to + ": " + target.error()};
    if (copy_all(source, target) != SQLITE_DONE)
        return Failure{"the copy to " + to + " failed: " + target.error()};
    return {};
}

Result<std::string> restore_sqlite(const std::string& backup, const std::string& database) {
    const std::string fresh = database + ".restoring";
    remove_all_of(fresh);
    Result<void> ready = copy(backup, fresh);
    if (ready) ready = check(fresh, backup);
    if (ready && !sync(fresh)) ready = Failure{"cannot write " + fresh};
    if (!ready) {
        remove_all_of(fresh);
        return ready.failure();
    }
    const std::string folder = fs::absolute(database).parent_path().string();
    keep_owner(fresh, folder);
    const Result<std::string> old = put_in_place(fresh, database);
    if (!old) remove_all_of(fresh);
    return old;
}

}  // namespace curia
