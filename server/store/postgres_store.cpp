// PostgreSQL: the same log in a database that several servers share. As with SQLite one thread
// writes whatever has queued up in one transaction. Which server holds a table is a lease that
// lives as long as the server's heartbeat; entries have unique numbers, so that even two servers
// that both believe they hold a table cannot both write to it.
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

#include "server/store/postgres.h"
#include "server/store/store.h"
#include "server/store/writer_queue.h"

namespace curia {
namespace {

using postgres::Answer;

constexpr const char* kFirstSchema =
    "CREATE TABLE curia_schema (version INTEGER NOT NULL);"
    "INSERT INTO curia_schema VALUES (0);"
    "CREATE TABLE tables ("
    "  id TEXT PRIMARY KEY, created BIGINT NOT NULL, header TEXT NOT NULL, terms TEXT NOT NULL,"
    "  phase TEXT NOT NULL, public BOOLEAN NOT NULL);"
    "CREATE INDEX tables_by_phase ON tables (phase, public, created);"
    "CREATE TABLE entries ("
    "  table_id TEXT NOT NULL REFERENCES tables (id), n BIGINT NOT NULL, at BIGINT NOT NULL,"
    "  kind SMALLINT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, n));"
    "CREATE TABLE nodes (id TEXT PRIMARY KEY, address TEXT NOT NULL, seen TIMESTAMPTZ NOT NULL);"
    "CREATE TABLE leases (table_id TEXT PRIMARY KEY, node TEXT NOT NULL);"
    "CREATE TABLE cluster (secret TEXT NOT NULL);"
    "INSERT INTO cluster VALUES (gen_random_uuid()::text || gen_random_uuid()::text);";
constexpr const char* kMigrations[] = {kFirstSchema};
static_assert(std::size(kMigrations) == kSchema);

constexpr auto kHeartbeat = std::chrono::milliseconds(1000), kLate = 3 * kHeartbeat;
constexpr const char* kAlive = "seen > now() - interval '4 seconds'";

class PostgresStore final : public Store {
public:
    Result<bool> open(const std::string& url);
    ~PostgresStore() override {
        queue_.stop();  // while the leases are still ours
        stopping_ = true;
        if (heart_.joinable()) heart_.join();
    }

    void write(Writing writing, Done done) override {
        queue_.add(std::move(writing), std::move(done));
    }
    Result<std::optional<StoredTable>> table(const std::string& id) override;
    Result<std::vector<Entry>> entries(const std::string& table) override;
    Result<std::vector<std::string>> public_tables(int most) override {
        return ids(read("SELECT id FROM tables WHERE public ORDER BY created DESC LIMIT $1",
                        std::int64_t{most}));
    }
    bool is_well() const override { return queue_.is_well(); }
    std::int64_t commits() const override { return queue_.commits(); }

    Result<bool> announce(const std::string& node, const std::string& address) override;
    std::string secret() override {
        const Answer answer = read("SELECT secret FROM cluster");
        return answer.good() && answer.rows() > 0 ? answer.text(0, 0) : std::string();
    }
    Result<std::string> claim(const std::string& table) override;
    int pauses() const override { return pauses_; }
    void release(const std::string& table) override {
        read("DELETE FROM leases WHERE table_id = $1 AND node = $2", table, node_);
    }

private:
    bool write_together(const std::vector<WriterQueue::Waiting>& batch);
    Outcome write_alone(const Writing& writing);
    void send_writing(const Writing& writing);
    bool is_written(const Writing& writing);
    bool beat();
    Answer read(const char* sql) {
        reader_.mend();
        return reader_.run(sql);
    }
    template <class... Values>
    Answer read(const char* sql, const Values&... values) {
        reader_.mend();
        return reader_.run(sql, values...);
    }
    Failure failure() { return Failure{reader_.error()}; }
    Result<std::vector<std::string>> ids(const Answer& answer) {
        if (!answer.good()) return failure();
        std::vector<std::string> found;
        for (int row = 0; row < answer.rows(); ++row) found.push_back(answer.text(row, 0));
        return found;
    }

