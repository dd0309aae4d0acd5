// Maintenance of a database by its operator: restoring a backup, deleting old tables.
#include "server/store/maintenance.h"

#include <sys/mount.h>

#include <future>

#include "server/store/sqlite.h"
#include "server/store/store.h"
#include "tests/cli/program.h"
#include "tests/server/postgres.h"
#include "tests/server/server_test.h"

namespace curia {
namespace {

namespace fs = std::filesystem;
using cli::has;

constexpr std::int64_t kDay = 24LL * 3600 * 1000;

std::int64_t now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::string content(const std::string& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

int status_of(int port, const std::string& table) {
    return net::fetch(port, "GET", "/api/tables/" + table).status;
}

// ---- Restoring ----

class Restore : public ServerTest {
protected:
    void TearDown() override {
        fs::remove_all(folder_ + ".backup");
        ServerTest::TearDown();
    }
    std::string backup() const { return folder_ + ".backup"; }
    cli::Printed restore(const std::string& file) const {
        return cli::run("restore " + file + " --data " + folder_);
    }
    void back_up() const {
        const cli::Printed printed = cli::run("backup " + backup() + " --data " + folder_);
        ASSERT_EQ(printed.status, 0) << printed.text;
    }
    // A change that no server makes.
    void change(const std::string& file, const char* sql) const {
        sqlite::Database db;
        ASSERT_EQ(db.open(file, SQLITE_OPEN_READWRITE), SQLITE_OK);
        ASSERT_EQ(db.run(sql), SQLITE_OK) << db.error();
    }
};

// After a crash there is a -wal file that belongs to the old database. It would corrupt a backup
// that was only copied to its place.
TEST_F(Restore, AfterACrashTheBackupIsWhatCountsAndNothingElse) {
    const Opened first = open_table("justinian", 2);
    back_up();
    std::vector<Opened> later;
    for (int i = 0; i < 40; ++i) later.push_back(open_table("justinian", 2));
    server_->kill();
    ASSERT_GT(fs::file_size(database() + "-wal"), 0U);

    const cli::Printed printed = restore(backup());
    EXPECT_EQ(printed.status, 0) << printed.text;
    EXPECT_TRUE(has(printed.text, "curia.db is now a copy of " + backup())) << printed.text;
    EXPECT_TRUE(has(printed.text, database() + ".before-restore")) << printed.text;
    start();
    EXPECT_EQ(status_of(port(), first.id), 200);
    for (const Opened& table : later) EXPECT_EQ(status_of(port(), table.id), 404);
    Talker ada(port());
    EXPECT_TRUE(ada.ask(join(first.id, first.tokens[0]), "joined").is_object());

    // The old database can be restored, with its -wal file.
    server_.reset();
    EXPECT_EQ(restore(database() + ".before-restore").status, 0);
    EXPECT_TRUE(fs::exists(database() + ".before-restore-2"));
    start();
    for (const Opened& table : later) EXPECT_EQ(status_of(port(), table.id), 200);
}

TEST_F(Restore, ADatabaseThatIsDamagedIsMovedAsideWithItsCompanions) {
    const Opened first = open_table("justinian", 2);
    back_up();
    open_table("justinian", 2);
    server_->kill();
    const std::string junk(5'000, 'x');
    for (const char* companion : {"", "-wal"})
        std::ofstream(database() + companion, std::ios::binary) << junk;
    ASSERT_EQ(restore(backup()).status, 0);
    for (const char* companion : {"", "-wal"})
        EXPECT_TRUE(content(database() + ".before-restore" + companion) == junk) << companion;
    EXPECT_FALSE(fs::exists(database() + "-wal"));
    start();
    EXPECT_EQ(status_of(port(), first.id), 200);
}

TEST_F(Restore, AFolderThatIsInUseIsLeftAlone) {
    const Opened table = open_table("justinian", 2);
    back_up();
    const cli::Printed printed = restore(backup());
    EXPECT_EQ(printed.status, 2);
    EXPECT_TRUE(has(printed.text, "another Curia uses the folder")) << printed.text;
    EXPECT_EQ(status_of(port(), table.id), 200);
}

TEST_F(Restore, ABackupThatIsNotGoodIsRefusedAndNothingChanges) {
    for (int i = 0; i < 20; ++i) open_table("justinian", 2);
    back_up();
    server_.reset();
    const std::string before = content(database()), whole = content(backup());
    const auto refused = [&](const std::string& why) {
        const cli::Printed printed = restore(backup());
        EXPECT_EQ(printed.status, 2) << why;
        EXPECT_TRUE(has(printed.text, why)) << printed.text;
        EXPECT_TRUE(content(database()) == before) << why;
        for (const auto& entry : fs::directory_iterator(folder_)) {
            const std::string name = entry.path().filename().string();
            EXPECT_TRUE(name == "curia.db" || name == "lock") << name;
        }
    };
    std::string damaged = whole;
    for (std::size_t at = 8192; at < damaged.size(); at += 512) damaged[at] = '\xFF';
    std::ofstream(backup(), std::ios::binary) << damaged;
    refused("is damaged");
    std::ofstream(backup(), std::ios::binary) << whole.substr(0, whole.size() / 2);
    refused("");
    std::ofstream(backup(), std::ios::binary) << "not a database at all, and long enough for one";
    refused("is not a database");
    std::ofstream(backup(), std::ios::binary) << whole;
    change(backup(), "PRAGMA user_version=99");
    refused("newer Curia (schema 99");
    change(backup(), "PRAGMA user_version=-1");
    refused("has the schema -1, which no version of Curia writes");
    change(backup(), "PRAGMA user_version=1; PRAGMA application_id=12345");
    refused("is not a Curia database");
    change(backup(), "PRAGMA application_id=0; PRAGMA user_version=0");
    refused("is not a Curia database");
    fs::remove(backup());
    refused("there is no file");
}

TEST_F(Restore, WithoutADatabaseItIsTheFirst) {
    const Opened table = open_table("justinian", 2);
    back_up();
    server_.reset();
    fs::remove_all(folder_);
    const cli::Printed printed = restore(backup());
    EXPECT_EQ(printed.status, 0) << printed.text;
    EXPECT_TRUE(has(printed.text, "there was no database before")) << printed.text;
    EXPECT_EQ(fs::status(database()).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    start();
    EXPECT_EQ(status_of(port(), table.id), 200);
}

TEST_F(Restore, ADiskThatIsFullLeavesTheOldDatabase) {
    server_.reset();
    if (::mount("none", folder_.c_str(), "tmpfs", 0, "size=1m") != 0)
        GTEST_SKIP() << "mounting a disk is not permitted";
    start();
    const Opened table = open_table("justinian", 2);
    back_up();
    server_.reset();
    const std::string before = content(database());
    {
        std::ofstream ballast(folder_ + "/ballast", std::ios::binary);
        const std::string block(4096, 'x');
        while (ballast.write(block.data(), 4096).flush()) {
        }
    }
    const cli::Printed printed = restore(backup());
    EXPECT_EQ(printed.status, 2);
    EXPECT_TRUE(has(printed.text, "full")) << printed.text;
    EXPECT_TRUE(content(database()) == before);
    EXPECT_FALSE(fs::exists(database() + ".restoring"));
    ::umount2(folder_.c_str(), MNT_DETACH);
}

// If root restores, the server's user must still be able to use the files.
TEST_F(Restore, TheOwnerOfTheFolderOwnsWhatIsRestored) {
    if (::geteuid() != 0) GTEST_SKIP() << "only root can change the owner of files";
    open_table("justinian", 2);
    back_up();
    server_.reset();
    fs::remove(folder_ + "/lock");
    ASSERT_EQ(::chown(folder_.c_str(), 1234, 1234), 0);
    ASSERT_EQ(restore(backup()).status, 0);
    for (const char* name : {"/curia.db", "/lock"}) {
        struct stat info{};
        ASSERT_EQ(::stat((folder_ + name).c_str(), &info), 0);
        EXPECT_EQ(info.st_uid, 1234U) << name;
    }
}

// ---- Pruning ----

// The same for both stores.
class Prune : public testing::Test {
protected:
    void SetUp() override {
        std::string name = (fs::temp_directory_path() / "curia-test-XXXXXX").string();
        ASSERT_TRUE(::mkdtemp(name.data()));
        folder_ = name;
    }
    void TearDown() override { fs::remove_all(folder_); }

    std::string database() const { return folder_ + "/curia.db"; }
    // Opened `opened` days ago, its last entry `last` days ago.
    static void add(Store& store, const std::string& id, const std::string& phase, int opened,
                    int last, int lines = 3) {
        Writing writing{.opened = StoredTable{.id = id,
                                              .created = now() - opened * kDay,
                                              .header = "12345",
                                              .terms = "123",
                                              .phase = phase},
                        .table = id,
                        .entries = {},
                        .phase = {},
                        .is_public = {}};
        for (int n = 0; n < lines; ++n)
            writing.entries.push_back({.n = n,
                                       .at = now() - (n + 1 < lines ? opened : last) * kDay,
                                       .kind = EntryKind::Chat,
                                       .text = "\u00e8"});  // two bytes
        EXPECT_EQ(write(store, std::move(writing)), Store::Outcome::Done);
    }
    static Store::Outcome write(Store& store, Writing writing) {
        std::promise<Store::Outcome> outcome;
        store.write(std::move(writing), [&](Store::Outcome done) { outcome.set_value(done); });
        return outcome.get_future().get();
    }
    static bool has_table(Store& store, const std::string& id) {
        std::promise<Result<std::optional<LoadedTable>>> loaded;
        store.load(id, [&](auto result) { loaded.set_value(std::move(result)); });
        const auto table = loaded.get_future().get();
        EXPECT_TRUE(table);
        const bool is_there = table && table->has_value();
        EXPECT_TRUE(!is_there || !(*table)->entries.empty()) << id;
        return is_there;
    }
    int count_lines(const std::string& id) const {
        sqlite::Database db;
        EXPECT_EQ(db.open(database(), SQLITE_OPEN_READONLY), SQLITE_OK);
        sqlite::Statement count(db, "SELECT count(*) FROM entries WHERE table_id = ?");
        return count.bind(id).row() ? static_cast<int>(count.number(0)) : -1;
    }
    // `where`: the arguments that name the store.
    static void prune_by_the_program(Store& store, const std::string& where) {
        add(store, "finished_old", "finished", 50, 40);
        add(store, "finished_new", "finished", 50, 20);
        add(store, "running_old_", "running", 50, 40);
        add(store, "waiting_old_", "waiting", 50, 40, 1);
        const auto prune = [&](const std::string& more) {
            const cli::Printed printed = cli::run("prune --older-than 30 " + more + where);
            EXPECT_EQ(printed.status, 0) << printed.text;
            return printed.text;
        };
        EXPECT_TRUE(has(prune("--dry-run "), "would delete 1 table of 3 lines and 14 bytes\n"));
        EXPECT_TRUE(has_table(store, "finished_old"));
        EXPECT_TRUE(has(prune(""), "deleted 1 table of 3 lines and 14 bytes\n"));
        EXPECT_FALSE(has_table(store, "finished_old"));
        for (const char* id : {"finished_new", "running_old_", "waiting_old_"})
            EXPECT_TRUE(has_table(store, id)) << id;
        EXPECT_TRUE(has(prune("--unfinished "), "deleted 2 tables of 4 lines and 24 bytes\n"));
        EXPECT_TRUE(has_table(store, "finished_new"));
        EXPECT_FALSE(has_table(store, "running_old_"));
        EXPECT_TRUE(has(prune("--unfinished "), "deleted 0 tables of 0 lines and 0 bytes\n"));
        // A server that still has the table in memory gets a failure, and writes nothing.
        EXPECT_NE(write(store, {.opened = {},
                                .table = "finished_old",
                                .entries = {{.n = 3, .at = now(), .text = "late"}},
                                .phase = {},
                                .is_public = {}}),
                  Store::Outcome::Done);
    }
    std::string folder_;
};

TEST_F(Prune, OldTablesOfAFile) {
    auto store = open_sqlite(database());
    ASSERT_TRUE(store);
    prune_by_the_program(**store, "--data " + folder_);
}

TEST_F(Prune, OldTablesOfAPostgres) {
    const Postgres postgres;
    auto store = open_postgres(postgres.url());
    ASSERT_TRUE(store);
    prune_by_the_program(**store, "--database " + postgres.url());
    for (int i = 0; i < 50; ++i) add(**store, "many" + std::to_string(i), "finished", 50, 40);
    const auto pruned = prune_postgres(postgres.url(), {.before = now() - 30 * kDay});
    ASSERT_TRUE(pruned) << pruned.why();
    EXPECT_EQ(pruned->tables, 50);
    EXPECT_EQ(pruned->lines, 150);
}

TEST_F(Prune, WithoutADatabaseItSaysSo) {
    cli::Printed printed = cli::run("prune --older-than 30 --data " + folder_);
    EXPECT_EQ(printed.status, 2);
    EXPECT_TRUE(has(printed.text, "there is no database")) << printed.text;
    EXPECT_FALSE(fs::exists(database()));
    printed = cli::run("prune --older-than 30 --database ''");
    EXPECT_EQ(printed.status, 2);
    EXPECT_TRUE(has(printed.text, "is empty")) << printed.text;
    EXPECT_EQ(cli::run("prune --data " + folder_).status, 2);
    EXPECT_EQ(cli::run("prune --older-than -1 --data " + folder_).status, 2);
}

// A table with many lines is deleted in many transactions, and a server writes between them.
TEST_F(Prune, AServerIsNotHeldUp) {
    auto store = open_sqlite(database());
    ASSERT_TRUE(store);
    add(**store, "long", "finished", 50, 40, 50'000);
    for (int i = 0; i < 500; ++i) add(**store, "old" + std::to_string(i), "finished", 50, 40, 20);
    add(**store, "now", "running", 0, 0, 1);
    std::atomic<bool> is_done = false;
    std::thread pruning([&] {
        const auto pruned = prune_sqlite(database(), {.before = now() - 30 * kDay});
        EXPECT_TRUE(pruned) << pruned.why();
        EXPECT_EQ(pruned ? pruned->lines : 0, 60'000);
        is_done = true;
    });
    std::int64_t n = 1;
    const auto start = std::chrono::steady_clock::now();
    auto longest = std::chrono::steady_clock::duration::zero();
    while (!is_done) {
        const auto since = std::chrono::steady_clock::now();
        EXPECT_EQ(write(**store, {.opened = {},
                                  .table = "now",
                                  .entries = {{.n = n++, .at = now(), .text = "x"}},
                                  .phase = {},
                                  .is_public = {}}),
                  Store::Outcome::Done);
        longest = std::max(longest, std::chrono::steady_clock::now() - since);
    }
    pruning.join();
    EXPECT_GT(n, 5);
    // Some hundredths of a second on an idle machine. On a busy one everything takes longer.
    const std::chrono::steady_clock::duration most = std::chrono::seconds(1);
    EXPECT_LT(longest, std::max(most, (std::chrono::steady_clock::now() - start) / 3));
    RecordProperty("longest_ms", static_cast<int>(longest.count() / 1'000'000));
}

// SQLite's own timeout, as a server has it, is five seconds.
TEST_F(Prune, WaitsForADatabaseThatIsLocked) {
    auto store = open_sqlite(database());
    add(**store, "old", "finished", 50, 40);
    sqlite::Database other;
    ASSERT_EQ(other.open(database(), SQLITE_OPEN_READWRITE), SQLITE_OK);
    ASSERT_EQ(other.run("BEGIN IMMEDIATE"), SQLITE_OK);
    std::thread ending([&] {
        ::usleep(6'000'000);
        other.run("COMMIT");
    });
    const auto pruned = prune_sqlite(database(), {.before = now() - 30 * kDay});
    ending.join();
    ASSERT_TRUE(pruned) << pruned.why();
    EXPECT_EQ(pruned->tables, 1);
}

TEST_F(Prune, WhatAnInterruptedCallHasLeftIsDeletedByTheNext) {
    auto store = open_sqlite(database());
    ASSERT_TRUE(store);
    add(**store, "aaa", "finished", 50, 40);
    add(**store, "half", "finished", 50, 40);
    add(**store, "zzz", "running", 0, 0);
    {
        sqlite::Database db;
        ASSERT_EQ(db.open(database(), SQLITE_OPEN_READWRITE), SQLITE_OK);
        ASSERT_EQ(db.run("DELETE FROM tables WHERE id = 'half'"), SQLITE_OK);
    }
    const auto pruned = prune_sqlite(database(), {.before = now() - 30 * kDay});
    ASSERT_TRUE(pruned) << pruned.why();
    EXPECT_EQ(pruned->tables, 1);
    EXPECT_EQ(pruned->lines, 6);
    EXPECT_EQ(count_lines("half"), 0);
    EXPECT_TRUE(has_table(**store, "zzz"));
}

TEST_F(Prune, TheFileGetsSmallerWhereNoServerRuns) {
    {
        auto store = open_sqlite(database());
        add(**store, "long", "finished", 50, 40, 20'000);
        add(**store, "now", "running", 0, 0);
    }
    const auto before = fs::file_size(database());
    const cli::Printed printed = cli::run("prune --older-than 30 --data " + folder_);
    EXPECT_TRUE(has(printed.text, "returned to the disk")) << printed.text;
    EXPECT_LT(fs::file_size(database()), before / 4);
    auto store = open_sqlite(database());
    EXPECT_TRUE(has_table(**store, "now"));
}

TEST_F(Restore, PruningBesideAServerLeavesTheFileItsSize) {
    const Opened table = open_table("justinian", 2);
    sqlite::Database db;
    ASSERT_EQ(db.open(database(), SQLITE_OPEN_READWRITE), SQLITE_OK);
    ASSERT_EQ(db.run("UPDATE tables SET phase = 'finished', created = 1; UPDATE entries SET at=1"),
              SQLITE_OK);
    const cli::Printed printed = cli::run("prune --older-than 30 --data " + folder_);
    EXPECT_TRUE(has(printed.text, "deleted 1 table of ")) << printed.text;
    EXPECT_TRUE(has(printed.text, "The file keeps its size")) << printed.text;
    start();
    EXPECT_EQ(status_of(port(), table.id), 404);
}

}  // namespace
}  // namespace curia
