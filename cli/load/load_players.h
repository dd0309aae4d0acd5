// Many players at many tables over real sockets, for `curia load`.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/rng.h"
#include "server/net/net.h"

namespace curia::cli {

struct LoadTable {
    std::string id;
    std::vector<std::string> tokens;
    int told = 0;      // the newest version that a player was told of
    int finished = 0;  // players who know that the match is over
};

class LoadPlayers final : public net::Handler {
public:
    // `rate`: the most moves per second; 0: no limit. With several ports, the players connect to
    // each of these servers in turn.
    LoadPlayers(std::vector<int> ports, std::vector<LoadTable> tables, double rate,
                std::uint64_t seed);

    // sit_down() connects all players; false if not all of them could join. Then play().
    bool sit_down(double seconds_at_most);
    void play(double seconds);

    const std::vector<LoadTable>& tables() const { return tables_; }
    std::size_t sockets() const { return players_.size(); }
    std::int64_t moves() const { return moves_; }
    std::int64_t refused() const { return refused_; }
    std::vector<double>& round_trips() { return round_trips_; }  // milliseconds
    std::vector<double>& update_bytes() { return update_bytes_; }

    void request(const net::Request&, net::Answer) override {}
    int refuse_socket(const net::Request&) override { return 0; }
    void opened(net::Connection connection, const net::Request& request) override;
    void message(net::Connection connection, std::string_view text) override;
    void closed(net::Connection connection) override;

private:
    struct Player {
        std::size_t table = 0, seat = 0;
        int answered = -1;  // the last question
        double sent_at = -1;
    };
    struct Answering {
        net::Connection connection;
        int ask;
        std::string action;
    };

    void connect_some();
    void note_question(net::Connection connection, Player& player, std::string_view text);
    void answer_some();
    void send(const Answering& answering);
    static double now();

    const std::vector<int> ports_;
    std::vector<LoadTable> tables_;
    const double rate_;
    Rng rng_;
    net::Loop loop_;
    std::unordered_map<net::Connection, Player> players_;
    std::vector<std::pair<std::size_t, std::size_t>> to_seat_;  // table and seat
    std::size_t connecting_ = 0, wanted_ = 0, joined_ = 0;
    std::deque<Answering> answers_;
    bool is_playing_ = false;
    double started_ = 0;
    std::int64_t sent_ = 0, moves_ = 0, refused_ = 0;
    std::vector<double> round_trips_, update_bytes_;
};

}  // namespace curia::cli
