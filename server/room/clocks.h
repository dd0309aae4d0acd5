// Time at a table: the time banks of the clock, and bots that stand in for people who are away or
// whose time is up.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "server/room/audience.h"
#include "server/room/services.h"
#include "server/room/table_state.h"

namespace curia {

class Clocks {
public:
    // `due` is called when a bot may have to stand in for this seat. The room then checks
    // is_bot_due(), once no write is pending.
    Clocks(Services& services, const TableState& table, const Audience& audience,
           std::function<void(Seat)> due);

    // Milliseconds left to each seat after this seat's answer, or after a take-back.
    std::vector<std::int64_t> left_after_answer(Seat seat) const;
    std::vector<std::int64_t> left_after_take_back(int version) const;

    // The seat's person has left, or others have begun to wait for them.
    void went_away(Seat seat);
    // Sets a timer for the moment at which a bot has to stand in, if there is one.
    void watch(Seat seat);
    bool is_bot_due(Seat seat) const { return bot_due(seat) <= services_.steady(); }

private:
    std::int64_t bot_due(Seat seat) const;

    struct Watch {
        std::int64_t away_since = 0, due = 0;
        CancelToken timer;
    };

    Services& services_;
    const TableState& table_;
    const Audience& audience_;
    const std::function<void(Seat)> due_;
    std::vector<Watch> watches_;
};

}  // namespace curia
