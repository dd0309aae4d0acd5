// Retries with backoff while a database is unavailable.
#pragma once

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <string>

#include "cli/terminal/style.h"

namespace curia::cli {

class Patience {
public:
    // Returns how long to wait, with exponential backoff. Prints the reason the first time only.
    std::chrono::milliseconds lost(const std::string& why) {
        if (pause_ == kNone) fmt::print(stderr, "curia: {}; trying again\n", printable(why));
        pause_ = std::clamp(pause_ * 2, kShortest, kLongest);
        return pause_;
    }
    void found() {
        if (pause_ != kNone) fmt::print(stderr, "curia: the database is available again\n");
        pause_ = kNone;
    }

private:
    static constexpr std::chrono::milliseconds kNone{0}, kShortest{250}, kLongest{10'000};
    std::chrono::milliseconds pause_ = kNone;
};

}  // namespace curia::cli
