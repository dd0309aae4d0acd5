// No input may block the server for other clients: the work for one input has a time limit, which
// is measured here under sanitizers. libFuzzer's own -timeout only accepts whole seconds.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace curia {

inline constexpr double kMostMilliseconds = 100;

inline double thread_milliseconds() {
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// Makes the call, and aborts the program if it took too long. libFuzzer then keeps the input.
template <class Call>
void within_time_limit(Call&& call) {
    const double start = thread_milliseconds();
    call();
    const double took = thread_milliseconds() - start;
    if (took <= kMostMilliseconds) return;
    std::fprintf(stderr, "one call took %.0f ms of CPU time, but only %.0f are allowed\n", took,
                 kMostMilliseconds);
    std::abort();
}

}  // namespace curia
