// Bytes in less space, as adaptive range coding packs them: each bit costs as much as it surprises
// the odds of the bits before it. A general compressor does not know that the weights of a matrix
// have few values and nothing to repeat, and needs a third more.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace curia::net {

// The odds of a bit. They follow the bits seen so far: fast at first, slower later.
class Odds {
public:
    static constexpr int kBits = 16;

    std::uint32_t of_zero() const { return zero_; }
    void learn(bool bit) {
        const std::uint32_t target = bit ? kLeast : (1u << kBits) - kLeast;
        zero_ = target > zero_ ? zero_ + ((target - zero_) >> speed_)
                               : zero_ - ((zero_ - target) >> speed_);
        if (++seen_ >= (1 << speed_) && speed_ < kSlowest) ++speed_;
    }

private:
    static constexpr std::uint32_t kLeast = 32;
    static constexpr int kSlowest = 7;
    std::uint32_t zero_ = 1u << (kBits - 1);
    int seen_ = 0, speed_ = 2;
};

// The odds of a byte: of each of its bits, by the higher bits.
using ByteOdds = std::array<Odds, 256>;

class Packer {
public:
    void byte(std::uint8_t byte, ByteOdds& odds);
    std::string finish();

private:
    void bit(bool bit, Odds& odds);
    void shift();

    std::string out_;
    std::uint64_t low_ = 0;
    std::uint32_t range_ = ~0u;
    std::uint8_t held_ = 0;   // the last byte, to which a carry may still be added,
    std::uint64_t full_ = 0;  // and how many bytes of 255 follow it
    bool has_held_ = false;
};

class Unpacker {
public:
    explicit Unpacker(std::string_view packed);

    std::uint8_t byte(ByteOdds& odds);
    // False if more was read than there was.
    bool is_whole() const { return missing_ == 0; }
    bool is_at_end() const { return left_.empty() && missing_ == 0; }

private:
    bool bit(Odds& odds);
    std::uint32_t next();

    std::string_view left_;
    std::uint32_t range_ = ~0u, code_ = 0;
    int missing_ = 0;
};

}  // namespace curia::net
