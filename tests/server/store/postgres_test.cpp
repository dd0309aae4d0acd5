// Several servers on one database: a client may connect to any of them, and if one dies another one
// takes over.
#include "tests/server/postgres.h"

#include <atomic>
#include <chrono>
#include <fstream>
#include <thread>

#include "match/json/reader.h"
#include "tests/cli/program.h"
#include "tests/server/server_test.h"

namespace curia {
namespace {

class Together : public ServerTest {
protected:
    void SetUp() override {
        std::string name = (std::filesystem::temp_directory_path() / "curia-test-XXXXXX").string();
        ASSERT_TRUE(::mkdtemp(name.data()));
        folder_ = name;
        server_ = serve();
        other_ = serve();
    }
    void TearDown() override {
        other_.reset();
        ServerTest::TearDown();
    }
    std::unique_ptr<cli::ServerProcess> serve() const {
        return std::make_unique<cli::ServerProcess>(
            std::vector<std::string>{"--unlimited", "--pace", "0", "--database", database_.url()},
            CURIA_PROGRAM);
    }
    // Retries until a server accepts the client: the lease of a dead server must expire first.
    static Json join_again(int port, std::unique_ptr<Talker>& talker, const std::string& message) {
        for (int tries = 0; tries < 100; ++tries) {
            talker = std::make_unique<Talker>(port);
            if (talker->is_open())
                if (Json joined = talker->ask(message, "joined"); joined.is_object()) return joined;
            ::usleep(100'000);
        }
        return {};
    }

    const Postgres database_;
    std::unique_ptr<cli::ServerProcess> other_;
};

TEST_F(Together, ATableIsPlayedThroughAnyServerAndOutlivesItsOwn) {
    const Opened table = open_table("justinian", 2);
    // Ada connects to the server that holds the table, Ben to the other one.
    auto ada = std::make_unique<Talker>(port());
    auto ben = std::make_unique<Talker>(other_->port());
    const Json a = ada->ask(join(table.id, table.tokens[0]), "joined");
    const Json b = ben->ask(join(table.id, table.tokens[1]), "joined");
    ASSERT_TRUE(a.is_object() && b.is_object());
    EXPECT_EQ(at(a, "version"), at(b, "version"));
    const bool ada_begins = at(a, "ask").is_int64();
    Talker& first = ada_begins ? *ada : *ben;
    Talker& second = ada_begins ? *ben : *ada;
    EXPECT_TRUE(first.ask(act(ada_begins ? a : b), "ack").is_object());
    const Json theirs = second.hear_question();
    EXPECT_TRUE(second.ask(act(theirs), "ack").is_object());
    const Json seen = get("/api/tables/" + table.id + "/replay");

    server_->kill();
    EXPECT_TRUE(ben->is_dropped());
    const Json again = join_again(other_->port(), ben, join(table.id, table.tokens[1]));
    ASSERT_TRUE(again.is_object());
    const Json after =
        *parse_json(net::fetch(other_->port(), "GET", "/api/tables/" + table.id + "/replay").body);
    EXPECT_EQ(at(after, "steps"), at(seen, "steps"));
    // The match continues.
    const int seat = number_of(at(again, "turn", 0));
    const Json state =
        ben->ask(join(table.id, table.tokens[static_cast<std::size_t>(seat)]), "joined");
    EXPECT_TRUE(ben->ask(act(state), "ack").is_object());
}

TEST_F(Together, ADatabaseThatIsAwayIsNoReasonToGiveATableUp) {
    const Opened table = open_table("justinian", 2);
    const int seat = number_of(at(get("/api/tables/" + table.id), "turn", 0));
    const std::string message = join(table.id, table.tokens[static_cast<std::size_t>(seat)]);
    auto ada = std::make_unique<Talker>(port());
    const Json state = ada->ask(message, "joined");
    database_.stop();
    EXPECT_EQ(text_of(at(ada->ask(act(state), "refused"), "why")), "store_failed");
    const auto health = [&] { return net::fetch(port(), "GET", "/health").status; };
    EXPECT_EQ(health(), 503);
    // The other server does not know this table, but does not say that it does not exist.
    Talker ben(other_->port());
    EXPECT_EQ(text_of(at(ben.ask(message, "refused"), "why")), "store_failed");
    EXPECT_EQ(net::fetch(other_->port(), "GET", "/api/tables/" + table.id).status, 503);
    database_.start();
    for (int tries = 0; health() != 200 && tries < 100; ++tries) ::usleep(100'000);
    EXPECT_EQ(health(), 200) << "it recovers without a move";
    Json again = ada->ask(message, "joined");
    if (!again.is_object()) again = join_again(port(), ada, message);
    EXPECT_TRUE(ada->ask(act(again), "ack").is_object());
}

// A machine that stops for a while and comes back: its tables continued elsewhere.
TEST_F(Together, AServerThatWasAwayLetsItsTablesGo) {
    const Opened table = open_table("justinian", 2);
    auto ada = std::make_unique<Talker>(port());
    auto ben = std::make_unique<Talker>(other_->port());
    ASSERT_TRUE(ada->ask(join(table.id, table.tokens[0]), "joined").is_object());
    ASSERT_TRUE(ben->ask(join(table.id, table.tokens[1]), "joined").is_object());
    ::kill(server_->id(), SIGSTOP);
    // Ben's server notices that the other end of the relay is gone, and takes over.
    EXPECT_TRUE(ben->is_dropped());
    const Json again = join_again(other_->port(), ben, join(table.id, table.tokens[1]));
    EXPECT_TRUE(again.is_object());
    ::kill(server_->id(), SIGCONT);
    // Ada is still connected, and would never see a change.
    EXPECT_TRUE(ada->is_dropped());
    const Json back = join_again(port(), ada, join(table.id, table.tokens[0]));
    ASSERT_TRUE(back.is_object());
    const bool is_hers = at(back, "ask").is_int64();
    EXPECT_TRUE((is_hers ? *ada : *ben).ask(act(is_hers ? back : again), "ack").is_object());
    EXPECT_TRUE((is_hers ? *ben : *ada).hear("update").is_object());
}

// A database that hangs blocks only what needs it.
TEST_F(Together, ADatabaseThatHangsHangsNothingElse) {
    const Opened table = open_table("justinian", 2, "", ",\"public\":true");
    Talker ada(port()), ben(port());
    const int seat = number_of(at(get("/api/tables/" + table.id), "turn", 0));
    const Json state =
        ada.ask(join(table.id, table.tokens[static_cast<std::size_t>(seat)]), "joined");
    get("/api/tables");
    database_.signal(SIGSTOP);
    const auto seconds = [start = std::chrono::steady_clock::now()] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    };
    std::atomic<bool> is_refused = false;
    std::thread stranger([&] {  // asks for a table that is not in memory
        EXPECT_EQ(net::fetch(port(), "GET", "/api/tables/AAAAAAAAAAAA").status, 503);
        is_refused = true;
    });
    ada.say(act(state));  // it waits
    int health = 0;
    for (int tries = 0; health != 503 && tries < 40; ++tries, ::usleep(100'000))
        health = net::fetch(port(), "GET", "/health").status;
    EXPECT_EQ(health, 503) << "it takes two seconds on an idle machine";
    EXPECT_TRUE(ben.ask(R"({"type":"ping","id":1})", "pong").is_object());
    // The page, if it was built, also for a table that is not in memory.
    for (const char* path : {"/", "/t/AAAAAAAAAAAA", "/r/AAAAAAAAAAAB"})
        EXPECT_NE(net::fetch(port(), "GET", path).status, 0);
    EXPECT_EQ(at(get("/api/tables"), "tables").get_array().size(), 1U);
    EXPECT_EQ(net::fetch(port(), "GET", "/api/games").status, 200);
    EXPECT_FALSE(is_refused) << "these answers waited for the database, too";
    stranger.join();
    EXPECT_LT(seconds(), 30) << "nobody waits forever";
    database_.signal(SIGCONT);
    int status = 0;
    for (int tries = 0; status != 200 && tries < 100; ++tries, ::usleep(100'000))
        status = net::fetch(port(), "GET", "/health").status;
    EXPECT_EQ(status, 200);
    // Ada's move was made or refused; in both cases the match continues.
    auto again = std::make_unique<Talker>(port());
    const Json now = join_again(port(), again, join(table.id, table.tokens[0]));
    ASSERT_TRUE(now.is_object());
    const auto next = static_cast<std::size_t>(number_of(at(now, "turn", 0)));
    const Json theirs = again->ask(join(table.id, table.tokens[next]), "joined");
    EXPECT_TRUE(again->ask(act(theirs), "ack").is_object());
}

// After a crash and a quick restart, the lease still names the old server.
TEST_F(Together, AServerThatComesBackIsNotAskedToRelayToItself) {
    other_.reset();
    server_.reset();
    const int port = free_port();
    const std::vector<std::string> words{"--unlimited", "--pace", "0", "--database",
                                         database_.url()};
    const auto serve_there = [&] {
        return std::make_unique<cli::ServerProcess>(words, CURIA_PROGRAM, port);
    };
    server_ = serve_there();
    const Opened table = open_table("justinian", 2);
    {
        Talker ada(port);
        ASSERT_TRUE(ada.ask(join(table.id, table.tokens[0]), "joined").is_object());
    }
    server_->kill();
    server_ = serve_there();
    std::vector<std::unique_ptr<Talker>> back;
    for (int i = 0; i < 10; ++i) {
        back.push_back(std::make_unique<Talker>(port));
        EXPECT_TRUE(back.back()->ask(join(table.id), "joined").is_object());
    }
    const std::string figures = net::fetch(port, "GET", "/metrics").body;
    EXPECT_NE(figures.find("\ncuria_connections 10\n"), std::string::npos) << figures;
}

TEST_F(Together, AWrongAddressIsRefusedAtTheStart) {
    const auto why = [&](const std::string& node) {
        const cli::Printed printed =
            cli::run("serve --port 0 --database " + database_.url() + " --node " + node);
        EXPECT_EQ(printed.status, 2) << printed.text;
        return printed.text;
    };
    EXPECT_TRUE(cli::has(why("evil"), "--node"));
    EXPECT_TRUE(cli::has(why("localhost:9110"), "--node"));
    // The address of another running server.
    EXPECT_TRUE(cli::has(why("127.0.0.1:" + std::to_string(port())), "--node"));
    // An address at which no server answers.
    EXPECT_TRUE(cli::has(why("127.0.0.1:" + std::to_string(free_port())), "--node"));
}

TEST_F(Together, NothingThatWasAcknowledgedIsLost) {
    const cli::Printed printed =
        cli::run("load --kill 3 --tables 6 --rate 0 --json --database " + database_.url());
    EXPECT_EQ(printed.status, 0) << printed.text;
    EXPECT_TRUE(cli::has(printed.text, "\"lost\":0")) << printed.text;
}

// deploy/nginx.conf in front of two servers, with adapted addresses and folders.
TEST_F(Together, NginxInFrontOfTwoServers) {
    std::ifstream in(CURIA_SOURCE_DIR "/deploy/nginx.conf");
    std::stringstream text;
    text << in.rdbuf();
    std::string config = text.str();
    const int front = free_port();
    const auto put = [&](const std::string& what, const std::string& value) {
        const std::size_t at = config.find(what);
        ASSERT_NE(at, std::string::npos) << what;
        config.replace(at, what.size(), value);
    };
    put("127.0.0.1:8527", "127.0.0.1:" + std::to_string(port()));
    put("# server 127.0.0.1:8528", "server 127.0.0.1:" + std::to_string(other_->port()));
    put("listen [::]:80;", "");
    put("listen 80;", "listen 127.0.0.1:" + std::to_string(front) + ";");
    std::ofstream(folder_ + "/nginx.conf")
        << "daemon off; master_process off; pid " << folder_ << "/pid; error_log " << folder_
        << "/error; events {} http { access_log off; client_body_temp_path " << folder_
        << "/b; proxy_temp_path " << folder_ << "/p; fastcgi_temp_path " << folder_
        << "/f; uwsgi_temp_path " << folder_ << "/u; scgi_temp_path " << folder_ << "/s; " << config
        << "}";
    const pid_t nginx = ::fork();
    if (nginx == 0) {
        ::execlp("nginx", "nginx", "-c", (folder_ + "/nginx.conf").c_str(), "-p", folder_.c_str(),
                 nullptr);
        ::_exit(127);
    }
    int status = 0;
    for (int tries = 0; status != 200 && tries < 50; ++tries, ::usleep(100'000))
        status = net::fetch(front, "GET", "/health").status;
    EXPECT_EQ(status, 200);
    const Opened table = open_table("justinian", 2);
    Talker ada(front), ben(front);
    EXPECT_TRUE(ada.ask(join(table.id, table.tokens[0]), "joined").is_object());
    EXPECT_TRUE(ben.ask(join(table.id, table.tokens[1]), "joined").is_object());
    ::kill(nginx, SIGTERM);
    ::waitpid(nginx, nullptr, 0);
}

}  // namespace
}  // namespace curia
