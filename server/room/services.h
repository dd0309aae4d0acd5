// What a room needs of the house around it. Everything it asks for is answered on the room's
// thread.
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

class Services {
public:
    virtual ~Services() = default;

    virtual void write(Writing writing, Store::Done done) = 0;
    // Another server has written to this table: it is no longer ours.
    virtual void lose(const Room& lost) = 0;
    virtual void send(net::Connection connection, net::Text text) = 0;
    virtual void after(std::chrono::milliseconds pause, std::function<void()> work) = 0;
    // Nothing comes of it, an empty text, if `errand` has ended before somebody had time to think.
    virtual void think(HostedMatch::Thought thought, std::weak_ptr<const int> errand,
                       std::function<void(std::string)> done) = 0;
    virtual std::int64_t now() = 0;  // milliseconds since 1970
    virtual std::uint64_t random() = 0;

    // Time that bots take for an answer, whatever the question: how long one thinks tells nothing.
    virtual std::chrono::milliseconds pace_of(std::string_view level) = 0;
    // Time after which a question is answered that leaves no choice; 0: it is left to the player.
    virtual std::chrono::milliseconds forced_pause() = 0;
    virtual void count_move(std::int64_t microseconds) = 0;  // from received to told
    virtual std::int64_t microseconds() = 0;                 // of a clock that never goes back
};

}  // namespace curia
