// Neighbours: load on a server in addition to its players. Clients at one other address keep
// requesting replays, watch tables of experts, and keep asking the coach.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "cli/commands.h"
#include "server/net/net.h"

namespace curia::cli {

class LoadNeighbours final : public net::Handler {
public:
    LoadNeighbours(int port, const NeighbourWishes& wishes);
    ~LoadNeighbours() override;

    std::int64_t replays() const { return replays_; }
    std::int64_t moves() const { return moves_; }  // expert moves that they have seen
    std::int64_t advices() const { return advices_; }

    void request(const net::Request&, net::Answer) override {}
    int refuse_socket(const net::Request&) override { return 0; }
    void opened(net::Connection, const net::Request&) override {}
    void message(net::Connection connection, std::string_view text) override;
    void closed(net::Connection connection) override { seats_.erase(connection); }

private:
    void open_tables(const NeighbourWishes& wishes);
    void sit_down(const std::string& join);
    void read_replays();

    const int port_;
    std::string replayed_;  // a finished match of five
    net::Loop loop_;
    std::unordered_map<net::Connection, std::optional<int>> seats_;  // the open question there
    std::atomic<bool> is_over_ = false;
    std::atomic<std::int64_t> replays_ = 0, moves_ = 0, advices_ = 0;
    std::vector<std::thread> threads_;
};

// Uploads a finished match of five. Returns the id of its table.
std::string keep_match_of_five(int port);

// How late the bot of a player at another address answers, beyond its pace, in milliseconds.
std::vector<double> measure_bot(int port, double seconds);

}  // namespace curia::cli
