// The generalised sequential probability ratio test on block scores: is the candidate as strong as
// the upper bound, or only as strong as the lower one? It checks after every block and stops as
// soon as it has an answer, with an error rate of at most 5 % in each direction.
#pragma once

#include <map>
#include <optional>
#include <string_view>

namespace curia::arena {

// In points of rating above the field.
struct SprtBounds {
    double low = 0, high = 0;
};

// Reads "0:20". Returns nothing for another form, or if the bounds do not rise.
std::optional<SprtBounds> read_sprt_bounds(std::string_view text);

enum class Verdict { Open, Low, High };

// The threshold of the log-likelihood ratio: log((1 - 0.05) / 0.05).
inline constexpr double kSprtLimit = 2.9444389791664403;
// With fewer blocks the spread of the scores is not known well enough.
inline constexpr long kSprtFewest = 20;

class Sprt {
public:
    Sprt(SprtBounds bounds, int players);

    // Adds the wins of one block, shared victories as fractions: 0 to the number of players.
    void add(double wins);

    // How much more likely the scores are under the upper bound than under the lower one. A bound
    // fixes only the mean of the distribution. For each bound, the test uses the distribution with
    // that mean that explains the scores best.
    double log_likelihood_ratio() const;
    Verdict verdict() const { return verdict_; }

private:
    double tilt(double mean) const;

    const double low_, high_;  // the shares that the bounds stand for
    const int players_;
    long blocks_ = 0;
    Verdict verdict_ = Verdict::Open;
    std::map<int, double> counts_;  // by wins in sixtieths, so that shared victories are integers
};

}  // namespace curia::arena
