// The generalised sequential probability ratio test on block scores: is the candidate as strong as
// the upper bound says, or only as strong as the lower one? It looks after every block and stops as
// soon as it knows, wrong at most one time in twenty either way.
#pragma once

#include <map>
#include <optional>
#include <string_view>

namespace curia::arena {

// In points of rating above the field.
struct SprtBounds {
    double low = 0, high = 0;
};

// "0:20". Nothing if it is not of that form, or does not rise.
std::optional<SprtBounds> read_sprt_bounds(std::string_view text);

enum class Verdict { Open, Low, High };

// How sure it has to be: log((1 - 0.05) / 0.05).
inline constexpr double kSprtLimit = 2.9444389791664403;
// Before so many blocks there is too little to tell how the scores spread.
inline constexpr long kSprtFewest = 20;

class Sprt {
public:
    Sprt(SprtBounds bounds, int players);

    // The wins of one block, shared victories in parts: 0 to the number of players.
    void add(double wins);

    // How much more likely the scores are under the upper bound than under the lower one. The rest
    // of their distribution is unknown: under each bound it is the one that explains the scores
    // best among all that have the mean which the bound demands.
    double log_likelihood_ratio() const;
    Verdict verdict() const { return verdict_; }

private:
    double tilt(double mean) const;

    const double low_, high_;  // the shares that the bounds stand for
    const int players_;
    long blocks_ = 0;
    Verdict verdict_ = Verdict::Open;
    std::map<int, double> counts_;  // by wins in sixtieths: every shared victory is a whole number
};

}  // namespace curia::arena
