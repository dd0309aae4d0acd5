// Deletes old tables while servers run.
#include <chrono>
#include <thread>
#include <vector>

#include "server/store/maintenance.h"
#include "server/store/postgres.h"
#include "server/store/sqlite.h"

namespace curia {
namespace {

using Clock = std::chrono::steady_clock;

// SQLite has one writer at a time. We write for kHold, then pause for the server.
constexpr auto kHold = std::chrono::milliseconds(5), kPause = std::chrono::milliseconds(15);
// A busy server takes the lock again right after releasing it. SQLite's own timeout sleeps longer
// and longer and may never find the lock free, so we poll often.
constexpr std::chrono::milliseconds kLookAgain{2}, kPatience{60'000};
constexpr std::int64_t kLinesAtOnce = 100;  // takes far less than kHold
constexpr std::int64_t kTablesAtOnce = 500;

// ---- SQLite ----

constexpr const char* kLastEntry =
    "(SELECT at FROM entries WHERE table_id = tables.id ORDER BY n DESC LIMIT 1)";

class SqlitePruner {
public:
    explicit SqlitePruner(const PruneOptions& options) : options_(options) {}
    Result<Pruned> run(const std::string& path);

private:
    Result<void> open(const std::string& path);
    Result<void> prune_old();
    Result<void> finish_interrupted();
    Result<std::vector<std::string>> old_tables(const std::string& after);
    bool count(const std::string& table);
    bool remove(const std::string& table);  // unless it was written to in the meantime
    bool remove_lines(const std::string& table);
    bool begin();
    bool give_way();  // commits if the transaction has lasted long enough
    bool commit();
    // Keeps the reason: a later statement would overwrite it.
    bool fail() {
        error_ = db_.error();
        return false;
    }
    Failure failure() { return Failure{"the database failed: " + error_}; }

    const PruneOptions options_;
    sqlite::Database db_;
    std::string error_;
    Pruned pruned_;
    bool is_open_ = false;  // a transaction is open
    Clock::time_point since_;
};

Result<void> SqlitePruner::open(const std::string& path) {
    if (db_.open(path, SQLITE_OPEN_READWRITE) != SQLITE_OK)
        return Failure{"there is no database " + path + ": " + db_.error()};
    // No foreign keys: the table is deleted first, then its lines, in several transactions. No sync
    // for each transaction: what a crash undoes is deleted the next time.
    if (db_.run("PRAGMA foreign_keys=OFF; PRAGMA synchronous=NORMAL") != SQLITE_OK)
        return Failure{"the database " + path + " cannot be used: " + db_.error()};
    sqlite3_busy_handler(
        db_.raw(),
        [](void*, int tries) {
            std::this_thread::sleep_for(kLookAgain);
            return tries < kPatience / kLookAgain ? 1 : 0;
        },
        nullptr);
    sqlite::Statement tables(db_, "SELECT 1 FROM tables LIMIT 1");
    tables.row();
    if (tables.failed()) return Failure{path + " is not a Curia database: " + db_.error()};
    return {};
}

Result<Pruned> SqlitePruner::run(const std::string& path) {
    Result<void> good = open(path);
    if (good) good = prune_old();
    if (good && !options_.is_dry_run) good = finish_interrupted();
    if (!good) return good.failure();
    return pruned_;
}

Result<void> SqlitePruner::prune_old() {
    std::string after;
    while (true) {
        const auto tables = old_tables(after);
        if (!tables) return tables.failure();
        if (tables->empty()) return {};
        after = tables->back();
        for (const std::string& table : *tables)
            if (!(options_.is_dry_run ? count(table) : remove(table))) return failure();
        if (!commit()) return failure();
    }
}

Result<std::vector<std::string>> SqlitePruner::old_tables(const std::string& after) {
    const std::string sql =
        "SELECT id FROM tables WHERE id > ?1 AND created < ?2 AND (phase = 'finished' OR ?3) "
        "AND ifnull(" +
        std::string(kLastEntry) + ", 0) < ?2 ORDER BY id LIMIT ?4";
    sqlite::Statement old(db_, sql.c_str());
    std::vector<std::string> tables;
    old.bind(after, options_.before, std::int64_t{options_.with_unfinished}, kTablesAtOnce);
    while (old.row()) tables.push_back(old.text(0));
    if (old.failed()) {
        fail();
        return failure();
    }
    return tables;
}

bool SqlitePruner::count(const std::string& table) {
    sqlite::Statement lines(db_,
                            "SELECT count(*), ifnull(sum(length(CAST(text AS BLOB))), 0) "
                            "FROM entries WHERE table_id = ?1");
    sqlite::Statement head(
        db_,
        "SELECT length(CAST(header AS BLOB)) + length(CAST(terms AS BLOB)) FROM tables "
        "WHERE id = ?1");
    if (!lines.bind(table).row() || !head.bind(table).row()) return fail();
    pruned_.tables += 1;
    pruned_.lines += lines.number(0);
    pruned_.bytes += lines.number(1) + head.number(0);
    return true;
}

bool SqlitePruner::remove(const std::string& table) {
    if (!begin()) return false;
    const std::string sql = "DELETE FROM tables WHERE id = ?1 AND ifnull(" +
                            std::string(kLastEntry) +
                            ", 0) < ?2 RETURNING length(CAST(header AS BLOB)) + "
                            "length(CAST(terms AS BLOB))";
    sqlite::Statement row(db_, sql.c_str());
    std::int64_t removed = 0;
    for (row.bind(table, options_.before); row.row(); ++removed) pruned_.bytes += row.number(0);
    if (row.failed()) return fail();
    pruned_.tables += removed;
    return removed == 0 || remove_lines(table);
}

bool SqlitePruner::remove_lines(const std::string& table) {
    sqlite::Statement some(db_,
                           "DELETE FROM entries WHERE table_id = ?1 AND n IN "
                           "(SELECT n FROM entries WHERE table_id = ?1 LIMIT ?2) "
                           "RETURNING length(CAST(text AS BLOB))");
    std::int64_t removed = kLinesAtOnce;
    while (removed == kLinesAtOnce) {
        if (!begin()) return false;
        removed = 0;
        for (some.bind(table, kLinesAtOnce); some.row(); ++removed) pruned_.bytes += some.number(0);
        if (some.failed()) return fail();
        some.bind(table, kLinesAtOnce);  // a statement that is not reset blocks the commit
        pruned_.lines += removed;
        if (!give_way()) return false;
    }
    return true;
}

// Deletes lines without a table, left by an interrupted call. Finds the ids by skipping through the
// index instead of reading every line.
Result<void> SqlitePruner::finish_interrupted() {
    std::vector<std::string> left;
    {
        sqlite::Statement orphans(
            db_,
            "WITH RECURSIVE ids (id) AS (SELECT min(table_id) FROM entries UNION ALL "
            "SELECT (SELECT min(table_id) FROM entries WHERE table_id > ids.id) FROM ids "
            "WHERE ids.id IS NOT NULL) "
            "SELECT id FROM ids WHERE id IS NOT NULL AND id NOT IN (SELECT id FROM tables)");
        while (orphans.row()) left.push_back(orphans.text(0));
        if (orphans.failed()) {
            fail();
            return failure();
        }
    }
    for (const std::string& table : left)
        if (!remove_lines(table)) return failure();
    if (!commit()) return failure();
    return {};
}

bool SqlitePruner::begin() {
    if (is_open_) return true;
    is_open_ = db_.run("BEGIN IMMEDIATE") == SQLITE_OK;
    since_ = Clock::now();
    return is_open_ || fail();
}

bool SqlitePruner::give_way() {
    if (Clock::now() - since_ < kHold) return true;
    const bool good = commit();
    std::this_thread::sleep_for(kPause);
    return good;
}

bool SqlitePruner::commit() {
    if (!is_open_) return true;
    is_open_ = false;
    return db_.run("COMMIT") == SQLITE_OK || fail();
}

// ---- PostgreSQL ----

constexpr std::int64_t kPostgresTablesAtOnce = 20;

class PostgresPruner {
public:
    explicit PostgresPruner(const PruneOptions& options) : options_(options) {}
    Result<Pruned> run(const std::string& url);

private:
    using Ids = std::vector<std::string>;
    Result<Ids> ids(const postgres::Answer& answer);
    Result<Ids> old_tables(const std::string& after);
    bool count(const Ids& tables);
    Result<void> remove(const Ids& tables);
    bool add(const postgres::Answer& heads, const postgres::Answer& lines);
    Failure failure() { return Failure{"the database failed: " + db_.error()}; }

    const PruneOptions options_;
    postgres::Connection db_;
    Pruned pruned_;
};

Result<Pruned> PostgresPruner::run(const std::string& url) {
    if (const Result<void> opened = db_.open(url); !opened) return opened.failure();
    std::string after;
    while (true) {
        const Result<Ids> tables = old_tables(after);
        if (!tables) return tables.failure();
        if (tables->empty()) return pruned_;
        after = tables->back();
        if (options_.is_dry_run) {
            if (!count(*tables)) return failure();
        } else if (const Result<void> removed = remove(*tables); !removed) {
            return removed.failure();
        }
    }
}

Result<PostgresPruner::Ids> PostgresPruner::ids(const postgres::Answer& answer) {
    if (!answer.good()) return failure();
    return answer.first_column();
}

Result<PostgresPruner::Ids> PostgresPruner::old_tables(const std::string& after) {
    const std::string sql =
        "SELECT id FROM tables WHERE id > $1 AND created < $2 AND (phase = 'finished' OR $3) "
        "AND coalesce(" +
        std::string(kLastEntry) + ", 0) < $2 ORDER BY id LIMIT $4";
    return ids(db_.run(sql.c_str(), after, options_.before, options_.with_unfinished,
                       kPostgresTablesAtOnce));
}

bool PostgresPruner::count(const Ids& tables) {
    return add(db_.run("SELECT count(*), coalesce(sum(octet_length(header) + octet_length(terms)), "
                       "0) FROM tables WHERE id = ANY($1)",
                       tables),
               db_.run("SELECT count(*), coalesce(sum(octet_length(text)), 0) FROM entries "
                       "WHERE table_id = ANY($1)",
                       tables));
}

bool PostgresPruner::add(const postgres::Answer& heads, const postgres::Answer& lines) {
    if (!heads.good() || !lines.good()) return false;
    pruned_.tables += heads.number(0, 0);
    pruned_.lines += lines.number(0, 0);
    pruned_.bytes += heads.number(0, 1) + lines.number(0, 1);
    return true;
}

// Blocks only writers of these tables. Once the rows are locked nobody can write to them. A table
// that was written to after it was found is kept.
Result<void> PostgresPruner::remove(const Ids& found) {
    db_.run("BEGIN");
    db_.run("SELECT 1 FROM tables WHERE id = ANY($1) FOR UPDATE", found);
    const std::string sql = "SELECT id FROM tables WHERE id = ANY($1) AND coalesce(" +
                            std::string(kLastEntry) + ", 0) < $2";
    const Result<Ids> tables = ids(db_.run(sql.c_str(), found, options_.before));
    if (!tables) return tables.failure();
    const postgres::Answer lines = db_.run(
        "WITH gone AS (DELETE FROM entries WHERE table_id = ANY($1) RETURNING octet_length(text) "
        "AS size) SELECT count(*), coalesce(sum(size), 0) FROM gone",
        *tables);
    const postgres::Answer heads = db_.run(
        "WITH gone AS (DELETE FROM tables WHERE id = ANY($1) RETURNING octet_length(header) + "
        "octet_length(terms) AS size) SELECT count(*), coalesce(sum(size), 0) FROM gone",
        *tables);
    if (!lines.good() || !heads.good() ||
        !db_.run("DELETE FROM leases WHERE table_id = ANY($1)", *tables).good() ||
        !db_.run("COMMIT").good())
        return failure();
    add(heads, lines);
    return {};
}

}  // namespace

Result<Pruned> prune_sqlite(const std::string& database, const PruneOptions& options) {
    return SqlitePruner(options).run(database);
}

Result<Pruned> prune_postgres(const std::string& url, const PruneOptions& options) {
    return PostgresPruner(options).run(url);
}

Result<void> compact_sqlite(const std::string& database) {
    sqlite::Database db;
    if (db.open(database, SQLITE_OPEN_READWRITE) != SQLITE_OK || db.run("VACUUM") != SQLITE_OK ||
        db.run("PRAGMA wal_checkpoint(TRUNCATE)") != SQLITE_OK)
        return Failure{"the database file could not be compacted: " + db.error()};
    return {};
}

}  // namespace curia
