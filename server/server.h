// The server: connects sockets, rooms, store and threads, and implements what the rooms need.
#pragma once

#include <memory>
#include <string>

#include "server/clients.h"
#include "server/fair_pool.h"
#include "server/http_api.h"
#include "server/metrics.h"
#include "server/net/net.h"
#include "server/options.h"
#include "server/rooms.h"

namespace curia {

class Server final : public net::Handler, private Services, private Workshop {
public:
    // `push`: none without web push.
    Server(net::Loop& loop, Store& store, const ServerOptions& options, PushSender* push = nullptr);

    // Connects to this address as another server would. `done` gets true if that reached this
    // server.
    void find_itself_at(const std::string& address, std::function<void(bool)> done);

    // net::Handler
    void request(const net::Request& request, net::Answer answer) override {
        http_.request(request, std::move(answer));
    }
    std::size_t most_bytes(std::string_view method, std::string_view path) const override {
        return http_.most_bytes(method, path);
    }
    int refuse_socket(const net::Request& request) override {
        return clients_.refuse_socket(request);
    }
    void opened(net::Connection connection, const net::Request& request) override {
        clients_.opened(connection, request);
    }
    void message(net::Connection connection, std::string_view text) override {
        clients_.message(connection, text);
    }
    void closed(net::Connection connection) override { clients_.closed(connection); }

private:
    // Services
    void write(Writing writing, Store::Done done) override;
    void lose(const Room& lost) override;
    void send(net::Connection connection, net::Text text) override;
    void after(std::chrono::milliseconds pause, std::function<void()> work) override {
        loop_.after(pause, std::move(work));
    }
    bool think(ThinkingJob job, std::function<void(std::string)> done) override;
    std::int64_t now() override;
    std::int64_t steady() override { return microseconds() / 1000; }
    std::int64_t microseconds() override;
    std::uint64_t random() override;
    std::chrono::milliseconds pace_of(std::string_view level) override;
    std::chrono::milliseconds answer_pace() override;
    bool may_store(net::Connection connection, std::size_t bytes) override {
        return http_.may_store(clients_.address_of(connection), bytes);
    }
    void count_move(std::int64_t microseconds) override { metrics_.count_move(microseconds); }
    PushSender* push() override { return push_; }
    void count_push(PushSender::Outcome outcome) override {
        ++(outcome == PushSender::Outcome::Sent ? metrics_.pushes_sent : metrics_.pushes_failed);
    }

    // Workshop
    bool work(const std::string& address, std::function<void()> job,
              std::function<void()> done) override;
    void post(std::function<void()> work) override { loop_.post(std::move(work)); }

    void sweep();
    void look_after_leases();

    net::Loop& loop_;
    Store& store_;
    const ServerOptions options_;
    PushSender* const push_;
    Metrics metrics_;
    Rooms rooms_;
    HttpApi http_;
    Clients clients_;
    // Declared last, so that the threads end before the objects that they use.
    FairPool thinkers_, workers_;
};

}  // namespace curia
