// How a server was started.
#pragma once

#include <cstddef>
#include <string>

namespace curia {

struct ServerOptions {
    int thinkers = 1;        // bots that may think at the same time for one address
    double pace = 1;         // 0: bots and forced answers do not wait
    bool is_limited = true;  // false: no rate limits and quotas, for load tests
    std::string origin;      // of the page, if it is not the address of this server
    int sockets_per_address = 100;
    std::size_t most_rooms = 20'000;
    // The owner of a table gets its record before the end: only where the store is the owner's own.
    bool is_own_device = false;
    std::string node_id;  // identifies this server among those that share a store
};

}  // namespace curia
