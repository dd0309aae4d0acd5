// How long a bot may think: a number of iterations, which gives the same answer on every machine,
// a number of milliseconds, or both; then the first limit reached applies.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

namespace curia {

struct Budget {
    int iterations = 0;    // 0: no limit
    int milliseconds = 0;  // 0: no limit

    bool is_timed() const { return milliseconds > 0; }
    bool operator==(const Budget&) const = default;

    // Reads "200" or "50ms". Returns nothing for any other text and for zero.
    static std::optional<Budget> from_text(std::string_view text);
};

// Starts when it is constructed.
class Timer {
public:
    explicit Timer(const Budget& budget) : budget_(budget) {}

    // The spent part of the time: 1 is all of it, more is possible. 0 if time is not limited.
    double spent() const {
        if (!budget_.is_timed()) return 0;
        const std::chrono::duration<double, std::milli> passed = Clock::now() - start_;
        return passed.count() / budget_.milliseconds;
    }

private:
    using Clock = std::chrono::steady_clock;
    const Budget budget_;
    const Clock::time_point start_ = Clock::now();
};

}  // namespace curia
