// A progress bar for long work. It is shown on a terminal only, after half a second.
#pragma once

#include <chrono>
#include <string>

namespace curia::cli {

class ProgressBar {
public:
    ProgressBar(std::string what, int total);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    void advance();

private:
    void draw() const;
    double seconds() const;

    const std::string what_;
    const int total_;
    const bool on_terminal_;
    const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    int done_ = 0;
    double drawn_at_ = 0.3;
};

}  // namespace curia::cli
