// Matches that were begun in a browser and go on at a server.
#include <boost/json/serialize.hpp>

#include "tests/server/player.h"
#include "tests/server/server_test.h"

namespace curia {
namespace {

std::string file(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(std::string(CURIA_SOURCE_DIR) + "/" + path).rdbuf();
    return text.str();
}
// The record of an unfinished match of three. Seat 0 has to decide.
std::string unfinished() { return file("web/src/games/justinian/learn/lesson.jsonl"); }

class Begun : public ServerTest {
protected:
    static std::string body(const std::string& record,
                            const std::string& other = "bot\",\"level\":\"beginner",
                            const std::string& more = {}) {
        const std::string seat = ",{\"kind\":\"" + other + "\"}";
        return "{\"game\":\"justinian\",\"players\":3,\"seats\":[{\"kind\":\"person\"}" + seat +
               seat + "],\"begun\":" + boost::json::serialize(boost::json::string(record)) + more +
               "}";
    }
    int status(const std::string& text) const {
        return net::fetch(port(), "POST", "/api/tables", text).status;
    }
    net::Response record_of(const Opened& table) const {
        return net::fetch(port(), "GET", "/api/tables/" + table.id + "/record");
    }
};

TEST_F(Begun, GoesOnToItsEndAndIsMarked) {
    const std::string record = unfinished();
    const auto steps = std::count(record.begin(), record.end(), '\n') - 1;
    const Opened table = open_table(body(record));
    Player ada(port(), table.id, table.tokens[0]);
    EXPECT_EQ(ada.version(), steps);
    ASSERT_TRUE(ada.is_asked());
    EXPECT_EQ(record_of(table).status, 403) << "a server tells no secrets before the end";
    ada.play_to_the_end();
    const std::string finished = record_of(table).body;
    EXPECT_NE(finished.substr(0, finished.find('\n')).find("\"offline\":true"), std::string::npos);
    // It has the steps that were sent, and the mark stays when it is sent to another server.
    const std::string sent = record.substr(record.find('\n'));
    EXPECT_EQ(finished.substr(finished.find('\n'), sent.size()), sent);
    const net::Response kept = net::fetch(port(), "POST", "/api/records", finished);
    ASSERT_EQ(kept.status, 201) << kept.body;
    const std::string copy = text_of(at(*parse_json(kept.body), "table"));
    EXPECT_EQ(net::fetch(port(), "GET", "/api/tables/" + copy + "/record").body, finished);
}

TEST_F(Begun, SurvivesARestart) {
    const Opened table = open_table(body(unfinished()));
    const int version = Player(port(), table.id, table.tokens[0]).version();
    start();
    const Player ada(port(), table.id, table.tokens[0]);
    EXPECT_EQ(ada.version(), version);
    EXPECT_TRUE(ada.is_asked());
}

TEST_F(Begun, NobodyElseSitsAtIt) {
    EXPECT_EQ(status(body(unfinished(), "open")), 400);
    EXPECT_EQ(status(body(unfinished(), "person")), 201) << "people who share the device";
    const std::string bot = "bot\",\"level\":\"beginner";
    EXPECT_EQ(status(body(unfinished(), bot, ",\"public\":true")), 400);
    EXPECT_EQ(status(body(unfinished(), bot,
                          ",\"clock\":{\"bank\":60,\"gain\":0,\"cap\":60,\"penalty\":\"shown\"}")),
              400);
    EXPECT_EQ(status(body(unfinished(), bot, ",\"options\":{}")), 400);
}

TEST_F(Begun, TheRulesCheckEveryStep) {
    const std::string record = unfinished();
    EXPECT_EQ(status(body("nothing")), 400);
    EXPECT_EQ(status(body(record + "{\"seat\":0,\"action\":{\"type\":\"claim\"}}\n")), 400);
    const std::size_t deal = record.find('\n', record.find('\n') + 1) + 1;
    EXPECT_EQ(status(body(record.substr(0, deal))), 400) << "chance is in the middle of the deal";
    EXPECT_EQ(status(body(file("tests/matches/justinian/3_players_forced_scoring_1.jsonl"))), 400);
    EXPECT_EQ(status(body(record + std::string(200'000, '\n'))), 413);
}

TEST_F(Begun, HasTheLimitsOfOtherTables) {
    start({"--pace", "0"});
    const std::string large = unfinished() + std::string(100'000, '\n');
    EXPECT_EQ(status(body(large)), 201);
    int opened = 0, last = 201;
    for (; last == 201 && opened < 100; ++opened) last = status(body(large));
    EXPECT_EQ(last, 429);
}

}  // namespace
}  // namespace curia
