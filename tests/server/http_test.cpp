// The edge of the server: HTTP, proxies, host names, and shutdown.
#include <thread>

#include "server/net/assets.h"
#include "server/net/client_address.h"
#include "server/net/gzip.h"
#include "server/net/host_name.h"
#include "tests/cli/program.h"
#include "tests/server/raw_socket.h"
#include "tests/server/server_test.h"

namespace curia {
namespace {

using cli::has;

class Http : public ServerTest {
protected:
    // The whole answer to one request. `headers` end with an empty line.
    std::string exchange(const std::string& request, const char* from = "127.0.0.1") const {
        RawSocket socket(port(), from);
        socket.send(request);
        std::string answer;
        while (socket.is_open()) {
            const std::string more = socket.read(2'000);
            if (more.empty()) break;
            answer += more;
        }
        return answer;
    }
    std::string get(const std::string& path, const std::string& headers) const {
        return exchange("GET " + path + " HTTP/1.1\r\nConnection: close\r\n" + headers + "\r\n");
    }
    static int status_of(const std::string& answer) {
        return answer.size() > 12 ? std::stoi(answer.substr(9, 3)) : 0;
    }
};

// ---- Requests and answers ----

TEST_F(Http, AClientThatWaitsForLeaveToSendItsBodyGetsIt) {
    RawSocket patient(port());
    patient.send(
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n"
        "Expect: 100-Continue\r\n\r\n");
    EXPECT_EQ(patient.read(1'000), "HTTP/1.1 100 Continue\r\n\r\n");
    patient.send("{}");
    EXPECT_EQ(status_of(patient.read(2'000)), 400);
    // It does not confuse the next request on the same connection.
    patient.send("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_EQ(status_of(patient.read(2'000)), 200);
}

TEST_F(Http, ABodyThatIsTooLongIsRefusedBeforeItIsSent) {
    RawSocket patient(port());
    patient.send(
        "POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n"
        "Expect: 100-continue\r\n\r\n");
    EXPECT_EQ(status_of(patient.read(2'000)), 413);
}

TEST_F(Http, AnswersAreNeitherGuessedAtNorKept) {
    for (const char* path : {"/health", "/api/games", "/metrics", "/api/no_such_path"}) {
        const std::string answer = get(path, "Host: localhost\r\n");
        EXPECT_TRUE(has(answer, "X-Content-Type-Options: nosniff\r\n")) << path << answer;
        EXPECT_TRUE(has(answer, "Cache-Control: no-store\r\n")) << path << answer;
    }
}

// ---- Host names of this machine ----

TEST_F(Http, AServerOnThisMachineAnswersToItsOwnNamesOnly) {
    for (const char* host :
         {"localhost", "LocalHost.:1234", "127.0.0.1", "127.9.8.7:80", "[::1]", "[::1]:8527"})
        EXPECT_EQ(status_of(get("/health", std::string("Host: ") + host + "\r\n")), 200) << host;
    for (const char* host : {"evil.example", "localhost.evil.example", "127.0.0.1.evil.example",
                             "10.0.0.1", "[::2]", "localhost:80@evil.example", "[::1"}) {
        const std::string answer = get("/health", std::string("Host: ") + host + "\r\n");
        EXPECT_EQ(status_of(answer), 421) << host;
        EXPECT_TRUE(has(answer, "{\"error\":\"bad_host\"}")) << answer;
    }
    RawSocket foreign(port());
    foreign.send(
        "GET /api/socket HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    EXPECT_EQ(status_of(foreign.read(2'000)), 421);
}

TEST_F(Http, NamesThatAreGivenAreItsOwnToo) {
    const auto status = [&](const char* host) {
        return status_of(get("/health", std::string("Host: ") + host + "\r\n"));
    };
    start({"--origin", "https://games.example.org:8443", "--host", "den", "--host", "attic.lan"});
    EXPECT_EQ(status("games.example.org"), 200);
    EXPECT_EQ(status("DEN:8527"), 200);
    EXPECT_EQ(status("attic.lan"), 200);
    EXPECT_EQ(status("evil.example"), 421);
    start({"--behind-proxy", "--origin", "https://games.example.org"});
    EXPECT_EQ(status("games.example.org"), 200);
    EXPECT_EQ(status("evil.example"), 421);
    start({"--behind-proxy"});  // the proxy knows the name, this server does not
    EXPECT_EQ(status("games.example.org"), 200);
    start({"--address", "0.0.0.0"});
    EXPECT_EQ(status("den.lan"), 200);
}

TEST_F(Http, AnAddressOfIpv6IsPrintedAsBrowsersTakeIt) {
    server_.reset();
    const std::string command = "timeout -s INT 1 " CURIA_PROGRAM
                                " serve --port 0 --address ::1 --data " +
                                folder_ + " 2>&1";
    FILE* const pipe = ::popen(command.c_str(), "r");
    std::string text;
    for (int c; (c = std::fgetc(pipe)) != EOF;) text += static_cast<char>(c);
    ::pclose(pipe);
    EXPECT_TRUE(has(text, "Curia is at http://[::1]:")) << text;
}

// ---- Proxies ----

class Proxies : public Http {
protected:
    // How many of 150 concurrent requests are answered, each for another client.
    int let_in(const char* from, const std::string& header = "X-Forwarded-For: 192.0.2.") const {
        RawSocket socket(port(), from);
        int good = 0;
        for (int i = 0; i < 150; ++i) {
            socket.send("GET /api/games HTTP/1.1\r\nHost: localhost\r\n" + header +
                        std::to_string(i) + "\r\n\r\n");
            std::string answer;
            while (!has(answer, "\r\n\r\n") && socket.is_open()) answer += socket.read(2'000);
            good += status_of(answer) == 200;
            const std::size_t at = answer.find("Content-Length: ");
            if (at == std::string::npos) break;
            const std::size_t size = answer.find("\r\n\r\n") + 4 +
                                     static_cast<std::size_t>(std::stoi(answer.substr(at + 16)));
            while (answer.size() < size && socket.is_open()) answer += socket.read(2'000);
        }
        return good;
    }
};

TEST_F(Proxies, NobodyElseIsBelieved) {
    start({"--proxy", "127.0.0.8", "--proxy", "127.1.0.0/16"});
    EXPECT_EQ(let_in("127.0.0.8"), 150);
    EXPECT_EQ(let_in("127.1.2.3"), 150);
    EXPECT_LT(let_in("127.0.0.9"), 140);
    EXPECT_LT(let_in("127.2.0.1"), 140);
    // Addresses that a client has put before the proxy's own entry, in one header or in two.
    EXPECT_LT(let_in("127.0.0.8", "X-Forwarded-For: 192.0.2.7\r\nX-Unused: "), 140);
}

TEST_F(Proxies, BehindOneOnThisMachineOnlyThatOneIsBelieved) {
    start({"--behind-proxy"});
    EXPECT_EQ(let_in("127.0.0.1"), 150);
}

TEST_F(Proxies, AreNotHeldToWhatOneClientMayHave) {
    start({"--per-address", "3", "--proxy", "127.0.0.8"});
    std::deque<RawSocket> silent;
    for (int i = 0; i < 5; ++i) silent.emplace_back(port(), "127.0.0.8");
    for (int i = 0; i < 3; ++i) silent.emplace_back(port(), "127.0.0.9");
    EXPECT_EQ(RawSocket(port(), "127.0.0.8").upgrade("X-Forwarded-For: 192.0.2.1\r\n"), 101);
    EXPECT_EQ(RawSocket(port(), "127.0.0.9").upgrade(), 0);
}

TEST_F(Proxies, AnAddressThatIsNoneIsRefusedAtTheStart) {
    for (const char* bad : {"nginx", "10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/x"}) {
        const cli::Printed printed =
            cli::run("serve --port 0 --data " + folder_ + "/x --proxy " + bad);
        EXPECT_EQ(printed.status, 2) << bad;
        EXPECT_TRUE(has(printed.text, "is not an IP address or network")) << printed.text;
    }
}

std::string client(const std::string& peer, const std::string& header,
                   const std::vector<std::string>& proxies) {
    return net::client_behind(boost::asio::ip::make_address(peer), header,
                              *net::Networks::read(proxies));
}

TEST(ClientAddress, IsTheLastOneThatIsNoProxy) {
    EXPECT_EQ(client("10.0.0.1", "1.1.1.1, 2.2.2.2", {}), "10.0.0.1");
    EXPECT_EQ(client("10.0.0.1", "1.1.1.1, 2.2.2.2", {"10.0.0.1"}), "2.2.2.2");
    EXPECT_EQ(client("10.0.0.1", "1.1.1.1,2.2.2.2 , 10.0.0.7", {"10.0.0.0/8"}), "2.2.2.2");
    EXPECT_EQ(client("10.0.0.1", "10.0.0.7", {"10.0.0.0/8"}), "10.0.0.7");
    EXPECT_EQ(client("10.0.0.1", "", {"10.0.0.0/8"}), "10.0.0.1");
    EXPECT_EQ(client("10.0.0.1", "1.1.1.1, unknown", {"10.0.0.0/8"}), "10.0.0.1");
    EXPECT_EQ(client("11.0.0.1", "1.1.1.1", {"10.0.0.0/8"}), "11.0.0.1");
    EXPECT_EQ(client("::ffff:10.0.0.1", "1.1.1.1", {"10.0.0.0/8"}), "1.1.1.1");
    EXPECT_EQ(client("fd00::1", "2001:db8::9", {"fd00::/8"}), "2001:db8::/64");
    EXPECT_EQ(client("172.31.0.1", "1.1.1.1", {"172.16.0.0/12"}), "1.1.1.1");
    EXPECT_EQ(client("172.32.0.1", "1.1.1.1", {"172.16.0.0/12"}), "172.32.0.1");
}

TEST(ClientAddress, OfANodeIsAnIpAndAPort) {
    for (const char* good : {"10.0.0.1:8527", "[fd00::1]:8527"})
        EXPECT_TRUE(net::is_ip_and_port(good)) << good;
    for (const char* bad : {"evil", "localhost:9110", "10.0.0.1", "10.0.0.1:0", "10.0.0.1:65536",
                            "fd00::1:8527", "[10.0.0.1]:80", "10.0.0.1:80x", ""})
        EXPECT_FALSE(net::is_ip_and_port(bad)) << bad;
}

// ---- The page for clients without gzip ----

TEST(Gzip, WhatIsPackedIsUnpackedAgain) {
    std::string text;
    Rng rng(1);
    for (int i = 0; i < 40; ++i) {
        EXPECT_EQ(net::unzip(net::zip(text)), text) << text.size();
        for (std::uint32_t n = rng.below(20'000); n > 0; --n)
            text += static_cast<char>(i % 2 == 0 ? rng.below(256) : 'a' + rng.below(3));
    }
    const std::string even(1'000'000, 'x');
    EXPECT_LT(net::zip(even).size(), 5'000U);
}

TEST(Gzip, IsUnpackedAndChecked) {
    // printf hello | gzip -n
    const std::string file(
        "\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03\xcb\x48\xcd\xc9\xc9\x07\x00"
        "\x86\xa6\x10\x36\x05\x00\x00\x00",
        25);
    EXPECT_EQ(net::unzip(file), "hello");
    for (std::size_t i : {0U, 2U, 11U, 18U, 21U}) {
        std::string damaged = file;
        damaged[i] = static_cast<char>(damaged[i] ^ 1);
        EXPECT_EQ(net::unzip(damaged), "") << i;
    }
    for (std::size_t size = 0; size < file.size(); ++size)
        EXPECT_EQ(net::unzip(file.substr(0, size)), "") << size;
    // gzip without -n also writes the name of the file.
    std::string named = file;
    named[3] = 8;
    named.insert(10, std::string("hello.txt\0", 10));
    EXPECT_EQ(net::unzip(named), "hello");
}

TEST(Gzip, IsTakenByThoseWhoSaySo) {
    for (const char* yes : {"gzip", "br, gzip;q=0.5", "deflate,gzip", "*", "gzip;q=1.0"})
        EXPECT_TRUE(net::accepts_gzip(yes)) << yes;
    for (const char* no : {"", "identity", "br", "gzip;q=0", "gzip; q=0.000", "*;q=0", "xgzip"})
        EXPECT_FALSE(net::accepts_gzip(no)) << no;
}

TEST(Page, HasAPreviewForLinks) {
    const std::string html = "<html><head><title>Curia</title></head><body></body></html>";
    const std::string table =
        with_preview(html, {.address = "https://x.org", .game = "circus_maximus"});
    EXPECT_TRUE(has(table, "og:title\" content=\"Circus Maximus\"")) << table;
    EXPECT_TRUE(has(table, "og:image\" content=\"https://x.org/preview/")) << table;
    EXPECT_TRUE(has(table, "</head><body>")) << table;
    // A Host header cannot leave its attribute.
    const std::string odd = with_preview(html, {.address = "http://a\"><script>", .game = {}});
    EXPECT_FALSE(has(odd, "<script>")) << odd;
}

// ---- Shutdown ----

// The frames that a server sends until it closes the connection, and the payload of the last one.
struct Ending {
    bool is_closed = false;
    int texts = 0;
    std::string last;
};
Ending read_to_the_end(RawSocket& socket) {
    std::string bytes;
    while (socket.is_open()) bytes += socket.read(5'000);
    Ending ending;
    std::size_t at = 0;
    while (at + 2 <= bytes.size()) {
        std::size_t length = static_cast<unsigned char>(bytes[at + 1]), header = 2;
        if (length == 126) {
            length = static_cast<std::size_t>(static_cast<unsigned char>(bytes[at + 2])) << 8 |
                     static_cast<unsigned char>(bytes[at + 3]);
            header = 4;
        }
        ending.texts += (bytes[at] & 0x0F) == RawSocket::Text;
        ending.is_closed = (bytes[at] & 0x0F) == RawSocket::Close;
        ending.last = bytes.substr(at + header, length);
        at += header + length;
    }
    return ending;
}

TEST_F(Http, AtTheEndEverySocketGetsACloseFrame) {
    for (const int signal : {SIGTERM, SIGINT}) {
        start();
        const Opened table = open_table("justinian", 2);
        RawSocket ada(port()), ben(port());
        ASSERT_EQ(ada.upgrade(), 101);
        ASSERT_EQ(ben.upgrade(), 101);
        ada.say(join(table.id, table.tokens[0]));
        ASSERT_TRUE(ada.hear().has_value());
        std::thread ending([&] {
            ::usleep(50'000);
            ::kill(server_->id(), signal);
        });
        for (RawSocket* socket : {&ada, &ben}) {
            const Ending end = read_to_the_end(*socket);
            EXPECT_TRUE(end.is_closed);
            EXPECT_EQ(end.last.substr(0, 2), "\x03\xE9");  // 1001, going away
        }
        ending.join();
        siginfo_t info{};
        ::waitid(P_PID, static_cast<id_t>(server_->id()), &info, WEXITED | WNOWAIT);
        EXPECT_EQ(info.si_code, CLD_EXITED);
        EXPECT_EQ(info.si_status, 0);
    }
}

TEST_F(Http, ClientsThatDoNotListenDoNotDelayTheEnd) {
    RawSocket silent(port());
    ASSERT_EQ(silent.upgrade(), 101);
    RawSocket half(port());  // a request that never ends
    half.send("POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{");
    const auto since = std::chrono::steady_clock::now();
    EXPECT_EQ(server_->stop(), 0);
    const auto took = std::chrono::steady_clock::now() - since;
    EXPECT_LT(took, std::chrono::seconds(10));        // half a second on an idle machine
    EXPECT_GT(took, std::chrono::milliseconds(400));  // it had its time
}

}  // namespace
}  // namespace curia
