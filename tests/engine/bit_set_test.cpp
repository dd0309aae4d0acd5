#include "engine/bit_set.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace curia
