#include "engine/bit_set.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "engine/hash.h"
#include "match/json/reader.h"
#include "match/json/writer.h"

namespace curia {
namespace {

struct Number {
    std::uint8_t index = 0;
    bool operator==(const Number&) const = default;
    int to_number() const { return index; }
    static std::optional<Number> from_number(std::int64_t number) {
        if (number < 0 || number > 191) return std::nullopt;
        return Number{static_cast<std::uint8_t>(number)};
    }
};
using Wide = BitSet<Number, 192>;

template <class Set>
std::vector<int> numbers(const Set& set) {
    std::vector<int> all;
    for (const Number one : set) all.push_back(one.index);
    return all;
}

TEST(BitSet, HoldsAllNumbersOfAWord) {
    BitSet<Number, 64> set;
    set.add(Number{0});
    set.add(Number{63});
    EXPECT_EQ(numbers(set), (std::vector<int>{0, 63}));
    EXPECT_EQ((BitSet<Number, 64>::all().size()), 64);
    EXPECT_EQ((BitSet<Number, 64>::all(0).size()), 0);
}

TEST(BitSet, OfSeveralWordsKeepsItsPartsApart) {
    Wide set;
    for (const std::uint8_t one : {191, 64, 5, 127}) set.add(Number{one});
    EXPECT_EQ(numbers(set), (std::vector<int>{5, 64, 127, 191}));
    EXPECT_EQ(numbers(set.part(1)), (std::vector<int>{64, 127}));
    set.remove(Number{64});
    EXPECT_FALSE(set.has(Number{64}));
    EXPECT_EQ(set.part(1).first(), Number{127});
    EXPECT_EQ(set.size(), 3);
    set.clear_part(1);
    EXPECT_EQ(numbers(set), (std::vector<int>{5, 191}));
    EXPECT_TRUE(numbers(Wide{}).empty());
}

TEST(BitSet, OfSeveralWordsPicksEachAsOften) {
    Wide set;
    for (const std::uint8_t one : {70, 80, 90}) set.add(Number{one});
    Rng rng(1);
    std::array<int, 192> picked{};
    for (int i = 0; i < 3000; ++i) ++picked[set.part(1).pick(rng).index];
    for (const int one : {70, 80, 90}) EXPECT_NEAR(picked[one], 1000, 100);
}

TEST(BitSet, OfSeveralWordsSurvivesJson) {
    Wide set;
    for (const std::uint8_t one : {0, 63, 64, 190}) set.add(Number{one});
    const auto back = from_json<Wide>(to_json(set));
    ASSERT_TRUE(back);
    EXPECT_EQ(*back, set);
}

// ---- Compared with std::set ----

template <class Set>
void expect_same(const Set& set, const std::set<int>& naive) {
    ASSERT_EQ(numbers(set), std::vector<int>(naive.begin(), naive.end()));
    ASSERT_EQ(set.size(), static_cast<int>(naive.size()));
    ASSERT_EQ(set.empty(), naive.empty());
}

// Adds and removes random numbers below N, one by one and set by set.
template <int N>
void is_a_set() {
    Rng rng(N);
    BitSet<Number, N> set;
    std::set<int> naive;
    for (int i = 0; i < 3000; ++i) {
        const auto number = static_cast<std::uint8_t>(rng.below(N));
        switch (rng.below(4)) {
            case 0:
            case 1:
                set.add(Number{number});
                naive.insert(number);
                break;
            case 2:
                set.remove(Number{number});
                naive.erase(number);
                break;
            default: {
                BitSet<Number, N> other;
                other.add(Number{number});
                other.add(Number{static_cast<std::uint8_t>(number / 2)});
                set.add(other);
                naive.insert(number);
                naive.insert(number / 2);
            }
        }
        ASSERT_NO_FATAL_FAILURE(expect_same(set, naive));
        ASSERT_EQ(set.has(Number{number}), naive.count(number) == 1);
        BitSet<Number, N> rebuilt;
        for (const int one : naive) rebuilt.add(Number{static_cast<std::uint8_t>(one)});
        ASSERT_EQ(set, rebuilt);
    }
}

TEST(BitSet, OfAnySizeIsASet) {
    is_a_set<1>();
    is_a_set<8>();
    is_a_set<9>();
    is_a_set<16>();
    is_a_set<33>();
    is_a_set<64>();
    is_a_set<192>();
}

TEST(BitSet, FindsItsElementsByTheirOrder) {
    Rng rng(5);
    for (int i = 0; i < 500; ++i) {
        BitSet<Number, 40> set, part;
        std::set<int> naive;
        for (int k = 0; k < 12; ++k) {
            const auto number = static_cast<std::uint8_t>(rng.below(40));
            set.add(Number{number});
            naive.insert(number);
            if (k < 4) part.add(Number{number});
        }
        ASSERT_EQ(set.first().index, *naive.begin());
        int skip = 0;
        for (const int one : naive) ASSERT_EQ(set.nth(skip++).index, one);
        ASSERT_TRUE(set.has(set.pick(rng)));
        ASSERT_TRUE(set.has_all(part));
        ASSERT_EQ(part.has_all(set), part == set);
        set.remove(part);
        ASSERT_EQ(set.size() + part.size(), static_cast<int>(naive.size()));
    }
}

TEST(BitSet, FindsTheNthBitOfAnyWord) {
    Rng rng(7);
    for (int round = 0; round < 2000; ++round) {
        std::uint64_t bits = round == 0 ? ~std::uint64_t{0} : rng.next();
        for (int thinner = round % 4; thinner > 0; --thinner) bits &= rng.next();
        int skip = 0;
        for (std::uint64_t rest = bits; rest != 0; rest &= rest - 1)
            ASSERT_EQ(nth_bit(bits, skip++), std::countr_zero(rest)) << std::hex << bits;
    }
}

TEST(BitSet, AddsOnlyIfAsked) {
    BitSet<Number, 12> set;
    set.add_if(false, Number{3});
    ASSERT_TRUE(set.empty());
    set.add_if(true, Number{11});
    set.add_if(false, Number{11});
    ASSERT_EQ(numbers(set), std::vector<int>{11});
}

TEST(BitSet, SetsAPartOfALargeSet) {
    Wide set;
    set.add(Number{70});
    set.add(Number{130});
    set.set_part(1, 0b101);
    ASSERT_EQ(numbers(set), (std::vector<int>{64, 66, 130}));
}

TEST(BitSet, AllHasTheLowestNumbers) {
    for (int count = 0; count <= 64; ++count) {
        const auto set = BitSet<Number, 64>::all(count);
        ASSERT_EQ(set.size(), count);
        if (count > 0) {
            ASSERT_EQ(set.nth(count - 1).index, count - 1);
        }
    }
}

}  // namespace
}  // namespace curia
