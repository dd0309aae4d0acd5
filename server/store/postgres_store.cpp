// PostgreSQL: the same log in a database that several servers share. As with SQLite, one thread
// writes everything that has queued up in one transaction. A server holds a table by a lease, which
// lasts as long as the server's heartbeat. Entries have unique numbers: if two servers believe that
// they hold the same table, only one of them can write to it.
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

#include "server/store/postgres.h"
#include "server/store/postgres_reader.h"
#include "server/store/reader_pool.h"
#include "server/store/store.h"
#include "server/store/writer_queue.h"

namespace curia {
namespace {

using postgres::Answer;

constexpr const char* kFirstPostgresSchema =
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
constexpr const char* kSecondPostgresSchema =
    "CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL);"
    "CREATE TABLE subscriptions ("
    "  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat SMALLINT NOT NULL,"
    "  n SMALLINT NOT NULL, endpoint TEXT NOT NULL, PRIMARY KEY (table_id, seat, n));";
constexpr const char* kPostgresMigrations[] = {kFirstPostgresSchema, kSecondPostgresSchema};
static_assert(std::size(kPostgresMigrations) == kSchema);

constexpr auto kHeartbeat = std::chrono::milliseconds(1000), kLate = 3 * kHeartbeat;
using Clock = std::chrono::steady_clock;

class PostgresStore final : public Store {
public:
    Result<void> open(const std::string& url);
    ~PostgresStore() override {
        postgres::Connection::hurry();
        queue_.stop();  // while this server still holds the leases
        readers_.stop();
        leases_.stop();
        stopping_ = true;
        if (heart_.joinable()) heart_.join();
    }

    void write(Writing writing, Done done) override {
        queue_.add(std::move(writing), std::move(done));
    }
    void load(const std::string& table, Reply<std::optional<LoadedTable>> reply) override {
        readers_.add([table](PostgresReader& reader) { return reader.load(table); },
                     std::move(reply));
    }
    void public_tables(int most, Reply<std::vector<std::string>> reply) override {
        readers_.add([most](PostgresReader& reader) { return reader.public_tables(most); },
                     std::move(reply));
    }
    bool is_well() const override {
        return queue_.is_well() && readers_.is_well() && leases_.is_well() &&
               age_of_beat() < kHangs;
    }
    std::int64_t commits() const override { return queue_.commits(); }
    Result<std::string> keep(const std::string& name, const std::string& value) override;

    Result<void> announce(const Node& self) override;
    std::string secret() override { return secret_; }
    void claim(const std::string& table, Reply<Claim> reply) override {
        leases_.add([this, table](PostgresReader& reader) { return reader.claim(table, self_); },
                    std::move(reply));
    }
    void release(const std::vector<std::string>& tables) override {
        leases_.add(
            [this, tables](PostgresReader& reader) { return reader.release(tables, self_); },
            [](const Result<void>&) {});
    }
    bool is_trusted() const override { return age_of_beat() < kLate; }
    int pauses() const override { return pauses_; }
    void find_lost(const std::vector<std::string>& tables,
                   Reply<std::vector<std::string>> reply) override {
        leases_.add(
            [this, tables](PostgresReader& reader) { return reader.find_lost(tables, self_); },
            std::move(reply));
    }

private:
    static constexpr auto kHangs = kHeartbeat + std::chrono::milliseconds(900);

    bool write_together(const std::vector<WriterQueue::Waiting>& batch);
    Outcome write_alone(const Writing& writing);
    void send_writing(const Writing& writing);
    bool is_written(const Writing& writing);
    Result<void> check_address();
    void keep_alive();
    bool beat();
    // Time since the database last recorded this server's heartbeat.
    Clock::duration age_of_beat() const {
        return heart_.joinable() ? Clock::now().time_since_epoch() - last_beat_.load()
                                 : Clock::duration::zero();
    }

