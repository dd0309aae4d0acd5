// Sockets, and nothing about games: HTTP and WebSocket on one thread. Whoever handles what comes in
// is called on that thread too, so handlers need no locks.
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
    // Of the client, as the nearest proxy saw it if there is one; of IPv6 the half that is his.
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
    // 0, or the status with which the client is turned away.
    virtual int refuse_socket(const Request& request) = 0;
    virtual void opened(Connection connection, const std::string& address) = 0;
    virtual void message(Connection connection, std::string_view text) = 0;
    virtual void closed(Connection connection) = 0;
};

struct Limits {
    std::size_t connections = 10'000;
    std::size_t request_bytes = 4 << 20;
    std::size_t message_bytes = 16 << 10;
    std::size_t queued_bytes = 4 << 20;  // a client that reads more slowly than this is dropped
    std::chrono::seconds idle{60};       // without a word, nor an answer to a ping at half of it
    std::size_t visits_per_address = std::numeric_limits<std::size_t>::max();  // HTTP, at a time
    bool behind_proxy = false;  // believe X-Forwarded-For
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
    // Opens a WebSocket to another server, "127.0.0.1:8527". The handler hears of what comes over
    // it as of any other; `opened` hears its name, or 0 if there is nobody.
    void connect(const std::string& address, const std::string& token, Handler& handler,
                 std::function<void(Connection)> opened);
    void run();      // until stop(), or until a signal to end comes
    void stop();     // from any thread
    void restart();  // so that it can run once more

    void post(std::function<void()> work);  // from any thread: to be done on the loop's
    void after(std::chrono::milliseconds pause, std::function<void()> work);

    void send(Connection connection, Text text);
    void close(Connection connection);
    void drop(Connection connection);  // without a good-bye
    std::size_t connections() const;

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

// Asks a server at this machine for something, and waits for the answer. Status 0: nobody answered.
Response fetch(int port, const std::string& method, const std::string& target,
               const std::string& body = {}, const std::string& token = {});

}  // namespace curia::net
