#include "server/server.h"

#include <chrono>

#include "server/secrets.h"

namespace curia {

namespace {

constexpr auto kSweep = std::chrono::minutes(5);
constexpr auto kLeases = std::chrono::milliseconds(250);

// Enough threads for several addresses, so that one busy address does not delay the others. They
// have a lower priority than the rooms' own thread.
FairPool::Limits thinking_limits(const ServerOptions& options) {
    return {.threads = 8 * options.thinkers,
            .running_per_address = options.thinkers,
            .waiting_per_address = 512,
            .niceness = 10};
}

}  // namespace

Server::Server(net::Loop& loop, Store& store, const ServerOptions& options, PushSender* push)
    : loop_(loop),
      store_(store),
      options_(options),
      push_(push),
      rooms_(*this, *this, store, options.most_rooms),
      http_(*this, *this, store, rooms_, metrics_, options_),
      clients_(loop, *this, *this, rooms_, metrics_, options_, store.secret()),
      thinkers_(thinking_limits(options)),
      workers_(
          {.threads = 2, .running_per_address = 1, .waiting_per_address = 128, .niceness = 5}) {
    loop_.after(kSweep, [this] { sweep(); });
    loop_.after(kLeases, [this] { look_after_leases(); });
}

void Server::find_itself_at(const std::string& address, std::function<void(bool)> done) {
    const std::string pass = clients_.relay_pass(options_.node_id, "");
    loop_.connect({address, pass}, *this, [this, done = std::move(done)](net::Connection found) {
        if (found != 0) loop_.close(found);
        done(found != 0);
    });
}

void Server::sweep() {
    rooms_.let_go_idle();
    loop_.after(kSweep, [this] { sweep(); });
}

void Server::look_after_leases() {
    loop_.after(kLeases, [this] { look_after_leases(); });
    rooms_.look_after_leases([this](const Room& room) { lose(room); });
}

// ---- Services ----

void Server::write(Writing writing, Store::Done done) {
    // Moved as a whole: no part of a room may be destroyed on another thread.
    store_.write(std::move(writing),
                 [this, done = std::move(done)](Store::Outcome outcome) mutable {
                     loop_.post([this, done = std::move(done), outcome] {
                         metrics_.store_failures += outcome != Store::Outcome::Done;
                         done(outcome);
                     });
                 });
}

void Server::lose(const Room& lost) {
    if (!rooms_.holds(lost)) return;
    clients_.show_out(lost);
    rooms_.lose(lost.id());
}

void Server::send(net::Connection connection, net::Text text) {
    metrics_.bytes_sent += static_cast<std::int64_t>(text->size());
    loop_.send(connection, std::move(text));
}

bool Server::think(ThinkingJob job, std::function<void(std::string)> done) {
    using Rank = FairPool::Rank;
    const Rank rank = job.of == ThinkingJob::Of::Coach ? Rank::Second : Rank::First;
    return thinkers_.add(
        {.address = clients_.address_of(job.asker),
         .group = job.table,
         .rank = rank,
         .work = [this, thought = std::move(job.thought), wanted = std::move(job.wanted),
                  done = std::move(done)]() mutable {
             std::string result = wanted.expired() ? std::string() : thought.compute();
             loop_.post([done = std::move(done), result = std::move(result)]() mutable {
                 done(std::move(result));
             });
         }});
}

std::int64_t Server::now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::int64_t Server::microseconds() {
    using namespace std::chrono;
    return duration_cast<std::chrono::microseconds>(steady_clock::now().time_since_epoch()).count();
}

std::uint64_t Server::random() { return random_bits(); }

std::chrono::milliseconds Server::pace_of(std::string_view level) {
    return std::chrono::milliseconds(static_cast<int>(pace_of_level(level) * options_.pace));
}

std::chrono::milliseconds Server::answer_pace() {
    return std::chrono::milliseconds(static_cast<int>(1000 * options_.pace));
}

// ---- Workshop ----

bool Server::work(const std::string& address, std::function<void()> job,
                  std::function<void()> done) {
    return workers_.add({.address = address,
                         .work = [this, job = std::move(job), done = std::move(done)]() mutable {
                             job();
                             loop_.post(std::move(done));
                         }});
}

}  // namespace curia
