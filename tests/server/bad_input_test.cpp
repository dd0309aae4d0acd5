// Input from outside can be anything: the sender is told, or dropped, and nothing else happens.
#include <sqlite3.h>
#include <sys/stat.h>

#include "match/json/reader.h"
#include "tests/cli/program.h"
#include "tests/server/server_test.h"

namespace curia {
namespace {

class BadInput : public ServerTest {};

TEST_F(BadInput, EveryRefusalNamesItsReason) {
    const Opened table = open_table("justinian", 2);
    Talker ada(port());
    const auto why = [&](const std::string& text) {
        return text_of(at(ada.ask(text, "refused"), "why"));
    };
    EXPECT_EQ(why("hello"), "not_json");
    EXPECT_EQ(why("[]"), "bad_message");
    EXPECT_EQ(why(R"({"type":"dance"})"), "unknown_type");
    EXPECT_EQ(why(R"({"type":"act","ask":"x","action":{}})"), "bad_message");
    EXPECT_EQ(why(R"({"type":"start","id":1})"), "no_table");
    EXPECT_EQ(why(R"({"type":"join","table":"nowhere"})"), "no_table");
    EXPECT_EQ(why(join(table.id, "not-a-token")), "no_seat");

    ada.ask(join(table.id), "joined");  // a spectator
    EXPECT_EQ(why(R"({"type":"act","ask":0,"action":{"type":"pass"}})"), "not_yours");
    EXPECT_EQ(why(R"({"type":"say","text":"boo"})"), "not_allowed");
    EXPECT_EQ(why(R"({"type":"own","token":"guess"})"), "not_allowed");
    EXPECT_EQ(why(R"({"type":"set","chat":false})"), "not_allowed");

    const Json info = get("/api/tables/" + table.id);
    const int asked = number_of(at(info, "turn", 0));
    ada.ask(join(table.id, table.tokens[static_cast<std::size_t>(1 - asked)]), "joined");
    EXPECT_EQ(why(R"({"type":"act","ask":0,"action":{"type":"pass"}})"), "not_asked");
    const Json state =
        ada.ask(join(table.id, table.tokens[static_cast<std::size_t>(asked)]), "joined");
    const std::string ask = std::to_string(number_of(at(state, "ask")));
    EXPECT_EQ(why(R"({"type":"act","ask":777,"action":{"type":"pass"}})"), "old_question");
    EXPECT_EQ(why("{\"type\":\"act\",\"ask\":" + ask + ",\"action\":{\"type\":\"dance\"}}"),
              "bad_message");
    EXPECT_EQ(why("{\"type\":\"act\",\"ask\":" + ask + ",\"action\":{\"type\":\"claim\"}}"),
              "not_legal");
    EXPECT_EQ(why("{\"type\":\"say\",\"text\":\"" + std::string(501, 'x') + "\"}"), "too_long");
    EXPECT_EQ(why(R"({"type":"rematch"})"), "not_running");
    EXPECT_EQ(at(get("/api/tables/" + table.id), "version"), at(info, "version"));
}

TEST_F(BadInput, AMessageThatIsTooLongEndsTheConnection) {
    Talker ada(port());
    ada.say("\"" + std::string(100'000, 'x') + "\"");
    EXPECT_TRUE(ada.is_dropped());
    EXPECT_EQ(text_of(at(get("/health"), "status")), "ok");
}

TEST_F(BadInput, TablesThatMakeNoSenseAreNotOpened) {
    const auto status = [&](const std::string& body) {
        return net::fetch(port(), "POST", "/api/tables", body).status;
    };
    EXPECT_EQ(status("nonsense"), 400);
    EXPECT_EQ(status(R"({"game":"chess","players":2,"seats":[{"kind":"open"},{"kind":"open"}]})"),
              400);
    EXPECT_EQ(status(R"({"game":"justinian","players":5,"seats":[{},{},{},{},{}]})"), 400);
    EXPECT_EQ(status(R"({"game":"justinian","players":3,"seats":[{"kind":"open"}]})"), 400);
    EXPECT_EQ(
        status(R"({"game":"justinian","players":2,"seats":[{"kind":"bot","level":"god"},{}]})"),
        400);
    EXPECT_EQ(
        status(R"({"game":"justinian","players":2,"seats":[{},{}],"options":{"tie_break":"x"}})"),
        400);
    EXPECT_EQ(status("{\"game\":\"justinian\",\"players\":2,\"seats\":[{},{}],"
                     "\"edition\":\"\\ufcff\"}"),
              400);
    EXPECT_EQ(status(R"({"game":"justinian","players":2,"seats":[{},{}],"edition":"[[["})"), 400);
    EXPECT_EQ(status(R"({"game":"justinian","players":2,"seats":[{},{}],"clock":{"bank":-1}})"),
              400);
    EXPECT_EQ(net::fetch(port(), "POST", "/api/records", "no record").status, 400);
    EXPECT_EQ(net::fetch(port(), "DELETE", "/api/tables").status, 405);
}

TEST_F(BadInput, ARunningMatchShowsEachPlayerOnlyTheirOwnView) {
    const Opened table = open_table("justinian", 3, "casual");
    get("/api/tables/" + table.id + "/replay?eyes=1", table.tokens[0], 403);
    get("/api/tables/" + table.id + "/replay?eyes=0", "", 403);
    get("/api/tables/" + table.id + "/replay?eyes=9", table.tokens[0], 400);
    get("/api/tables/" + table.id + "/replay?eyes=all", table.tokens[0], 403);
    get("/api/tables/" + table.id + "/replay?eyes=all&step=0", table.owner, 403);
    get("/api/tables/" + table.id + "/replay?eyes=0", table.tokens[0], 200);
    get("/api/tables/" + table.id + "/replay", "", 200);  // a spectator
    get("/api/tables/" + table.id + "/record", table.tokens[0], 403);
    EXPECT_EQ(net::fetch(port(), "POST", "/api/tables/" + table.id + "/branch",
                         R"({"step":1,"seat":1})", table.tokens[0])
                  .status,
              403);
}

TEST_F(BadInput, NamesAreLinesOfText) {
    const auto named = [&](const std::string& name) {
        return net::fetch(
                   port(), "POST", "/api/tables",
                   R"({"game":"justinian","players":2,"seats":[{"name":")" + name + R"("},{}]})")
            .status;
    };
    std::string forty;
    for (int i = 0; i < 40; ++i) forty += "\xc3\xa9";
    EXPECT_EQ(named(forty), 201);
    EXPECT_EQ(named(forty + "e"), 400);
    EXPECT_EQ(named("a\\ud800"), 400);
    EXPECT_EQ(named("a\\nb"), 201);  // becomes a space
    // A record may contain any name: an invalid one is left out, and none is cut.
    const cli::Printed played =
        cli::run("simulate justinian --players 2 --games 1 --seed 1 --bot random --record " +
                 folder_ + "/match.jsonl");
    ASSERT_EQ(played.status, 0) << played.text;
    std::ifstream in(folder_ + "/match.jsonl");
    std::stringstream text;
    text << in.rdbuf();
    std::string record = text.str();
    const std::size_t from = record.find("\"seats\":[");
    ASSERT_NE(from, std::string::npos) << record.substr(0, 400);
    const std::size_t to = record.find(']', from);
    record.replace(from, to - from, "\"seats\":[\"x" + forty + forty + forty + "\",\"Ben\"");
    const net::Response kept = net::fetch(port(), "POST", "/api/records", record);
    ASSERT_EQ(kept.status, 201) << kept.body;
    const Json info = get("/api/tables/" + text_of(at(*parse_json(kept.body), "table")));
    EXPECT_EQ(text_of(at(info, "seats", 0, "name")), "");
    EXPECT_EQ(text_of(at(info, "seats", 1, "name")), "Ben");
}

TEST_F(BadInput, TokensAreNotInTheDatabase) {
    const Opened table = open_table("justinian", 2);
    server_.reset();
    for (const auto& file : std::filesystem::directory_iterator(folder_)) {
        std::ifstream in(file.path(), std::ios::binary);
        std::stringstream bytes;
        bytes << in.rdbuf();
        for (const std::string& token : {table.owner, table.tokens[0], table.tokens[1]})
            EXPECT_EQ(bytes.str().find(token), std::string::npos) << file.path();
    }
}

TEST_F(BadInput, WhoTalksTooMuchIsToldSo) {
    start({});  // with limits
    Talker ada(port());
    for (int i = 0; i < 200; ++i) ada.say(R"({"type":"ping"})");
    EXPECT_EQ(text_of(at(ada.hear("refused"), "why")), "too_fast");
}

TEST_F(BadInput, AnotherSocketIsNoWayAroundTheLimitOfASeat) {
    start({});  // with limits
    const Opened table = open_table("justinian", 2);
    const std::string idle = R"({"type":"consent","yes":true})";  // nobody has asked for consent
    Talker first(port()), second(port());
    first.ask(join(table.id, table.tokens[0]), "joined");
    for (int i = 0; i < 95; ++i) first.say(idle);
    second.ask(join(table.id, table.tokens[0]), "joined");
    for (int i = 0; i < 95; ++i) second.say(idle);
    int too_fast = 0;
    for (int i = 0; i < 95; ++i)
        too_fast += text_of(at(second.hear("refused"), "why")) == "too_fast";
    EXPECT_GT(too_fast, 0);
    const std::string figures = net::fetch(port(), "GET", "/metrics").body;
    EXPECT_NE(figures.find("curia_limited_total{by=\"seat\"} " + std::to_string(too_fast) + "\n"),
              std::string::npos)
        << figures;
    EXPECT_NE(figures.find("curia_limited_total{by=\"table\"} 0\n"), std::string::npos);
}

// ---- Starting ----

TEST_F(BadInput, AServerThatCannotStartSaysWhatToDo) {
    using cli::has;
    cli::Printed printed = cli::run("serve --port 0 --data " + folder_);
    EXPECT_EQ(printed.status, 2);
    EXPECT_TRUE(has(printed.text, "another Curia uses the folder")) << printed.text;
    printed = cli::run("serve --data " + folder_ + "/other --port " + std::to_string(port()));
    EXPECT_EQ(printed.status, 2);
    EXPECT_TRUE(has(printed.text, "is in use")) << printed.text;
    printed = cli::run("serve --port 0 --data /proc/no/such");
    EXPECT_EQ(printed.status, 2);
    EXPECT_TRUE(has(printed.text, "cannot be created")) << printed.text;

    server_.reset();
    sqlite3* db = nullptr;
    ASSERT_EQ(sqlite3_open(database().c_str(), &db), SQLITE_OK);
    sqlite3_exec(db, "PRAGMA user_version=99", nullptr, nullptr, nullptr);
    sqlite3_close(db);
    printed = cli::run("serve --port 0 --data " + folder_);
    EXPECT_EQ(printed.status, 2);
    EXPECT_TRUE(has(printed.text, "was written by a newer Curia")) << printed.text;
}

TEST_F(BadInput, NobodyElseOnThisMachineReadsTheDatabase) {
    namespace fs = std::filesystem;
    const auto others = fs::perms::group_all | fs::perms::others_all;
    EXPECT_EQ(fs::status(database()).permissions() & others, fs::perms::none);
    EXPECT_EQ(fs::status(database() + "-wal").permissions() & others, fs::perms::none);
    // The permissions of an existing folder stay unchanged.
    fs::permissions(folder_, fs::perms::owner_all | fs::perms::others_exec);
    start();
    EXPECT_EQ(fs::status(folder_).permissions(), fs::perms::owner_all | fs::perms::others_exec);
}

TEST_F(BadInput, ABackupIsMadeWhileTheServerRuns) {
    const Opened table = open_table("justinian", 2);
    const std::string copy = folder_ + "/copy.db";
    const cli::Printed printed = cli::run("backup " + copy + " --data " + folder_);
    EXPECT_EQ(printed.status, 0) << printed.text;
    EXPECT_EQ(std::filesystem::status(copy).permissions() & std::filesystem::perms::others_read,
              std::filesystem::perms::none);
    sqlite3* db = nullptr;
    sqlite3_stmt* count = nullptr;
    ASSERT_EQ(sqlite3_open(copy.c_str(), &db), SQLITE_OK);
    ASSERT_EQ(sqlite3_prepare_v2(db, "SELECT count(*) FROM entries", -1, &count, nullptr),
              SQLITE_OK);
    ASSERT_EQ(sqlite3_step(count), SQLITE_ROW);
    EXPECT_GT(sqlite3_column_int(count, 0), 0);
    sqlite3_finalize(count);
    sqlite3_close(db);
}

TEST(Crash, NothingThatWasAcknowledgedIsLost) {
    const cli::Printed printed = cli::run("load --kill 3 --tables 6 --rate 0 --json");
    EXPECT_EQ(printed.status, 0) << printed.text;
    EXPECT_TRUE(cli::has(printed.text, "\"lost\":0")) << printed.text;
}

}  // namespace
}  // namespace curia
