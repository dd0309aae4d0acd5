// Token buckets: how often somebody may do something.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>

namespace curia {

struct Rate {
    double per_second = 0;
    double burst = 0;
};

class Bucket {
public:
    // False if it is too often.
    bool take(const Rate& rate, std::int64_t now_ms) {
        if (last_ < 0)
            tokens_ = rate.burst;
        else
            tokens_ = std::min(
                rate.burst, tokens_ + static_cast<double>(now_ms - last_) / 1000 * rate.per_second);
        last_ = now_ms;
        if (tokens_ < 1) return false;
        tokens_ -= 1;
        return true;
    }
    bool is_full(const Rate& rate, std::int64_t now_ms) const {
        return static_cast<double>(now_ms - last_) / 1000 * rate.per_second >= rate.burst;
    }

private:
    double tokens_ = 0;
    std::int64_t last_ = -1;
};

// One bucket for each name; those that have filled up again are forgotten.
class Buckets {
public:
    explicit Buckets(const Rate& rate) : rate_(rate) {}

    bool take(const std::string& name, std::int64_t now_ms) {
        constexpr std::size_t kMany = 10'000;
        if (buckets_.size() > kMany && !buckets_.contains(name))
            std::erase_if(buckets_,
                          [&](const auto& one) { return one.second.is_full(rate_, now_ms); });
        return buckets_[name].take(rate_, now_ms);
    }

private:
    const Rate rate_;
    std::unordered_map<std::string, Bucket> buckets_;
};

}  // namespace curia
