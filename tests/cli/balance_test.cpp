// curia balance, run as a user would, and the answers of one match to its questions.
#include "cli/grand_tribunal/balance.h"

#include "bots/all.h"
#include "bots/arena/run_job.h"
#include "bots/grand_tribunal/heuristic.h"
#include "tests/cli/program.h"

namespace curia::cli {
namespace {

class BalanceProgram : public ProgramTest {};

const std::string kFew = "balance grand_tribunal --players 3,4 --games 6 --bot greedy ";

TEST_F(BalanceProgram, ThePageSaysHowItWasMadeAndWarnsOfFewMatches) {
    const Printed result = run(kFew + "--seed 7");
    EXPECT_EQ(result.status, 0);
    const std::string bot = "greedy#" + std::to_string(Heuristic<GrandTribunal>::kVersion);
    for (const std::string& part : std::vector<std::string>{
             "curia balance grand_tribunal --players 3,4 --games 6 --bot greedy --seed 7",
             "`" + bot + "` in all seats", "fingerprint", "| Orb | 3 | 16.7 % |",
             "| first Praeco | 4 |", "| leader after Tribunal I | 3 | 33.3 % |", "Only 6 deals"})
        EXPECT_TRUE(has(result.text, part)) << part << "\n" << result.text;
    EXPECT_FALSE(has(result.text, "nan")) << result.text;
}

TEST_F(BalanceProgram, ThreadsChangeNothing) {
    EXPECT_EQ(run(kFew + "--threads 1").text, run(kFew + "--threads 3").text);
    EXPECT_NE(run(kFew + "--seed 1").text, run(kFew + "--seed 2").text);
}

TEST_F(BalanceProgram, AnotherEditionStandsBesideTheFirst) {
    const std::string same = written("same.toml", run("edition show grand_tribunal").text);
    const Printed result = run(kFew + "--against " + same);
    EXPECT_EQ(result.status, 0) << result.text;
    EXPECT_TRUE(has(result.text, "| measured | with same.toml |")) << result.text;
}

TEST_F(BalanceProgram, WritesThePageAndEveryChartOnIt) {
    const Printed result = run(kFew + "--write " + path(""));
    EXPECT_EQ(result.status, 0) << result.text;
    const std::string page = content(path("grand_tribunal.md"));
    int charts = 0;
    for (std::size_t at = 0; (at = page.find("](", at)) != std::string::npos; ++charts) {
        at += 2;
        const std::string file = page.substr(at, page.find(')', at) - at);
        EXPECT_TRUE(has(content(path(file)), "<svg")) << file;
    }
    EXPECT_GE(charts, 8);
}

TEST_F(BalanceProgram, BadArgumentsAreOneSentenceAndStatusTwo) {
    for (const auto& [arguments, sentence] : std::vector<std::pair<std::string, std::string>>{
             {"balance nonsense", "no game 'nonsense'"},
             {"balance justinian", "there is no balance report for justinian"},
             {"balance grand_tribunal --players 2", "is for 3 to 5 players, not 2"},
             {"balance grand_tribunal --bot genius", "no bot 'genius'"},
             {"balance grand_tribunal --write /nowhere", "there is no folder /nowhere"},
             {"balance grand_tribunal --against /nowhere", "cannot read /nowhere"},
         }) {
        const Printed result = run(arguments);
        EXPECT_EQ(result.status, 2) << arguments;
        EXPECT_TRUE(has(result.text, sentence)) << result.text;
    }
}

// ---- One match ----

struct Deal {
    int players;
    const char* preset;
};

class TribunalBalance : public testing::TestWithParam<Deal> {
protected:
    static Match<GrandTribunal> match() {
        auto setup = default_setup<GrandTribunal>(GetParam().players);
        for (const auto& preset : GrandTribunal::kPresets)
            if (preset.name == GetParam().preset) setup.options = preset.options;
        std::vector<std::unique_ptr<Bot<GrandTribunal>>> bots;
        for (int i = 0; i < setup.players; ++i) bots.push_back(make_bot<GrandTribunal>("greedy"));
        return *arena::play_deal<GrandTribunal>(setup, 1, bots);
    }
    static const Topic& topic(const std::vector<Topic>& topics, std::string_view name) {
        for (const Topic& one : topics)
            if (one.name == name) return one;
        ADD_FAILURE() << "no topic " << name;
        return topics.front();
    }
    static double sum(const Topic& topic) {
        double sum = 0;
        for (const Topic::Row& row : topic.rows) sum += row.answer.value_or(0);
        return sum;
    }
};

TEST_P(TribunalBalance, SharesAddUp) {
    const auto topics = GameBalance<GrandTribunal>::topics(match());
    for (const char* name : {"prizes_by_type", "prizes_by_cost", "points_by_type", "points_by_cost",
                             "seats", "sources"})
        EXPECT_NEAR(sum(topic(topics, name)), 1, 1e-9) << name;
}
TEST_P(TribunalBalance, CountsEveryGatheringOnce) {
    const Match<GrandTribunal> played = match();
    double gathered = 0;
    for (int n = 0; n < played.version(); ++n)
        if (const auto* step = std::get_if<ActionOf<GrandTribunal>>(&played.step(n)))
            gathered += std::holds_alternative<grand_tribunal::Gather>(step->action) ? 1 : 0;
    const auto topics = GameBalance<GrandTribunal>::topics(played);
    const Topic& gatherings = topic(topics, "gatherings");
    EXPECT_EQ(sum(gatherings) - gatherings.rows.back().answer.value_or(0), gathered);
    // A source is never used more often than its track has spaces.
    for (const Topic::Row& row : gatherings.rows) {
        EXPECT_LE(row.answer.value_or(0), row.even.value_or(5)) << row.label;
    }
}
INSTANTIATE_TEST_SUITE_P(Deals, TribunalBalance,
                         testing::Values(Deal{3, "standard"}, Deal{4, "short"},
                                         Deal{5, "standard"}));

}  // namespace
}  // namespace curia::cli
