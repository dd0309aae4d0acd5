// Arranged matches: chance and the bots follow a script as long as the person does.
#include <boost/json/serialize.hpp>

#include "server/room/hosted_match.h"
#include "tests/server/player.h"
#include "tests/server/server_test.h"

namespace curia {
namespace {

std::string lesson(const std::string& game) {
    std::ostringstream text;
    text << std::ifstream(std::string(CURIA_SOURCE_DIR) + "/web/src/games/" + game +
                          "/learn/lesson.jsonl")
                .rdbuf();
    return text.str();
}

class Arranged : public ServerTest {
protected:
    static std::string body(const std::string& record, int played,
                            const std::string& other = "bot\",\"level\":\"beginner",
                            const std::string& game = "justinian") {
        const std::string seat = ",{\"kind\":\"" + other + "\"}";
        return "{\"game\":\"" + game + "\",\"players\":3,\"seats\":[{\"kind\":\"person\"}" + seat +
               seat +
               "],\"arranged\":{\"record\":" + boost::json::serialize(boost::json::string(record)) +
               ",\"played\":" + std::to_string(played) + "}}";
    }
    static std::vector<Json> steps_of(const std::string& record) {
        std::vector<Json> steps;
        std::istringstream lines(record);
        std::string line;
        std::getline(lines, line);
        while (std::getline(lines, line)) steps.push_back(*parse_json(line));
        return steps;
    }
    int status(const std::string& text) const {
        return net::fetch(port(), "POST", "/api/tables", text).status;
    }
};

TEST_F(Arranged, ChanceAndBotsFollowTheScriptAsLongAsThePersonDoes) {
    const std::string record = lesson("justinian");
    const std::vector<Json> steps = steps_of(record);
    const Opened table = open_table(body(record, 0));
    Player ada(port(), table.id, table.tokens[0]);
    const auto wait_for_question = [&](int after) {
        while (!(ada.is_asked() && ada.version() > after) && !HasFailure()) ada.update();
    };
    for (int n = 0; n < static_cast<int>(steps.size()); ++n) {
        const Json& step = steps[static_cast<std::size_t>(n)];
        if (!at(step, "action").is_object() || number_of(at(step, "seat")) != 0) continue;
        wait_for_question(n - 1);
        ASSERT_EQ(ada.version(), n);
        ada.talker.say(
            "{\"type\":\"act\",\"ask\":" + std::to_string(number_of(at(ada.state, "ask"))) +
            ",\"action\":" + boost::json::serialize(at(step, "action")) + "}");
    }
    wait_for_question(static_cast<int>(steps.size()) - 1);
    EXPECT_EQ(ada.version(), static_cast<int>(steps.size()));
    EXPECT_EQ(number_of(at(ada.view, "table", "points", 0)), 46);
}

TEST_F(Arranged, WithoutAPersonOfTheirOwnNobodyGetsArrangedCards) {
    const std::string record = lesson("justinian");
    EXPECT_EQ(status(body(record, 0, "open")), 400);
    EXPECT_EQ(status(body(record, 0, "person")), 400);
    EXPECT_EQ(status(body(record, 0)), 201);
}

TEST_F(Arranged, TheScriptIsChecked) {
    const std::string record = lesson("justinian");
    EXPECT_EQ(status(body("nothing", 0)), 400);
    EXPECT_EQ(status(body(record + "{\"seat\":0,\"action\":{\"type\":\"claim\"}}\n", 0)), 400);
    EXPECT_EQ(status(body(record, 1)), 400) << "chance is in the middle of the deal";
    EXPECT_EQ(status(body(record, 1'000)), 400);
    EXPECT_EQ(status(body(record, 0, "bot\",\"level\":\"beginner", "circus_maximus")), 400);
    EXPECT_EQ(status(body(record + std::string(200'000, '\n'), 0)), 413);
}

TEST_F(Arranged, ItMayBeginInTheMiddle) {
    const Opened table = open_table(
        body(lesson("grand_tribunal"), 67, "bot\",\"level\":\"beginner", "grand_tribunal"));
    const Player ada(port(), table.id, table.tokens[0]);
    EXPECT_EQ(ada.version(), 67);
    EXPECT_TRUE(ada.is_asked());
}

// ---- The tutorials: what their texts say is what the rules make of their scripts ----

class Lesson {
public:
    explicit Lesson(const std::string& game) {
        auto match = host_record(lesson(game), notes_);
        EXPECT_TRUE(match) << match.why();
        if (match) match_ = std::move(*match);
    }
    Json view(int step) const { return *parse_json(match_->view(Seat{0}, step)); }
    Json outlook(int step) const { return *parse_json(match_->outlook(Seat{0}, step)); }
    int steps() const { return match_->version(); }
    static std::string file(const std::string& game, const std::string& name) {
        return std::string(CURIA_SOURCE_DIR) + "/web/src/games/" + game + "/learn/" + name;
    }

private:
    RecordNotes notes_;
    std::unique_ptr<HostedMatch> match_;
};

// The pictures of the rules for players (`npm run positions`) show these matches.
TEST(Lessons, ThePositionsOfTheRulesAreThoseOfTheMatches) {
    int shown = 0;
    for (const std::string game : {"justinian", "circus_maximus", "grand_tribunal"}) {
        std::ifstream stored(Lesson::file(game, "positions.json"));
        if (!stored) continue;
        std::ostringstream text;
        text << stored.rdbuf();
        const auto positions = parse_json(text.str());
        ASSERT_TRUE(positions && positions->is_array()) << game;
        const Lesson lesson(game);
        for (const Json& one : positions->get_array()) {
            const int step = number_of(at(one, "step"));
            EXPECT_EQ(at(one, "view"), lesson.view(step)) << game << " at step " << step;
            EXPECT_EQ(at(one, "outlook"), lesson.outlook(step)) << game << " at step " << step;
            ++shown;
        }
    }
    EXPECT_GT(shown, 0);
}

TEST(Lessons, JustinianKeepsItsPromises) {
    const Lesson lesson("justinian");
    const Json start = lesson.outlook(7);
    EXPECT_EQ(number_of(at(start, "tiles", 2, "windows", 0)), 15) << "Barsymes";
    EXPECT_EQ(number_of(at(start, "colours", 0, "now")), 37) << "War";
    // Both sides, when the learner chooses between them.
    const Json sides = lesson.outlook(19);
    EXPECT_EQ(number_of(at(sides, "tiles", 2, "slot_from_right")),
              number_of(at(sides, "tiles", 2, "slot_from_left")) + 1);
    const Json moved = lesson.outlook(20);
    EXPECT_EQ(number_of(at(moved, "tiles", 2, "windows", 0)), 22) << "Barsymes";
    EXPECT_EQ(number_of(at(moved, "tiles", 8, "windows", 0)), 24) << "Narses";
    const Json scoring = at(lesson.view(lesson.steps()), "table", "scorings", 0);
    EXPECT_EQ(text_of(at(scoring, "colour")), "war");
    EXPECT_EQ(number_of(at(scoring, "from_cards", 0)), 46);
    EXPECT_EQ(number_of(at(scoring, "from_tokens", 0)), 0);
    EXPECT_GT(number_of(at(scoring, "from_tokens", 2)), 0);
}

TEST(Lessons, CircusMaximusKeepsItsPromises) {
    const Lesson lesson("circus_maximus");
    EXPECT_EQ(number_of(at(lesson.view(lesson.steps()), "table", "income", 0, 0)), 22);
}

TEST(Lessons, GrandTribunalKeepsItsPromises) {
    const Lesson lesson("grand_tribunal");
    const Json table = at(lesson.view(lesson.steps()), "table");
    EXPECT_EQ(number_of(at(table, "players", 0, "points")), 12);
    EXPECT_EQ(number_of(at(table, "tribunal")), 1) << "the second one, counted from 0";
}

}  // namespace
}  // namespace curia
