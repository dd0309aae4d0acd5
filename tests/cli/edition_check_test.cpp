// `curia edition check` on hostile files: a sentence and status 2.
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

}  // namespace
}  // namespace curia::cli
