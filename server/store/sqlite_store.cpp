// SQLite: one file in WAL mode with full durability. One thread writes everything that has queued
// up in one transaction, so that many moves share one sync of the disk. Another thread reads, with
// its own connection, and does not wait for the writer.
#include <atomic>
#include <thread>

#include "server/store/maintenance.h"
#include "server/store/reader_pool.h"
#include "server/store/sqlite.h"
#include "server/store/sqlite_reader.h"
#include "server/store/store.h"
#include "server/store/writer_queue.h"

namespace curia {
namespace {

using sqlite::Database;
using sqlite::Statement;

constexpr const char* kFirstSqliteSchema =
    "CREATE TABLE tables ("
    "  id TEXT PRIMARY KEY, created INTEGER NOT NULL, header TEXT NOT NULL, terms TEXT NOT NULL,"
    "  phase TEXT NOT NULL, public INTEGER NOT NULL) STRICT;"
    "CREATE INDEX tables_by_phase ON tables (phase, public, created);"
    "CREATE TABLE entries ("
    "  table_id TEXT NOT NULL REFERENCES tables (id), n INTEGER NOT NULL, at INTEGER NOT NULL,"
    "  kind INTEGER NOT NULL, text TEXT NOT NULL) STRICT;"
    "CREATE UNIQUE INDEX entries_in_order ON entries (table_id, n);";

// A trigger, because `curia prune` deletes tables without looking at foreign keys.
constexpr const char* kSecondSqliteSchema =
    "CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;"
    "CREATE TABLE subscriptions ("
    "  table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, n INTEGER NOT NULL,"
    "  endpoint TEXT NOT NULL, PRIMARY KEY (table_id, seat, n)) STRICT;"
    "CREATE TRIGGER subscriptions_of_table AFTER DELETE ON tables"
    "  BEGIN DELETE FROM subscriptions WHERE table_id = OLD.id; END;";

// Each migration upgrades a database from the schema with its index to the next one.
constexpr const char* kSqliteMigrations[] = {kFirstSqliteSchema, kSecondSqliteSchema};
static_assert(std::size(kSqliteMigrations) == kSchema);

class SqliteStore final : public Store {
public:
    Result<void> open(const std::string& path);
    ~SqliteStore() override {
        queue_.stop();
        readers_.stop();
        checker_.interrupt();
        if (check_.joinable()) check_.join();
    }

    void write(Writing writing, Done done) override {
        queue_.add(std::move(writing), std::move(done));
    }
    void load(const std::string& table, Reply<std::optional<LoadedTable>> reply) override {
        readers_.add([table](SqliteReader& reader) { return reader.load(table); },
                     std::move(reply));
    }
    void public_tables(int most, Reply<std::vector<std::string>> reply) override {
        readers_.add([most](SqliteReader& reader) { return reader.public_tables(most); },
                     std::move(reply));
    }
    bool is_well() const override { return queue_.is_well() && readers_.is_well(); }
    bool is_damaged() const override { return reader_.is_damaged() || checker_.is_damaged(); }
    std::int64_t commits() const override { return queue_.commits(); }
    Result<std::string> keep(const std::string& name, const std::string& value) override;

private:
    Result<void> migrate(const std::string& path);
    // Writes even if nothing changes.
    bool set_schema() {
        const std::string sql = "PRAGMA application_id=" + std::to_string(kApplicationId) +
                                ";PRAGMA user_version=" + std::to_string(kSchema);
        if (writer_.run(sql.c_str()) == SQLITE_OK) return true;
        error_ = writer_.error();
        return false;
    }
    void prepare();
    bool write_together(const std::vector<WriterQueue::Waiting>& batch);
    Outcome write_one(const Writing& writing);
    Outcome write_subscribers(const Writing& writing);
    Outcome write_alone(const Writing& writing);
    void roll_back();

