// HTTP and WebSocket on one thread, independent of games. Handlers are called on that thread too,
// so they need no locks.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/result.h"

namespace curia::net {

using Connection = std::uint64_t;  // of a WebSocket; never reused
using Text = std::shared_ptr<const std::string>;

struct Request {
    std::string method, path, query, body;
    // The client's address, as seen by a trusted proxy if there is one. For IPv6 only the network,
    // a /64.
    std::string address;
    std::string origin, host, token, if_none_match;
    bool accepts_gzip = false;

    // The value of "name=value" in the query, not decoded. Empty if there is none.
    std::string parameter(std::string_view name) const;
};

struct Response {
    int status = 200;
    std::string body;
    std::string type = "application/json";
    std::vector<std::pair<std::string, std::string>> headers;
};
using Answer = std::function<void(Response)>;

class Handler {
public:
    virtual ~Handler() = default;
    virtual void request(const Request& request, Answer answer) = 0;
    // The longest body that a request to this path may have.
    virtual std::size_t most_bytes(std::string_view /*method*/, std::string_view /*path*/) const {
        return 16 << 10;
    }
    // 0, or the HTTP status with which the socket is refused.
    virtual int refuse_socket(const Request& request) = 0;
    // `request` is the one that opened the socket.
    virtual void opened(Connection connection, const Request& request) = 0;
    virtual void message(Connection connection, std::string_view text) = 0;
    virtual void closed(Connection connection) = 0;
};

struct Limits {
    std::size_t connections = 10'000;
    std::size_t message_bytes = 16 << 10;
    std::size_t queued_bytes = 4 << 20;  // a client that leaves more unread is dropped
    std::chrono::seconds idle{60};       // closed after this time without a message or a pong
    // HTTP sessions at the same time.
    std::size_t sessions_per_address = std::numeric_limits<std::size_t>::max();
    // IP addresses or networks ("10.0.0.0/8"). Their X-Forwarded-For is trusted, and they may have
    // more sessions than others, because all clients come through them.
    std::vector<std::string> proxies;
    // A server on a loopback address only answers requests for localhost, loopback addresses and
    // these names. Without this check, a foreign page could point its own name at this machine and
    // would then have the same origin (DNS rebinding).
    std::vector<std::string> hosts;
    bool any_host = false;  // skips this check
};

// Another server: "127.0.0.1:8527" or "[::1]:8527".
struct Peer {
    std::string address;
    std::string token{};  // sent as Authorization
    std::string from{};   // a local address to connect from; empty: any
};

class Loop {
public:
    Loop();
    ~Loop();
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;

    // Port 0 means any free port. Returns the port.
    Result<int> listen(const std::string& address, int port, Handler& handler,
                       const Limits& limits);
    // Opens a WebSocket to another server. Its messages go to the handler like those of any other
    // socket. `opened` gets its number, or 0 if the connection failed.
    void connect(const Peer& peer, Handler& handler, std::function<void(Connection)> opened);
    // Runs until stop(). On SIGINT or SIGTERM, every WebSocket gets its queued messages and a close
    // frame, and requests get their answers. Then run() ends, after half a second at most.
    void run();
    void stop();     // immediately; from any thread
    void restart();  // allows another run()

    void post(std::function<void()> work);  // from any thread: runs `work` on the loop's thread
    void after(std::chrono::milliseconds pause, std::function<void()> work);

    void send(Connection connection, Text text);
    void close(Connection connection);
    void drop(Connection connection);  // without a close frame
    std::size_t connections() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

// "10.0.0.1:8527" or "[fd00::1]:8527": the form that connect() accepts.
bool is_ip_and_port(const std::string& text);

// Sends a request to a server on this machine and waits for the answer. Status 0: no answer.
Response fetch(int port, const std::string& method, const std::string& target,
               const std::string& body = {}, const std::string& token = {});
// Sends several requests over one connection. Does not unpack the answers.
class Visitor {
public:
    explicit Visitor(int port);
    ~Visitor();
    Response fetch(const std::string& method, const std::string& target,
                   const std::string& body = {}, const std::string& token = {});

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace curia::net
