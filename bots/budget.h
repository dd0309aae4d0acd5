// How long a bot may think: so many iterations, which gives the same answer everywhere, so many
// milliseconds, or whichever is over first.
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

    // "200" or "50ms"; nothing if it is neither, or nought.
    static std::optional<Budget> from_text(std::string_view text);
};

// Runs from its making on.
class Timer {
public:
    explicit Timer(const Budget& budget) : budget_(budget) {}

    // How much of the time is gone, 0 to 1 and beyond; 0 where time is not limited.
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
