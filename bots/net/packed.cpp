#include "bots/net/packed.h"

namespace curia::net {

namespace {

constexpr std::uint32_t kTop = 1u << 24;  // the range is never smaller
constexpr int kTail = 4;                  // bytes after the last one that carries anything

std::uint32_t zeros_part(std::uint32_t range, const Odds& odds) {
    return (range >> Odds::kBits) * odds.of_zero();
}

}  // namespace

void Packer::byte(std::uint8_t byte, ByteOdds& odds) {
    std::size_t node = 1;
    for (int i = 7; i >= 0; --i) {
        const bool one = byte >> i & 1;
        bit(one, odds[node]);
        node = 2 * node + one;
    }
}

void Packer::bit(bool bit, Odds& odds) {
    const std::uint32_t part = zeros_part(range_, odds);
    if (bit) {
        low_ += part;
        range_ -= part;
    } else {
        range_ = part;
    }
    odds.learn(bit);
    while (range_ < kTop) {
        range_ <<= 8;
        shift();
    }
}

// Moves the highest byte of `low_` out. A carry goes through bytes of 255 that wait.
void Packer::shift() {
    const bool carry = low_ >> 32 != 0;
    const auto top = static_cast<std::uint8_t>(low_ >> 24);
    if (carry || top != 255) {
        if (has_held_) out_.push_back(static_cast<char>(held_ + carry));
        for (; full_ > 0; --full_) out_.push_back(static_cast<char>(255 + carry));
        held_ = top;
        has_held_ = true;
    } else {
        ++full_;
    }
    low_ = (low_ & 0x00ff'ffff) << 8;
}

std::string Packer::finish() {
    for (int i = 0; i <= kTail; ++i) shift();
    return std::move(out_);
}

Unpacker::Unpacker(std::string_view packed) : left_(packed) {
    for (int i = 0; i < kTail; ++i) code_ = code_ << 8 | next();
}

std::uint32_t Unpacker::next() {
    if (left_.empty()) {
        ++missing_;
        return 0;
    }
    const auto byte = static_cast<std::uint8_t>(left_.front());
    left_.remove_prefix(1);
    return byte;
}

std::uint8_t Unpacker::byte(ByteOdds& odds) {
    std::size_t node = 1;
    while (node < 256) node = 2 * node + bit(odds[node]);
    return static_cast<std::uint8_t>(node);
}

bool Unpacker::bit(Odds& odds) {
    const std::uint32_t part = zeros_part(range_, odds);
    const bool one = code_ >= part;
    if (one) {
        code_ -= part;
        range_ -= part;
    } else {
        range_ = part;
    }
    odds.learn(one);
    while (range_ < kTop) {
        range_ <<= 8;
        code_ = code_ << 8 | next();
    }
    return one;
}

}  // namespace curia::net
