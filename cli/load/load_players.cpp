#include "cli/load/load_players.h"

#include <algorithm>
#include <chrono>

#include "cli/load/scan.h"

namespace curia::cli {

LoadPlayers::LoadPlayers(std::vector<int> ports, std::vector<LoadTable> tables, double rate,
                         std::uint64_t seed)
    : ports_(std::move(ports)), tables_(std::move(tables)), rate_(rate), rng_(seed) {
    for (std::size_t table = 0; table < tables_.size(); ++table)
        for (std::size_t seat = 0; seat < tables_[table].tokens.size(); ++seat)
            to_seat_.push_back({table, seat});
    wanted_ = to_seat_.size();
}

double LoadPlayers::now() {
    const auto since = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(since).count();
}

bool LoadPlayers::sit_down(double seconds_at_most) {
    const double end = now() + seconds_at_most;
    connect_some();
    std::function<void()> look = [&] {
        if (joined_ >= wanted_ || now() > end) return loop_.stop();
        loop_.after(std::chrono::milliseconds(20), look);
    };
    look();
    loop_.run();
    return joined_ >= wanted_;
}

// Connects a few players at a time.
void LoadPlayers::connect_some() {
    constexpr std::size_t kAtOnce = 64;
    while (connecting_ < wanted_ && connecting_ - joined_ < kAtOnce) {
        const int port = ports_[++connecting_ % ports_.size()];
        loop_.connect({"127.0.0.1:" + std::to_string(port)}, *this,
                      [this](net::Connection connection) {
                          if (connection != 0) opened(connection, net::Request());
                      });
    }
}

void LoadPlayers::opened(net::Connection connection, const net::Request&) {
    const auto [table, seat] = to_seat_.back();
    to_seat_.pop_back();
    players_[connection] = {.table = table, .seat = seat};
    loop_.send(connection, std::make_shared<const std::string>(
                               "{\"type\":\"join\",\"table\":\"" + tables_[table].id +
                               "\",\"token\":\"" + tables_[table].tokens[seat] + "\"}"));
}

void LoadPlayers::closed(net::Connection connection) { players_.erase(connection); }

void LoadPlayers::message(net::Connection connection, std::string_view text) {
    const auto found = players_.find(connection);
    if (found == players_.end()) return;
    Player& player = found->second;
    if (text.starts_with("{\"type\":\"ack\"")) {
        if (player.sent_at >= 0) round_trips_.push_back((now() - player.sent_at) * 1000);
        player.sent_at = -1;
        ++moves_;
        return;
    }
    if (text.starts_with("{\"type\":\"refused\"")) ++refused_;
    const bool joins = text.starts_with("{\"type\":\"joined\"");
    if (joins) {
        ++joined_;
        connect_some();
    }
    const bool is_update = text.starts_with("{\"type\":\"update\"");
    if (is_update) update_bytes_.push_back(static_cast<double>(text.size()));
    if (joins || is_update) note_question(connection, player, text);
}

void LoadPlayers::note_question(net::Connection connection, Player& player, std::string_view text) {
    LoadTable& table = tables_[player.table];
    table.told = std::max(table.told, number_after(text, "\"version\":").value_or(0));
    table.finished += text.find(",\"outcome\":{") != std::string_view::npos;
    const int ask = number_after(text, ",\"ask\":").value_or(-1);
    if (ask < 0 || ask == player.answered) return;
    // The server gives this answer itself.
    if (text.find(",\"forced\":true") != std::string_view::npos) return;
    const auto legal = objects_after(text, ",\"legal\":[");
    if (legal.empty()) return;
    player.answered = ask;
    answers_.push_back({connection, ask,
                        std::string(legal[rng_.below(static_cast<std::uint32_t>(legal.size()))])});
    if (is_playing_ && rate_ <= 0) answer_some();
}

void LoadPlayers::play(double seconds) {
    is_playing_ = true;
    started_ = now();
    std::function<void()> tick = [&] {
        answer_some();
        if (now() - started_ > seconds || players_.empty()) return loop_.stop();
        loop_.after(std::chrono::milliseconds(1), tick);
    };
    loop_.restart();
    tick();
    loop_.run();
    is_playing_ = false;
}

void LoadPlayers::answer_some() {
    const auto due = static_cast<std::int64_t>((now() - started_) * rate_);
    while (!answers_.empty() && (rate_ <= 0 || sent_ < due)) {
        send(answers_.front());
        answers_.pop_front();
        ++sent_;
    }
    if (rate_ > 0) sent_ = std::max(sent_, due - 100);  // missed moves are not made up
}

void LoadPlayers::send(const Answering& answering) {
    const auto found = players_.find(answering.connection);
    if (found == players_.end()) return;
    found->second.sent_at = now();
    loop_.send(answering.connection,
               std::make_shared<const std::string>(
                   "{\"type\":\"act\",\"id\":1,\"ask\":" + std::to_string(answering.ask) +
                   ",\"action\":" + answering.action + "}"));
}

}  // namespace curia::cli
