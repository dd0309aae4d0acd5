// Compares two samples of the same distribution: the chi-square test.
#pragma once

#include <cmath>
#include <cstdint>
#include <map>

namespace curia::laws {

// How often each value came up in two samples of the same size.
class TwoSamples {
public:
    void add_first(std::uint64_t value) { ++counts_[value].first; }
    void add_second(std::uint64_t value) { ++counts_[value].second; }

    // By how many standard deviations the samples differ more than two samples of the same
    // distribution do on average. The cube root of a chi-square is nearly normal
    // (Wilson-Hilferty).
    double deviation() const {
        double chi_square = 0;
        int bins = 0;
        Pair rest;  // rare values are counted together: the test needs some of each
        const auto add = [&](const Pair& pair) {
            const double difference = pair.first - pair.second;
            chi_square += difference * difference / (pair.first + pair.second);
            ++bins;
        };
        for (const auto& [value, pair] : counts_)
            if (pair.first + pair.second >= kFewest) {
                add(pair);
            } else {
                rest.first += pair.first;
                rest.second += pair.second;
            }
        if (rest.first + rest.second > 0) add(rest);
        const double freedom = bins - 1;
        if (freedom <= 0) return 0;
        const double spread = 2 / (9 * freedom);
        return (std::cbrt(chi_square / freedom) - (1 - spread)) / std::sqrt(spread);
    }

private:
    static constexpr int kFewest = 20;
    struct Pair {
        int first = 0, second = 0;
    };
    std::map<std::uint64_t, Pair> counts_;
};

}  // namespace curia::laws
