// What a room needs, without sockets, disk and threads.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "server/room/room.h"

namespace curia {

// A house without sockets: keeps what is sent, stores at once, and has the same luck every time.
class QuietHouse final : public Services {
public:
    explicit QuietHouse(std::uint64_t seed) : luck_(seed) {}

    void write(Writing, Store::Done done) override { done(Store::Outcome::Done); }
    void lose(const Room&) override {}
    void send(net::Connection to, net::Text text) override { sent[to].push_back(*text); }
    void after(std::chrono::milliseconds, std::function<void()>) override {}
    void think(HostedMatch::Thought, std::weak_ptr<const int>,
               std::function<void(std::string)>) override {}
    std::int64_t now() override { return 0; }
    std::uint64_t random() override { return luck_.next(); }
    std::chrono::milliseconds pace_of(std::string_view) override { return {}; }
    std::chrono::milliseconds forced_pause() override { return {}; }
    void count_move(std::int64_t) override {}
    std::int64_t microseconds() override { return 0; }

    std::map<net::Connection, std::vector<std::string>> sent;

private:
    Rng luck_;
};

}  // namespace curia
