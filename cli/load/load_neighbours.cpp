#include "cli/load/load_neighbours.h"

#include <fmt/core.h>

#include <chrono>

#include "cli/common.h"
#include "cli/load/scan.h"
#include "match/json/reader.h"
#include "match/speed.h"

namespace curia::cli {
namespace {

constexpr const char* kElsewhere = "127.0.0.9";  // another address of this machine

struct OpenTable {
    std::string id, token;
};

OpenTable post_table(int port, const std::string& body) {
    const net::Response response = net::fetch(port, "POST", "/api/tables", body);
    const Result<Json> answer = parse_json(response.body);
    if (response.status != 201 || !answer)
        throw BadInput{
            fmt::format("no table could be opened: {} {}", response.status, response.body)};
    const Json& seat = answer->at("seats").as_array()[0];
    return {std::string(answer->at("table").as_string()),
            seat.is_string() ? std::string(seat.as_string()) : std::string()};
}

std::string table_of(std::string_view game, const std::string& first, std::string_view level,
                     int players) {
    std::string seats = first;
    for (int i = 1; i < players; ++i)
        seats += fmt::format(R"(,{{"kind":"bot","level":"{}"}})", level);
    return fmt::format(R"({{"game":"{}","players":{},"seats":[{}]}})", game, players, seats);
}

std::string join_text(const OpenTable& table) {
    if (table.token.empty()) return fmt::format(R"({{"type":"join","table":"{}"}})", table.id);
    return fmt::format(R"({{"type":"join","table":"{}","token":"{}"}})", table.id, table.token);
}

constexpr const char* kPerson = R"({"kind":"person"})";

// The game with the largest replays: the last one that five can play.
std::string game_for_five() {
    std::string name;
    AllGames::for_each([&]<Game G>() {
        if (G::kMaxPlayers >= 5) name = G::kName;
    });
    return name;
}

// A finished match of five as a record.
std::string record_of_five() {
    std::string text;
    Rng rng(1);
    AllGames::with(game_for_five(),
                   [&]<Game G>() { text = random_record<G>(default_setup<G>(5), rng); });
    return text;
}

}  // namespace

std::string keep_match_of_five(int port) {
    const net::Response kept = net::fetch(port, "POST", "/api/records", record_of_five());
    const Result<Json> answer = parse_json(kept.body);
    if (kept.status != 201 || !answer)
        throw BadInput{"cannot store a match to replay: " + kept.body};
    return std::string(answer->at("table").as_string());
}

LoadNeighbours::LoadNeighbours(int port, const NeighbourWishes& wishes) : port_(port) {
    if (wishes.replays > 0) replayed_ = keep_match_of_five(port);
    open_tables(wishes);
    threads_.emplace_back([this] {
        std::function<void()> tick = [&] {
            if (is_over_) return loop_.stop();
            loop_.after(std::chrono::milliseconds(50), tick);
        };
        tick();
        loop_.run();
    });
    for (int i = 0; i < wishes.replays; ++i) threads_.emplace_back([this] { read_replays(); });
}

LoadNeighbours::~LoadNeighbours() {
    is_over_ = true;
    for (std::thread& thread : threads_) thread.join();
}

void LoadNeighbours::open_tables(const NeighbourWishes& wishes) {
    const std::string game = game_for_five();
    for (int i = 0; i < wishes.experts; ++i) {
        const std::string bot = R"({"kind":"bot","level":"expert"})";
        sit_down(join_text(post_table(port_, table_of(game, bot, "expert", 5))));
    }
    for (int i = 0; i < wishes.coaches; ++i)
        sit_down(join_text(post_table(port_, table_of(game, kPerson, "beginner", 3))));
}

void LoadNeighbours::sit_down(const std::string& join) {
    loop_.connect({fmt::format("127.0.0.1:{}", port_), {}, kElsewhere}, *this,
                  [this, join](net::Connection connection) {
                      if (connection == 0) return;
                      seats_[connection];
                      loop_.send(connection, std::make_shared<const std::string>(join));
                  });
}

// A seat that is asked something keeps asking the coach. An onlooker counts the moves.
void LoadNeighbours::message(net::Connection connection, std::string_view text) {
    std::optional<int>& ask = seats_[connection];
    moves_ += text.starts_with("{\"type\":\"update\"");
    advices_ += text.starts_with("{\"type\":\"advice\"");
    if (const auto number = number_after(text, ",\"ask\":")) ask = number;
    const bool is_refused = text.starts_with("{\"type\":\"refused\"");
    const auto wish = [this, connection, ask] {
        loop_.send(connection, std::make_shared<const std::string>(
                                   fmt::format(R"({{"type":"coach","ask":{}}})", *ask)));
    };
    if (!ask) return;
    if (is_refused)
        loop_.after(std::chrono::milliseconds(100), wish);
    else if (!text.starts_with("{\"type\":\"table\""))
        wish();
}

// Four times a second each. That is far more than a server's limits allow one address, but does not
// take the CPU time of the players in this process.
void LoadNeighbours::read_replays() {
    constexpr std::chrono::milliseconds kPause{250};
    net::Visitor visitor(port_);
    while (!is_over_) {
        const net::Response answer =
            visitor.fetch("GET", "/api/tables/" + replayed_ + "/replay?eyes=all");
        replays_ += answer.status == 200;
        std::this_thread::sleep_for(kPause);
    }
}

// ---- The bot of another player ----

namespace {

// Plays against one bot, and measures how late it answers.
class BotWatcher final : public net::Handler {
public:
    BotWatcher(int port, double seconds) : port_(port), end_(now() + seconds) { start(); }

