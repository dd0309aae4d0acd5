// Sockets that misbehave: they are let go, and nobody else notices.
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

}  // namespace
}  // namespace curia
