// Tables, from opening one to its record.
#include "games/all.h"
#include "match/json/reader.h"
#include "match/record/record.h"
#include "tests/server/player.h"
#include "tests/server/server_test.h"

namespace curia {
namespace {

class Serving : public ServerTest {};

TEST_F(Serving, MatchesOfEveryGameAgainstBotsToTheEnd) {
    AllGames::for_each([&]<Game G>() {
        const Opened table = open_table(std::string(G::kName), 3, "casual");
        Player ada(port(), table.id, table.tokens[0]);
        ada.play_to_the_end();
        ASSERT_TRUE(ada.is_over());

        // The view built from updates is the one that the server has; a replay leads to the same.
        const std::string last = std::to_string(ada.version());
        const Json now = get("/api/tables/" + table.id + "/replay?eyes=0&step=" + last);
        EXPECT_EQ(at(now, "view"), ada.view) << G::kName;
        EXPECT_EQ(at(now, "outlook"), ada.outlook) << G::kName;
        const Json replay = get("/api/tables/" + table.id + "/replay?eyes=2");
        Json view = at(replay, "view");
        for (const Json& step : at(replay, "steps").get_array())
            if (!at(step, "view").is_null()) view = changed(view, at(step, "view"));
        EXPECT_EQ(view, at(get("/api/tables/" + table.id + "/replay?eyes=2&step=" + last), "view"));

        // All open: what each seat sees, and nothing else.
        const Json open = get("/api/tables/" + table.id + "/replay?eyes=all");
        const int middle = static_cast<int>(at(open, "steps").get_array().size() / 2);
        const std::string step = "&step=" + std::to_string(middle);
        const Json moment = get("/api/tables/" + table.id + "/replay?eyes=all" + step);
        for (int seat = 0; seat < 3; ++seat) {
            const std::string own =
                "/api/tables/" + table.id + "/replay?eyes=" + std::to_string(seat);
            const Json theirs = get(own), then = get(own + step);
            EXPECT_EQ(at(open, "view", seat), at(theirs, "view"));
            for (const char* const what : {"view", "outlook", "news"}) {
                EXPECT_EQ(at(moment, what, seat), at(then, what));
                EXPECT_EQ(at(open, "steps", middle, what, seat), at(theirs, "steps", middle, what));
                EXPECT_EQ(at(open, "steps", middle, what).get_array().size(), 3U);
            }
        }

        // The record is valid, here and after an upload.
        const net::Response record =
            net::fetch(port(), "GET", "/api/tables/" + table.id + "/record");
        const auto checked = read_record<G>(record.body, "record");
        ASSERT_TRUE(checked) << checked.why();
        EXPECT_EQ(checked->notes.seats[1], "bot:casual");
        const net::Response again = net::fetch(port(), "POST", "/api/records", record.body);
        ASSERT_EQ(again.status, 201) << again.body;
        const std::string copy = text_of(at(*parse_json(again.body), "table"));
        EXPECT_EQ(net::fetch(port(), "GET", "/api/tables/" + copy + "/record").body, record.body);
    });
}

TEST_F(Serving, AServerThatWasKilledGoesOnWhereItStopped) {
    const Opened table = open_table("justinian", 2);
    Json state;
    {
        Talker ada(port());
        state = ada.ask(join(table.id, table.tokens[0]), "joined");
        for (int i = 0; i < 6; ++i) {
            const int seat = number_of(at(get("/api/tables/" + table.id), "turn", 0));
            state = ada.ask(join(table.id, table.tokens[static_cast<std::size_t>(seat)]), "joined");
            EXPECT_TRUE(ada.ask(act(state), "ack").is_object());
        }
    }
    const Json before = get("/api/tables/" + table.id + "/replay?eyes=0", table.tokens[0]);
    server_->kill();
    start();
    EXPECT_EQ(at(get("/api/tables/" + table.id + "/replay?eyes=0", table.tokens[0]), "steps"),
              at(before, "steps"));
    Talker ada(port());
    const int seat = number_of(at(get("/api/tables/" + table.id), "turn", 0));
    state = ada.ask(join(table.id, table.tokens[static_cast<std::size_t>(seat)]), "joined");
    EXPECT_TRUE(ada.ask(act(state), "ack").is_object());
}

TEST_F(Serving, ALinkSeatsAFriendAndBotsFillTheRest) {
    const Opened table =
        open_table(R"({"game":"justinian","players":3,)"
                   R"("seats":[{"kind":"person"},{"kind":"open"},{"kind":"open"}]})");
    Talker ada(port()), ben(port());
    Json info = ada.ask(join(table.id, table.tokens[0]), "joined");
    EXPECT_EQ(text_of(at(info, "table", "phase")), "waiting");
    EXPECT_TRUE(at(info, "view").is_null());
    EXPECT_TRUE(table.tokens[1].empty()) << "the host knows the token of another seat";
    EXPECT_EQ(number_of(at(ben.ask(accept(table, 'b'), "joined"), "seat")), 1);
    ben.ask(R"({"type":"name","id":7,"name":"Ben"})", "ack");
    EXPECT_TRUE(ada.ask(R"({"type":"start","id":8})", "ack").is_object());
    const Json started = ben.hear("joined");
    EXPECT_EQ(text_of(at(started, "table", "phase")), "running");
    EXPECT_EQ(text_of(at(started, "table", "seats", 1, "name")), "Ben");
    EXPECT_EQ(text_of(at(started, "table", "seats", 2, "kind")), "bot");
    EXPECT_TRUE(at(started, "view").is_object());
}

TEST_F(Serving, ASeatMovesToAnotherDevice) {
    const Opened table = open_table("justinian", 2);
    Talker phone(port()), tablet(port());
    phone.ask(join(table.id, table.tokens[0]), "joined");
    tablet.ask(join(table.id, table.tokens[0]), "joined");
    EXPECT_TRUE(phone.hear("moved").is_object());
    const Json refused = phone.ask(R"({"type":"act","id":3,"ask":0,"action":{}})", "refused");
    EXPECT_EQ(text_of(at(refused, "why")), "not_yours");
}

TEST_F(Serving, AFreeTakeBackNeedsNobodyAndADearOneEverybody) {
    const Opened table = open_table("justinian", 2);
    Talker ada(port()), ben(port());
    Json a = ada.ask(join(table.id, table.tokens[0]), "joined");
    Json b = ben.ask(join(table.id, table.tokens[1]), "joined");
    const bool ada_begins = at(a, "ask").is_int64();
    Talker& first = ada_begins ? ada : ben;
    Talker& second = ada_begins ? ben : ada;
    const Json before = ada_begins ? a : b;
    // Before the first move there is nothing to take back.
    EXPECT_EQ(text_of(at(first.ask(R"({"type":"take_back","id":4})", "refused"), "why")),
              "nothing_to_take_back");
    first.say(act(before));
    Json update = first.hear("update");
    const bool free = at(update, "may_take_back") == Json(true);
    EXPECT_TRUE(free);
    first.say(R"({"type":"take_back","id":5})");
    update = first.hear("update");
    EXPECT_EQ(at(update, "version"), at(before, "version"));
    EXPECT_EQ(at(update, "legal"), at(before, "legal"));
    EXPECT_NE(at(update, "ask"), at(before, "ask"));
    // Once the other player has moved, that player is asked.
    first.say(act(update));
    const Json theirs = second.hear_question(number_of(at(update, "ask")));
    ASSERT_TRUE(theirs.is_object());
    second.say(act(theirs));
    EXPECT_TRUE(second.hear("ack").is_object());
    first.say(R"({"type":"take_back","id":6})");
    const Json asked = second.hear("asked");
    EXPECT_EQ(at(asked, "take_back", "to"), at(before, "version"));
    second.say(R"({"type":"consent","id":7,"yes":true})");
    EXPECT_TRUE(second.hear("ack").is_object());
    do update = first.hear("update");
    while (update.is_object() && number_of(at(update, "from")) <= number_of(at(update, "version")));
    EXPECT_EQ(at(update, "version"), at(before, "version"));
    EXPECT_EQ(at(update, "legal"), at(before, "legal"));
    // All of it is in the log, so it is the same after a restart.
    start();
    EXPECT_EQ(at(get("/api/tables/" + table.id), "version"), at(before, "version"));
}

TEST_F(Serving, ABranchGoesOnFromAStepWithBots) {
    const Opened table = open_table("justinian", 3, "casual");
    Player ada(port(), table.id, table.tokens[0]);
    ada.play_to_the_end();
    const net::Response response = net::fetch(port(), "POST", "/api/tables/" + table.id + "/branch",
                                              R"({"step":30,"seat":0,"level":"casual"})");
    ASSERT_EQ(response.status, 201) << response.body;
    const Json opened = *parse_json(response.body);
    const Json moment = get("/api/tables/" + table.id + "/replay?eyes=0&step=30");
    const std::string branch = text_of(at(opened, "table"));
    const Json first =
        get("/api/tables/" + branch + "/replay?step=0&eyes=0", text_of(at(opened, "seats", 0)));
    EXPECT_EQ(at(first, "view"), at(moment, "view"));
    EXPECT_EQ(text_of(at(get("/api/tables/" + branch), "branch_of")), table.id);
    start();  // the position is stored too
    Player again(port(), branch, text_of(at(opened, "seats", 0)));
    again.play_to_the_end();
    EXPECT_TRUE(again.is_over());
    get("/api/tables/" + branch + "/record", "", 404);  // nobody could replay it from the start
}

// A table without a coach: nobody gets advice on it through a branch.
TEST_F(Serving, ABranchOfARunningMatchHasNoCoachIfItsTableHasNone) {
    const Opened table = open_table("justinian", 2, "casual", ",\"coach\":false");
    Player ada(port(), table.id, table.tokens[0]);
    std::string owner_of_branch;
    const auto branch = [&] {
        const net::Response response =
            net::fetch(port(), "POST", "/api/tables/" + table.id + "/branch",
                       R"({"step":1,"seat":0,"level":"casual"})", table.tokens[0]);
        EXPECT_EQ(response.status, 201) << response.body;
        const Json opened = *parse_json(response.body);
        owner_of_branch = text_of(at(opened, "owner"));
        return get("/api/tables/" + text_of(at(opened, "table")));
    };
    const Json first = branch();
    EXPECT_EQ(at(first, "coach"), Json(false));
    {
        Talker owner(port());
        owner.ask(join(text_of(at(first, "id"))), "joined");
        owner.ask("{\"type\":\"own\",\"id\":2,\"token\":\"" + owner_of_branch + "\"}", "ack");
        const Json refused = owner.ask(R"({"type":"set","id":3,"coach":true})", "refused");
        EXPECT_EQ(text_of(at(refused, "why")), "not_allowed");
    }
    ada.play_to_the_end();
    EXPECT_EQ(at(branch(), "coach"), Json(true)) << "it is over: learning from it is fine";
}

TEST_F(Serving, TheRecordSaysThatThereWasAnUndo) {
    const Opened with = open_table("justinian", 2, "casual");
    const Opened without = open_table("justinian", 2, "casual", ",\"undo\":false");
    const auto record = [&](const Opened& table) {
        Player(port(), table.id, table.tokens[0]).play_to_the_end();
        return net::fetch(port(), "GET", "/api/tables/" + table.id + "/record").body;
    };
    const std::string marked = record(with), plain = record(without);
    EXPECT_NE(marked.find("\"undo\":true"), std::string::npos);
    EXPECT_EQ(plain.find("undo"), std::string::npos);
    // The mark is kept when the record is uploaded elsewhere.
    const net::Response kept = net::fetch(port(), "POST", "/api/records", marked);
    ASSERT_EQ(kept.status, 201) << kept.body;
    const std::string id = text_of(at(*parse_json(kept.body), "table"));
    EXPECT_EQ(net::fetch(port(), "GET", "/api/tables/" + id + "/record").body, marked);
}

TEST_F(Serving, ABotThatWasThinkingAnswersAfterARestart) {
    start({"--unlimited", "--pace", "10"});  // five seconds for an answer
    const Opened table = open_table("justinian", 2, "casual");
    {
        Player ada(port(), table.id, table.tokens[0]);
        while (ada.is_asked()) {
            ada.talker.say(act(ada.state));
            ada.update();
        }
        ASSERT_FALSE(ada.is_over());
    }
    start();
    Player ada(port(), table.id, table.tokens[0]);
    ada.play_to_the_end();
    EXPECT_TRUE(ada.is_over());
}

TEST_F(Serving, ARematchRotatesTheSeatsAndKeepsTheLinks) {
    const Opened table = open_table("justinian", 2, "casual");
    Player ada(port(), table.id, table.tokens[0]);
    ada.play_to_the_end();
    const Json next = ada.talker.ask(R"({"type":"rematch","id":9})", "rematch");
    const std::string id = text_of(at(next, "table"));
    ASSERT_FALSE(id.empty());
    const Json joined = ada.talker.ask(join(id, table.tokens[0]), "joined");
    EXPECT_EQ(number_of(at(joined, "seat")), 1);
    EXPECT_EQ(text_of(at(joined, "table", "seats", 0, "kind")), "bot");
    EXPECT_EQ(text_of(at(get("/api/tables/" + table.id), "next")), id);
}

TEST_F(Serving, OnesOwnTablesAreListedInOneRequest) {
    std::string ids = "nowhere";
    for (int i = 0; i < 15; ++i) ids += "," + open_table("justinian", 2).id;
    Json list = get("/api/tables?ids=" + ids);
    EXPECT_EQ(list, get("/api/tables?ids=" + ids));
    ASSERT_EQ(at(list, "tables").get_array().size(), 15U);
    EXPECT_EQ(text_of(at(list, "tables", 14, "id")), ids.substr(ids.rfind(',') + 1));
    EXPECT_EQ(text_of(at(list, "gone", 0)), "nowhere");
    // After a restart nothing is in memory: tables are loaded a few at a time.
    start();
    list = get("/api/tables?ids=" + ids);
    EXPECT_LT(at(list, "tables").get_array().size(), 15U);
    EXPECT_GT(at(list, "tables").get_array().size(), 3U);
    EXPECT_EQ(at(list, "gone").get_array().size(), 1U);
    for (int i = 0; i < 3; ++i) list = get("/api/tables?ids=" + ids);
    EXPECT_EQ(at(list, "tables").get_array().size(), 15U);
}

TEST_F(Serving, TwoWhoAskForARematchAtOnceGetTheSame) {
    const Opened table = open_table("justinian", 2);
    Talker ada(port()), ben(port());
    Json states[2] = {ada.ask(join(table.id, table.tokens[0]), "joined"),
                      ben.ask(join(table.id, table.tokens[1]), "joined")};
    Talker* const talkers[2] = {&ada, &ben};
    for (int turn = 0; !at(states[0], "outcome").is_object(); ++turn) {
        ASSERT_LT(turn, 2000);
        const auto seat = static_cast<std::size_t>(number_of(at(states[0], "turn", 0)));
        talkers[seat]->say(act(states[seat], static_cast<std::size_t>(turn) * 7));
        for (std::size_t i = 0; i < 2; ++i) {
            states[i] = talkers[i]->hear("update");
            ASSERT_TRUE(states[i].is_object());
        }
    }
    ada.say(R"({"type":"rematch"})");
    ben.say(R"({"type":"rematch"})");
    const std::string id = text_of(at(ada.hear("rematch"), "table"));
    EXPECT_FALSE(id.empty());
    EXPECT_EQ(text_of(at(ben.hear("rematch"), "table")), id);
    EXPECT_EQ(text_of(at(get("/api/tables/" + table.id), "next")), id);
    // Only the table and its rematch were opened.
    const std::string figures = net::fetch(port(), "GET", "/metrics").body;
    EXPECT_NE(figures.find("\ncuria_tables_opened_total 2\n"), std::string::npos) << figures;
}

TEST_F(Serving, ABotStandsInForTheAbsentUntilTheyReturn) {
    const Opened table = open_table("justinian", 2, "", ",\"grace\":1");
    Talker ada(port());
    auto ben = std::make_unique<Talker>(port());
    Json a = ada.ask(join(table.id, table.tokens[0]), "joined");
    ben->ask(join(table.id, table.tokens[1]), "joined");
    ben.reset();  // Ben loses the connection
    if (at(a, "ask").is_int64()) ada.say(act(a));
    Json info;
    do info = ada.hear("table");
    while (info.is_object() && at(info, "table", "seats", 1, "stand_in") != Json(true));
    EXPECT_EQ(at(info, "table", "seats", 1, "stand_in"), Json(true));
    ben = std::make_unique<Talker>(port());
    ben->say(join(table.id, table.tokens[1]));
    do info = ada.hear("table");
    while (info.is_object() && at(info, "table", "seats", 1, "stand_in") != Json(false));
    EXPECT_EQ(at(info, "table", "seats", 1, "present"), Json(true));
}

TEST_F(Serving, TheCoachAnswersThePlayerWhoIsAsked) {
    const Opened table = open_table("justinian", 2, "casual");
    Player ada(port(), table.id, table.tokens[0]);
    while (!ada.is_asked()) ada.update();
    const std::string ask = std::to_string(number_of(at(ada.state, "ask")));
    const Json advice =
        ada.talker.ask("{\"type\":\"coach\",\"id\":5,\"ask\":" + ask + "}", "advice");
    EXPECT_EQ(at(advice, "advice", "estimates").get_array().size(),
              at(ada.state, "legal").get_array().size());
}

TEST_F(Serving, APreviewIsAnsweredAtOnce) {
    const Opened table = open_table("justinian", 2, "casual");
    Player ada(port(), table.id, table.tokens[0]);
    while (!ada.is_asked()) ada.update();
    std::string wish = act(ada.state);
    wish.replace(wish.find("\"act\""), 5, "\"preview\"");
    EXPECT_TRUE(at(ada.talker.ask(wish, "preview"), "outlook", "tiles").is_array());
}

TEST_F(Serving, ClocksRunAndAreKept) {
    const Opened table = open_table(
        "justinian", 2, "", ",\"clock\":{\"bank\":60,\"gain\":5,\"cap\":90,\"penalty\":\"shown\"}");
    Talker ada(port());
    Json state = ada.ask(join(table.id, table.tokens[0]), "joined");
    const int seat = number_of(at(state, "turn", 0));
    EXPECT_NEAR(number_of(at(state, "clock", "left", seat)), 60, 2);
    state = ada.ask(join(table.id, table.tokens[static_cast<std::size_t>(seat)]), "joined");
    state = ada.ask(act(state), "update");
    EXPECT_NEAR(number_of(at(state, "clock", "left", seat)), 65, 2);
    start();
    Talker back(port());
    state = back.ask(join(table.id, table.tokens[0]), "joined");
    EXPECT_NEAR(number_of(at(state, "clock", "left", seat)), 65, 3);
}

}  // namespace
}  // namespace curia
