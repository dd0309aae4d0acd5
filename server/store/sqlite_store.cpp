// SQLite: one file in WAL mode with full durability. One thread writes whatever has queued up in
// one transaction, so that many moves share one sync of the disk; readers have a connection of
// their own and do not wait for it.
#include <sqlite3.h>

#include "server/store/store.h"
#include "server/store/writer_queue.h"

namespace curia {
namespace {

class Database {
public:
    Database() = default;
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database() { sqlite3_close_v2(db_); }

    int open(const std::string& path, int flags) {
        const int status = sqlite3_open_v2(path.c_str(), &db_, flags, nullptr);
        if (status == SQLITE_OK) sqlite3_busy_timeout(db_, 5000);
        return status;
    }
    int run(const char* sql) { return sqlite3_exec(db_, sql, nullptr, nullptr, nullptr); }
    std::string error() const { return db_ ? sqlite3_errmsg(db_) : "out of memory"; }
    sqlite3* raw() { return db_; }

private:
    sqlite3* db_ = nullptr;
};

// A prepared statement that is used again and again.
class Statement {
public:
    Statement(Database& db, const char* sql) {
        sqlite3_prepare_v3(db.raw(), sql, -1, SQLITE_PREPARE_PERSISTENT, &statement_, nullptr);
    }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement() { sqlite3_finalize(statement_); }

    // The texts must live until the statement has run.
    template <class... Values>
    Statement& bind(const Values&... values) {
        sqlite3_reset(statement_);
        int at = 0;
        (bind_one(++at, values), ...);
        return *this;
    }
    bool row() { return (status_ = sqlite3_step(statement_)) == SQLITE_ROW; }
    int run() {
        while (row()) {
        }
        sqlite3_reset(statement_);
        return status_;
    }
    bool failed() const { return status_ != SQLITE_ROW && status_ != SQLITE_DONE; }
    std::int64_t number(int column) { return sqlite3_column_int64(statement_, column); }
    std::string text(int column) {
        const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
        return {bytes ? bytes : "",
                static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
    }

private:
    void bind_one(int at, std::int64_t value) { sqlite3_bind_int64(statement_, at, value); }
    void bind_one(int at, const std::string& value) {
        sqlite3_bind_text64(statement_, at, value.data(), value.size(), SQLITE_STATIC, SQLITE_UTF8);
    }

    sqlite3_stmt* statement_ = nullptr;
    int status_ = SQLITE_OK;
};

constexpr const char* kFirstSchema =
    "CREATE TABLE tables ("
    "  id TEXT PRIMARY KEY, created INTEGER NOT NULL, header TEXT NOT NULL, terms TEXT NOT NULL,"
    "  phase TEXT NOT NULL, public INTEGER NOT NULL) STRICT;"
    "CREATE INDEX tables_by_phase ON tables (phase, public, created);"
    "CREATE TABLE entries ("
    "  table_id TEXT NOT NULL REFERENCES tables (id), n INTEGER NOT NULL, at INTEGER NOT NULL,"
    "  kind INTEGER NOT NULL, text TEXT NOT NULL) STRICT;"
    "CREATE UNIQUE INDEX entries_in_order ON entries (table_id, n);";

// Each brings a database from the schema of its place in the list to the next one.
constexpr const char* kMigrations[] = {kFirstSchema};
static_assert(std::size(kMigrations) == kSchema);

class SqliteStore final : public Store {
public:
    Result<bool> open(const std::string& path);
    ~SqliteStore() override { queue_.stop(); }

