// curia arena and curia ladder, run as a user would.
#include "tests/cli/program.h"

#include <algorithm>

#include "bots/justinian/heuristic.h"
#include "match/json/reader.h"

namespace curia::cli {
namespace {

class ArenaProgram : public ProgramTest {
protected:
    static double number(const std::string& json, const std::string& name) {
        const std::size_t at = json.find("\"" + name + "\":");
        EXPECT_NE(at, std::string::npos) << name << " in " << json;
        return at == std::string::npos ? 0 : std::stod(json.substr(at + name.size() + 3));
    }
    static std::string line(const std::string& text, int n) {
        std::istringstream in(text);
        std::string line;
        for (int i = 0; i <= n; ++i) std::getline(in, line);
        return line;
    }
};

const std::string kGreedy = "arena justinian --players 3 --candidate greedy --field random ";

TEST_F(ArenaProgram, EqualPlayGetsExactlyTheFairShare) {
    const Printed result =
        run("arena justinian --players 3 --candidate random --field random --deals 100 --json");
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(parse_json(result.text)) << result.text;
    EXPECT_NEAR(number(result.text, "win_share"), 1.0 / 3, 1e-5);
    EXPECT_LE(number(result.text, "low"), 1.0 / 3 + 1e-5);
    EXPECT_GE(number(result.text, "high"), 1.0 / 3 - 1e-5);
    EXPECT_EQ(number(result.text, "games"), 300);
}

TEST_F(ArenaProgram, GreedyIsClearlyAboveRandom) {
    const Printed result = run(kGreedy + "--deals 100 --json");
    EXPECT_EQ(result.status, 0);
    EXPECT_GT(number(result.text, "low"), 0.6) << result.text;
    EXPECT_LT(number(result.text, "mean_rank"), 1.5);
    EXPECT_GT(number(result.text, "margin"), 0);
}

TEST_F(ArenaProgram, TheTableTellsAllAndWarnsOfFewDeals) {
    const Printed result =
        run("arena justinian --players 2,4 --candidate greedy random --field random --deals 12");
    EXPECT_EQ(result.status, 0);
    for (const char* part : {"win share (95 %)", "win share by seat", "rank", "margin", "0.500",
                             "0.250", "Only 12 deals: below 100 the intervals are rough."})
        EXPECT_TRUE(has(result.text, part)) << part << "\n" << result.text;
}

TEST_F(ArenaProgram, ThreadsChangeNothing) {
    const auto all = [&](const std::string& threads) {
        const std::string csv = path("a" + threads + ".csv"), svg = path("a" + threads + ".svg");
        const Printed result = run(kGreedy + "--candidate mc@2 --deals 8 --json --threads " +
                                   threads + " --csv " + csv + " --svg " + svg);
        EXPECT_EQ(result.status, 0) << result.text;
        return result.text + content(csv) + content(svg);
    };
    EXPECT_EQ(all("1"), all("2"));
    const std::string sequential = kGreedy + "--sprt 0:50 --deals 500 --json --threads ";
    EXPECT_EQ(run(sequential + "1").text, run(sequential + "2").text);
}

// Its version is asked for once; after that it cannot be started.
TEST_F(ArenaProgram, ABotThatDoesNotStartAgainLosesAndStopsNothing) {
    const std::string bot = written("bot.sh", "mkdir " + path("begun") + R"( || exit
read hello; echo '{"type":"ready","name":"x","version":2}'; read end
)");
    const Printed result = run("arena justinian --players 3 --field random --deals 2 --csv " +
                               path("a.csv") + " --candidate 'exec:sh " + bot + " 2>/dev/null'");
    EXPECT_EQ(result.status, 0) << result.text;
    EXPECT_TRUE(has(content(path("a.csv")), ",all,6,0.000000,")) << content(path("a.csv"));
    EXPECT_TRUE(has(result.text, "matches with a bot that failed: 6; the first time: sh "))
        << result.text;
    EXPECT_TRUE(has(result.text, ": it has ended")) << result.text;
}

TEST_F(ArenaProgram, GoesOnWhereItWasInterrupted) {
    const std::string file = path("results.jsonl");
    const std::string whole = run(kGreedy + "--deals 40 --json").text;
    EXPECT_EQ(run(kGreedy + "--deals 40 --json --results " + file).text, whole);
    const std::string lines = content(file);
    EXPECT_EQ(std::count(lines.begin(), lines.end(), '\n'), 120);
    const std::string greedy = "greedy#" + std::to_string(Heuristic<Justinian>::kVersion);
    EXPECT_TRUE(has(lines, "\"bots\":[\"" + greedy + "\",\"random#1\",\"random#1\"]"));

    written("results.jsonl", lines.substr(0, lines.size() / 2));
    const Printed resumed = run(kGreedy + "--deals 40 --json --results " + file);
    EXPECT_EQ(resumed.text,
              "curia: the last line of " + file + " is broken and is ignored\n" + whole);
    const std::string again = content(file);
    EXPECT_EQ(std::count(again.begin(), again.end(), '\n'), 120);
    EXPECT_EQ(run(kGreedy + "--deals 40 --json --results " + file).text, whole);
    EXPECT_EQ(content(file), again) << "nothing was played again";
}

TEST_F(ArenaProgram, DoesNotWriteIntoAFileThatIsNotItsOwn) {
    const std::string file = written("notes.txt", "my notes\n");
    const Printed result = run(kGreedy + "--deals 2 --results " + file);
    EXPECT_EQ(result.status, 2);
    EXPECT_TRUE(has(result.text, file + ":1: not a result of the arena")) << result.text;
    EXPECT_EQ(content(file), "my notes\n");
}

TEST_F(ArenaProgram, SprtStopsEarly) {
    const Printed result = run(kGreedy + "--sprt 0:50 --deals 5000 --json");
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(has(result.text, "\"verdict\":\"high\"")) << result.text;
    EXPECT_LT(number(result.text, "deals"), 200);
    EXPECT_TRUE(has(run(kGreedy + "--sprt 0:50 --deals 5000").text, "+50 rather than +0"));
}

TEST_F(ArenaProgram, LadderRatesThePool) {
    const std::string csv = path("l.csv"), svg = path("l.svg");
    const Printed result =
        run("ladder justinian --players 3 --bot random greedy mc@2 --deals 8 "
            "--csv " +
            csv + " --svg " + svg);
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(has(result.text, "came before")) << result.text;
    EXPECT_TRUE(has(result.text, "+0 (+0 to +0)"));
    EXPECT_TRUE(has(content(csv), "before random"));
    EXPECT_TRUE(has(content(svg), "rating above random"));
    const std::string ladder = "ladder justinian --players 3 --bot random greedy --deals 40 --json";
    const Printed json = run(ladder + " --threads 1");
    EXPECT_TRUE(parse_json(json.text)) << json.text;
    EXPECT_TRUE(has(line(json.text, 0), "\"bots\":[{\"bot\":\"greedy\"")) << "the best comes first";
    EXPECT_GT(number(json.text, "rating_low"), 100);
    EXPECT_EQ(json.text, run(ladder + " --threads 2").text);
}

TEST_F(ArenaProgram, BadInputIsOneSentenceAndStatusTwo) {
    for (const auto& [arguments, sentence] : std::vector<std::pair<std::string, std::string>>{
             {kGreedy + "--deals 0", "--deals"},
             {kGreedy + "--seed -1", "'-1' is not a whole number"},
             {kGreedy + "--results ''", "the name of a file is empty"},
             {kGreedy + "--sprt 20:0", "'20:0' is not of the form LOW:HIGH"},
             {kGreedy + "--options x=y", "no option 'x'"},
             {kGreedy + "--csv /nowhere/x", "cannot write /nowhere/x"},
             {kGreedy + "--results /nowhere/x", "cannot write /nowhere/x"},
             {"arena justinian --players 3 --candidate genius --field random", "no bot 'genius'"},
             {"arena justinian --players 3 --candidate random --field genius", "no bot 'genius'"},
             {"arena justinian --players 3,9 --candidate random --field random",
              "is for 2 to 4 players, not 9"},
             {"arena nonsense --players 3 --candidate random --field random", "no game 'nonsense'"},
             {"arena justinian --players 3 --field random", "--candidate is required"},
             {"ladder justinian --bot random", "at least two bots"},
             {"ladder justinian --bot random random", "in the pool twice"},
             {"ladder justinian --bot random genius", "no bot 'genius'"},
             {"ladder justinian --players 3 --bot random greedy --deals 1", "too few"},
         }) {
        const Printed result = run(arguments);
        EXPECT_EQ(result.status, 2) << arguments;
        EXPECT_TRUE(has(result.text, sentence)) << result.text;
        EXPECT_EQ(std::count(result.text.begin(), result.text.end(), '\n'), 1) << result.text;
    }
}

}  // namespace
}  // namespace curia::cli
