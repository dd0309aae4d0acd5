// Sockets, and nothing about games: HTTP and WebSocket on one thread. Handlers are called on that
// thread too, so they need no locks.
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

using Connection = std::uint64_t;  // of a WebSocket; never used twice
using Text = std::shared_ptr<const std::string>;

struct Request {
    std::string method, path, query, body;
    // Of the client, as a trusted proxy saw it if there is one; of IPv6 only the network, a /64.
    std::string address;
    std::string origin, host, token, if_none_match;
    bool accepts_gzip = false;

    // The value of "name=value" in the query, as it stands there; empty if there is none.
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
    // How long the body of a request for this may be.
    virtual std::size_t most_bytes(std::string_view /*method*/, std::string_view /*path*/) const {
        return 16 << 10;
    }
    // 0, or the status with which the client is turned away.
    virtual int refuse_socket(const Request& request) = 0;
    // The request is the one that the socket was opened with.
    virtual void opened(Connection connection, const Request& request) = 0;
    virtual void message(Connection connection, std::string_view text) = 0;
    virtual void closed(Connection connection) = 0;
};

struct Limits {
    std::size_t connections = 10'000;
    std::size_t message_bytes = 16 << 10;
    std::size_t queued_bytes = 4 << 20;  // a client that reads more slowly than this is dropped
    std::chrono::seconds idle{60};       // without a word, nor an answer to a ping at half of it
    std::size_t sessions_per_address = std::numeric_limits<std::size_t>::max();  // HTTP, at a time
    // IP addresses or networks ("10.0.0.0/8"). Their X-Forwarded-For is believed, and they may have
    // more sessions than others, since everybody comes through them.
    std::vector<std::string> proxies;
    // A server on a loopback address answers to localhost and loopback addresses, and to these
    // names. Without this check, a foreign page could point its own name at this machine and
    // would then be of the same origin (DNS rebinding).
    std::vector<std::string> hosts;
    bool any_host = false;  // no check
};

// Another server: "127.0.0.1:8527" or "[::1]:8527".
struct Peer {
    std::string address;
    std::string token{};  // to show
    std::string from{};   // an address of this machine to come from, if it matters which
};

class Loop {
public:
    Loop();
    ~Loop();
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;

    // Port 0: any that is free. Gives the port.
    Result<int> listen(const std::string& address, int port, Handler& handler,
                       const Limits& limits);
    // Opens a WebSocket to another server. The handler hears of what comes over it as of any
    // other; `opened` gets its number, or 0 if there is nobody.
    void connect(const Peer& peer, Handler& handler, std::function<void(Connection)> opened);
    // Until stop(). On SIGINT or SIGTERM every WebSocket gets what is queued for it and a close
    // frame, requests get their answers, and then run() ends: within half a second in any case.
    void run();
    void stop();     // at once; from any thread
    void restart();  // so that it can run once more

    void post(std::function<void()> work);  // from any thread: to be done on the loop's
    void after(std::chrono::milliseconds pause, std::function<void()> work);

    void send(Connection connection, Text text);
    void close(Connection connection);
    void drop(Connection connection);  // without a good-bye
    std::size_t connections() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

// "10.0.0.1:8527" or "[fd00::1]:8527": what connect() understands.
bool is_ip_and_port(const std::string& text);

// Asks a server at this machine for something, and waits for the answer. Status 0: nobody answered.
Response fetch(int port, const std::string& method, const std::string& target,
               const std::string& body = {}, const std::string& token = {});
// Asks for one thing after another over one connection, and does not unpack the answers.
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