    void write(Writing writing, Done done) override {
        queue_.add(std::move(writing), std::move(done));
    }
    Result<std::optional<StoredTable>> table(const std::string& id) override;
    Result<std::vector<Entry>> entries(const std::string& table) override;
    Result<std::vector<std::string>> public_tables(int most) override {
        return ids(newest_public_->bind(std::int64_t{most}));
    }
    bool is_well() const override { return queue_.is_well(); }
    std::int64_t commits() const override { return queue_.commits(); }

private:
    Result<bool> migrate(const std::string& path);
    // Writes though nothing changes.
    bool set_schema() {
        if (writer_.run(("PRAGMA user_version=" + std::to_string(kSchema)).c_str()) == SQLITE_OK)
            return true;
        error_ = writer_.error();
        return false;
    }
    void prepare();
    bool write_together(const std::vector<WriterQueue::Waiting>& batch);
    Outcome write_one(const Writing& writing);
    Outcome write_alone(const Writing& writing);
    void roll_back();
    Failure failure() { return Failure{reader_.error()}; }
    Result<std::vector<std::string>> ids(Statement& statement) {
        std::vector<std::string> found;
        while (statement.row()) found.push_back(statement.text(0));
        if (statement.failed()) return failure();
        return found;
    }

    Database writer_, reader_;
    std::optional<Statement> add_table_, add_entry_, set_phase_, set_public_;  // the writer's
    std::optional<Statement> table_, entries_, newest_public_;                 // the reader's

