// Sockets that misbehave: they are dropped, and nobody else notices.
#include <atomic>
#include <thread>

#include "server/bucket.h"
#include "tests/server/raw_socket.h"
#include "tests/server/server_test.h"

namespace curia {
namespace {

class Connections : public ServerTest {
protected:
    // A figure of /metrics.
    long figure(const std::string& name) const {
        const std::string text = net::fetch(port(), "GET", "/metrics").body;
        const std::size_t at = text.find("\n" + name + " ");
        return at == std::string::npos ? -1 : std::stol(text.substr(at + name.size() + 2));
    }
    bool becomes(const std::string& name, long value) const {
        for (int tries = 0; tries < 100; ++tries, ::usleep(50'000))
            if (figure(name) == value) return true;
        return false;
    }
};

TEST_F(Connections, ABinaryMessageEndsTheConnectionForGood) {
    RawSocket rude(port());
    ASSERT_EQ(rude.upgrade(), 101);
    EXPECT_TRUE(becomes("curia_connections", 1));
    rude.send(RawSocket::frame(RawSocket::Binary, "\1\2\3"));
    EXPECT_TRUE(rude.is_dropped());
    EXPECT_TRUE(becomes("curia_connections", 0));
}

TEST_F(Connections, AClientThatDoesNotReadIsDroppedAndNobodyWaits) {
    const Opened table = open_table("justinian", 2);
    RawSocket slow(port());
    slow.keep_small_buffer();
    ASSERT_EQ(slow.upgrade(), 101);
    Talker ada(port()), ben(port());
    Talker* const talkers[2] = {&ada, &ben};
    Json states[2] = {ada.ask(join(table.id, table.tokens[0]), "joined"),
                      ben.ask(join(table.id, table.tokens[1]), "joined")};
    const std::string line = "{\"type\":\"say\",\"text\":\"" + std::string(500, 'x') + "\"}";
    for (int i = 0; i < 100; ++i) ada.ask(line, "chat");
    const std::string wish = join(table.id);  // its answer has 50,000 bytes
    int said = 0;
    auto longest = std::chrono::steady_clock::duration::zero();
    while (slow.is_open() && said < 1'000) {
        for (int i = 0; i < 20 && slow.say(wish); ++i) ++said;
        if (at(states[0], "outcome").is_object()) continue;
        const auto since = std::chrono::steady_clock::now();
        const auto seat = static_cast<std::size_t>(number_of(at(states[0], "turn", 0)));
        talkers[seat]->say(act(states[seat], static_cast<std::size_t>(said)));
        for (std::size_t i = 0; i < 2; ++i) {
            states[i] = talkers[i]->hear("update");
            ASSERT_TRUE(states[i].is_object());
        }
        longest = std::max(longest, std::chrono::steady_clock::now() - since);
    }
    EXPECT_TRUE(becomes("curia_connections", 2)) << "after " << said << " messages";
    EXPECT_LT(longest, std::chrono::seconds(5));
    EXPECT_LT(server_->memory(), 200 << 20);
}

// A minute is too long for a test, so this tests the server's socket code directly.
TEST(Sockets, AClientThatDoesNotAnswerPingsIsDropped) {
    class Quiet final : public net::Handler {
    public:
        void request(const net::Request&, net::Answer answer) override { answer({}); }
        int refuse_socket(const net::Request&) override { return 0; }
        void opened(net::Connection, const net::Request&) override {}
        void message(net::Connection, std::string_view) override {}
        void closed(net::Connection) override { ++gone; }
        std::atomic<int> gone = 0;
    } quiet;
    net::Loop loop;
    net::Limits limits;
    limits.idle = std::chrono::seconds(2);
    const int port = *loop.listen("127.0.0.1", 0, quiet, limits);
    std::thread serving([&] { loop.run(); });
    {
        RawSocket asleep(port);
        ASSERT_EQ(asleep.upgrade(), 101);
        Talker awake(port);  // answers pings while it runs
        bool is_dropped = false;
        for (int i = 0; i < 100 && !is_dropped; ++i) {
            awake.say("x");
            is_dropped = asleep.is_dropped(200);
        }
        EXPECT_TRUE(is_dropped);
        // The server may notice a moment after the other end.
        for (int i = 0; i < 2'000 && quiet.gone == 0; ++i) {
            if (i % 20 == 0) awake.say("x");
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        EXPECT_EQ(quiet.gone, 1);
        awake.say("x");
        EXPECT_TRUE(awake.is_open());
    }
    loop.stop();
    serving.join();
}

TEST_F(Connections, OneAddressHasSoManyAndOthersHaveTheirs) {
    start({"--per-address", "5"});
    std::deque<RawSocket> many;
    for (int i = 0; i < 5; ++i) EXPECT_EQ(many.emplace_back(port(), "127.0.0.2").upgrade(), 101);
    EXPECT_EQ(RawSocket(port(), "127.0.0.2").upgrade(), 429);
    EXPECT_EQ(RawSocket(port(), "127.0.0.3").upgrade(), 101);
    many.pop_front();
    EXPECT_TRUE(becomes("curia_connections", 4));
    EXPECT_EQ(RawSocket(port(), "127.0.0.2").upgrade(), 101);

    // Clients that connect and send nothing are counted too.
    std::deque<RawSocket> silent;
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(silent.emplace_back(port(), "127.0.0.4").is_open());
    EXPECT_EQ(RawSocket(port(), "127.0.0.4").upgrade(), 0);
    EXPECT_EQ(RawSocket(port(), "127.0.0.5").upgrade(), 101);
}

TEST_F(Connections, AnAddressOfIpv6IsItsFirstHalf) {
    start({"--per-address", "2", "--behind-proxy"});
    const auto status = [&](RawSocket& socket, const std::string& from) {
        return socket.upgrade("X-Forwarded-For: 10.0.0.1, " + from + "\r\n");
    };
    RawSocket one(port()), two(port()), three(port()), four(port());
    EXPECT_EQ(status(one, "2001:db8::1"), 101);
    EXPECT_EQ(status(two, "2001:db8::2:1"), 101);
    EXPECT_EQ(status(three, "2001:db8::3"), 429);
    EXPECT_EQ(status(four, "2001:db8:0:1::1"), 101);
}

TEST_F(Connections, AClientThatSendsTooMuchAfterAWarningIsDropped) {
    start({});  // with limits
    RawSocket loud(port());
    ASSERT_EQ(loud.upgrade(), 101);
    for (int i = 0; i < 1000 && loud.say(R"({"type":"ping"})"); ++i) {
    }
    EXPECT_TRUE(loud.is_dropped());
    EXPECT_TRUE(becomes("curia_connections", 0));
}

TEST_F(Connections, WhatFollowsARequestThatIsTooLongIsNoRequest) {
    RawSocket rude(port());
    rude.send(
        "POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n"
        "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n");
    std::string answers;
    while (rude.is_open()) answers += rude.read(1'000);
    EXPECT_NE(answers.find(" 413 "), std::string::npos) << answers;
    EXPECT_EQ(answers.find(" 200 "), std::string::npos) << answers;
}

TEST(Buckets, FillUpAgain) {
    Bucket bucket;
    const Rate rate{1, 3};
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(rate, 10'000));
    EXPECT_FALSE(bucket.take(rate, 10'000));
    EXPECT_TRUE(bucket.take(rate, 11'100));
    EXPECT_FALSE(bucket.take(rate, 12'200, 2)) << "too much at once";
    EXPECT_TRUE(bucket.take(rate, 13'300, 2));
}

TEST(Buckets, OfPeopleLongGoneAreForgotten) {
    Buckets buckets({1, 10});
    for (int i = 0; i < 200'000; ++i) buckets.take(std::to_string(i), i);
    EXPECT_LT(buckets.size(), 50'000U);
}

// ---- The log ----

TEST_F(Connections, TokensAreNotInTheLog) {
    start_with_log();
    const Opened table = open_table("justinian", 2);
    Talker ada(port());
    const auto seat =
        static_cast<std::size_t>(number_of(at(get("/api/tables/" + table.id), "turn", 0)));
    const Json state = ada.ask(join(table.id, table.tokens[seat]), "joined");
    ada.ask("{\"type\":\"own\",\"id\":1,\"token\":\"" + table.owner + "\"}", "ack");
    ada.ask("{\"type\":\"own\",\"id\":1,\"token\":\"x" + table.owner + "\"}", "refused");
    ada.ask(join(table.id, "x" + table.tokens[1]), "refused");
    ada.ask("{\"type\":\"dance\",\"token\":\"" + table.owner + "\"}", "refused");
    ada.ask(act(state), "ack");
    get("/api/tables/" + table.id + "/replay?eyes=0", table.tokens[0]);
    get("/api/tables/" + table.id + "/replay?eyes=0", table.tokens[1], 403);
    get("/api/tables/" + table.tokens[0], "", 404);
    get("/" + table.tokens[0] + ".js", "", 404);
    server_->kill();
    start_with_log();
    get("/api/tables/" + table.id + "/replay?eyes=1", table.tokens[1]);
    server_->stop();
    ASSERT_NE(log().find("\"event\":\"stopped\""), std::string::npos) << log();
    for (const std::string& token : {table.owner, table.tokens[0], table.tokens[1]})
        EXPECT_EQ(log().find(token), std::string::npos) << log();
}

}  // namespace
}  // namespace curia
