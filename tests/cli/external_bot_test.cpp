// Bots in other programs: what they are told, and what happens if they fail (docs/bot_protocol.md).
#include "bots/external/external_bot.h"

#include <gtest/gtest.h>

#include "bots/all.h"
#include "bots/arena/run_job.h"
#include "bots/external/allow.h"
#include "games/all.h"
#include "match/edition/edition.h"
#include "match/match.h"
#include "tests/cli/program.h"

namespace curia::cli {
namespace {

class ExternalBots : public testing::Test {
protected:
    ExternalBots() { allow_external_bots(); }

    static std::string ours(const std::string& bot) {
        return std::string("exec:") + CURIA_PROGRAM + " bot " + bot + " --seed 1";
    }
    // Says that it is ready, then runs this for every question.
    static std::string script(const std::string& answers) {
        return R"(exec:read hello; echo '{"type":"ready","name":"x","version":2}'; )" + answers;
    }
    // A match of one such bot against two that play at random.
    template <Game G>
    static arena::JobResult play(const std::string& bot) {
        auto job = arena::job_for<G>(default_setup<G>(3));
        for (const std::string& name : {bot, std::string("random"), std::string("random")})
            job.bots.push(arena::label(name, make_bot<G>(name)->version()));
        const auto result = arena::run_job<G>(job, default_edition<G>().values);
        EXPECT_TRUE(result) << result.why();
        return result ? *result : arena::JobResult{};
    }
    // What is wrong with it after its first decision.
    template <Game G>
    static std::string failure(const std::string& name) {
        Rng rng(1);
        Match<G> match(default_setup<G>(3));
        match.draw(rng);
        const auto bot = make_bot<G>(name);
        const Seat seat = match.turn().seats.first();
        const auto action = bot->choose(match.view(seat), match.legal(seat), rng);
        EXPECT_TRUE(match.play(seat, action)) << "a legal action is played for it";
        return std::string(bot->why_failed());
    }
};

// The View that arrives is the View that was sent: the same bot decides the same.
TEST_F(ExternalBots, DecideAsTheSameBotInside) {
    AllGames::for_each([]<Game G>() {
        const auto outside = make_bot<G>(ours("greedy"));
        const auto inside = make_bot<G>("greedy");
        EXPECT_EQ(outside->version(), inside->version());
        Rng rng(3), unused(1);
        Match<G> match(default_setup<G>(G::kMaxPlayers));
        for (int decisions = 0; decisions < 40 && match.turn().of != Turn::Of::Nobody;) {
            match.draw(rng);
            if (match.turn().of != Turn::Of::Players) continue;
            const Seat seat = match.turn().seats.first();
            const auto legal = match.legal(seat);
            const auto action = inside->choose(match.view(seat), legal, unused);
            ASSERT_EQ(outside->choose(match.view(seat), legal, unused), action) << G::kName;
            ASSERT_EQ(outside->why_failed(), "") << G::kName;
            match.play(seat, decisions++ % 2 ? action : legal[0]);
        }
    });
}

TEST_F(ExternalBots, PlayWholeMatches) {
    AllGames::for_each([]<Game G>() {
        const arena::JobResult result = play<G>(ours("random"));
        EXPECT_EQ(result.scores.size(), 3) << G::kName;
        EXPECT_EQ(result.failure, "") << G::kName;
    });
}

TEST_F(ExternalBots, TheExampleInPythonPlaysEveryGame) {
    AllGames::for_each([]<Game G>() {
        const arena::JobResult result =
            play<G>(std::string("exec:python3 ") + CURIA_SOURCE_DIR + "/examples/bot.py");
        EXPECT_EQ(result.scores.size(), 3) << G::kName;
        EXPECT_EQ(result.failure, "") << G::kName;
    });
}

TEST_F(ExternalBots, LoseIfTheyFail) {
    using G = Justinian;
    const std::pair<std::string, std::string> failures[] = {
        {"exec:false", "it has ended"},
        {"exec:no-such-program 2>/dev/null", "it has ended"},
        {"exec:echo nonsense; sleep 60", "does not say that it is ready"},
        {script("exit"), "it has ended"},
        {script("sleep 60") + "@100ms", "did not answer in time"},
        {script("yes nonsense") + "@100ms", "its answer is not JSON"},
        {script("yes '{\"type\":\"action\",\"action\":{\"type\":\"dance\"}}'"), "no action"},
        {script("yes '{\"type\":\"action\",\"action\":{\"type\":\"claim\"}}'"), "not legal"},
        {script("yes '{\"type\":\"ready\",\"name\":\"x\",\"version\":1}'"),
         "did not answer with an action"},
        {script("head -c 3000000 /dev/zero"), "line does not end"},
    };
    for (const auto& [name, why] : failures) {
        const std::string said = failure<G>(name);
        EXPECT_NE(said.find(why), std::string::npos) << name << " said: " << said;
    }
    const arena::JobResult lost = play<G>(script("exit"));
    EXPECT_EQ(lost.scores[0], std::min(lost.scores[1], lost.scores[2]) - 1);
    EXPECT_NE(lost.failure.find("it has ended"), std::string::npos) << lost.failure;
}

TEST_F(ExternalBots, AreNamedWithTheirTime) {
    EXPECT_EQ(ExternalName::from_text("exec:./bot --x a@b")->command, "./bot --x a@b");
    EXPECT_EQ(ExternalName::from_text("exec:./bot@200ms")->command, "./bot");
    EXPECT_EQ(ExternalName::from_text("exec:./bot@200ms")->budget.milliseconds, 200);
    EXPECT_FALSE(ExternalName::from_text("exec:"));
    EXPECT_FALSE(ExternalName::from_text("club"));
}

}  // namespace
}  // namespace curia::cli
