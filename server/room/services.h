// What rooms need from the program around them. All callbacks come on the rooms' own thread, and no
// call blocks.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "server/net/net.h"
#include "server/push/push_sender.h"
#include "server/room/hosted_match.h"
#include "server/store/store.h"

namespace curia {

class Room;

// A bot's decision or the coach's advice, to be computed on another thread.
struct ThinkingJob {
    enum class Of : std::uint8_t { Bot, Coach };
    Of of = Of::Bot;
    std::string table;
    net::Connection asker = 0;  // a client at this table, whose budget pays for it
    HostedMatch::Thought thought;
    std::weak_ptr<const int> wanted;  // cancelled once this has expired
};

class Services {
public:
    virtual ~Services() = default;

    virtual void write(Writing writing, Store::Done done) = 0;
    // Drops a room whose state is not, or may not be, what the store has. The table is loaded
    // again.
    virtual void lose(const Room& lost) = 0;
    virtual void send(net::Connection connection, net::Text text) = 0;
    virtual void after(std::chrono::milliseconds pause, std::function<void()> work) = 0;
    // `done` gets an empty text if the request was cancelled. Returns false, and never calls
    // `done`, if this client has too many requests waiting.
    virtual bool think(ThinkingJob job, std::function<void(std::string)> done) = 0;

    virtual std::int64_t now() = 0;           // milliseconds since 1970, for people to read
    virtual std::int64_t steady() = 0;        // milliseconds of a clock that is never adjusted
    virtual std::int64_t microseconds() = 0;  // the same clock
    virtual std::uint64_t random() = 0;

    // How long bots take to answer. It does not depend on the question, so the time reveals
    // nothing.
    virtual std::chrono::milliseconds pace_of(std::string_view level) = 0;
    // How long an answer in advance or a forced answer takes. An answer by hand to the same kind of
    // question is not told earlier either.
    virtual std::chrono::milliseconds answer_pace() = 0;
    // True if this client may store that many more bytes today. Counts them.
    virtual bool may_store(net::Connection connection, std::size_t bytes) = 0;
    virtual void count_move(std::int64_t microseconds) = 0;  // from receiving to telling
    virtual PushSender* push() { return nullptr; }           // null: no web push here
    virtual void count_push(PushSender::Outcome /*outcome*/) {}
};

}  // namespace curia
