// Bots of the operator, `curia serve --bot NAME=exec:COMMAND`: seated by name, and no danger to the
// server if they fail (docs/bot_protocol.md).
#include "tests/cli/program.h"
#include "tests/server/player.h"
#include "tests/server/server_test.h"

namespace curia {
namespace {

class OperatorBots : public ServerTest {
protected:
    static std::string ours(const std::string& bot) {
        return std::string("exec:") + CURIA_PROGRAM + " bot " + bot + " --seed 1";
    }
    // Says that it is ready, then does this.
    static std::string script(const std::string& rest) {
        return R"(exec:read hello; echo '{"type":"ready","name":"x","version":1}'; )" + rest;
    }
    void start_with_bots(const std::vector<std::string>& bots) {
        std::vector<std::string> arguments{"--unlimited", "--pace", "0", "--thinkers", "2"};
        for (const std::string& bot : bots) arguments.insert(arguments.end(), {"--bot", bot});
        start_with_log(arguments);
    }
    int status_of_opening(const std::string& level) const {
        const std::string body = R"({"game":"justinian","players":2,)"
                                 R"("seats":[{"kind":"person"},{"kind":"bot","level":")" +
                                 level + "\"}]}";
        return net::fetch(port(), "POST", "/api/tables", body).status;
    }
};

TEST_F(OperatorBots, AreSeatedByName) {
    start_with_bots({"mine=" + ours("greedy")});
    EXPECT_EQ(at(get("/api/games"), "levels").get_array().back(), Json("mine"));
    const Opened table = open_table("justinian", 2, "mine");
    Player ada(port(), table.id, table.tokens[0]);
    ada.play_to_the_end();
    ASSERT_TRUE(ada.is_over());
    const net::Response record = net::fetch(port(), "GET", "/api/tables/" + table.id + "/record");
    EXPECT_TRUE(cli::has(record.body, "bot:mine")) << record.body.substr(0, 300);
    EXPECT_FALSE(cli::has(log(), "bot_failed")) << log();
}

TEST_F(OperatorBots, ThatFailPlayAtRandom) {
    const std::string action = R"(yes '{"type":"action","action":)";
    start_with_bots({"gone=exec:false", "crash=" + script("exit"),
                     "hang=" + script("sleep 60") + "@100ms", "nonsense=" + script("yes nonsense"),
                     "cheat=" + script(action + R"({"type":"claim"}}')")});
    const std::pair<std::string, std::string> failures[] = {{"gone", "it has ended"},
                                                            {"crash", "it has ended"},
                                                            {"hang", "did not answer in time"},
                                                            {"nonsense", "its answer is not JSON"},
                                                            {"cheat", "its action is not legal"}};
    for (const auto& [name, why] : failures) {
        const Opened table = open_table("justinian", 2, name);
        Player ada(port(), table.id, table.tokens[0]);
        ada.play_to_the_end();
        EXPECT_TRUE(ada.is_over()) << name;
        EXPECT_TRUE(cli::has(log(), "\"bot\":\"" + name + "\"")) << log();
        EXPECT_TRUE(cli::has(log(), why)) << name << ": " << log();
    }
    // Each is asked once and then no more.
    const std::string all = log();
    std::size_t count = 0;
    for (std::size_t at = 0; (at = all.find("bot_failed", at)) != std::string::npos; ++at) ++count;
    EXPECT_EQ(count, std::size(failures)) << all;
}

TEST_F(OperatorBots, ThatHangDoNotDelayOthers) {
    start_with_bots({"hang=" + script("sleep 60") + "@5000ms"});
    const Opened slow = open_table("justinian", 2, "hang");
    Player eve(port(), slow.id, slow.tokens[0]);
    for (std::size_t i = 0; i < 100 && eve.is_asked(); ++i) {
        eve.talker.say(act(eve.state, i));
        eve.update();
    }
    ASSERT_FALSE(eve.is_asked() || eve.is_over());  // so the bot is asked, and hangs

    const Opened table = open_table("justinian", 2, "beginner");
    Player ada(port(), table.id, table.tokens[0]);
    ada.play_to_the_end();
    EXPECT_TRUE(ada.is_over());
    EXPECT_FALSE(cli::has(log(), "bot_failed")) << "the other table has waited: " << log();
    while (!eve.is_asked() && !eve.is_over()) eve.update();
    EXPECT_TRUE(cli::has(log(), "did not answer in time")) << log();
}

TEST_F(OperatorBots, AreOnlyThoseOfTheCommandLine) {
    start_with_bots({"mine=" + ours("random")});
    EXPECT_EQ(status_of_opening("mine"), 201);
    for (const char* const name : {"other", "exec:true", "exec:touch /tmp/x", "mine2", "mc@10", ""})
        EXPECT_EQ(status_of_opening(name), 400) << name;
    start();
    EXPECT_EQ(status_of_opening("mine"), 400);
}

TEST_F(OperatorBots, MayBeGoneAfterARestart) {
    start_with_bots({"mine=" + ours("random")});
    const Opened table = open_table("justinian", 2, "mine");
    {
        Player ada(port(), table.id, table.tokens[0]);
    }
    start();  // without it: a level of our own plays on
    Player ada(port(), table.id, table.tokens[0]);
    ada.play_to_the_end();
    EXPECT_TRUE(ada.is_over());
}

TEST_F(OperatorBots, MustBeNamedWell) {
    const std::pair<std::string, std::string> wrong[] = {
        {"--bot mine", "is not exec:COMMAND"},
        {"--bot =exec:true", "NAME=exec:COMMAND"},
        {"--bot 'My bot=exec:true'", "NAME=exec:COMMAND"},
        {"--bot club=exec:true", "is the name of a level"},
        {"--bot a=exec:true --bot a=exec:true", "two bots with the name 'a'"},
        {"--bot a=club", "is not exec:COMMAND"},
        {"--bot a=exec:", "is not exec:COMMAND"}};
    for (const auto& [arguments, why] : wrong) {
        const cli::Printed printed =
            cli::run("serve --port 0 --data " + folder_ + "/other " + arguments);
        EXPECT_NE(printed.status, 0) << arguments;
        EXPECT_TRUE(cli::has(printed.text, why)) << arguments << ": " << printed.text;
    }
}

}  // namespace
}  // namespace curia
