// No input may hold up everybody else: what a server does for one of them has a limit, which this
// measures under sanitizers. libFuzzer's own -timeout knows only whole seconds.
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

// Calls, and ends the program if the call took too long; libFuzzer then keeps the input.
template <class Call>
void within_time_limit(Call&& call) {
    const double start = thread_milliseconds();
    call();
    const double took = thread_milliseconds() - start;
    if (took <= kMostMilliseconds) return;
    std::fprintf(stderr, "one call took %.0f ms of processor time, %.0f are allowed\n", took,
                 kMostMilliseconds);
    std::abort();
}

}  // namespace curia