    std::string error_;  // of what could not be written last
    WriterQueue queue_;
};

Result<bool> SqliteStore::open(const std::string& path) {
    if (writer_.open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX) !=
        SQLITE_OK)
        return Failure{"the database " + path + " cannot be opened (" + writer_.error() +
                       "): does the folder exist, and may this user write there?"};
    writer_.run("PRAGMA journal_mode=WAL");
    if (writer_.run("PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;"
                    "PRAGMA cache_size=-65536; PRAGMA wal_autocheckpoint=4000;") != SQLITE_OK)
        return Failure{"the database " + path + " cannot be used: " + writer_.error()};
    const Result<bool> migrated = migrate(path);
    if (!migrated) return migrated.failure();
    if (reader_.open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX) != SQLITE_OK)
        return Failure{"the database " + path + " cannot be read: " + reader_.error()};
    prepare();
    queue_.start([this](const auto& batch) { return write_together(batch); },
                 [this](const Writing& writing) { return write_alone(writing); },
                 [this] { return set_schema(); }, [this] { return error_; });
    return true;
}

Result<bool> SqliteStore::migrate(const std::string& path) {
    if (writer_.run("BEGIN IMMEDIATE") != SQLITE_OK)
        return Failure{"the database " + path + " cannot be written to (" + writer_.error() +
                       "): is another program using it, or is the folder read-only?"};
    std::int64_t schema = 0;
    {
        Statement version(writer_, "PRAGMA user_version");
        if (version.row()) schema = version.number(0);
    }
    if (schema > kSchema) {
        writer_.run("ROLLBACK");
        return Failure{"the database " + path + " was written by a newer Curia (schema " +
                       std::to_string(schema) + ", this one knows " + std::to_string(kSchema) +
                       "): please use that one"};
    }
    for (; schema < kSchema; ++schema)
        if (writer_.run(kMigrations[schema]) != SQLITE_OK) {
            const std::string error = writer_.error();
            writer_.run("ROLLBACK");
            return Failure{"the database " + path + " could not be brought up to date: " + error};
        }
    if (!set_schema() || writer_.run("COMMIT") != SQLITE_OK)
        return Failure{"the database " + path + " cannot be written to: " + writer_.error()};
    return true;
}

void SqliteStore::prepare() {
    add_table_.emplace(writer_, "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)");
    add_entry_.emplace(writer_, "INSERT INTO entries VALUES (?, ?, ?, ?, ?)");
    set_phase_.emplace(writer_, "UPDATE tables SET phase = ? WHERE id = ?");
    set_public_.emplace(writer_, "UPDATE tables SET public = ? WHERE id = ?");
    table_.emplace(reader_,
                   "SELECT created, header, terms, phase, public FROM tables WHERE id = ?");
    entries_.emplace(reader_,
                     "SELECT n, at, kind, text FROM entries WHERE table_id = ? ORDER BY n");
    // Phase by phase, for the index to be of use: there may be many that are over.
    newest_public_.emplace(reader_,
                           "WITH newest (id, created) AS ("
                           "SELECT * FROM (SELECT id, created FROM tables WHERE phase = 'waiting' "
                           "AND public = 1 ORDER BY created DESC LIMIT ?1) UNION ALL "
                           "SELECT * FROM (SELECT id, created FROM tables WHERE phase = 'running' "
                           "AND public = 1 ORDER BY created DESC LIMIT ?1) UNION ALL "
                           "SELECT * FROM (SELECT id, created FROM tables WHERE phase = 'finished' "
                           "AND public = 1 ORDER BY created DESC LIMIT ?1)) "
                           "SELECT id FROM newest ORDER BY created DESC LIMIT ?1");
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
    error_ = writer_.error();  // which the next statement forgets
    if (!sqlite3_get_autocommit(writer_.raw())) writer_.run("ROLLBACK");
}

Store::Outcome SqliteStore::write_one(const Writing& writing) {
    const auto run = [](Statement& statement) {
        const int status = statement.run();
        return status == SQLITE_DONE         ? Outcome::Done
               : status == SQLITE_CONSTRAINT ? Outcome::Conflict
                                             : Outcome::Failed;
    };
    Outcome outcome = Outcome::Done;
    if (const auto& t = writing.opened)
        outcome = run(add_table_->bind(t->id, t->created, t->header, t->terms, t->phase,
                                       std::int64_t{t->is_public}));
    for (const Entry& entry : writing.entries) {
        if (outcome != Outcome::Done) return outcome;
        outcome = run(add_entry_->bind(writing.table, entry.n, entry.at,
                                       static_cast<std::int64_t>(entry.kind), entry.text));
    }
    if (outcome == Outcome::Done && writing.phase)
        outcome = run(set_phase_->bind(*writing.phase, writing.table));
    if (outcome == Outcome::Done && writing.is_public)
        outcome = run(set_public_->bind(std::int64_t{*writing.is_public}, writing.table));
    return outcome;
}

Result<std::optional<StoredTable>> SqliteStore::table(const std::string& id) {
    std::optional<StoredTable> found;
    table_->bind(id);
    if (table_->row())
        found = StoredTable{.id = id,
                            .created = table_->number(0),
                            .header = table_->text(1),
                            .terms = table_->text(2),
                            .phase = table_->text(3),
                            .is_public = table_->number(4) != 0};
    if (table_->failed()) return failure();
    table_->run();
    return found;
}

Result<std::vector<Entry>> SqliteStore::entries(const std::string& table) {
    std::vector<Entry> found;
    entries_->bind(table);
    while (entries_->row())
        found.push_back({.n = entries_->number(0),
                         .at = entries_->number(1),
                         .kind = static_cast<EntryKind>(entries_->number(2)),
                         .text = entries_->text(3)});
    if (entries_->failed()) return failure();
    return found;
}

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const std::string& path) {
    auto store = std::make_unique<SqliteStore>();
    const Result<bool> opened = store->open(path);
    if (!opened) return opened.failure();
    return std::unique_ptr<Store>(std::move(store));
}

Result<bool> back_up_sqlite(const std::string& from, const std::string& to) {
    Database source, target;
    if (source.open(from, SQLITE_OPEN_READONLY) != SQLITE_OK)
        return Failure{"there is no database " + from + ": " + source.error()};
    if (target.open(to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) != SQLITE_OK)
        return Failure{"cannot write to " + to + ": " + target.error()};
    sqlite3_backup* const backup = sqlite3_backup_init(target.raw(), "main", source.raw(), "main");
    if (!backup) return Failure{"cannot copy to " + to + ": " + target.error()};
    const int status = sqlite3_backup_step(backup, -1);
    sqlite3_backup_finish(backup);
    if (status != SQLITE_DONE) return Failure{"the copy to " + to + " failed: " + target.error()};
    return true;
}

}  // namespace curia
