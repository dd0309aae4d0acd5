// The number board of the default edition and the facts that it must satisfy: 7.1 and 7.4.
#include <algorithm>
#include <set>

#include "match/edition/edition.h"
#include "tests/justinian/scene.h"

namespace curia::justinian {
namespace {

const Edition& board() { return default_edition<Justinian>().values; }

// What tile t shows in slot s in phase p. All are counted from 1.
int value(int p, int t, int s) { return board().value(p, tile(t), s - 1); }

const auto& numbers(int slot) { return board().slots[static_cast<std::size_t>(slot - 1)].numbers; }

// True if `holds` is true for every phase, tile and slot up to these.
struct UpTo {
    int phase = kPhases, tile = kTiles, slot = kSlots;
};
template <class Holds>
bool everywhere(const UpTo& last, Holds&& holds) {
    for (int p = 1; p <= last.phase; ++p)
        for (int t = 1; t <= last.tile; ++t)
            for (int s = 1; s <= last.slot; ++s)
                if (!holds(p, t, s)) return false;
    return true;
}

Numbers starting_row(int phase) {
    Numbers values;
    for (int t = 1; t <= kTiles; ++t) values.push_back(value(phase, t, t));
    return values;
}

// T24: what the starting row shows in phase 1.
TEST(JustinianBoard, T24TheStartingRowInPhaseOne) {
    EXPECT_EQ(starting_row(1), (Numbers{13, 14, 15, 16, 17, 18, 20, 21, 22, 23, 24, 25}));
}

// T5, K1, K2: the two cells that the rulebooks print.
TEST(JustinianBoard, T5TheCellsOfTheRulebook) {
    EXPECT_EQ(value(2, 2, 7), 32);
    EXPECT_EQ(value(2, 10, 9), 25);
}

// K5: the extremes of the outer slots.
TEST(JustinianBoard, TheOuterSlotsHaveTheirKnownExtremes) {
    EXPECT_EQ(*std::min_element(numbers(1).begin(), numbers(1).end()), 1);
    EXPECT_EQ(*std::max_element(numbers(1).begin(), numbers(1).end()), 21);
    EXPECT_EQ(*std::min_element(numbers(12).begin(), numbers(12).end()), 25);
    EXPECT_EQ(*std::max_element(numbers(12).begin(), numbers(12).end()), 75);
}

// K6: the lowest visible number at the start is 13, in the first window of tile 1 and only there.
TEST(JustinianBoard, ThirteenIsTheLowestAtTheStart) {
    EXPECT_EQ(value(1, 1, 1), 13);
    EXPECT_TRUE(everywhere(
        {.slot = 1}, [](int p, int t, int) { return value(p, t, t) > 13 || (p == 1 && t == 1); }));
}

// K3: every step to the right is a gain.
TEST(JustinianBoard, EveryStepToTheRightGains) {
    EXPECT_TRUE(everywhere(
        {.slot = 11}, [](int p, int t, int s) { return value(p, t, s) < value(p, t, s + 1); }));
}

// 7.4: a tile is worth more in a later phase.
TEST(JustinianBoard, LaterPhasesAreWorthMore) {
    EXPECT_TRUE(everywhere(
        {.phase = 2}, [](int p, int t, int s) { return value(p, t, s) < value(p + 1, t, s); }));
}

// K7: in the same slot a lower tile shows more; only tile 1 shows the highest number.
TEST(JustinianBoard, LowTilesShowMoreInTheSameSlot) {
    EXPECT_TRUE(everywhere(
        {.tile = 11}, [](int p, int t, int s) { return value(p, t, s) > value(p, t + 1, s); }));
    EXPECT_EQ(value(3, 1, 12), 75);
    EXPECT_TRUE(everywhere({}, [](int p, int t, int s) {
        return value(p, t, s) < 75 || (p == 3 && t == 1 && s == 12);
    }));
}

// 7.4: at the start higher tiles show more, in every phase.
TEST(JustinianBoard, TheStartingRowRises) {
    EXPECT_TRUE(everywhere({.tile = 11, .slot = 1}, [](int p, int t, int) {
        return value(p, t, t) < value(p, t + 1, t + 1);
    }));
    EXPECT_EQ(starting_row(2).front(), 17);
    EXPECT_EQ(starting_row(2).back(), 30);
    EXPECT_EQ(starting_row(3).front(), 21);
    EXPECT_EQ(starting_row(3).back(), 36);
}

// K8: from its own slot to the top a lower tile gains more with each step, except for rounding.
TEST(JustinianBoard, LowTilesClimbFaster) {
    const auto gain = [](int p, int t) { return (value(p, t, 12) - value(p, t, t)) / (12.0 - t); };
    EXPECT_TRUE(everywhere({.tile = 10, .slot = 1},
                           [&](int p, int t, int) { return gain(p, t) >= gain(p, t + 1) - 0.15; }));
}

// K4: the twenty numbers of a slot are all different.
TEST(JustinianBoard, TwentyDifferentNumbersInEachSlot) {
    EXPECT_TRUE(everywhere({.phase = 1, .tile = 1}, [](int, int, int s) {
        return std::set<int>(numbers(s).begin(), numbers(s).end()).size() == 20;
    }));
}

// K9: the holes use all twenty rows, and no two tiles have the same holes.
TEST(JustinianBoard, TheHolesUseAllRows) {
    std::set<int> rows;
    std::set<std::array<std::uint8_t, kPhases>> holes;
    for (Tile tile : TileSet::all()) {
        holes.insert(board().tiles[tile].holes);
        rows.insert(board().tiles[tile].holes.begin(), board().tiles[tile].holes.end());
    }
    EXPECT_EQ(rows.size(), 20u);
    EXPECT_EQ(*rows.begin(), 1);
    EXPECT_EQ(*rows.rbegin(), 20);
    EXPECT_EQ(holes.size(), 12u);
}

// 7.3: some cells of the printed table, in each phase.
TEST(JustinianBoard, CellsOfTheReconstruction) {
    EXPECT_EQ(value(1, 8, 12), 30);
    EXPECT_EQ(value(2, 12, 12), 30);
    EXPECT_EQ(value(2, 7, 6), 22);
    EXPECT_EQ(value(3, 5, 9), 42);
    EXPECT_EQ(value(3, 12, 1), 9);
}

// 1.1: the names that the rulebooks give have the right numbers.
TEST(JustinianBoard, TheNamesOfTheRulebook) {
    EXPECT_EQ(board().tiles[tile(2)].name.view(), "Belisarius");
    EXPECT_EQ(board().tiles[tile(4)].name.view(), "Basilius");
    EXPECT_EQ(board().tiles[tile(7)].name.view(), "Giulianus");
    EXPECT_EQ(board().tiles[tile(10)].name.view(), "Niceforus");
}

// Section 0, 3: the default edition passes its own checks without warnings.
TEST(JustinianBoard, TheDefaultEditionHasNoWarnings) {
    EXPECT_TRUE(default_edition<Justinian>().warnings.empty());
    EXPECT_EQ(default_edition<Justinian>().title, "Reconstruction A");
    EXPECT_FALSE(default_edition<Justinian>().provenance.empty());
}

}  // namespace
}  // namespace curia::justinian
