// Web pushes to people whose page is closed while a question waits for them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/room/audience.h"
#include "server/room/services.h"
#include "server/room/table_state.h"

namespace curia {

class Reminders {
public:
    // `gone` is called when a browser no longer wants pushes.
    using Gone = std::function<void(Seat, const std::string& endpoint)>;
    Reminders(Services& services, const TableState& table, const Audience& audience, Gone gone);

    // After a restart: a player who was asked long before it has been reminded already.
    void restored();
    void went_away(Seat seat) { seats_[seat.index].away_since = services_.steady(); }
    // Reminds the person of this seat, now or with a timer, or cancels that.
    void watch(Seat seat);
    bool is_idle() const;

    // The browsers of a seat with this one added or removed, if that changes them. The oldest one
    // makes room for a fourth.
    static std::optional<std::vector<std::string>> changed(std::vector<std::string> endpoints,
                                                           const std::string& endpoint, bool on);

private:
    // Of one seat; times on the steady clock.
    struct State {
        int reminded = -1;  // the last question that the person was reminded of
        std::int64_t away_since = 0, sent_at = 0;
        CancelToken timer, sending;
    };

    bool is_missed(Seat seat) const;
    void remind(Seat seat);

    Services& services_;
    const TableState& table_;
    const Audience& audience_;
    const Gone gone_;
    std::vector<State> seats_;
};

}  // namespace curia
