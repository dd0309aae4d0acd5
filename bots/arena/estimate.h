// A mean with its 95 % interval, from independent observations: the means of deal blocks.
#pragma once

namespace curia::arena {

struct Estimate {
    double value = 0, low = 0, high = 0;
};

// With fewer blocks an interval is rough, and reports say so.
inline constexpr long kEnoughBlocks = 100;

// The value that Student's t exceeds with probability 2.5 %.
double student_quantile(long degrees_of_freedom);

class Sample {
public:
    void add(double observation);

    long size() const { return size_; }
    double mean() const { return mean_; }
    double variance() const;        // of one observation
    double standard_error() const;  // of the mean

    // With fewer than two observations there is no spread: the interval is only the mean.
    Estimate estimate() const;
    // For observations between 0 and 1: Wilson's interval for the number of independent matches
    // that would have the same spread as these blocks. Far from 0 and 1 it agrees with estimate().
    // Near them it is longer on the inner side and stays between 0 and 1. If all observations are
    // 0, or all are 1, each block counts as one match: winning everything is not certainty.
    Estimate estimate_share() const;

private:
    long size_ = 0;
    double mean_ = 0, squares_ = 0;  // the sum of squared distances from the mean
};

// Converts shares and ratings, on the Elo scale for n players: 400 points are ten times the
// strength, and the share of a player of strength g against n - 1 of strength 1 is g / (g + n - 1).
double share_of_rating(double rating, int players);
double rating_of_share(double share, int players);  // infinite at 0 and 1

}  // namespace curia::arena
