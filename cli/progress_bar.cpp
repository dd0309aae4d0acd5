#include "cli/progress_bar.h"

#include <fmt/core.h>
#include <unistd.h>

namespace curia::cli {

namespace {
constexpr int kWidth = 30;
constexpr double kBetweenDraws = 0.2;  // seconds

std::string duration(double seconds) {
    if (seconds < 100) return fmt::format("{:.0f} s", seconds);
    const long minutes = static_cast<long>(seconds / 60) + 1;
    if (minutes < 100) return fmt::format("{} min", minutes);
    return fmt::format("{} h {} min", minutes / 60, minutes % 60);
}
}  // namespace

ProgressBar::ProgressBar(std::string what, int total)
    : what_(std::move(what)), total_(total), on_terminal_(isatty(STDERR_FILENO) == 1) {}

ProgressBar::~ProgressBar() {
    if (on_terminal_) fmt::print(stderr, "\r\x1b[K");
}

double ProgressBar::seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
}

void ProgressBar::advance() {
    ++done_;
    if (!on_terminal_ || seconds() < drawn_at_ + kBetweenDraws) return;
    drawn_at_ = seconds();
    draw();
}

void ProgressBar::draw() const {
    const int filled = static_cast<int>(static_cast<long>(kWidth) * done_ / total_);
    const double left = seconds() / done_ * (total_ - done_);
    std::string bar;
    for (int i = 0; i < kWidth; ++i) bar += i < filled ? "━" : "─";
    fmt::print(stderr, "\r{} {} of {} {}, {} left\x1b[K", bar, done_, total_, what_,
               duration(left));
}

}  // namespace curia::cli
