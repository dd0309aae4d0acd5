// Editions may come from anyone: no text may cost much time or memory.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstring>
#include <ctime>

#include "games/all.h"
#include "match/edition/edition.h"
#include "match/edition/toml_limits.h"
#include "tests/allocations.h"

namespace curia {
namespace {

#ifdef CURIA_SANITIZED
constexpr double kMostMilliseconds = 500;
#else
constexpr double kMostMilliseconds = 50;
#endif
constexpr long kMostKilobytes = 32 << 10;

// The message about a text that was parsed and has only a title.
constexpr std::string_view kParsed = "mine.toml:1: 'slot' is missing";

struct Cost {
    double milliseconds = 0;
    long kilobytes = 0;
    std::array<char, 200> message{};  // why the text was refused, or ""
};

double cpu_milliseconds() {
    timespec now{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}
template <Game G>
Cost cost_here(const std::string& text) {
    Cost cost;
    forget_most_allocated_bytes();
    const long bytes = allocated_bytes();
    const double start = cpu_milliseconds();
    {
        const auto edition = read_edition<G>(text, "mine.toml");
        std::strncpy(cost.message.data(), edition.why().c_str(), cost.message.size() - 1);
    }
    cost.milliseconds = cpu_milliseconds() - start;
    cost.kilobytes = (most_allocated_bytes() - bytes) >> 10;
    return cost;
}

// The cost of reading, measured in a separate process, which may crash.
template <Game G>
std::optional<Cost> cost_of(const std::string& text) {
    default_edition<G>();
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) return std::nullopt;
    const pid_t child = ::fork();
    if (child == 0) {
        const Cost cost = cost_here<G>(text);
        ::_exit(::write(ends[1], &cost, sizeof cost) == sizeof cost ? 0 : 1);
    }
    ::close(ends[1]);
    Cost cost;
    const bool whole = ::read(ends[0], &cost, sizeof cost) == sizeof cost;
    ::close(ends[0]);
    ::waitpid(child, nullptr, 0);
    return whole ? std::optional(cost) : std::nullopt;
}

std::string repeated(std::string_view part, std::size_t size) {
    std::string text;
    text.reserve(size + part.size());
    while (text.size() < size) text += part;
    return text;
}
// "k1…", "k2…" and so on, up to this size.
std::string numbered(std::string_view before, std::string_view after, std::size_t size) {
    std::string text;
    for (int i = 0; text.size() < size; ++i)
        text += std::string(before) + std::to_string(i) + std::string(after);
    return text;
}

struct Kind {
    const char* name;
    std::function<std::string(std::size_t size)> text;  // of about that many bytes
};
void PrintTo(const Kind& kind, std::ostream* out) { *out << kind.name; }

const std::vector<Kind> kKinds = {
    {"DottedKey", [](std::size_t n) { return repeated("a.", n) + "a=1\n"; }},
    {"DottedHeader", [](std::size_t n) { return "[" + repeated("a.", n) + "a]\n"; }},
    {"DottedListHeader", [](std::size_t n) { return "[[" + repeated("a.", n) + "a]]\n"; }},
    {"DottedQuotedKey", [](std::size_t n) { return repeated("\"a\" . ", n) + "a=1\n"; }},
    {"DottedInlineKey", [](std::size_t n) { return "x={" + repeated("a.", n) + "a=1}\n"; }},
    {"DottedKeyInAList", [](std::size_t n) { return "x=[1,{" + repeated("a.", n) + "a=1}]\n"; }},
    {"DottedKeyWithoutAValue", [](std::size_t n) { return repeated("a.", n); }},
    {"NestedLists", [](std::size_t n) { return "a=" + repeated("[", n); }},
    {"ClosedNestedLists",
     [](std::size_t n) { return "a=" + repeated("[", n / 2) + repeated("]", n / 2) + "\n"; }},
    {"NestedTables", [](std::size_t n) { return "a=" + repeated("{a=", n); }},
    {"NestedMixture", [](std::size_t n) { return "a=" + repeated("[{a.a=", n); }},
    {"ManyKeys", [](std::size_t n) { return numbered("k", "=1\n", n); }},
    {"ManyEntries", [](std::size_t n) { return "a=[" + repeated("1,", n) + "1]\n"; }},
    {"ManyEmptyTables", [](std::size_t n) { return "a=[" + repeated("{},", n) + "{}]\n"; }},
    {"ManyEmptyLists", [](std::size_t n) { return "a=[" + repeated("[],", n) + "[]]\n"; }},
    {"ManyTexts", [](std::size_t n) { return "a=[" + repeated("'',", n) + "'']\n"; }},
    {"ManyDottedKeys", [](std::size_t n) { return numbered("k", ".a.a.a.a.a.a.a.a.a=1\n", n); }},
    {"ManyDottedKeysOfOne",
     [](std::size_t n) { return numbered("a.a.a.a.a.a.a.a.a.a.k", "=1\n", n); }},
    {"ManyDottedInlineKeys",
     [](std::size_t n) { return "x={" + numbered("k", ".a.a.a.a.a.a.a.a=1,", n) + "y=1}\n"; }},
    // toml++ searches the list of all tables that dotted keys have created.
    {"TheLastOfManyDottedTables",
     [](std::size_t n) {
         return numbered("k", ".a=1\n", n / 2) + numbered("z.z.z.z.z.z.z.z.k", "=1\n", n / 2);
     }},
    {"ManyHeaders", [](std::size_t n) { return numbered("[k", "]\n", n); }},
    {"ManyDeepHeaders", [](std::size_t n) { return numbered("[k", ".a.a.a.a.a.a.a.a]\n", n); }},
    {"TheSameListHeader", [](std::size_t n) { return repeated("[[a]]\n", n); }},
    {"DeepListHeaders",
     [](std::size_t n) { return repeated("[[a]]\n[[a.a]]\n[[a.a.a]]\n[[a.a.a.a]]\n", n); }},
    {"TheSameKey", [](std::size_t n) { return repeated("a=1\n", n); }},
    {"LongText", [](std::size_t n) { return "a=\"" + repeated("x", n) + "\"\n"; }},
    {"LongEscapes", [](std::size_t n) { return "a=\"" + repeated("\\u00e9", n) + "\"\n"; }},
    {"LongQuotes", [](std::size_t n) { return "a=\"\"\"" + repeated("\"\" ", n) + "\"\"\"\n"; }},
    {"UnendingText", [](std::size_t n) { return "a='''" + repeated("x\n", n); }},
    {"LongTitle", [](std::size_t n) { return "b='" + repeated("x", n) + "'\n"; }},
    {"LongKey", [](std::size_t n) { return repeated("a", n) + "=1\n"; }},
    // The full path of each value is as long as the header.
    {"LongHeaderOverManyKeys",
     [](std::size_t n) {
         const std::size_t keys = std::min<std::size_t>(n / 2, 35'000);  // not too many
         return "[" + repeated("a", n - keys) + "]\n" + numbered("k", "=1\n", keys);
     }},
    {"LongKeysThatDifferAtTheEnd",
     [](std::size_t n) { return numbered(std::string(1000, 'a'), "=1\n", n); }},
    {"LongNumber", [](std::size_t n) { return "a=" + repeated("1", n) + "\n"; }},
    {"LongFraction", [](std::size_t n) { return "a=0." + repeated("1_1", n) + "\n"; }},
    {"LongComment", [](std::size_t n) { return "#" + repeated("x", n) + "\n"; }},
    {"EmptyLines", [](std::size_t n) { return repeated("\n", n); }},
    {"Blanks", [](std::size_t n) { return repeated(" ", n); }},
    {"Provenance", [](std::size_t n) { return repeated("[[provenance]]\n", n); }},
    {"ProvenanceNotes", [](std::size_t n) { return repeated("[[provenance]]\nnote='x'\n", n); }},
    {"Slashes", [](std::size_t n) { return "'" + repeated("/", n) + "'=1\n"; }},
    {"NoTextAtAll", [](std::size_t n) { return std::string(n, '\0'); }},
};

class HostileEdition : public testing::TestWithParam<Kind> {
protected:
    static void expect_cheap(std::size_t size) {
        const std::string text = "title='x'\n" + GetParam().text(size - 10);
        AllGames::for_each([&]<Game G>() {
            std::optional<Cost> cost = cost_of<G>(text);
            ASSERT_TRUE(cost) << "reading " << text.size() << " bytes kills the process";
            // A busy machine can make it slower: the best of three counts.
            double least = cost->milliseconds;
            for (int more = 0; more < 2 && least >= kMostMilliseconds; ++more)
                if (const auto again = cost_of<G>(text))
                    least = std::min(least, again->milliseconds);
            EXPECT_LT(least, kMostMilliseconds) << text.size() << " bytes";
            EXPECT_LT(cost->kilobytes, kMostKilobytes) << text.size() << " bytes";
            EXPECT_TRUE(std::string_view(cost->message.data()).starts_with("mine.toml:"));
        });
    }
};
TEST_P(HostileEdition, OfAMegabyteIsCheap) { expect_cheap(1 << 20); }
TEST_P(HostileEdition, BelowTheLongestTextIsCheap) { expect_cheap(kLongestEditionText - 200); }
// At these sizes more of the texts are parsed.
TEST_P(HostileEdition, OfTwelveKilobytesIsCheap) { expect_cheap(12 << 10); }
TEST_P(HostileEdition, OfEightKilobytesIsCheap) { expect_cheap(8 << 10); }
INSTANTIATE_TEST_SUITE_P(All, HostileEdition, testing::ValuesIn(kKinds),
                         [](const auto& kind) { return std::string(kind.param.name); });

// A harmless text costs almost nothing, and its message reaches this process.
TEST(HostileEditionCost, IsMeasured) {
    const auto cost = cost_of<Justinian>("title='x'\n");
    ASSERT_TRUE(cost);
    EXPECT_LT(cost->kilobytes, 100);
    EXPECT_TRUE(std::string_view(cost->message.data()).starts_with(kParsed))
        << cost->message.data();
}

std::string refusal(const std::string& text) {
    const auto edition = read_edition<Justinian>("title='x'\n" + text, "mine.toml");
    return edition ? "accepted" : edition.why();
}
const std::string kDeep = repeated("a.", 22) + "a=1\n";
const std::string kTooDeep = ": nested more than 10 deep";

TEST(EditionNesting, IsRefusedWithItsLine) {
    EXPECT_EQ(refusal(kDeep), "mine.toml:2" + kTooDeep);
    EXPECT_EQ(refusal("a=1\r\n\r\n  " + kDeep), "mine.toml:4" + kTooDeep);
    EXPECT_EQ(refusal("a=[\n[[[[[[[[[[[]]]]]]]]]]]]\n"), "mine.toml:3" + kTooDeep);
    EXPECT_EQ(refusal("[a.a.a.a.a.a]\na.a.a.a.a.a=1"), "mine.toml:3" + kTooDeep);
    EXPECT_EQ(refusal("a.a.a.a=[{a.a.a.a={a.a.a=1}}]"), "mine.toml:2" + kTooDeep);
}
TEST(EditionNesting, OfTenLevelsIsRead) {
    EXPECT_EQ(refusal("a.a.a.a.a.a.a.a.a.a=1"), kParsed);
    EXPECT_EQ(refusal("a=[[[[[[[[[[1]]]]]]]]]]"), kParsed);
    EXPECT_EQ(refusal("[a.a.a.a.a]\na.a.a=[[1]]\n[b]\na.a.a.a.a.a=[[1]]"), kParsed);
}
TEST(EditionNesting, CountsEachEntryOnItsOwn) {
    const std::string entries = repeated("{a.a.a=[1.5, 2.5], b.b.b=1},", 2000);
    EXPECT_EQ(refusal("a=[" + entries + "]"), kParsed);
}
// Text that only looks like nesting.
TEST(EditionNesting, IsNotCountedInTextsAndComments) {
    const std::string dots(40, '.'), brackets(40, '[');
    for (const std::string& text :
         {"# " + dots + brackets, "a=1 #" + dots + brackets, "a=\"" + dots + brackets + "\"",
          "a='" + dots + brackets + "'", "\"" + dots + brackets + "\"=1",
          "a=\"\"\"\n" + dots + "\\\"\"\"" + brackets + "\"\"\"",
          "a='''\n" + dots + "''" + brackets + "'''", "a=\"\"\"\"\"" + dots + "\"\"\"\"\"",
          "a=\"\\\\\"\nb=\"\\\"" + dots + "\"", "a='\\'\nb='" + dots + "'", "['" + dots + "']",
          "a=[\n# " + brackets + "\n]"})
        EXPECT_EQ(refusal(text), kParsed) << text;
}
// Texts and comments that have ended do not hide nesting, even if they look unfinished.
TEST(EditionNesting, IsFoundBehindTextsAndComments) {
    for (const std::string text :
         {"# '\"\n", "a=1 # '''\n", "a=\"#\"\n", "a='\\'\n", "a=\"\\\\\"\n", "a=\"\"\n", "a=''\n",
          "a=\"\"\"\"\"\"\n", "a=\"\"\"x\"\"\"\"\n", "a=\"\"\"x\"\"\"\"\"\n", "a=''''''''\n",
          "a=\"\"\"\\\"\"\"\"\n", "a=\"\"\"\\\\\"\"\"\n", "a='''\\'''\n",
          "a=[\"]\",']',\"\"\"]\"\"\"]\n", "a=[ # ]\n]\n", "'a#'=1\n"})
        EXPECT_EQ(refusal(text + "b=1\n" + kDeep),
                  "mine.toml:" + std::to_string(3 + std::count(text.begin(), text.end(), '\n')) +
                      kTooDeep)
            << text;
}
// If the text is not TOML, the parser's own message is better.
TEST(EditionNesting, IsNotLookedForBehindAnError) {
    EXPECT_TRUE(refusal("a='\n" + kDeep).starts_with("mine.toml:2: not TOML: Error while parsing"));
    EXPECT_TRUE(
        refusal("a=1]\n" + kDeep).starts_with("mine.toml:2: not TOML: Error while parsing"));
}

TEST(EditionText, IsRefusedIfItIsTooLong) {
    const std::string comment = "#" + std::string(kLongestEditionText, 'x');
    EXPECT_EQ(refusal(comment), "mine.toml:1: longer than 128 KiB");
    EXPECT_EQ(refusal(comment.substr(0, kLongestEditionText - 10)), kParsed);
}
TEST(EditionText, IsRefusedIfItHasTooManyValues) {
    EXPECT_EQ(refusal("a=[\n" + repeated("1,", 2 * kMostTomlValues) + "]\n"),
              "mine.toml:3: more than 5000 values");
}
TEST(EditionText, HasNoControlCharacters) {
    for (const char c : {'\0', '\b', '\v', '\f', '\r', '\x1f', '\x7f'})
        EXPECT_EQ(refusal("# " + std::string(1, c) + "x\n"),
                  "mine.toml:2: not TOML: a control character");
    EXPECT_EQ(refusal("#\t\r\n"), kParsed);
}
TEST(EditionText, IsComplainedOfInTheRightLine) {
    std::string text(default_edition_text("justinian"));
    text += "\n['odd/key']\nx=1\n";
    const auto line = std::to_string(std::count(text.begin(), text.end(), '\n') - 1);
    const auto edition = read_edition<Justinian>(text, "mine.toml");
    EXPECT_EQ(edition.why(), "mine.toml:" + line + ": /odd/key: does not belong here");
}

}  // namespace
}  // namespace curia
