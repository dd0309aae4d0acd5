// Stops a database for a while, and measures how the server answers in the meantime.
#pragma once

#include <atomic>
#include <string>
#include <thread>

#include "engine/describe.h"

namespace curia::cli {

struct HangFigures {
    double page_ms = 0, lobby_ms = 0, replay_ms = 0;  // slowest answer while it is stopped
    double health_s = 0;                              // until /health reports it
    double well_s = 0;                                // until /health is ok again, after the end
    int failures = 0;  // failed answers of the page, the lobby or the replay

    static constexpr auto description() {
        return describe(
            "hang", field("page_ms", &HangFigures::page_ms),
            field("lobby_ms", &HangFigures::lobby_ms), field("replay_ms", &HangFigures::replay_ms),
            field("health_s", &HangFigures::health_s), field("well_s", &HangFigures::well_s),
            field("failures", &HangFigures::failures));
    }
};

// Stops the processes of a PostgreSQL server for this many seconds. In the meantime, requests the
// page, the lobby and the replay of a finished match from the server.
HangFigures hang_database(int postmaster, double seconds, int port);

}  // namespace curia::cli
