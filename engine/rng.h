// The only random number generator: small, fast, the same on every machine. The rules never store
// one; the caller passes it in where chance decides or where a hidden state is imagined.
#pragma once

#include <cstdint>

namespace curia {

class Rng {
public:
    explicit constexpr Rng(std::uint64_t seed) : state_(seed) {}

    // SplitMix64: a full period has every 64-bit number once, for any seed.
    constexpr std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15u;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }

    // A number from 0 to bound - 1; all are exactly equally likely (Lemire's method, which almost
    // never needs a second try). bound must not be 0.
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t floor = (0u - bound) % bound;
            while (static_cast<std::uint32_t>(product) < floor) product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

private:
    std::uint64_t state_;
};

}  // namespace curia
