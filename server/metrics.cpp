#include "server/metrics.h"

#include <fmt/core.h>

namespace curia {

void Metrics::count_move(std::int64_t microseconds) {
    ++moves;
    move_microseconds += microseconds;
    std::size_t bucket = 0;
    while (bucket < kBounds.size() && microseconds > kBounds[bucket]) ++bucket;
    ++moves_by_time[bucket];
}

std::string Metrics::text(std::int64_t rooms, std::int64_t commits) const {
    std::string text;
    const auto add = [&](std::string_view name, std::string_view type, std::string_view help,
                         std::int64_t value) {
        text += fmt::format("# HELP curia_{0} {1}\n# TYPE curia_{0} {2}\ncuria_{0} {3}\n", name,
                            help, type, value);
    };
    add("rooms", "gauge", "Tables held in memory.", rooms);
    add("connections", "gauge", "Open WebSockets.", connections);
    add("tables_opened_total", "counter", "Tables opened.", tables_opened);
    add("messages_total", "counter", "Messages received.", messages);
    add("messages_refused_total", "counter", "Messages refused before they reached a table.",
        refused);
    add("requests_total", "counter", "HTTP requests.", requests);
    add("sent_bytes_total", "counter", "Bytes of messages sent.", bytes_sent);
    add("store_commits_total", "counter", "Transactions made durable.", commits);
    add("store_failures_total", "counter", "Writes that failed.", store_failures);
    add("pushes_sent_total", "counter", "Web pushes that a push service took.", pushes_sent);
    add("pushes_failed_total", "counter", "Web pushes that were given up.", pushes_failed);
    text += fmt::format(
        "# HELP curia_limited_total Refused by a rate limit, by kind of limit.\n"
        "# TYPE curia_limited_total counter\n"
        "curia_limited_total{{by=\"address\"}} {}\ncuria_limited_total{{by=\"socket\"}} {}\n"
        "curia_limited_total{{by=\"seat\"}} {}\ncuria_limited_total{{by=\"table\"}} {}\n",
        limited.address, limited.socket, limited.seat, limited.table);
    text +=
        "# HELP curia_move_seconds Time from receiving a move to telling everyone, with the "
        "commit.\n"
        "# TYPE curia_move_seconds histogram\n";
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < kBounds.size(); ++i) {
        sum += moves_by_time[i];
        text += fmt::format("curia_move_seconds_bucket{{le=\"{}\"}} {}\n",
                            static_cast<double>(kBounds[i]) / 1e6, sum);
    }
    text += fmt::format(
        "curia_move_seconds_bucket{{le=\"+Inf\"}} {0}\ncuria_move_seconds_sum {1}\n"
        "curia_move_seconds_count {0}\n",
        moves, static_cast<double>(move_microseconds) / 1e6);
    return text;
}

}  // namespace curia
