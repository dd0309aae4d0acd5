// What the loader says about a number board that a person entered: section 0, 3.
#include "match/edition/edition.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "games/justinian/justinian.h"

namespace curia::justinian {
namespace {

const std::string kSlot3 =
    "numbers = [5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24, 25, 26]";
const std::string kSlot12 =
    "[[slot]]  # 12: extremes public, the rest reconstructed\n"
    "numbers = [25, 26, 27, 28, 30, 31, 32, 34, 36, 38, 40, 42, 45, 48, 52, 56, 60, 64, 69, 75]";
const std::string kTile12 =
    "[[tile]]  # 12: name public, number ours; holes reconstructed\n"
    "name = \"Teodora\"\n"
    "holes = [1, 5, 9]";
const std::string kHolesOf4 = "holes = [9, 13, 17]";

std::string default_text() { return std::string(default_edition_text("justinian")); }

// The default edition with one piece of its text replaced.
std::string with(const std::string& piece, const std::string& replacement) {
    std::string text = default_text();
    const std::size_t at = text.find(piece);
    EXPECT_NE(at, std::string::npos) << piece;
    return text.replace(at, piece.size(), replacement);
}

// The line of the default edition on which this piece begins, as a message names it.
std::string at_line_of(const std::string& piece) {
    const std::string text = default_text();
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(text.find(piece));
    return "board.toml:" + std::to_string(std::count(text.begin(), end, '\n') + 1) + ": ";
}

std::string complaint(const std::string& toml) {
    const auto edition = read_edition<Justinian>(toml, "board.toml");
    return edition ? "accepted" : edition.why();
}
std::string with_numbers_of_slot_3(const std::string& numbers) {
    return complaint(with(kSlot3, "numbers = [" + numbers + "]"));
}
std::string with_holes_of_4(const std::string& holes) {
    return complaint(with(kHolesOf4, "holes = [" + holes + "]"));
}

bool contains(const std::string& text, const std::string& piece) {
    return text.find(piece) != std::string::npos;
}
bool starts_with(const std::string& text, const std::string& start) {
    return text.compare(0, start.size(), start) == 0;
}

TEST(JustinianEdition, TheDefaultTextIsAccepted) {
    EXPECT_EQ(complaint(default_text()), "accepted");
}

TEST(JustinianEdition, TwelveSlotsAreNeeded) {
    const std::string why = complaint(with(kSlot12, ""));
    EXPECT_TRUE(starts_with(why, at_line_of("[[slot]]"))) << why;
    EXPECT_TRUE(contains(why, "11 entries instead of 12")) << why;
}

TEST(JustinianEdition, AThirteenthSlotIsRefused) {
    const std::string why = complaint(with(kSlot12, kSlot12 + "\n" + kSlot12));
    EXPECT_TRUE(contains(why, "13 entries instead of 12")) << why;
}

TEST(JustinianEdition, TwelveTilesAreNeeded) {
    const std::string why = complaint(with(kTile12, ""));
    EXPECT_TRUE(starts_with(why, at_line_of("[[tile]]"))) << why;
    EXPECT_TRUE(contains(why, "11 entries instead of 12")) << why;
}

TEST(JustinianEdition, ASlotHasTwentyNumbers) {
    const std::string nineteen = with_numbers_of_slot_3(
        "5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24, 25");
    EXPECT_TRUE(starts_with(nineteen, at_line_of(kSlot3))) << nineteen;
    EXPECT_TRUE(contains(nineteen, "19 entries instead of 20")) << nineteen;
    const std::string twenty_one = with_numbers_of_slot_3(
        "5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24, 25, 26, 27");
    EXPECT_TRUE(starts_with(twenty_one, at_line_of(kSlot3))) << twenty_one;
    EXPECT_TRUE(contains(twenty_one, "21 entries instead of 20")) << twenty_one;
}

TEST(JustinianEdition, ANumberIsAtLeastOne) {
    const std::string why = with_numbers_of_slot_3(
        "0, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24, 25, 26");
    EXPECT_TRUE(starts_with(why, at_line_of(kSlot3))) << why;
    EXPECT_TRUE(contains(why, "slot 3 has the number 0")) << why;
}

TEST(JustinianEdition, ANumberIsAtMostNinetyNine) {
    const std::string hundred = with_numbers_of_slot_3(
        "5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24, 25, 100");
    EXPECT_TRUE(starts_with(hundred, at_line_of(kSlot3))) << hundred;
    EXPECT_TRUE(contains(hundred, "slot 3 has the number 100")) << hundred;
    const std::string ninety_nine = with_numbers_of_slot_3(
        "5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24, 25, 99");
    EXPECT_EQ(ninety_nine, "accepted");
}

TEST(JustinianEdition, FarTooLargeAndNegativeNumbersAreRefused) {
    const std::string large = with_numbers_of_slot_3(
        "5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24, 25, 282");
    EXPECT_TRUE(starts_with(large, at_line_of(kSlot3))) << large;
    EXPECT_TRUE(contains(large, "282")) << large;
    const std::string negative = with_numbers_of_slot_3(
        "-5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24, 25, 26");
    EXPECT_TRUE(starts_with(negative, at_line_of(kSlot3))) << negative;
    EXPECT_TRUE(contains(negative, "-5")) << negative;
}

TEST(JustinianEdition, ANumberIsWhole) {
    const std::string why = with_numbers_of_slot_3(
        "5.5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24, 25, 26");
    EXPECT_TRUE(starts_with(why, at_line_of(kSlot3))) << why;
    EXPECT_TRUE(contains(why, "not a whole number")) << why;
}

TEST(JustinianEdition, HolesAreThreeDifferentRows) {
    const std::string same = with_holes_of_4("9, 13, 9");
    EXPECT_TRUE(starts_with(same, at_line_of(kHolesOf4))) << same;
    EXPECT_TRUE(contains(same, "tile 4 must have three different hole rows from 1 to 20")) << same;
    EXPECT_TRUE(contains(with_holes_of_4("9, 9, 17"), "three different hole rows"));
    EXPECT_TRUE(contains(with_holes_of_4("9, 17, 17"), "three different hole rows"));
}

TEST(JustinianEdition, HolesAreRowsFromOneToTwenty) {
    const std::string above = with_holes_of_4("0, 13, 17");
    EXPECT_TRUE(starts_with(above, at_line_of(kHolesOf4))) << above;
    EXPECT_TRUE(contains(above, "tile 4 must have three different hole rows from 1 to 20"))
        << above;
    const std::string below = with_holes_of_4("9, 13, 21");
    EXPECT_TRUE(starts_with(below, at_line_of(kHolesOf4))) << below;
    EXPECT_TRUE(contains(below, "tile 4 must have three different hole rows from 1 to 20"))
        << below;
}

TEST(JustinianEdition, ATileHasThreeHoles) {
    const std::string why = with_holes_of_4("9, 13");
    EXPECT_TRUE(starts_with(why, at_line_of(kHolesOf4))) << why;
    EXPECT_TRUE(contains(why, "2 entries instead of 3")) << why;
}

// The first hole in the list belongs to phase 1, at any height.
TEST(JustinianEdition, HolesAreListedInTheOrderOfThePhases) {
    const auto edition =
        read_edition<Justinian>(with(kHolesOf4, "holes = [17, 9, 13]"), "board.toml");
    ASSERT_TRUE(edition);
    const Tile four = *Tile::from_number(4);
    EXPECT_EQ(edition->values.value(1, four, 0), 18);
    EXPECT_EQ(edition->values.value(2, four, 0), 9);
    EXPECT_EQ(edition->values.value(3, four, 0), 14);
}

// The top number of slot 3 is that of slot 2: tile 12 gains nothing by that step in phase 1.
TEST(JustinianEdition, ATileThatDoesNotRiseIsAcceptedWithAWarning) {
    const auto edition =
        read_edition<Justinian>(with(kSlot3,
                                     "numbers = [3, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, "
                                     "19, 20, 22, 23, 24, 25, 26]"),
                                "board.toml");
    ASSERT_TRUE(edition) << edition.why();
    ASSERT_EQ(edition->warnings.size(), 1u);
    const std::string& warning = edition->warnings[0];
    EXPECT_TRUE(starts_with(warning, at_line_of("holes = [1, 5, 9]"))) << warning;
    EXPECT_TRUE(contains(warning, "tile 12 does not gain with every step to the right in phase 1"))
        << warning;
}

TEST(JustinianEdition, AMissingValueIsNamed) {
    const std::string why = complaint(with("name = \"Basilius\"\n", ""));
    EXPECT_TRUE(starts_with(why, at_line_of("[[tile]]  # 4"))) << why;
    EXPECT_TRUE(contains(why, "'name' is missing")) << why;
}

TEST(JustinianEdition, AValueThatDoesNotBelongIsRefused) {
    const std::string why =
        complaint(with("name = \"Basilius\"\n", "rank = 4\nname = \"Basilius\"\n"));
    EXPECT_TRUE(starts_with(why, at_line_of("name = \"Basilius\""))) << why;
    EXPECT_TRUE(contains(why, "/tile/3/rank: does not belong here")) << why;
}

TEST(JustinianEdition, ANameHasAtMostSixteenBytes) {
    const std::string why = complaint(with("\"Basilius\"", "\"Basilius of Caesarea\""));
    EXPECT_TRUE(starts_with(why, at_line_of("name = \"Basilius\""))) << why;
    EXPECT_TRUE(contains(why, "more than 16 bytes")) << why;
}

TEST(JustinianEdition, BrokenTomlIsNamedByItsLine) {
    const std::string why = complaint(with(kHolesOf4, "holes = [9, 13, 17"));
    EXPECT_TRUE(starts_with(why, "board.toml:")) << why;
    EXPECT_TRUE(contains(why, "not TOML")) << why;
}

}  // namespace
}  // namespace curia::justinian
