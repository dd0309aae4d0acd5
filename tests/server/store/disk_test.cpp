// Disks that are full or read-only: real ones, so root is needed to mount them.
#include <sqlite3.h>
#include <sys/mount.h>

#include "tests/cli/program.h"
#include "tests/server/server_test.h"

namespace curia {
namespace {

class Disk : public ServerTest {
protected:
    void SetUp() override {
        std::string name = (std::filesystem::temp_directory_path() / "curia-test-XXXXXX").string();
        ASSERT_TRUE(::mkdtemp(name.data()));
        folder_ = name;
    }
    void TearDown() override {
        server_.reset();
        if (is_mounted_) ::umount2(folder_.c_str(), MNT_DETACH);
        ServerTest::TearDown();
    }
    // A small disk. False if mounting is not permitted.
    bool mount_small() {
        is_mounted_ = ::mount("none", folder_.c_str(), "tmpfs", 0, "size=2m") == 0;
        return is_mounted_;
    }
    void fill_up() const {
        std::ofstream file(folder_ + "/ballast", std::ios::binary);
        const std::string block(4096, 'x');
        while (file.write(block.data(), static_cast<std::streamsize>(block.size())).flush()) {
        }
    }
    void make_room() const { std::filesystem::remove(folder_ + "/ballast"); }
    int health() const { return net::fetch(port(), "GET", "/health").status; }
    bool becomes_well() const {
        for (int tries = 0; tries < 100; ++tries, ::usleep(100'000))
            if (health() == 200) return true;
        return false;
    }

    bool is_mounted_ = false;
};

TEST_F(Disk, AFullOneStopsPlayWithoutALossAndItGoesOnByItself) {
    if (!mount_small()) GTEST_SKIP() << "mounting a disk is not permitted";
    start_with_log();
    const Opened people = open_table("justinian", 2);
    const Opened bots = open_table("justinian", 3, "casual");
    const auto seat = [&](const Json& info) {
        return static_cast<std::size_t>(number_of(at(info, "turn", 0)));
    };
    Talker ada(port()), ben(port());
    const std::string path = "/api/tables/" + people.id;
    Json state = ada.ask(join(people.id, people.tokens[seat(get(path))]), "joined");
    EXPECT_TRUE(ada.ask(act(state), "ack").is_object());
    Json against_bots = ben.ask(join(bots.id, bots.tokens[0]), "joined");
    while (!at(against_bots, "ask").is_int64()) against_bots = ben.hear("update");

    fill_up();
    const Json before = get(path);
    state = ada.ask(join(people.id, people.tokens[seat(before)]), "joined");
    std::string refused;
    for (int tries = 0; refused.empty() && tries < 1000; ++tries) {
        ada.say(act(state));  // the last page may still have room for some
        const Json answer = ada.hear("refused");
        refused = text_of(at(answer, "why"));
    }
    EXPECT_EQ(refused, "store_failed");
    EXPECT_EQ(at(get(path), "version"), at(before, "version"));
    EXPECT_EQ(health(), 503);
    EXPECT_EQ(net::fetch(port(), "POST", "/api/tables",
                         R"({"game":"justinian","players":2,"seats":[{},{}]})")
                  .status,
              503);
    EXPECT_TRUE(cli::has(log(), "\"event\":\"store_failed\"")) << log();
    EXPECT_TRUE(cli::has(log(), "disk is full")) << log();

    make_room();
    EXPECT_TRUE(becomes_well());
    EXPECT_TRUE(cli::has(log(), "\"event\":\"store_is_well_again\"")) << log();
    EXPECT_TRUE(ada.ask(act(state), "ack").is_object());
    EXPECT_TRUE(ben.ask(act(against_bots), "ack").is_object());
    const Json after = get(path + "/replay?eyes=0", people.tokens[0]);
    start();
    EXPECT_EQ(at(get(path + "/replay?eyes=0", people.tokens[0]), "steps"), at(after, "steps"));
}

// The disk becomes full after the bot was asked, before it answers.
TEST_F(Disk, ABotAnswersOnceThereIsRoom) {
    if (!mount_small()) GTEST_SKIP() << "mounting a disk is not permitted";
    server_ = std::make_unique<cli::ServerProcess>(
        std::vector<std::string>{"--unlimited", "--pace", "2", "--data", folder_}, CURIA_PROGRAM);
    const Opened table = open_table("justinian", 2, "casual");
    Talker ada(port());
    Json state = ada.ask(join(table.id, table.tokens[0]), "joined");
    for (int turn = 0; at(state, "ask").is_int64() && turn < 20; ++turn) {
        ada.say(act(state));
        state = ada.hear("update");
    }
    ASSERT_FALSE(at(state, "ask").is_int64());
    fill_up();  // within the second that the bot needs
    for (int tries = 0; health() == 200 && tries < 100; ++tries) ::usleep(50'000);
    EXPECT_EQ(health(), 503);
    make_room();
    EXPECT_TRUE(becomes_well());
    while (state.is_object() && !at(state, "ask").is_int64()) state = ada.hear("update");
    EXPECT_TRUE(state.is_object()) << "the bot does not try again";
}

TEST_F(Disk, AServerThatFindsItFullSaysSo) {
    if (!mount_small()) GTEST_SKIP() << "mounting a disk is not permitted";
    fill_up();
    const cli::Printed printed = cli::run("serve --port 0 --data " + folder_);
    EXPECT_EQ(printed.status, 2);
    EXPECT_TRUE(cli::has(printed.text, "full")) << printed.text;
}

TEST_F(Disk, AServerThatMayNotWriteSaysWhatToDo) {
    start();
    server_.reset();  // now a database exists
    is_mounted_ =
        ::mount(folder_.c_str(), folder_.c_str(), nullptr, MS_BIND, nullptr) == 0 &&
        ::mount(nullptr, folder_.c_str(), nullptr, MS_BIND | MS_REMOUNT | MS_RDONLY, nullptr) == 0;
    if (!is_mounted_) GTEST_SKIP() << "mounting a disk is not permitted";
    const cli::Printed printed = cli::run("serve --port 0 --data " + folder_);
    EXPECT_EQ(printed.status, 2);
    EXPECT_TRUE(cli::has(printed.text, "cannot write to the folder")) << printed.text;
    EXPECT_TRUE(cli::has(printed.text, "choose another one with --data")) << printed.text;
}

// Another program, for example a backup tool, has locked the file.
TEST_F(Disk, AServerThatFindsTheDatabaseLockedSaysSo) {
    start();
    server_.reset();
    sqlite3* db = nullptr;
    ASSERT_EQ(sqlite3_open(database().c_str(), &db), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(db, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr), SQLITE_OK);
    const cli::Printed printed = cli::run("serve --port 0 --data " + folder_);
    sqlite3_close(db);
    EXPECT_EQ(printed.status, 2);
    EXPECT_TRUE(cli::has(printed.text, "is another program using it")) << printed.text;
}

}  // namespace
}  // namespace curia