    std::string url_, secret_;
    Node self_;
    postgres::Connection writer_, heartbeat_;
    PostgresReader reader_, lease_holder_;
    bool is_in_doubt_ = false;  // the last batch may have been committed
    std::atomic<bool> stopping_ = false;
    std::atomic<int> pauses_ = 0;
    std::atomic<Clock::duration> last_beat_{};
    std::thread heart_;
    WriterQueue queue_;
    ReaderPool<PostgresReader> readers_;
    // Leases have their own thread, so that releasing and claiming a table again stay in order.
    ReaderPool<PostgresReader> leases_;
};

Result<void> PostgresStore::open(const std::string& url) {
    url_ = url;
    if (const Result<void> opened = writer_.open(url); !opened) return opened.failure();
    const Result<void> ready =
        postgres::bring_up_to_date(writer_, "curia_schema", kPostgresMigrations);
    if (!ready) return ready.failure();
    const Answer secret = writer_.run("SELECT secret FROM cluster");
    if (!secret.good() || secret.rows() == 0) return Failure{"the database cannot be read"};
    secret_ = secret.text(0, 0);
    for (PostgresReader* const reader : {&reader_, &lease_holder_})
        if (const Result<void> opened = reader->open(url); !opened) return opened.failure();
    readers_.start({&reader_});
    leases_.start({&lease_holder_});
    queue_.start([this](const auto& batch) { return write_together(batch); },
                 [this](const Writing& writing) { return write_alone(writing); },
                 [this] {
                     return writer_.mend() &&
                            writer_.run("UPDATE curia_schema SET version = version").good();
                 },
                 [this] { return writer_.error(); });
    return {};
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
    if (writing.phase == "finished")
        writer_.send("DELETE FROM subscriptions WHERE table_id = $1", writing.table);
    if (writing.is_public)
        writer_.send("UPDATE tables SET public = $1 WHERE id = $2", *writing.is_public,
                     writing.table);
    if (!writing.subscribers) return;
    const std::int64_t seat = writing.subscribers->seat;
    writer_.send("DELETE FROM subscriptions WHERE table_id = $1 AND seat = $2", writing.table,
                 seat);
    std::int64_t n = 0;
    for (const std::string& endpoint : writing.subscribers->endpoints)
        writer_.send("INSERT INTO subscriptions VALUES ($1, $2, $3, $4)", writing.table, seat, n++,
                     endpoint);
}

// Several servers may start at the same time: all of them get the value of the first one.
Result<std::string> PostgresStore::keep(const std::string& name, const std::string& value) {
    postgres::Connection connection;
    if (const Result<void> opened = connection.open(url_); !opened) return opened.failure();
    connection.run("INSERT INTO kept VALUES ($1, $2) ON CONFLICT DO NOTHING", name, value);
    const Answer kept = connection.run("SELECT value FROM kept WHERE name = $1", name);
    if (!kept.good() || kept.rows() == 0) return Failure{"the database cannot be written to"};
    return kept.text(0, 0);
}

bool PostgresStore::write_together(const std::vector<WriterQueue::Waiting>& batch) {
    is_in_doubt_ = false;
    if (!writer_.mend()) return false;
    writer_.start_pipeline();
    writer_.send("BEGIN");
    for (const auto& one : batch) send_writing(one.writing);
    writer_.send("COMMIT");
    if (writer_.finish_pipeline()) return true;
    is_in_doubt_ = !writer_.is_up();
    if (writer_.is_up()) writer_.run("ROLLBACK");
    return false;
}

Store::Outcome PostgresStore::write_alone(const Writing& writing) {
    if (!writer_.mend()) return is_in_doubt_ ? Outcome::Unknown : Outcome::Failed;
    writer_.start_pipeline();
    writer_.send("BEGIN");
    send_writing(writing);
    writer_.send("COMMIT");
    if (writer_.finish_pipeline()) return Outcome::Done;
    if (!writer_.mend()) return Outcome::Unknown;
    writer_.run("ROLLBACK");
    // The connection may have broken after the commit.
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

// ---- Several servers ----

Result<void> PostgresStore::announce(const Node& self) {
    self_ = self;
    if (const Result<void> opened = heartbeat_.open(url_, kLight); !opened) return opened.failure();
    if (const Result<void> good = check_address(); !good) return good.failure();
    last_beat_ = Clock::now().time_since_epoch();
    beat();
    heart_ = std::thread([this] { keep_alive(); });
    return {};
}

// Two servers at one address would relay their clients to each other. After a crash, the old entry
// of this server still exists, but its heartbeat has stopped.
Result<void> PostgresStore::check_address() {
    const auto newest = [&] {
        const std::string sql =
            "SELECT max(seen)::text FROM nodes WHERE address = $1 AND id <> $2 AND " +
            std::string(kAlive);
        const Answer answer = heartbeat_.run(sql.c_str(), self_.address, self_.id);
        return answer.good() && answer.rows() > 0 ? answer.text(0, 0) : std::string();
    };
    const std::string before = newest();
    if (before.empty()) return {};
    const auto end = Clock::now() + 2 * kHeartbeat + std::chrono::milliseconds(300);
    while (Clock::now() < end) {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        const std::string now = newest();
        if (now.empty()) return {};
        if (now != before)
            return Failure{
                "another running server has announced the address " + self_.address +
                ". With --node, give the address at which the other servers reach this one"};
    }
    return {};
}

void PostgresStore::keep_alive() {
    auto next = Clock::now();
    while (!stopping_) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        if (Clock::now() < next) continue;
        next = Clock::now() + kHeartbeat;
        const bool was_trusted = is_trusted();
        if (!heartbeat_.mend() || !beat()) continue;
        if (!was_trusted || !is_trusted()) ++pauses_;
        last_beat_ = Clock::now().time_since_epoch();
    }
    if (!is_trusted()) return;  // no answer: the leases expire by themselves
    heartbeat_.run("DELETE FROM leases WHERE node = $1", self_.id);
    heartbeat_.run("DELETE FROM nodes WHERE id = $1", self_.id);
}

bool PostgresStore::beat() {
    return heartbeat_
        .run(
            "INSERT INTO nodes VALUES ($1, $2, now()) "
            "ON CONFLICT (id) DO UPDATE SET seen = now()",
            self_.id, self_.address)
        .good();
}

}  // namespace

Result<std::unique_ptr<Store>> open_postgres(const std::string& url) {
    auto store = std::make_unique<PostgresStore>();
    const Result<void> opened = store->open(url);
    if (!opened) return opened.failure();
    return std::unique_ptr<Store>(std::move(store));
}

}  // namespace curia
