#include "bots/arena/sprt.h"

#include <charconv>
#include <cmath>

#include "bots/arena/estimate.h"

namespace curia::arena {

namespace {

constexpr int kParts = 60;

std::optional<double> read_number(std::string_view text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    if (!(std::abs(number) <= 2000)) return std::nullopt;
    return number;
}

}  // namespace

std::optional<SprtBounds> read_sprt_bounds(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const auto low = read_number(text.substr(0, colon));
    const auto high = read_number(text.substr(colon + 1));
    if (!low || !high || *low >= *high) return std::nullopt;
    return SprtBounds{*low, *high};
}

// A tiny weight on both extremes, which are possible even if they were not seen, keeps every mean
// between them possible.
Sprt::Sprt(SprtBounds bounds, int players)
    : low_(share_of_rating(bounds.low, players)),
      high_(share_of_rating(bounds.high, players)),
      players_(players),
      counts_{{0, 1e-3}, {kParts * players, 1e-3}} {}

void Sprt::add(double wins) {
    ++blocks_;
    counts_[static_cast<int>(std::lround(wins * kParts))] += 1;
    if (blocks_ < kSprtFewest) return;
    const double ratio = log_likelihood_ratio();
    verdict_ = ratio >= kSprtLimit    ? Verdict::High
               : ratio <= -kSprtLimit ? Verdict::Low
                                      : Verdict::Open;
}

// In the most likely distribution with a given mean, the probability of an outcome is its observed
// frequency divided by 1 + t * (outcome - mean). This function returns t. The sum below falls from
// +infinity to -infinity over the range in which all probabilities are positive.
double Sprt::tilt(double mean) const {
    double from = -1 / (1 - mean), to = 1 / mean;
    for (int step = 0; step < 60; ++step) {
        const double t = (from + to) / 2;
        double sum = 0;
        for (const auto& [wins, count] : counts_) {
            const double distance = static_cast<double>(wins) / (kParts * players_) - mean;
            sum += count * distance / (1 + t * distance);
        }
        (sum > 0 ? from : to) = t;
    }
    return (from + to) / 2;
}

double Sprt::log_likelihood_ratio() const {
    const double low_tilt = tilt(low_), high_tilt = tilt(high_);
    double ratio = 0;
    for (const auto& [wins, count] : counts_) {
        const double share = static_cast<double>(wins) / (kParts * players_);
        ratio +=
            count * std::log((1 + low_tilt * (share - low_)) / (1 + high_tilt * (share - high_)));
    }
    return ratio;
}

}  // namespace curia::arena
