// Work for later on the house's only thread. It takes the place of the server's event loop, so
// wasm/loop.cpp defines what the house uses of net::Loop.
#pragma once

#include <cstdint>

namespace curia::home {

void ring(std::uint64_t timer);
// Runs what was posted, also by what it runs. Called at the end of every call from outside.
void run_posted();

}  // namespace curia::home
