// curia advise, run as a user would.
#include "tests/cli/program.h"

namespace curia::cli {
namespace {

class Advise : public ProgramTest {
protected:
    std::string recorded() const {
        const std::string file = path("match.jsonl");
        // A random match, so that changes of the heuristics do not change the position.
        run("simulate justinian --players 3 --bot random --seed 4 --record " + file);
        return file;
    }
};

TEST_F(Advise, PrintsATable) {
    const Printed table = run("advise " + recorded() + " --at 60 --budget 200");
    EXPECT_EQ(table.status, 0) << table.text;
    EXPECT_TRUE(has(table.text, "seat 0, ")) << table.text;
    EXPECT_TRUE(has(table.text, "{\"type\":\"pass\"}"));
    EXPECT_TRUE(has(table.text, "chance to win after the first action, by seat: "));

    // Here one colour is clearly the best to score.
    const Printed clear = run("advise " + path("match.jsonl") + " --at 40 --budget 400");
    EXPECT_TRUE(has(clear.text, "advantage of the first group over the others")) << clear.text;
}

TEST_F(Advise, SaysTheSameAgainAndInJson) {
    const std::string line = "advise " + recorded() + " --budget 100 --json";
    const Printed once = run(line), again = run(line);
    EXPECT_EQ(once.status, 0) << once.text;
    EXPECT_EQ(once.text, again.text);
    EXPECT_TRUE(has(once.text, "\"estimates\":[{\"action\":{\"type\":"));
}

TEST_F(Advise, RefusesWithASentence) {
    const std::string file = recorded();
    const auto refused = [&](const std::string& arguments, std::string_view why) {
        const Printed printed = run("advise " + file + arguments);
        EXPECT_EQ(printed.status, 2) << arguments;
        EXPECT_TRUE(has(printed.text, why)) << printed.text;
    };
    refused(" --budget 0", "'0' is not a budget");
    refused(" --at 60 --seat 1", "it is not the turn of seat 1");
    refused(" --seat 3", "has no seat 3");
    refused(" --at 9999", "there is no step 9999");
}

}  // namespace
}  // namespace curia::cli
