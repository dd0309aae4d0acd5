// Names and chat: what people really write stays as it is; what disturbs others is removed.
#include "server/clean_text.h"

#include <gtest/gtest.h>

#include "server/utf8.h"

namespace curia {
namespace {

using namespace std::string_view_literals;

std::string cleaned(std::string_view text) { return clean_text(text, 500).value_or("(nothing)"); }
std::string named(std::string_view text) { return clean_name(text).value_or("(nothing)"); }
std::string times(int count, std::string_view text) {
    std::string all;
    for (int i = 0; i < count; ++i) all += text;
    return all;
}

TEST(CleanText, LeavesWhatPeopleWrite) {
    for (const auto text : {"Anna"sv,
                            "Zoë O’Hara-Müller"sv,
                            "Đặng Thị Ánh Tuyết"sv,
                            "Tie\u0302\u0301ng Vie\u0323\u0302t"sv,  // Vietnamese, decomposed
                            "محمد الأمين"sv,
                            "مُحَمَّدٌ"sv,           // Arabic, with vowels
                            "می\u200Cخواهم"sv,  // Persian, with a non-joiner
                            "שָׁלוֹם עֲלֵיכֶם"sv,     // Hebrew, with points
                            "สวัสดีครับ ที่นี่"sv,
                            "น้ำปั้น"sv,  // Thai
                            "नमस्ते क्षत्रिय"sv,
                            "क्\u200Dष"sv,       // Devanagari, with a joiner
                            "ශ්\u200Dරී ලංකා"sv,  // Sinhala
                            "র\u200D্য"sv,       // Bengali
                            "ကျွန်ုပ် လွှို့ဝှက်"sv,       // Burmese
                            "བསྒྲུབས་"sv,          // Tibetan
                            "ខ្ញុំស្រឡាញ់"sv,        // Khmer
                            "தமிழ்"sv,
                            "안녕하세요"sv,
                            "\u1112\u1161\u11AB\u1100\u1173\u11AF"sv,  // Korean, decomposed
                            "日本語テスト"sv,
                            "葛\U000E0100城"sv,  // Japanese, with a variant
                            "Ελληνικά Русский"sv,
                            "ᠮᠣᠩᠭᠣᠯ"sv,
                            "¡Olé! «Ça va?» 50 €"sv})
        EXPECT_EQ(cleaned(text), text);
}
TEST(CleanText, LeavesEmojiWhole) {
    for (const auto text :
         {"👨‍👩‍👧‍👦 👩🏽‍🚀"sv, "🏳️‍🌈 🏴‍☠️"sv,
          "❤️‍🔥 1️⃣ #️⃣"sv, "🇮🇹🇫🇷 🇨🇭"sv, "☝🏽️ 👍🏿"sv})
        EXPECT_EQ(cleaned(text), text);
    EXPECT_EQ(cleaned("🏴\U000E0067\U000E0062\U000E007F"), "🏴");  // tags are hidden text
}

TEST(CleanText, TakesOnlyUtf8) {
    for (const auto text :
         {"\x80"sv, "a\xC3"sv, "\xC0\xAF"sv, "\xC1\xBF"sv, "\xE0\x80\xAF"sv, "\xED\xA0\x80"sv,
          "\xED\xBF\xBF"sv, "\xF0\x80\x80\xAF"sv, "\xF4\x90\x80\x80"sv, "\xF8\x88\x80\x80\x80"sv,
          "\xFF"sv, "\xFE"sv, "\xE2\x82"sv, "\xE2\x28\xA1"sv, "M\xFCller"sv})
        EXPECT_FALSE(clean_text(text, 500));
    EXPECT_EQ(cleaned("\u0080\u07FF\u0800\uFFFD\U00010000\U0010FFFD"),
              "\u07FF\u0800\uFFFD\U00010000\U0010FFFD");
}
TEST(CleanText, TakesOutWhatTurnsTheDirection) {
    for (const char* control : {"\u061C", "\u200E", "\u200F", "\u202A", "\u202B", "\u202C",
                                "\u202D", "\u202E", "\u2066", "\u2067", "\u2068", "\u2069"})
        EXPECT_EQ(cleaned("a" + std::string(control) + "b"), "ab");
    EXPECT_EQ(cleaned("שלום\u200F עולם"), "שלום עולם");
}
TEST(CleanText, TakesOutWhatIsNotSeen) {
    for (const auto hidden :
         {"\0"sv,         "\x01"sv,       "\x1B"sv,       "\x7F"sv,       "\u0080"sv,
          "\u009F"sv,     "\u00AD"sv,     "\u034F"sv,     "\u115F"sv,     "\u1160"sv,
          "\u17B4"sv,     "\u180E"sv,     "\u200B"sv,     "\u2060"sv,     "\u2063"sv,
          "\u206F"sv,     "\u3164"sv,     "\uFEFF"sv,     "\uFFA0"sv,     "\uFFF9"sv,
          "\uFDD0"sv,     "\uFDEF"sv,     "\uFFFE"sv,     "\uFFFF"sv,     "\U0001FFFE"sv,
          "\U0010FFFF"sv, "\U000E0001"sv, "\U000E0041"sv, "\U000E007F"sv, "\U0001D173"sv}) {
        EXPECT_EQ(cleaned("א" + std::string(hidden) + "ב"), "אב");
        EXPECT_EQ(cleaned(hidden), "");
    }
}
TEST(CleanText, HasOneSpaceWhereThereIsAny) {
    EXPECT_EQ(cleaned(" \t a \r\n\n b\u00A0\u3000\u2003c\u2028d\u2029e\u0085f\u2800g \u200B "),
              "a b c d e f g");
    EXPECT_EQ(cleaned(" \u200D \u2800\u3000"), "");
    EXPECT_EQ(cleaned("a \u200B b"), "a b");
}
TEST(CleanText, KeepsJoinersOnlyWhereTheyJoin) {
    EXPECT_EQ(cleaned("\u200D\u200C"), "");
    EXPECT_EQ(cleaned("\u200Dनम\u200D"), "नम");
    EXPECT_EQ(cleaned("न\u200D म"), "न म");
    EXPECT_EQ(cleaned("न\u200D\u200D\u200C\u200Dम"), "न\u200Dम");
    EXPECT_EQ(cleaned("A\u200Dnn\u200Ca"), "Anna");  // would look like another Anna
    EXPECT_EQ(cleaned("и\u200Dван"), "иван");
}
TEST(CleanText, KeepsThreeMarksOnACharacter) {
    EXPECT_EQ(cleaned("Z" + times(500, "\u0301") + "algo"), "Z\u0301\u0301\u0301algo");
    EXPECT_EQ(cleaned("Z\u0316\u0317\u0318\u0319\u031A\u031Ba\u0300l"),
              "Z\u0316\u0317\u0318a\u0300l");
    EXPECT_EQ(cleaned("ก" + times(9, "\u0E49")), "ก\u0E49\u0E49\u0E49");
    EXPECT_EQ(cleaned("ⓐ" + times(9, "\u20DD")), "ⓐ\u20DD\u20DD\u20DD");
    EXPECT_EQ(cleaned("न" + times(9, "\u200D\u0941")), "न\u200D\u0941\u200D\u0941\u200D\u0941");
    EXPECT_EQ(cleaned("က" + times(99, "\u1037")), "က" + times(6, "\u1037"));
    EXPECT_EQ(cleaned("😀" + times(50, "\uFE0F")), "😀\uFE0F\uFE0F\uFE0F");
}
TEST(CleanText, HasNoMarksOnNothing) {
    EXPECT_EQ(cleaned("\u0301\u0302a"), "a");
    EXPECT_EQ(cleaned("a \u0301b"), "a b");
    EXPECT_EQ(cleaned("\uFE0F"), "");
}
TEST(CleanText, CountsCodePointsThatAreLeft) {
    EXPECT_TRUE(clean_text(times(500, "😀"), 500));
    EXPECT_FALSE(clean_text(times(501, "😀"), 500));
    EXPECT_EQ(clean_text("  " + times(999, "\u200B") + "abc ", 3), "abc");
    EXPECT_EQ(clean_text("", 0), "");
    EXPECT_FALSE(clean_text("a b", 2));
}

TEST(CleanName, IsNotABots) {
    for (const auto text :
         {"bot:Anna"sv, "Bot:Anna"sv, "BOT: Anna"sv, " bot : Anna"sv, "b o t:Anna"sv,
          "b\u200Bo\u2060t\u00AD:\u200DAnna"sv, "bot：Anna"sv, "ｂｏｔ:Anna"sv, "ＢＯＴ：Anna"sv,
          "\u202Ebot:Anna"sv, "b\uFE0Fot\uFE0F:Anna"sv, "bot:bot:Anna"sv, "bot:Bot: bOT：Anna"sv,
          "bot:\u0301bot:Anna"sv, "bot∶Anna"sv, "bot꞉Anna"sv, "bot﹕Anna"sv})
        EXPECT_EQ(named(text), "Anna") << text;
    for (const auto text : {"bot:"sv, "bot: bot:"sv, "BOT:\u200B"sv}) EXPECT_EQ(named(text), "");
}
TEST(CleanName, MayHoldABotElsewhere) {
    for (const auto text :
         {"Anna bot:"sv, "bot"sv, "Botticelli"sv, "robot:x"sv, "bo:t"sv, "bots: x"sv})
        EXPECT_EQ(named(text), text);
    EXPECT_EQ(cleaned("bot: hello"), "bot: hello");  // chat may contain it
}
TEST(CleanName, HasUpToFortyCharacters) {
    EXPECT_EQ(named(times(40, "é")), times(40, "é"));
    EXPECT_EQ(named("bot:" + times(40, "é")), times(40, "é"));
    EXPECT_FALSE(clean_name(times(41, "é")));
    EXPECT_FALSE(clean_name("\xFF"));
}

TEST(Utf8, ComesBackAsItWas) {
    for (const auto text : {""sv, "\0a\x7F"sv, "é߿ࠀ\uFFFF\U00010000\U0010FFFF"sv})
        EXPECT_EQ(encode_utf8(decode_utf8(text).value()), text);
}

}  // namespace
}  // namespace curia
