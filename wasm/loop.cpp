#include "wasm/loop.h"

#include <deque>
#include <string>
#include <unordered_map>

#include "server/net/net.h"
#include "wasm/home.h"

namespace curia {

namespace {

// There is one house and one thread.
std::deque<std::function<void()>> posted;
std::unordered_map<std::uint64_t, std::function<void()>> timers;
std::uint64_t last_timer = 0;

}  // namespace

void home::ring(std::uint64_t timer) {
    if (const auto found = timers.extract(timer)) found.mapped()();
}

void home::run_posted() {
    while (!posted.empty()) {
        const std::function<void()> work = std::move(posted.front());
        posted.pop_front();
        work();
    }
}

namespace net {

struct Loop::Impl {};
Loop::Loop() = default;
Loop::~Loop() = default;

void Loop::post(std::function<void()> work) { posted.push_back(std::move(work)); }

void Loop::after(std::chrono::milliseconds pause, std::function<void()> work) {
    timers[++last_timer] = std::move(work);
    home::tell(home::Out::Timer, last_timer, std::to_string(pause.count()));
}

void Loop::send(Connection connection, Text text) {
    home::tell(home::Out::Send, connection, *text);
}
void Loop::close(Connection connection) { home::tell(home::Out::Close, connection, {}); }
void Loop::drop(Connection connection) { close(connection); }

// There are no other servers.
void Loop::connect(const Peer&, Handler&, std::function<void(Connection)> opened) { opened(0); }

}  // namespace net
}  // namespace curia
