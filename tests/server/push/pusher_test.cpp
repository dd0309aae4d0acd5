// Pushes to a real HTTPS server: what it is sent, and what its answers lead to.
#include "server/push/pusher.h"

#include "tests/server/json_at.h"
#include "tests/server/push/jwt.h"
#include "tests/server/push/push_service.h"

namespace curia {
namespace {

using Outcome = PushSender::Outcome;
using std::chrono::milliseconds;
using std::chrono::seconds;
using std::chrono::steady_clock;

class PusherTest : public testing::Test {
protected:
    void SetUp() override { ::setenv("SSL_CERT_FILE", service.certificate().c_str(), 1); }
    void TearDown() override {
        pusher.reset();
        ::unsetenv("SSL_CERT_FILE");
    }
    void open(std::vector<std::string> more = {}, milliseconds timeout = seconds(10)) {
        more.push_back(service.entry());
        pusher = std::make_unique<Pusher>(loop,
                                          PushOptions{.contact = "mailto:ada@example.org",
                                                      .services = more,
                                                      .timeout = timeout,
                                                      .pause = milliseconds(20)},
                                          *VapidKey::read(key));
    }
    void send(const std::string& endpoint) {
        ++left;
        pusher->send(endpoint, wanted, [this](Outcome outcome) {
            outcomes.push_back(outcome);
            if (--left == rest) loop.stop();
        });
    }
    // Runs the loop until no more than `rest` pushes are left.
    void wait() {
        loop.after(seconds(30), [this] { loop.stop(); });
        loop.restart();
        loop.run();
        EXPECT_EQ(left, rest);
    }
    Outcome push(const std::string& endpoint) {
        send(endpoint);
        wait();
        return outcomes.back();
    }

