// deploy/nginx.conf, with only the ports changed, in a real nginx beside the welcome page of
// Debian.
#include <csignal>

#include "tests/cli/program.h"
#include "tests/server/postgres.h"
#include "tests/server/raw_socket.h"
#include "tests/server/server_test.h"

namespace curia {
namespace {

using cli::has;

constexpr const char* kWelcome =
    "server { listen 80 default_server; listen [::]:80 default_server; server_name _; "
    "location / { return 200 'Welcome to nginx!'; } }";

class Nginx : public ServerTest {
protected:
    void SetUp() override {
        if (std::system("command -v nginx >/dev/null") != 0) GTEST_SKIP() << "no nginx here";
        ServerTest::SetUp();
        // Like --behind-proxy, except that 127.0.0.2 can be a client.
        start({"--proxy", "127.0.0.1", "--origin", "https://games.example.org"});
        front_ = free_port();
        std::ostringstream text;
        text << std::ifstream(CURIA_SOURCE_DIR "/deploy/nginx.conf").rdbuf();
        std::string sites = kWelcome + text.str();
        replace(sites, "127.0.0.1:8527", "127.0.0.1:" + std::to_string(port()));
        replace(sites, "listen 80", "listen 127.0.0.1:" + std::to_string(front_));
        replace(sites, "listen [::]:80", "listen [::1]:" + std::to_string(front_));
        std::ofstream(folder_ + "/nginx.conf")
            << "daemon off; master_process off; pid " << folder_ << "/pid; error_log " << folder_
            << "/error; events {} http { access_log off; client_body_temp_path " << folder_
            << "/b; proxy_temp_path " << folder_ << "/p; fastcgi_temp_path " << folder_
            << "/f; uwsgi_temp_path " << folder_ << "/u; scgi_temp_path " << folder_ << "/s; "
            << sites << "}";
        run_nginx();
    }
    void TearDown() override {
        if (nginx_ > 0) {
            ::kill(nginx_, SIGTERM);
            ::waitpid(nginx_, nullptr, 0);
        }
        ServerTest::TearDown();
    }
    static void replace(std::string& text, const std::string& what, const std::string& with) {
        ASSERT_TRUE(has(text, what)) << what;
        for (std::size_t at = 0; (at = text.find(what, at)) != text.npos; at += with.size())
            text.replace(at, what.size(), with);
    }
    void run_nginx() {
        nginx_ = ::fork();
        if (nginx_ == 0) {
            ::execlp("nginx", "nginx", "-c", (folder_ + "/nginx.conf").c_str(), "-p",
                     folder_.c_str(), nullptr);
            ::_exit(127);
        }
        for (int tries = 0; ask("/health").empty() && tries < 50; ++tries) ::usleep(100'000);
    }
    // The answer for the public name, or for another one.
    std::string ask(const std::string& path, const std::string& host = "games.example.org",
                    const std::string& headers = "", const char* from = "127.0.0.1") const {
        RawSocket socket(front_, from);
        socket.send("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n" +
                    headers + "\r\n");
        std::string answer;
        while (socket.is_open()) {
            const std::string more = socket.read(5'000);
            if (more.empty()) break;
            answer += more;
        }
        return answer;
    }
    int front_ = 0;
    pid_t nginx_ = 0;
};

TEST_F(Nginx, ServesCuriaUnderItsNameAndNothingElseUnderIt) {
    EXPECT_TRUE(has(ask("/health"), "{\"status\":\"ok\"}")) << ask("/health");
    EXPECT_TRUE(has(ask("/health", "other.example"), "Welcome to nginx!"));
}

TEST_F(Nginx, PassesWebSocketsOn) {
    RawSocket socket(front_);
    socket.send(
        "GET /api/socket HTTP/1.1\r\nHost: games.example.org\r\nOrigin: https://games.example.org"
        "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    EXPECT_TRUE(has(socket.read(5'000), "HTTP/1.1 101"));
    socket.say(R"({"type":"ping"})");
    EXPECT_TRUE(socket.hear(5'000).has_value());
}

TEST_F(Nginx, ShowsFiguresToThisMachineOnly) {
    EXPECT_TRUE(has(ask("/metrics"), "curia_connections"));
    for (const char* path : {"/metrics", "//metrics", "/./metrics", "/%6detrics"})
        EXPECT_FALSE(has(ask(path, "games.example.org", "", "127.0.0.2"), "curia_connections"))
            << path;
}

TEST_F(Nginx, ClientsCannotPretendToBeOthers) {
    int good = 0;
    for (int i = 0; i < 150; ++i) {
        const std::string forged = "X-Forwarded-For: 192.0.2." + std::to_string(i) + "\r\n";
        good += has(ask("/api/tables", "games.example.org", forged, "127.0.0.2"), "HTTP/1.1 200");
    }
    EXPECT_GE(good, 90);
    EXPECT_LT(good, 145);
}

}  // namespace
}  // namespace curia
