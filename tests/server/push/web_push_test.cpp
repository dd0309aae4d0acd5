// Web push with the real program, both databases and a real push service.
#include <sqlite3.h>

#include "tests/server/player.h"
#include "tests/server/push/jwt.h"
#include "tests/server/push/push_service.h"
#include "tests/server/server_test.h"

namespace curia {
namespace {

class WebPush : public ServerTest {
protected:
    void SetUp() override {
        ::setenv("SSL_CERT_FILE", service.certificate().c_str(), 1);
        ServerTest::SetUp();
    }
    void TearDown() override {
        ServerTest::TearDown();
        ::unsetenv("SSL_CERT_FILE");
    }
    void start_with_push(const std::string& database = {}) {
        std::vector<std::string> more{
            "--unlimited",    "--pace",       "0", "--push-contact", "https://curia.example.org",
            "--push-service", service.entry()};
        if (!database.empty()) more.insert(more.end(), {"--database", database});
        start(more);
    }
    std::string key() const { return text_of(at(get("/api/push"), "key")); }
    static std::string subscribe(const std::string& endpoint) {
        return "{\"type\":\"subscribe\",\"id\":3,\"endpoint\":\"" + endpoint + "\",\"on\":true}";
    }
    std::size_t turn(const Opened& table) const {
        return static_cast<std::size_t>(number_of(at(get("/api/tables/" + table.id), "turn", 0)));
    }
    // The players answer until it is this seat's turn.
    void play_until(const Opened& table, std::size_t seat) {
        for (int i = 0; i < 100 && turn(table) != seat; ++i) {
            const std::size_t now = turn(table);
            Talker player(port());
            const Json state = player.ask(join(table.id, table.tokens[now]), "joined");
            ASSERT_TRUE(player.ask(act(state), "ack").is_object());
        }
        ASSERT_EQ(turn(table), seat);
    }
    // Ada subscribes while it is Ben's turn. After a restart she is away and is asked.
    void remind_ada(const std::string& database) {
        start_with_push(database);
        const std::string first_key = key();
        EXPECT_EQ(first_key.size(), 87u);
        const Opened table = open_table("justinian", 2);
        const std::size_t ada = 1 - turn(table);
        {
            Talker talker(port());
            talker.ask(join(table.id, table.tokens[ada]), "joined");
            EXPECT_TRUE(talker.ask(subscribe(service.endpoint("ada")), "ack").is_object());
            EXPECT_TRUE(talker.ask(subscribe("https://example.org/a"), "refused").is_object());
        }
        start_with_push(database);
        EXPECT_EQ(key(), first_key);
        EXPECT_EQ(service.requests().size(), 0u) << "it is not her turn";
        play_until(table, ada);
        ASSERT_TRUE(service.wait_for(1, std::chrono::seconds(60)));
        const auto requests = service.requests();
        EXPECT_EQ(requests[0].line, "POST /push/ada HTTP/1.1");
        const Jwt jwt(requests[0].headers.at("authorization"));
        EXPECT_TRUE(jwt.is_signed());
        EXPECT_EQ(jwt.key, first_key);
        EXPECT_EQ(text_of(at(jwt.claims, "sub")), "https://curia.example.org");
    }
    std::string metric(const std::string& name) const {
        const std::string text = net::fetch(port(), "GET", "/metrics").body;
        const std::size_t found = text.find("\n" + name + " ");
        return text.substr(found + name.size() + 2,
                           text.find('\n', found + 1) - found - name.size() - 2);
    }
    bool becomes(const std::function<bool()>& check) const {
        for (int tries = 0; tries < 200; ++tries, ::usleep(50'000))
            if (check()) return true;
        return false;
    }
    void subscribe_at(const Opened& table) const {
        Talker ada(port());
        ada.ask(join(table.id, table.tokens[0]), "joined");
        EXPECT_TRUE(ada.ask(subscribe(service.endpoint("ada")), "ack").is_object());
        EXPECT_EQ(stored(), 1);
    }
    void change(const char* sql) const {
        sqlite3* db = nullptr;
        sqlite3_open(database().c_str(), &db);
        EXPECT_EQ(sqlite3_exec(db, sql, nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(db);
    }
    int stored() const {
        sqlite3* db = nullptr;
        sqlite3_open(database().c_str(), &db);
        sqlite3_stmt* count = nullptr;
        sqlite3_prepare_v2(db, "SELECT count(*) FROM subscriptions", -1, &count, nullptr);
        sqlite3_step(count);
        const int found = sqlite3_column_int(count, 0);
        sqlite3_finalize(count);
        sqlite3_close(db);
        return found;
    }

    PushService service;
};

TEST_F(WebPush, IsOffWithoutAContact) {
    EXPECT_TRUE(at(get("/api/push"), "key").is_null());
    const Opened table = open_table("justinian", 2);
    Talker ada(port());
    ada.ask(join(table.id, table.tokens[0]), "joined");
    const Json refused = ada.ask(subscribe("https://fcm.googleapis.com/a"), "refused");
    EXPECT_EQ(text_of(at(refused, "why")), "not_allowed");
}

TEST_F(WebPush, APersonWhoIsAwayIsRemindedAndABrowserThatIsGoneIsForgotten) {
    service.answer({"410 Gone"});
    remind_ada({});
    EXPECT_TRUE(becomes([&] { return stored() == 0; }));
    EXPECT_EQ(metric("curia_pushes_sent_total"), "0");
}

TEST_F(WebPush, PruningForgetsSubscriptions) {
    start_with_push();
    subscribe_at(open_table("justinian", 2));
    server_.reset();
    change("UPDATE tables SET created = 0; UPDATE entries SET at = 0");
    const std::string prune = std::string(CURIA_PROGRAM) +
                              " prune --older-than 1 --unfinished --data " + folder_ +
                              " >/dev/null";
    EXPECT_EQ(std::system(prune.c_str()), 0);
    EXPECT_EQ(stored(), 0);
}

TEST_F(WebPush, TheEndOfTheMatchForgetsSubscriptions) {
    start_with_push();
    const Opened table = open_table("justinian", 3, "beginner");
    subscribe_at(table);
    Player(port(), table.id, table.tokens[0]).play_to_the_end();
    EXPECT_EQ(stored(), 0);
}

TEST_F(WebPush, ADatabaseOfAnOlderProgramIsMigrated) {
    const Opened table = open_table("justinian", 2);
    server_.reset();
    change(
        "DROP TRIGGER subscriptions_of_table; DROP TABLE subscriptions; DROP TABLE kept; "
        "PRAGMA user_version = 1");
    start_with_push();
    subscribe_at(table);
}

TEST_F(WebPush, TheSameWithPostgres) {
    Postgres postgres;
    remind_ada(postgres.url());
    EXPECT_TRUE(becomes([&] { return metric("curia_pushes_sent_total") == "1"; }));
    server_.reset();  // before the database
}

}  // namespace
}  // namespace curia
