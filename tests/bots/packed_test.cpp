// Range coding of bytes: what is packed comes back, and takes as much as it surprises.
#include "bots/net/packed.h"

#include <gtest/gtest.h>

#include <vector>

#include "engine/rng.h"

namespace curia::net {
namespace {

std::string packed(const std::vector<std::uint8_t>& bytes) {
    Packer packer;
    ByteOdds odds;
    for (const std::uint8_t byte : bytes) packer.byte(byte, odds);
    return packer.finish();
}

void expect_back(const std::vector<std::uint8_t>& bytes) {
    const std::string all = packed(bytes);
    Unpacker unpacker(all);
    ByteOdds odds;
    for (const std::uint8_t byte : bytes) ASSERT_EQ(unpacker.byte(odds), byte);
    EXPECT_TRUE(unpacker.is_whole());
    EXPECT_TRUE(unpacker.is_at_end());
}

TEST(Packed, ComesBack) {
    expect_back({});
    expect_back({0});
    expect_back({255, 255, 255, 255, 255});
    Rng rng(6);
    for (const std::uint32_t values : {1u, 2u, 3u, 17u, 256u}) {
        std::vector<std::uint8_t> bytes;
        for (int i = 0; i < 20'000; ++i)
            bytes.push_back(static_cast<std::uint8_t>(255 - rng.below(values)));
        expect_back(bytes);
    }
}

// A carry runs through bytes of 255 that were held back: bits that surprise again and again.
TEST(Packed, CarriesThroughManyBytes) {
    for (int first = 0; first < 256; ++first) {
        std::vector<std::uint8_t> bytes(2'000, static_cast<std::uint8_t>(first));
        for (std::size_t i = 100; i < bytes.size(); i += 1 + i / 10)
            bytes[i] = static_cast<std::uint8_t>(255 - first);
        expect_back(bytes);
    }
}

TEST(Packed, TakesTheSpaceOfItsSurprise) {
    Rng rng(7);
    std::vector<std::uint8_t> same(10'000, 7), coins, any;
    for (int i = 0; i < 10'000; ++i) {
        coins.push_back(static_cast<std::uint8_t>(rng.below(2)));
        any.push_back(static_cast<std::uint8_t>(rng.below(256)));
    }
    EXPECT_LT(packed(same).size(), 80u);
    EXPECT_LT(packed(coins).size(), 10'000u / 8 + 80u);
    EXPECT_LT(packed(any).size(), 10'400u);
}

TEST(Packed, NoticesWhatIsMissing) {
    const std::string all = packed({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12});
    Unpacker unpacker(std::string_view(all).substr(0, all.size() / 2));
    ByteOdds odds;
    for (int i = 0; i < 12; ++i) unpacker.byte(odds);
    EXPECT_FALSE(unpacker.is_whole());
}

}  // namespace
}  // namespace curia::net
