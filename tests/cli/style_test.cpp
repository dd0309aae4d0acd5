#include "cli/terminal/style.h"

#include <gtest/gtest.h>

namespace curia::cli {
namespace {

TEST(Style, EscapesTakeNoColumnsAndALetterTakesOne) {
    EXPECT_EQ(columns("→9 é"), 4);
    EXPECT_EQ(columns(Style(true)(Ink::Gold, "ab")), 2);
    EXPECT_EQ(Style(false)(Ink::Gold, "ab"), "ab");
}

TEST(Style, PadsToTheWidthOnEachSide) {
    EXPECT_EQ(left("é", 3), "é  ");
    EXPECT_EQ(right("é", 3), "  é");
    EXPECT_EQ(centre("ab", 5), " ab  ");
    EXPECT_EQ(left("abc", 2), "abc");
}

TEST(Style, ShortensWithAFullStop) {
    EXPECT_EQ(shorten("Narses", 7), "Narses");
    EXPECT_EQ(shorten("Constantinus", 7), "Consta.");
    EXPECT_EQ(shorten("éééé", 3), "éé.");
}

TEST(Style, WordsFromFilesCannotCommandTheTerminal) {
    EXPECT_EQ(printable("a\x1b[2Jb\n"), "a?[2Jb?");
    EXPECT_EQ(printable("a\u009b2Jb\u202ec\u2066d"), "a?2Jb?c?d");
    EXPECT_EQ(printable("Éva → “7”"), "Éva → “7”");
    EXPECT_EQ(printable("\xC2"), "\xC2");
}

TEST(Style, WrapsBetweenWordsAndIndentsWhatFollows) {
    EXPECT_EQ(wrap("one two three", 7, 2), "one two\n  three");
    EXPECT_EQ(wrap("a b\nc d", 3), "a b\nc d");
    EXPECT_EQ(wrap("immeasurable", 4), "immeasurable");
}

TEST(Style, SetsTwoBlocksSideBySide) {
    EXPECT_EQ(beside("a\nbb\n", "c\n", 3), "a  c\nbb\n");
    EXPECT_EQ(beside("", "c\n", 2), "  c\n");
}

}  // namespace
}  // namespace curia::cli
