#include "cli/load/load_players.h"

#include <algorithm>
#include <charconv>
#include <chrono>

namespace curia::cli {
namespace {

// The number after this mark in a message, or -1. The server is our own, so that searching for a
// mark is enough and leaves more CPU time to the server.
int number_after(std::string_view text, std::string_view mark) {
    const std::size_t at = text.find(mark);
    int number = -1;
    if (at != std::string_view::npos)
        std::from_chars(text.data() + at + mark.size(), text.data() + text.size(), number);
    return number;
}

// The entries of the list after this mark.
std::vector<std::string_view> objects_after(std::string_view text, std::string_view mark) {
    std::vector<std::string_view> objects;
    std::size_t at = text.find(mark);
    if (at == std::string_view::npos) return objects;
    int depth = 0;
    std::size_t start = 0;
    for (at += mark.size(); at < text.size(); ++at) {
        if (text[at] == '{' && depth++ == 0) start = at;
        if (text[at] == '}' && --depth == 0) objects.push_back(text.substr(start, at + 1 - start));
        if (text[at] == ']' && depth == 0) break;
    }
    return objects;
}

bool starts_with(std::string_view text, std::string_view start) {
    return text.substr(0, start.size()) == start;
}

}  // namespace

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
    if (starts_with(text, "{\"type\":\"ack\"")) {
        if (player.sent_at >= 0) round_trips_.push_back((now() - player.sent_at) * 1000);
        player.sent_at = -1;
        ++moves_;
        return;
    }
    if (starts_with(text, "{\"type\":\"refused\"")) ++refused_;
    const bool joins = starts_with(text, "{\"type\":\"joined\"");
    if (joins) {
        ++joined_;
        connect_some();
    }
    const bool is_update = starts_with(text, "{\"type\":\"update\"");
    if (is_update) update_bytes_.push_back(static_cast<double>(text.size()));
    if (joins || is_update) note_question(connection, player, text);
}

void LoadPlayers::note_question(net::Connection connection, Player& player, std::string_view text) {
    LoadTable& table = tables_[player.table];
    table.told = std::max(table.told, number_after(text, "\"version\":"));
    table.finished += text.find(",\"outcome\":{") != std::string_view::npos;
    const int ask = number_after(text, ",\"ask\":");
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
