#include "bots/arena/estimate.h"

#include <algorithm>
#include <cmath>

namespace curia::arena {

double student_quantile(long degrees_of_freedom) {
    if (degrees_of_freedom <= 1) return 12.706;
    if (degrees_of_freedom == 2) return 4.303;
    // Cornish-Fisher expansion around the normal quantile; from 3 on the error is below 1 %.
    constexpr double z = 1.959964;
    constexpr double z2 = z * z, z3 = z2 * z, z5 = z3 * z2, z7 = z5 * z2, z9 = z7 * z2;
    const double v = 1.0 / static_cast<double>(degrees_of_freedom);
    return z + v * (z3 + z) / 4 + v * v * (5 * z5 + 16 * z3 + 3 * z) / 96 +
           v * v * v * (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / 384 +
           v * v * v * v * (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / 92160;
}

void Sample::add(double observation) {
    ++size_;
    const double distance = observation - mean_;
    mean_ += distance / static_cast<double>(size_);
    squares_ += distance * (observation - mean_);
}

double Sample::variance() const {
    return size_ < 2 ? 0 : squares_ / static_cast<double>(size_ - 1);
}

double Sample::standard_error() const {
    return size_ < 2 ? 0 : std::sqrt(variance() / static_cast<double>(size_));
}

Estimate Sample::estimate() const {
    const double reach = size_ < 2 ? 0 : student_quantile(size_ - 1) * standard_error();
    return {mean_, mean_ - reach, mean_ + reach};
}

Estimate Sample::estimate_share() const {
    if (size_ < 2) return {mean_, 0, 1};
    constexpr double kRoundingError = 1e-12;
    const double share = std::clamp(mean_, 0.0, 1.0), single = share * (1 - share);
    const double error = standard_error() * standard_error();
    // The inverse of the effective number of matches in the sample; multiplied by t squared below.
    double doubt = single < kRoundingError ? 1.0 / static_cast<double>(size_) : error / single;
    if (doubt < kRoundingError) return {share, share, share};  // all blocks are equal
    const double t = student_quantile(size_ - 1);
    doubt *= t * t;
    const double middle = (share + doubt / 2) / (1 + doubt);
    const double reach = std::sqrt(doubt * single + doubt * doubt / 4) / (1 + doubt);
    return {share, share < kRoundingError ? 0.0 : std::max(0.0, middle - reach),
            share > 1 - kRoundingError ? 1.0 : std::min(1.0, middle + reach)};
}

double share_of_rating(double rating, int players) {
    const double strength = std::pow(10, rating / 400);
    return strength / (strength + players - 1);
}

double rating_of_share(double share, int players) {
    return 400 * std::log10(share * (players - 1) / (1 - share));
}

}  // namespace curia::arena
