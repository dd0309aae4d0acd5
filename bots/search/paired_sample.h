// A series of observations, one per imagined world, that can be compared world by world.
#pragma once

#include <cmath>
#include <vector>

namespace curia {

class PairedSample {
public:
    struct Mean {
        double mean = 0;
        double error = 0;  // standard error; 0 for a single observation
    };

    void add(float value) {
        values_.push_back(value);
        sum_ += value;
    }
    int size() const { return static_cast<int>(values_.size()); }
    double sum() const { return sum_; }
    double mean() const { return values_.empty() ? 0 : sum_ / size(); }
    float operator[](int world) const { return values_[static_cast<std::size_t>(world)]; }

    // How far this sample is ahead of `other` in the worlds that both have seen.
    Mean ahead_of(const PairedSample& other) const {
        const int both = size() < other.size() ? size() : other.size();
        if (both == 0) return {};
        return mean_of(both, [&](int i) { return values_[i] - other.values_[i]; });
    }
    Mean estimate() const {
        return values_.empty() ? Mean{} : mean_of(size(), [&](int i) { return values_[i]; });
    }

    // An estimate of this sample's mean over all worlds of `other`, of which this sample has only
    // the first ones: the mean of `other` plus the mean difference in the shared worlds. So the
    // luck of the shared worlds does not bias the comparison.
    Mean beside(const PairedSample& other) const {
        if (size() == 0 || other.size() == 0) return {};
        const Mean ahead = ahead_of(other), all = other.estimate();
        return {all.mean + ahead.mean,
                std::sqrt(all.error * all.error + ahead.error * ahead.error)};
    }

private:
    template <class Value>
    static Mean mean_of(int count, Value&& value) {
        double sum = 0, squares = 0;
        for (int i = 0; i < count; ++i) sum += value(i);
        const double mean = sum / count;
        for (int i = 0; i < count; ++i) squares += (value(i) - mean) * (value(i) - mean);
        return {mean, count > 1 ? std::sqrt(squares / (count - 1) / count) : 0};
    }

    std::vector<float> values_;
    double sum_ = 0;
};

}  // namespace curia