    PushService service;
    net::Loop loop;
    const std::string key = VapidKey::make();
    std::unique_ptr<Pusher> pusher;
    std::shared_ptr<const int> wanted = std::make_shared<const int>(1);
    std::vector<Outcome> outcomes;
    int left = 0, rest = 0;
};

TEST_F(PusherTest, SendsNothingButASignature) {
    open();
    EXPECT_EQ(push(service.endpoint("abc")), Outcome::Sent);
    const auto requests = service.requests();
    ASSERT_EQ(requests.size(), 1u);
    EXPECT_EQ(requests[0].line, "POST /push/abc HTTP/1.1");
    EXPECT_EQ(requests[0].rest, "");
    auto headers = requests[0].headers;
    EXPECT_EQ(headers["host"], service.entry());
    EXPECT_EQ(headers["ttl"], "604800");
    EXPECT_EQ(headers["urgency"], "normal");
    EXPECT_EQ(headers["topic"], "turn");
    EXPECT_EQ(headers["content-length"], "0");
    EXPECT_EQ(headers.size(), 7u) << "nothing else is told";

    const Jwt jwt(headers["authorization"]);
    EXPECT_TRUE(jwt.is_signed());
    EXPECT_EQ(jwt.key, pusher->public_key());
    EXPECT_EQ(text_of(at(jwt.header, "alg")), "ES256");
    EXPECT_EQ(text_of(at(jwt.header, "typ")), "JWT");
    EXPECT_EQ(text_of(at(jwt.claims, "aud")), "https://" + service.entry());
    EXPECT_EQ(text_of(at(jwt.claims, "sub")), "mailto:ada@example.org");
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const auto until =
        at(jwt.claims, "exp").get_int64() - std::chrono::duration_cast<seconds>(now).count();
    EXPECT_GT(until, 11 * 3600);
    EXPECT_LE(until, 24 * 3600) << "RFC 8292, 2";
    Jwt other = jwt;
    other.signed_text += "x";
    EXPECT_FALSE(other.is_signed());
}

TEST_F(PusherTest, TheKeySurvives) {
    EXPECT_EQ(VapidKey::read(key)->public_key(), VapidKey::read(key)->public_key());
    EXPECT_NE(VapidKey::read(key)->public_key(), VapidKey::read(VapidKey::make())->public_key());
    EXPECT_EQ(from_base64url(VapidKey::read(key)->public_key()).size(), 65u);
    EXPECT_FALSE(VapidKey::read("-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----\n"));
    EXPECT_FALSE(VapidKey::read(""));
}

TEST_F(PusherTest, ABrowserThatIsGoneIsReported) {
    open();
    service.answer({"404 Not Found", "410 Gone"});
    EXPECT_EQ(push(service.endpoint()), Outcome::Gone);
    EXPECT_EQ(push(service.endpoint()), Outcome::Gone);
    EXPECT_EQ(service.requests().size(), 2u);
}

TEST_F(PusherTest, ARefusalIsNotRepeatedAndARedirectNotFollowed) {
    open();
    service.answer({"403 Forbidden", "307 Temporary Redirect\r\nLocation: /elsewhere"});
    EXPECT_EQ(push(service.endpoint()), Outcome::Failed);
    EXPECT_EQ(push(service.endpoint()), Outcome::Failed);
    EXPECT_EQ(service.requests().size(), 2u);
}

TEST_F(PusherTest, ABusyServiceIsAskedAgainLater) {
    open();
    service.answer({"503 Service Unavailable", "500 Internal Server Error"});
    EXPECT_EQ(push(service.endpoint()), Outcome::Sent);
    auto requests = service.requests();
    ASSERT_EQ(requests.size(), 3u);
    EXPECT_GE(requests[1].at - requests[0].at, milliseconds(20));
    EXPECT_GE(requests[2].at - requests[1].at, milliseconds(120)) << "each pause is longer";

    service.answer({"429 Too Many Requests\r\nretry-AFTER: 1"});
    EXPECT_EQ(push(service.endpoint()), Outcome::Sent);
    requests = service.requests();
    ASSERT_EQ(requests.size(), 5u);
    EXPECT_GE(requests[4].at - requests[3].at, seconds(1));

    service.answer({"503 Service Unavailable\r\nRetry-After: 100000"});
    EXPECT_EQ(push(service.endpoint()), Outcome::Failed) << "too late to be of use";
}

TEST_F(PusherTest, APushThatIsNoLongerWantedIsNotRepeated) {
    open();
    service.answer({"503 Service Unavailable"});
    send(service.endpoint());
    ASSERT_TRUE(service.wait_for(1));
    wanted.reset();
    wait();
    EXPECT_EQ(service.requests().size(), 1u);
}

TEST_F(PusherTest, AServiceThatHangsDelaysNobody) {
    PushService other;
    std::ofstream(service.certificate(), std::ios::app)
        << std::ifstream(other.certificate()).rdbuf();
    open({other.entry()});
    service.answer(std::vector<std::string>(100, PushService::kHangs));
    for (int i = 0; i < 20; ++i) send(service.endpoint());
    ASSERT_TRUE(service.wait_for(8));
    const auto start = steady_clock::now();
    send(other.endpoint());
    milliseconds late{0};  // of the loop
    for (int i = 1; i <= 20; ++i)
        loop.after(milliseconds(10 * i), [&late, start, i] {
            late = std::max(late, std::chrono::duration_cast<milliseconds>(
                                      steady_clock::now() - start - milliseconds(10 * i)));
        });
    ASSERT_TRUE(other.wait_for(1));
    EXPECT_LT(other.requests()[0].at - start, seconds(5)) << "before the first timeout";
    EXPECT_EQ(service.requests().size(), 8u) << "at most so many at once";
    loop.after(milliseconds(300), [this] { loop.stop(); });
    loop.restart();
    loop.run();
    EXPECT_LT(late, seconds(1));
    const auto end = steady_clock::now();
    pusher.reset();
    EXPECT_LT(steady_clock::now() - end, seconds(1)) << "the server can stop";
}

TEST_F(PusherTest, ASilentServiceIsGivenUp) {
    open({}, milliseconds(700));
    service.answer(std::vector<std::string>(5, PushService::kHangs));
    const auto start = steady_clock::now();
    send(service.endpoint());
    ASSERT_TRUE(service.wait_for(2));
    EXPECT_GE(steady_clock::now() - start, milliseconds(700));
    wanted.reset();
    wait();
    EXPECT_EQ(outcomes.back(), Outcome::Failed);
}

TEST_F(PusherTest, AForeignCertificateIsNotTrusted) {
    ::unsetenv("SSL_CERT_FILE");
    open();
    send(service.endpoint());
    while (service.connections() == 0) std::this_thread::sleep_for(milliseconds(5));
    wanted.reset();
    wait();
    EXPECT_EQ(outcomes.back(), Outcome::Failed);
    EXPECT_TRUE(service.requests().empty()) << "nothing is said to it";
}

TEST_F(PusherTest, ACertificateForAnotherNameIsNotTrusted) {
    const std::string address = "127.0.0.1" + service.entry().substr(service.entry().find(':'));
    open({address});
    send("https://" + address + "/push/abc");
    while (service.connections() == 0) std::this_thread::sleep_for(milliseconds(5));
    wanted.reset();
    wait();
    EXPECT_EQ(outcomes.back(), Outcome::Failed);
    EXPECT_TRUE(service.requests().empty());
}

TEST_F(PusherTest, AServiceThatTheOperatorHasRemovedIsForgotten) {
    open();
    EXPECT_TRUE(pusher->accepts(service.endpoint()));
    EXPECT_FALSE(pusher->accepts("https://example.org/a"));
    EXPECT_EQ(push("https://example.org/a"), Outcome::Gone);
}

TEST_F(PusherTest, TooManyPushesAtOnceAreDropped) {
    open();
    service.answer(std::vector<std::string>(100, PushService::kHangs));
    constexpr int kMost = 4096;
    for (int i = 0; i < kMost + 10; ++i) send(service.endpoint());
    rest = kMost;
    wait();
    EXPECT_EQ(outcomes, std::vector<Outcome>(10, Outcome::Failed));
}

}  // namespace
}  // namespace curia
