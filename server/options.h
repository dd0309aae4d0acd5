// How a server was started.
#pragma once

#include <cstddef>
#include <string>

namespace curia {

struct ServerOptions {
    int thinkers = 1;        // bots that may think at a time for one address
    double pace = 1;         // 0: bots and forced answers come at once
    bool is_limited = true;  // false: no limits on how often, for load tests
    std::string origin;      // of the page, if it is not the address this server is called by
    int sockets_per_address = 100;
    std::size_t most_rooms = 20'000;
    std::string node_id;  // by which servers that share a store know this one
};

}  // namespace curia