    std::string path_;
    Database writer_;
    std::optional<Statement> add_table_, add_entry_, set_phase_, set_public_, unsubscribe_all_,
        unsubscribe_, subscribe_;
    std::string error_;  // why the last write failed
    WriterQueue queue_;
    SqliteReader reader_, checker_;
    ReaderPool<SqliteReader> readers_;
    std::thread check_;
};

Result<void> SqliteStore::open(const std::string& path) {
    path_ = path;
    if (writer_.open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX) !=
        SQLITE_OK)
        return Failure{"the database " + path + " cannot be opened (" + writer_.error() +
                       "): does the folder exist, and may this user write there?"};
    writer_.run("PRAGMA journal_mode=WAL");
    if (writer_.run("PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;"
                    "PRAGMA cache_size=-65536; PRAGMA wal_autocheckpoint=4000;") != SQLITE_OK)
        return Failure{"the database " + path + " cannot be used: " + writer_.error()};
    const Result<void> migrated = migrate(path);
    if (!migrated) return migrated.failure();
    for (SqliteReader* const reader : {&reader_, &checker_})
        if (const Result<void> opened = reader->open(path); !opened)
            return Failure{"the database " + path + " cannot be read: " + opened.why()};
    prepare();
    readers_.start({&reader_});
    check_ = std::thread([this] {
        if (const Result<void> good = checker_.check(); !good)
            log_event("database_damaged", {{"why", good.why()}});
    });
    queue_.start([this](const auto& batch) { return write_together(batch); },
                 [this](const Writing& writing) { return write_alone(writing); },
                 [this] { return set_schema(); }, [this] { return error_; });
    return {};
}

Result<void> SqliteStore::migrate(const std::string& path) {
    if (writer_.run("BEGIN IMMEDIATE") != SQLITE_OK)
        return Failure{"the database " + path + " cannot be written to (" + writer_.error() +
                       "): is another program using it, or is the folder read-only?"};
    std::int64_t schema = 0;
    {
        Statement version(writer_, "PRAGMA user_version");
        if (version.row()) schema = version.number(0);
    }
    if (schema < 0) {
        writer_.run("ROLLBACK");
        return Failure{"the file " + path + " is not a Curia database (schema " +
                       std::to_string(schema) + ")"};
    }
    if (schema > kSchema) {
        writer_.run("ROLLBACK");
        return Failure{"the database " + path + " was written by a newer Curia (schema " +
                       std::to_string(schema) + ", this one supports " + std::to_string(kSchema) +
                       "). Use the newer one"};
    }
    for (; schema < kSchema; ++schema)
        if (writer_.run(kSqliteMigrations[schema]) != SQLITE_OK) {
            const std::string error = writer_.error();
            writer_.run("ROLLBACK");
            return Failure{"the database " + path + " could not be brought up to date: " + error};
        }
    if (!set_schema() || writer_.run("COMMIT") != SQLITE_OK)
        return Failure{"the database " + path + " cannot be written to: " + writer_.error()};
    return {};
}

void SqliteStore::prepare() {
    add_table_.emplace(writer_, "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)");
    add_entry_.emplace(writer_, "INSERT INTO entries VALUES (?, ?, ?, ?, ?)");
    set_phase_.emplace(writer_, "UPDATE tables SET phase = ? WHERE id = ?");
    set_public_.emplace(writer_, "UPDATE tables SET public = ? WHERE id = ?");
    unsubscribe_all_.emplace(writer_, "DELETE FROM subscriptions WHERE table_id = ?");
    unsubscribe_.emplace(writer_, "DELETE FROM subscriptions WHERE table_id = ? AND seat = ?");
    subscribe_.emplace(writer_, "INSERT INTO subscriptions VALUES (?, ?, ?, ?)");
}

// Over a connection of its own: the writer's belongs to its thread.
Result<std::string> SqliteStore::keep(const std::string& name, const std::string& value) {
    Database db;
    db.open(path_, SQLITE_OPEN_READWRITE);
    Statement add(db, "INSERT INTO kept VALUES (?, ?) ON CONFLICT DO NOTHING");
    Statement find(db, "SELECT value FROM kept WHERE name = ?");
    if (!add.bind(name, value).run() || !find.bind(name).row())
        return Failure{"the database " + path_ + " cannot be written to: " + db.error()};
    return find.text(0);
}

bool SqliteStore::write_together(const std::vector<WriterQueue::Waiting>& batch) {
    bool good = writer_.run("BEGIN IMMEDIATE") == SQLITE_OK;
    for (std::size_t i = 0; good && i < batch.size(); ++i)
        good = write_one(batch[i].writing) == Outcome::Done;
    good = good && writer_.run("COMMIT") == SQLITE_OK;
    if (!good) roll_back();
    return good;
}

Store::Outcome SqliteStore::write_alone(const Writing& writing) {
    Outcome outcome = Outcome::Failed;
    if (writer_.run("BEGIN IMMEDIATE") == SQLITE_OK) outcome = write_one(writing);
    if (outcome == Outcome::Done && writer_.run("COMMIT") != SQLITE_OK) outcome = Outcome::Failed;
    if (outcome != Outcome::Done) roll_back();
    return outcome;
}

void SqliteStore::roll_back() {
    error_ = writer_.error();  // the next statement would overwrite it
    if (!sqlite3_get_autocommit(writer_.raw())) writer_.run("ROLLBACK");
}

Store::Outcome outcome_of(Statement& statement) {
    if (statement.run()) return Store::Outcome::Done;
    return statement.status() == SQLITE_CONSTRAINT ? Store::Outcome::Conflict
                                                   : Store::Outcome::Failed;
}

Store::Outcome SqliteStore::write_one(const Writing& writing) {
    Outcome outcome = Outcome::Done;
    if (const auto& t = writing.opened)
        outcome = outcome_of(add_table_->bind(t->id, t->created, t->header, t->terms, t->phase,
                                              std::int64_t{t->is_public}));
    for (const Entry& entry : writing.entries) {
        if (outcome != Outcome::Done) return outcome;
        outcome = outcome_of(add_entry_->bind(writing.table, entry.n, entry.at,
                                              static_cast<std::int64_t>(entry.kind), entry.text));
    }
    if (outcome == Outcome::Done && writing.phase)
        outcome = outcome_of(set_phase_->bind(*writing.phase, writing.table));
    if (outcome == Outcome::Done && writing.phase == "finished")
        outcome = outcome_of(unsubscribe_all_->bind(writing.table));
    if (outcome == Outcome::Done && writing.is_public)
        outcome = outcome_of(set_public_->bind(std::int64_t{*writing.is_public}, writing.table));
    return outcome == Outcome::Done && writing.subscribers ? write_subscribers(writing) : outcome;
}

Store::Outcome SqliteStore::write_subscribers(const Writing& writing) {
    const std::int64_t seat = writing.subscribers->seat;
    Outcome outcome = outcome_of(unsubscribe_->bind(writing.table, seat));
    std::int64_t n = 0;
    for (const std::string& endpoint : writing.subscribers->endpoints)
        if (outcome == Outcome::Done)
            outcome = outcome_of(subscribe_->bind(writing.table, seat, n++, endpoint));
    return outcome;
}

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const std::string& path) {
    auto store = std::make_unique<SqliteStore>();
    const Result<void> opened = store->open(path);
    if (!opened) return opened.failure();
    return std::unique_ptr<Store>(std::move(store));
}

}  // namespace curia