    std::vector<double> late;

    void request(const net::Request&, net::Answer) override {}
    int refuse_socket(const net::Request&) override { return 0; }
    void opened(net::Connection, const net::Request&) override {}
    void closed(net::Connection) override { loop_.stop(); }
    void message(net::Connection connection, std::string_view text) override {
        if (now() > end_) return loop_.stop();
        if (text.find(",\"outcome\":{") != std::string_view::npos) return start();
        const bool is_state =
            text.starts_with("{\"type\":\"update\"") || text.starts_with("{\"type\":\"joined\"");
        if (!is_state) return;
        const std::optional<int> ask = number_after(text, ",\"ask\":");
        if (asked_at_ > 0) late.push_back((now() - asked_at_) * 1000 - kPace);
        asked_at_ = ask ? 0 : now();  // no question: it is the bot's turn
        if (!ask) return;
        loop_.send(connection, std::make_shared<const std::string>(
                                   fmt::format(R"({{"type":"act","ask":{},"action":{}}})", *ask,
                                               objects_after(text, ",\"legal\":[").at(0))));
    }
    void run() { loop_.run(); }

private:
    static constexpr double kPace = 500;  // of a bot of the usual level
    static double now() {
        return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
            .count();
    }
    void start() {
        asked_at_ = 0;
        std::string game;
        AllGames::for_each([&]<Game G>() {
            if (game.empty()) game = G::kName;
        });
        const OpenTable table = post_table(port_, table_of(game, kPerson, "club", 2));
        loop_.connect(
            {fmt::format("127.0.0.1:{}", port_)}, *this, [this, table](net::Connection connection) {
                if (connection == 0) return loop_.stop();
                loop_.send(connection, std::make_shared<const std::string>(join_text(table)));
            });
        loop_.after(std::chrono::milliseconds(static_cast<int>((end_ - now()) * 1000) + 2000),
                    [this] { loop_.stop(); });
    }

    const int port_;
    const double end_;
    double asked_at_ = 0;
    net::Loop loop_;
};

}  // namespace

std::vector<double> measure_bot(int port, double seconds) {
    BotWatcher watcher(port, seconds);
    watcher.run();
    return watcher.late;
}

}  // namespace curia::cli
