// An honest player at a real server.
#pragma once

#include <boost/json/serialize.hpp>

#include "match/json/reader.h"
#include "tests/server/talker.h"

namespace curia {

// One person's view of a running match, kept up to date by updates alone.
class Player {
public:
    Player(int port, const std::string& table, const std::string& token)
        : talker(port), table_(table), token_(token) {
        state = talker.ask(
            "{\"type\":\"join\",\"table\":\"" + table + "\",\"token\":\"" + token + "\"}",
            "joined");
        if (at(state, "view").is_null()) state = talker.hear("joined");
        view = at(state, "view");
        outlook = at(state, "outlook");
    }
    bool is_asked() const { return at(state, "ask").is_int64(); }
    bool is_over() const { return at(state, "outcome").is_object(); }
    int version() const { return number_of(at(state, "version")); }
    void update() {
        state = talker.hear("update");
        ASSERT_TRUE(state.is_object());
        if (!at(state, "view").is_null()) view = changed(view, at(state, "view"));
        if (!at(state, "outlook").is_null()) outlook = changed(outlook, at(state, "outlook"));
    }
    // Answers every question until the match is over.
    void play_to_the_end() {
        for (std::uint32_t turn = 0; !is_over(); ++turn) {
            if (is_asked() && number_of(at(state, "ask")) != answered_) {
                answered_ = number_of(at(state, "ask"));
                const auto& legal = at(state, "legal").get_array();
                talker.say("{\"type\":\"act\",\"ask\":" + std::to_string(answered_) +
                           ",\"action\":" +
                           boost::json::serialize(legal[(turn * 7) % legal.size()]) + "}");
            }
            update();
            if (testing::Test::HasFailure()) return;
        }
    }

    Talker talker;
    Json state, view, outlook;

private:
    const std::string table_, token_;
    int answered_ = -1;
};

}  // namespace curia
