#include "wasm/house.h"

#include <chrono>
#include <vector>

#include "match/json/reader.h"
#include "match/json/writer.h"
#include "server/secrets.h"
#include "wasm/loop.h"

namespace curia {

namespace {

constexpr auto kSweep = std::chrono::minutes(5);

// The parts of an HTTP request that matter here.
struct RequestText {
    std::string method = "GET", path, query, body, token;
    static constexpr auto description() {
        return describe("request", field("method", &RequestText::method),
                        field("path", &RequestText::path), field("query", &RequestText::query),
                        field("body", &RequestText::body), field("token", &RequestText::token));
    }
};
struct ResponseText {
    int status = 0;
    std::string type, body;
    static constexpr auto description() {
        return describe("response", field("status", &ResponseText::status),
                        field("type", &ResponseText::type), field("body", &ResponseText::body));
    }
};

}  // namespace

House::House()
    : rooms_(*this, *this, store_, options_.most_rooms),
      http_(*this, *this, store_, rooms_, metrics_, options_),
      clients_(loop_, *this, *this, rooms_, metrics_, options_, "") {
    loop_.after(kSweep, [this] { sweep(); });
}

void House::hear(home::In kind, std::uint64_t number, std::string_view text) {
    using home::In;
    switch (kind) {
        case In::Opened: opened(number, {}); break;
        case In::Message: message(number, text); break;
        case In::Closed: closed(number); break;
        case In::Rang: home::ring(number); break;
        case In::Thought:
            if (const auto found = thinking_.extract(number))
                found.mapped().done(std::string(text));
            break;
        case In::Written: store_.written(number, text); break;
        case In::Loaded: store_.loaded(number, text); break;
        case In::Request: answer(number, text); break;
    }
    home::run_posted();
    forget_unwanted();
}

// What has just happened may have answered the question that a bot or the coach thinks about.
void House::forget_unwanted() {
    std::vector<std::uint64_t> unwanted;
    for (const auto& [number, thought] : thinking_)
        if (thought.wanted.expired()) unwanted.push_back(number);
    for (const std::uint64_t number : unwanted) {
        home::tell(home::Out::Forget, number, {});
        thinking_.extract(number).mapped().done({});
    }
}

void House::answer(std::uint64_t number, std::string_view text) {
    RequestText asked;
    const Result<Json> json = parse_json(text);
    JsonReader reader(kMaxSeats, nullptr, JsonReader::Missing::KeepsDefault);
    const auto give = [number](const net::Response& response) {
        home::tell(home::Out::Answer, number,
                   to_json(ResponseText{response.status, response.type, response.body}));
    };
    if (!json || !reader.read(*json, asked)) return give({.status = 400, .body = "{}"});
    net::Request request;
    request.method = asked.method;
    request.path = asked.path;
    request.query = asked.query;
    request.body = std::move(asked.body);
    request.token = asked.token;
    http_.request(request, give);
}

void House::sweep() {
    rooms_.let_go_idle();
    loop_.after(kSweep, [this] { sweep(); });
}

// ---- Services ----

void House::write(Writing writing, Store::Done done) {
    store_.write(std::move(writing), std::move(done));
}

void House::lose(const Room& lost) {
    if (!rooms_.holds(lost)) return;
    clients_.show_out(lost);
    rooms_.lose(lost.id());
}

bool House::think(ThinkingJob job, std::function<void(std::string)> done) {
    thinking_[++last_thought_] = {std::move(job.wanted), std::move(done)};
    home::tell(home::Out::Think, last_thought_, job.thought.write());
    return true;
}

std::int64_t House::now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::int64_t House::microseconds() {
    using namespace std::chrono;
    return duration_cast<std::chrono::microseconds>(steady_clock::now().time_since_epoch()).count();
}

std::uint64_t House::random() { return random_bits(); }

}  // namespace curia
