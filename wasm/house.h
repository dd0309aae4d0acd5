// The house in a browser or in Node: the same rooms, clients and requests as on a server. Time,
// random numbers, the store, bots and messages come from the program around it (wasm/home.h).
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/clients.h"
#include "server/http_api.h"
#include "server/metrics.h"
#include "server/net/net.h"
#include "server/options.h"
#include "server/rooms.h"
#include "wasm/home.h"
#include "wasm/outer_store.h"

namespace curia {

class House final : public net::Handler, private Services, private Workshop {
public:
    House();

    // Something that the program around says.
    void hear(home::In kind, std::uint64_t number, std::string_view text);

private:
    // net::Handler
    void request(const net::Request& request, net::Answer answer) override {
        http_.request(request, std::move(answer));
    }
    int refuse_socket(const net::Request&) override { return 0; }
    void opened(net::Connection connection, const net::Request& request) override {
        clients_.opened(connection, request);
    }
    void message(net::Connection connection, std::string_view text) override {
        clients_.message(connection, text);
    }
    void closed(net::Connection connection) override { clients_.closed(connection); }

    // Services
    void write(Writing writing, Store::Done done) override;
    void lose(const Room& lost) override;
    void send(net::Connection connection, net::Text text) override {
        loop_.send(connection, std::move(text));
    }
    void after(std::chrono::milliseconds pause, std::function<void()> work) override {
        loop_.after(pause, std::move(work));
    }
    bool think(ThinkingJob job, std::function<void(std::string)> done) override;
    std::int64_t now() override;
    std::int64_t steady() override { return microseconds() / 1000; }
    std::int64_t microseconds() override;
    std::uint64_t random() override;
    std::chrono::milliseconds pace_of(std::string_view level) override {
        return std::chrono::milliseconds(pace_of_level(level));
    }
    std::chrono::milliseconds answer_pace() override { return std::chrono::seconds(1); }
    bool may_store(net::Connection, std::size_t) override { return true; }
    void count_move(std::int64_t) override {}

    // Workshop. There is no other thread, so the work is done at once.
    bool work(const std::string&, std::function<void()> job, std::function<void()> done) override {
        job();
        post(std::move(done));
        return true;
    }
    void post(std::function<void()> work) override { loop_.post(std::move(work)); }

    void answer(std::uint64_t number, std::string_view text);
    void sweep();
    void forget_unwanted();

    struct Thinking {
        std::weak_ptr<const int> wanted;
        std::function<void(std::string)> done;
    };

    net::Loop loop_;
    OuterStore store_;
    const ServerOptions options_{
        .is_limited = false, .origin = {}, .is_own_device = true, .node_id = {}};
    Metrics metrics_;
    Rooms rooms_;
    HttpApi http_;
    Clients clients_;
    std::unordered_map<std::uint64_t, Thinking> thinking_;
    std::uint64_t last_thought_ = 0;
};

}  // namespace curia