    std::string url_, node_, address_;
    postgres::Connection writer_, reader_, heartbeat_;
    std::atomic<bool> stopping_ = false;
    std::atomic<int> pauses_ = 0;
    std::thread heart_;
    WriterQueue queue_;
};

Result<bool> PostgresStore::open(const std::string& url) {
    url_ = url;
    for (postgres::Connection* connection : {&writer_, &reader_})
        if (const Result<bool> opened = connection->open(url); !opened) return opened.failure();
    // Leases need not survive a crash of the database.
    reader_.run("SET synchronous_commit TO off");
    const Result<bool> ready = postgres::bring_up_to_date(writer_, "curia_schema", kMigrations);
    if (!ready) return ready.failure();
    queue_.start([this](const auto& batch) { return write_together(batch); },
                 [this](const Writing& writing) { return write_alone(writing); },
                 [this] {
                     return writer_.mend() &&
                            writer_.run("UPDATE curia_schema SET version = version").good();
                 },
                 [this] { return writer_.error(); });
    return true;
}

// ---- Writing ----

void PostgresStore::send_writing(const Writing& writing) {
    if (const auto& t = writing.opened)
        writer_.send("INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6)", t->id, t->created,
                     t->header, t->terms, t->phase, t->is_public);
    for (const Entry& entry : writing.entries)
        writer_.send("INSERT INTO entries VALUES ($1, $2, $3, $4, $5)", writing.table, entry.n,
                     entry.at, static_cast<std::int64_t>(entry.kind), entry.text);
    if (writing.phase)
        writer_.send("UPDATE tables SET phase = $1 WHERE id = $2", *writing.phase, writing.table);
    if (writing.is_public)
        writer_.send("UPDATE tables SET public = $1 WHERE id = $2", *writing.is_public,
                     writing.table);
}

bool PostgresStore::write_together(const std::vector<WriterQueue::Waiting>& batch) {
    if (!writer_.mend()) return false;
    writer_.start_pipeline();
    writer_.send("BEGIN");
    for (const auto& one : batch) send_writing(one.writing);
    writer_.send("COMMIT");
    if (writer_.finish_pipeline()) return true;
    if (writer_.is_up()) writer_.run("ROLLBACK");
    return false;
}

Store::Outcome PostgresStore::write_alone(const Writing& writing) {
    if (!writer_.mend()) return Outcome::Failed;
    writer_.start_pipeline();
    writer_.send("BEGIN");
    send_writing(writing);
    writer_.send("COMMIT");
    if (writer_.finish_pipeline()) return Outcome::Done;
    if (!writer_.mend()) return Outcome::Failed;
    writer_.run("ROLLBACK");
    // The line may have broken after the database had it.
    if (is_written(writing)) return Outcome::Done;
    if (writing.entries.empty()) return Outcome::Failed;
    const Answer there = writer_.run("SELECT 1 FROM entries WHERE table_id = $1 AND n = $2",
                                     writing.table, writing.entries[0].n);
    return there.good() && there.rows() > 0 ? Outcome::Conflict : Outcome::Failed;
}

bool PostgresStore::is_written(const Writing& writing) {
    for (const Entry& entry : writing.entries) {
        const Answer there = writer_.run(
            "SELECT 1 FROM entries WHERE table_id = $1 AND n = $2 AND at = $3 AND text = $4",
            writing.table, entry.n, entry.at, entry.text);
        if (!there.good() || there.rows() == 0) return false;
    }
    return !writing.entries.empty();
}

// ---- Reading ----

Result<std::optional<StoredTable>> PostgresStore::table(const std::string& id) {
    const Answer answer =
        read("SELECT created, header, terms, phase, public FROM tables WHERE id = $1", id);
    if (!answer.good()) return failure();
    std::optional<StoredTable> found;
    if (answer.rows() > 0)
        found = StoredTable{.id = id,
                            .created = answer.number(0, 0),
                            .header = answer.text(0, 1),
                            .terms = answer.text(0, 2),
                            .phase = answer.text(0, 3),
                            .is_public = answer.text(0, 4) == "t"};
    return found;
}

Result<std::vector<Entry>> PostgresStore::entries(const std::string& table) {
    const Answer answer =
        read("SELECT n, at, kind, text FROM entries WHERE table_id = $1 ORDER BY n", table);
    if (!answer.good()) return failure();
    std::vector<Entry> found;
    for (int row = 0; row < answer.rows(); ++row)
        found.push_back({.n = answer.number(row, 0),
                         .at = answer.number(row, 1),
                         .kind = static_cast<EntryKind>(answer.number(row, 2)),
                         .text = answer.text(row, 3)});
    return found;
}

// ---- Several servers ----

Result<bool> PostgresStore::announce(const std::string& node, const std::string& address) {
    node_ = node;
    address_ = address;
    if (const Result<bool> opened = heartbeat_.open(url_); !opened) return opened.failure();
    heartbeat_.run("SET synchronous_commit TO off");
    beat();
    heart_ = std::thread([this] {
        using Clock = std::chrono::steady_clock;
        auto next = Clock::now(), last = next;
        while (!stopping_) {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            if (Clock::now() < next) continue;
            next = Clock::now() + kHeartbeat;
            if (!heartbeat_.mend() || !beat()) continue;
            if (Clock::now() - last > kLate) ++pauses_;
            last = Clock::now();
        }
        heartbeat_.run("DELETE FROM leases WHERE node = $1", node_);
        heartbeat_.run("DELETE FROM nodes WHERE id = $1", node_);
    });
    return true;
}

bool PostgresStore::beat() {
    return heartbeat_
        .run(
            "INSERT INTO nodes VALUES ($1, $2, now()) "
            "ON CONFLICT (id) DO UPDATE SET seen = now()",
            node_, address_)
        .good();
}

Result<std::string> PostgresStore::claim(const std::string& table) {
    const std::string take =
        "INSERT INTO leases VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET node = $2 "
        "WHERE leases.node = $2 OR leases.node NOT IN (SELECT id FROM nodes WHERE " +
        std::string(kAlive) + ") RETURNING node";
    const Answer taken = read(take.c_str(), table, node_);
    if (!taken.good()) return failure();
    if (taken.rows() > 0) return std::string();
    const Answer holder =
        read("SELECT address FROM leases JOIN nodes ON nodes.id = leases.node WHERE table_id = $1",
             table);
    if (!holder.good() || holder.rows() == 0) return Failure{"the holder has just gone"};
    return holder.text(0, 0);
}

}  // namespace

Result<std::unique_ptr<Store>> open_postgres(const std::string& url) {
    auto store = std::make_unique<PostgresStore>();
    const Result<bool> opened = store->open(url);
    if (!opened) return opened.failure();
    return std::unique_ptr<Store>(std::move(store));
}

}  // namespace curia
