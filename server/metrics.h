// Counts of what the server does, in Prometheus' text format.
#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace curia {

struct Metrics {
    // Upper bounds in microseconds. One more bucket holds longer times.
    static constexpr std::array<std::int64_t, 22> kBounds{
        100,   200,   300,    400,    500,    700,    1'000,  1'400,   2'000,   3'000,   4'000,
        5'000, 7'000, 10'000, 14'000, 20'000, 30'000, 50'000, 100'000, 200'000, 500'000, 1'000'000};

    std::array<std::int64_t, kBounds.size() + 1> moves_by_time{};
    std::int64_t moves = 0, move_microseconds = 0;
    std::int64_t connections = 0;  // open at present
    std::int64_t tables_opened = 0, messages = 0, refused = 0, requests = 0, bytes_sent = 0,
                 store_failures = 0;
    std::int64_t pushes_sent = 0, pushes_failed = 0;

    // Refused by a rate limit, by kind of limit.
    struct Limited {
        std::int64_t address = 0, socket = 0, seat = 0, table = 0;
    } limited;

    void count_move(std::int64_t microseconds);
    // The caller passes the gauges, which are kept elsewhere.
    std::string text(std::int64_t rooms, std::int64_t commits) const;
};

}  // namespace curia
