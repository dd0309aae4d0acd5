// Token buckets limit how often something may be done. Times are those of a steady clock.
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
    // Takes `amount` tokens. False if the bucket does not hold that many.
    bool take(const Rate& rate, std::int64_t now_ms, double amount = 1) {
        if (last_ < 0)
            tokens_ = rate.burst;
        else
            tokens_ = std::min(rate.burst, tokens_ + seconds_since(now_ms) * rate.per_second);
        last_ = now_ms;
        if (tokens_ < amount) return false;
        tokens_ -= amount;
        return true;
    }
    bool is_full(const Rate& rate, std::int64_t now_ms) const {
        return seconds_since(now_ms) * rate.per_second >= rate.burst;
    }

private:
    double seconds_since(std::int64_t now_ms) const {
        return static_cast<double>(now_ms - last_) / 1000;
    }

    double tokens_ = 0;
    std::int64_t last_ = -1;
};

// One bucket for each name. Buckets that have filled up again are removed.
class Buckets {
public:
    explicit Buckets(const Rate& rate) : rate_(rate) {}

    bool take(const std::string& name, std::int64_t now_ms, double amount = 1) {
        if (buckets_.size() >= sweep_at_ && !buckets_.contains(name)) {
            std::erase_if(buckets_,
                          [&](const auto& one) { return one.second.is_full(rate_, now_ms); });
            sweep_at_ = std::max(kMany, 2 * buckets_.size());  // keeps sweeps rare at any size
        }
        return buckets_[name].take(rate_, now_ms, amount);
    }
    std::size_t size() const { return buckets_.size(); }

private:
    static constexpr std::size_t kMany = 10'000;

    const Rate rate_;
    std::size_t sweep_at_ = kMany;
    std::unordered_map<std::string, Bucket> buckets_;
};

}  // namespace curia
