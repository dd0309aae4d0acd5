// What rooms need of the program around them. Everything they ask for is answered on the rooms' own
// thread, and nothing waits.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "server/net/net.h"
#include "server/room/hosted_match.h"
#include "server/store/store.h"

namespace curia {

class Room;

// A decision of a bot, or an advice of the coach, to be worked out on another thread.
struct Thinking {
    enum class Of : std::uint8_t { Bot, Coach };
    Of of = Of::Bot;
    std::string table;
    net::Connection asker = 0;  // on whose account it goes: a client at this table
    HostedMatch::Thought thought;
    std::weak_ptr<const int> wanted;  // cancelled once this has expired
};

class Services {
public:
    virtual ~Services() = default;

    virtual void write(Writing writing, Store::Done done) = 0;
    // Another server has written to this table: it is no longer ours.
    virtual void lose(const Room& lost) = 0;
    virtual void send(net::Connection connection, net::Text text) = 0;
    virtual void after(std::chrono::milliseconds pause, std::function<void()> work) = 0;
    // `done` gets an empty text if the request was cancelled. False: this client has too many
    // requests waiting, and `done` is never called.
    virtual bool think(Thinking thinking, std::function<void(std::string)> done) = 0;

    virtual std::int64_t now() = 0;           // milliseconds since 1970: for what people read
    virtual std::int64_t steady() = 0;        // milliseconds of a clock that is never put right
    virtual std::int64_t microseconds() = 0;  // the same clock
    virtual std::uint64_t random() = 0;

    // How long bots take to answer, whatever the question: the time must tell nothing.
    virtual std::chrono::milliseconds pace_of(std::string_view level) = 0;
    // How long an answer takes that was given in advance, or that is forced. Answers by hand to the
    // same kind of question are not told earlier either.
    virtual std::chrono::milliseconds answer_pace() = 0;
    // May this client have so many bytes stored today? Counts them if so.
    virtual bool may_store(net::Connection connection, std::size_t bytes) = 0;
    virtual void count_move(std::int64_t microseconds) = 0;  // from received to told
};

}  // namespace curia
