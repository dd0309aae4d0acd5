// Equal values have equal hashes, and a small change of a value changes its hash.
#include "engine/hash.h"

#include <gtest/gtest.h>

#include <map>

#include "engine/rng.h"

namespace curia {
namespace {

enum class Metal : std::uint8_t { Gold, Silver };
[[maybe_unused]] constexpr auto names_of(Metal) {
    return std::array<std::string_view, 2>{"gold", "silver"};
}

struct Coin {
    Metal metal{};
    std::int16_t value = 0;
    bool operator==(const Coin&) const = default;
    static constexpr auto description() {
        return describe("coin", field("metal", &Coin::metal), field("value", &Coin::value));
    }
};
struct Nothing {
    bool operator==(const Nothing&) const = default;
    static constexpr auto description() { return describe("nothing"); }
};
struct Purse {
    FixedList<Coin, 4> coins;
    Bag<3> stones;
    SeatSet owners;
    std::optional<Coin> lucky;
    std::variant<Nothing, Coin> in_hand;
    PerSeat<bool, 2> open;
    bool operator==(const Purse&) const = default;
    static constexpr auto description() {
        return describe("purse", field("coins", &Purse::coins), field("stones", &Purse::stones),
                        field("owners", &Purse::owners), field("lucky", &Purse::lucky),
                        field("in_hand", &Purse::in_hand), field("open", &Purse::open));
    }
};

template <class T>
std::uint64_t hash_of(const T& value) {
    Hash hash;
    hash.add(value);
    return hash.value();
}

Coin random_coin(Rng& rng) {
    return {static_cast<Metal>(rng.below(2)), static_cast<std::int16_t>(rng.below(3))};
}

// Small purses, so that many of them are equal.
Purse random_purse(Rng& rng) {
    Purse purse;
    for (auto i = rng.below(3); i > 0; --i) purse.coins.push(random_coin(rng));
    for (auto i = rng.below(2); i > 0; --i) purse.stones.add(static_cast<int>(rng.below(3)));
    if (rng.below(2) == 0) purse.owners.add(Seat{static_cast<std::uint8_t>(rng.below(2))});
    if (rng.below(4) == 0) purse.lucky = random_coin(rng);
    if (rng.below(4) == 0) purse.in_hand = random_coin(rng);
    return purse;
}

TEST(Hash, IsEqualExactlyForEqualValues) {
    Rng rng(4);
    std::multimap<std::uint64_t, Purse> known;
    int repeated = 0;
    for (int i = 0; i < 20'000; ++i) {
        const Purse purse = random_purse(rng);
        const std::uint64_t hash = hash_of(purse);
        if (const auto at = known.find(hash); at != known.end()) {
            ++repeated;
            ASSERT_EQ(at->second, purse);  // no two purses among so few share a hash
        } else {
            known.emplace(hash, purse);
        }
    }
    EXPECT_GT(repeated, 5000);
    for (auto one = known.begin(); one != known.end() && std::next(one) != known.end(); ++one)
        ASSERT_FALSE(one->second == std::next(one)->second);
}

TEST(Hash, TellsApartWhatLooksAlike) {
    EXPECT_NE(hash_of(std::optional<Coin>()), hash_of(std::optional<Coin>(Coin{})));
    EXPECT_NE(hash_of(std::variant<Nothing, Coin>(Nothing{})),
              hash_of(std::variant<Nothing, Coin>(Coin{})));
    FixedList<Coin, 4> one, two;
    one.push({});
    two.push({});
    two.push({});
    EXPECT_NE(hash_of(one), hash_of(two));
    EXPECT_NE(hash_of(Coin{Metal::Gold, 1}), hash_of(Coin{Metal::Silver, 0}));
    EXPECT_NE(hash_of(Coin{Metal::Gold, 1}), hash_of(Coin{Metal::Gold, -1}));
}

TEST(Hash, DoesNotDependOnTheTypeOfANumber) {
    EXPECT_EQ(hash_of(std::int16_t{-5}), hash_of(-5));
    EXPECT_EQ(hash_of(std::uint8_t{5}), hash_of(std::int64_t{5}));
}

}  // namespace
}  // namespace curia
