// `curia edition check`: which game a file is for, and a sentence and status 2 for hostile files.
#include "tests/cli/program.h"

namespace curia::cli {
namespace {

std::string repeated(std::string_view part, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += part;
    return text;
}

class EditionCheck : public ProgramTest {
protected:
    void expect_refused(const std::string& text, const std::string& why) const {
        const std::string file = written("mine.toml", "title = 'x'\n" + text);
        for (const char* game : {"", " --game justinian"}) {
            const Printed printed = run("edition check " + file + game);
            EXPECT_EQ(printed.status, 2) << printed.text.substr(0, 300);
            EXPECT_TRUE(has(printed.text, file + why)) << printed.text.substr(0, 300);
        }
    }
};

TEST_F(EditionCheck, RefusesWhatIsNestedTooDeeply) {
    const std::string why = ":2: nested more than 10 deep\n";
    expect_refused(repeated("a.", 22'000) + "a = 1\n", why);
    expect_refused("[" + repeated("a.", 22'000) + "a]\n", why);
    expect_refused("a = " + repeated("[", 30'000), why);
    expect_refused("a = " + repeated("{a = ", 20'000), why);
}
TEST_F(EditionCheck, RefusesWhatIsTooLong) {
    expect_refused(repeated("# long\n", 200'000), ":1: longer than 128 KiB\n");
    expect_refused("a = [" + repeated("1,", 20'000) + "]\n", ":2: more than 5000 values\n");
}

// Without --game, the values in the file say which game it is for, right or wrong.
TEST_F(EditionCheck, NamesTheErrorOfTheGameThatHasTheseValues) {
    for (const std::string game : {"justinian", "circus_maximus", "grand_tribunal"}) {
        std::string text = run("edition show " + game).text;
        const Printed right = run("edition check " + written("right.toml", text));
        EXPECT_EQ(right.status, 0) << right.text;
        EXPECT_TRUE(has(right.text, "a valid edition of " + game)) << right.text;
        const std::string wrong = written("wrong.toml", "oddity = 1\n" + text);
        const Printed refused = run("edition check " + wrong);
        EXPECT_EQ(refused.status, 2);
        EXPECT_TRUE(has(refused.text, wrong + ":1: ")) << refused.text;
        EXPECT_TRUE(has(refused.text, "(read as " + game + ")\n")) << refused.text;
    }
}
TEST_F(EditionCheck, SaysThatAFileIsForNoGame) {
    const Printed printed =
        run("edition check " + written("other.toml", "title = 'x'\ncolour = 1\n"));
    EXPECT_EQ(printed.status, 2);
    EXPECT_TRUE(has(printed.text, "other.toml has no value of any game")) << printed.text;
}

}  // namespace
}  // namespace curia::cli
