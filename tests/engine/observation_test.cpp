// Rows of counts are written eight at a time: the entries are those of one at a time.
#include "engine/observation.h"

#include <gtest/gtest.h>

#include <vector>

#include "engine/rng.h"

namespace curia {
namespace {

template <std::size_t N>
void expect_entries(const std::array<std::uint8_t, N>& counts) {
    using Entries = Observation<4>;
    constexpr int kFirst = 3;
    const Turned turned{4, Seat{0}};
    std::vector<std::int8_t> naive(kFirst + N), dense(naive.size()), listed(naive.size());
    for (std::size_t i = 0; i < N; ++i)
        naive[kFirst + i] = static_cast<std::int8_t>(std::min<int>(counts[i], 127));

    Entries::encode(counts, turned, kFirst, DenseEntries{dense.data()});
    EXPECT_EQ(dense, naive);

    std::vector<std::int32_t> places(N + 1);
    std::vector<std::int8_t> numbers(N + 1);
    const SparseEntries sparse =
        Entries::encode(counts, turned, kFirst, SparseEntries{places.data(), numbers.data()});
    for (int i = 0; i < sparse.count; ++i) {
        EXPECT_NE(numbers[i], 0);
        listed[places[i]] = numbers[i];
    }
    EXPECT_EQ(listed, naive);

    std::vector<std::int8_t> called(naive.size());
    Entries::encode(counts, turned, kFirst, [&](int entry, int number) {
        called[entry] = static_cast<std::int8_t>(number);
    });
    EXPECT_EQ(called, naive);
}

template <std::size_t N>
void expect_random_entries() {
    Rng rng(N);
    for (int round = 0; round < 200; ++round) {
        std::array<std::uint8_t, N> counts{};
        for (int i = static_cast<int>(rng.below(N + 1)); i > 0; --i)
            counts[rng.below(N)] = static_cast<std::uint8_t>(rng.below(256));
        expect_entries(counts);
    }
}

TEST(Observation, WritesRowsOfCountsOfAnyLength) {
    expect_random_entries<1>();
    expect_random_entries<7>();
    expect_random_entries<8>();
    expect_random_entries<21>();
    expect_random_entries<144>();
}

}  // namespace
}  // namespace curia
