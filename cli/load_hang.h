// A database that stands still for a while, and what goes on in the meantime.
#pragma once

#include <atomic>
#include <string>
#include <thread>

#include "engine/describe.h"

namespace curia::cli {

struct HangFigures {
    double page_ms = 0, lobby_ms = 0, replay_ms = 0;  // the slowest answer while it stood still
    double health_s = 0;                              // until /health said so
    double well_s = 0;  // until it said that all is well, after the end
    int failures = 0;   // answers of the page, the lobby or the replay that were not good

    static constexpr auto description() {
        return describe(
            "hang", field("page_ms", &HangFigures::page_ms),
            field("lobby_ms", &HangFigures::lobby_ms), field("replay_ms", &HangFigures::replay_ms),
            field("health_s", &HangFigures::health_s), field("well_s", &HangFigures::well_s),
            field("failures", &HangFigures::failures));
    }
};

// Stops the processes of a PostgreSQL for so many seconds, and asks the server for the page, the
// lobby and the replay of a finished match meanwhile.
HangFigures hang_database(int postmaster, double seconds, int port);

}  // namespace curia::cli
