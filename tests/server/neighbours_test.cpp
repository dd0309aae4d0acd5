// What others do at the same time, or have done to the disk, does not disturb players.
#include <sqlite3.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "match/json/reader.h"
#include "tests/server/player.h"
#include "tests/server/server_test.h"

namespace curia {
namespace {

class Neighbours : public ServerTest {
protected:
    using Clock = std::chrono::steady_clock;

    static double since(Clock::time_point start) {
        return std::chrono::duration<double>(Clock::now() - start).count();
    }
    // An uploaded record of a finished match of five.
    std::string keep_record() const {
        std::ifstream file(CURIA_SOURCE_DIR
                           "/tests/matches/grand_tribunal/5_players_grand_tribunal_2.jsonl");
        std::stringstream text;
        text << file.rdbuf();
        const net::Response kept = net::fetch(port(), "POST", "/api/records", text.str());
        EXPECT_EQ(kept.status, 201) << kept.body;
        return text_of(at(*parse_json(kept.body), "table"));
    }
    void change_database(const std::string& sql) const {
        sqlite3* db = nullptr;
        ASSERT_EQ(sqlite3_open(database().c_str(), &db), SQLITE_OK);
        EXPECT_EQ(sqlite3_exec(db, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(db);
    }
};

TEST_F(Neighbours, ReplaysAreMadeBesideTheGames) {
    const std::string id = keep_record();
    std::atomic<bool> is_over = false;
    std::atomic<int> answers = 0;
    std::vector<std::thread> readers;
    for (int i = 0; i < 8; ++i)
        readers.emplace_back([&, i] {
            const std::string eyes = i % 2 == 0 ? "all" : std::to_string(i % 5);
            while (!is_over) {
                const auto body =
                    net::fetch(port(), "GET", "/api/tables/" + id + "/replay?eyes=" + eyes).body;
                answers += body.size() > 100'000;
            }
        });
    Talker ada(port());
    std::vector<double> waits;
    for (int i = 0; i < 50 || (answers <= 20 && i < 2000); ++i) {
        const auto start = Clock::now();
        ASSERT_TRUE(ada.ask(R"({"type":"ping","id":1})", "pong").is_object());
        waits.push_back(since(start));
        ::usleep(20'000);
    }
    std::sort(waits.begin(), waits.end());
    is_over = true;
    for (std::thread& reader : readers) reader.join();
    EXPECT_GT(answers, 20);
    std::printf("slowest answer beside %d replays: %.0f ms\n", answers.load(), waits.back() * 1000);
    // Other programs can delay a few answers; replays made on the loop delayed all of them by 9 s.
    EXPECT_LT(waits[waits.size() * 4 / 5], 1.0);
}

// One address lets experts think at many tables; the bot of another address answers at its pace.
TEST_F(Neighbours, ManyExpertsDoNotKeepAnothersBotWaiting) {
    start({"--unlimited"});
    const std::string seats =
        R"([{"kind":"person"},{"kind":"bot","level":"expert"},{"kind":"bot","level":"expert"}])";
    std::vector<std::unique_ptr<Talker>> greedy;
    for (int i = 0; i < 10; ++i) {
        const Opened table =
            open_table(R"({"game":"justinian","players":3,"seats":)" + seats + "}");
        greedy.push_back(std::make_unique<Talker>(port(), "127.0.0.9"));
        const Json state = greedy.back()->ask(join(table.id, table.tokens[0]), "joined");
        if (at(state, "ask").is_int64()) greedy.back()->say(act(state));
    }
    const Opened mine = open_table("justinian", 2, "club");
    Talker ada(port());
    Json state = ada.ask(join(mine.id, mine.tokens[0]), "joined");
    std::vector<double> waits;
    for (int i = 0; i < 7; ++i) {
        while (!at(state, "ask").is_int64()) state = ada.hear("update");
        ada.say(act(state));
        state = ada.hear("update");
        if (at(state, "ask").is_int64()) continue;
        const auto start = Clock::now();
        while (state.is_object() && !at(state, "ask").is_int64()) state = ada.hear("update");
        waits.push_back(since(start));
    }
    if (waits.empty()) return;  // Ada answered everything herself
    std::sort(waits.begin(), waits.end());
    std::printf("slowest answer of a club bot beside 20 experts: %.0f ms\n", waits.back() * 1000);
    // The median: other programs can delay an answer. Bots may answer in a row, at 0.5 s each.
    EXPECT_LT(waits[waits.size() / 2], 5.0);
}

TEST_F(Neighbours, WhatIsNoIdIsNoTable) {
    const Opened table = open_table("justinian", 2);
    Talker ada(port());
    for (const std::string& id : {table.id + "\\u0000x", table.id + "x", std::string("x"),
                                  std::string(), std::string("../../../etc"), std::string(12, '%')})
        EXPECT_EQ(text_of(at(ada.ask(join(id), "refused"), "why")), "no_table") << id;
    get("/api/tables/" + table.id + "%00x", "", 404);
    EXPECT_TRUE(ada.ask(join(table.id), "joined").is_object());
}

TEST_F(Neighbours, ADamagedTableIsNotGone) {
    const Opened good = open_table("justinian", 2), bad = open_table("justinian", 2),
                 worse = open_table("justinian", 2);
    server_.reset();
    change_database("UPDATE tables SET terms = 'x' WHERE id = '" + bad.id + "'");
    change_database("DELETE FROM entries WHERE n = 1 AND table_id = '" + worse.id + "'");
    start_with_log();
    EXPECT_EQ(text_of(at(get("/health"), "status")), "ok") << "nobody has looked at them yet";
    const Json list = get("/api/tables?ids=" + good.id + "," + bad.id + "," + worse.id);
    EXPECT_EQ(at(list, "tables").get_array().size(), 1U);
    EXPECT_EQ(at(list, "damaged").get_array().size(), 2U);
    EXPECT_TRUE(at(list, "gone").get_array().empty());
    EXPECT_EQ(text_of(at(get("/api/tables/" + bad.id, "", 503), "error")), "damaged");
    Talker ada(port());
    EXPECT_EQ(text_of(at(ada.ask(join(bad.id, bad.tokens[0]), "refused"), "why")), "damaged");
    EXPECT_EQ(text_of(at(get("/health", "", 503), "status")), "damaged");
    EXPECT_NE(log().find("table_damaged"), std::string::npos);
    EXPECT_TRUE(ada.ask(join(good.id, good.tokens[0]), "joined").is_object());
}

TEST_F(Neighbours, ADamagedFileIsFoundByItself) {
    for (int i = 0; i < 30; ++i) open_table("grand_tribunal", 5);
    server_.reset();
    {
        std::fstream file(database(), std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(0, std::ios::end);
        const auto size = static_cast<long>(file.tellp());
        // Some pages in the middle, but not those that are read at the start.
        const std::string rubbish(4096, '\xA5');
        for (long at = size / 2 / 4096 * 4096; at < size * 3 / 4; at += 4096)
            file.seekp(at).write(rubbish.data(), 4096);
    }
    start_with_log();
    int status = 0;
    for (int tries = 0; status != 503 && tries < 100; ++tries, ::usleep(50'000))
        status = net::fetch(port(), "GET", "/health").status;
    EXPECT_EQ(status, 503);
    EXPECT_NE(log().find("damaged"), std::string::npos);
}

// Five readers behind one address let their browsers fetch every file of the page at once. All of
// them get all files and can still play. A flood of files ends, and does not stop requests of the
// API.
TEST_F(Neighbours, FilesOfThePageAreCountedApart) {
    start({"--pace", "0"});
    constexpr int kReaders = 5, kFiles = 250, kFlood = 5000;
    const auto status = [this](const std::string& path) {
        return net::fetch(port(), "GET", path).status;
    };
    std::atomic<int> refused = 0;
    std::vector<std::thread> readers;
    for (int reader = 0; reader < kReaders; ++reader)
        readers.emplace_back([&] {
            for (int file = 0; file < kFiles; ++file)
                refused += status("/assets/" + std::to_string(file) + ".js") == 429;
            refused += status("/api/games") != 200;
        });
    for (std::thread& reader : readers) reader.join();
    EXPECT_EQ(refused, 0);
    int last = 0;
    for (int file = 0; file < kFlood && last != 429; ++file) last = status("/assets/a.js");
    EXPECT_EQ(last, 429);
    EXPECT_EQ(status("/api/games"), 200);
}

// An address that uploads more than its daily quota is refused, and can still play.
TEST_F(Neighbours, UploadsHaveAQuota) {
    start({"--pace", "0"});
    std::ifstream file(CURIA_SOURCE_DIR
                       "/tests/matches/justinian/2_players_forced_scoring_0.jsonl");
    std::stringstream text;
    text << file.rdbuf();
    const std::string large = text.str() + std::string(3'900'000, '\n');
    int kept = 0, status = 201;
    for (; status == 201 && kept < 25; ++kept)
        status = net::fetch(port(), "POST", "/api/records", large).status;
    EXPECT_EQ(status, 429);
    EXPECT_GE(kept, 10);
}

}  // namespace
}  // namespace curia
