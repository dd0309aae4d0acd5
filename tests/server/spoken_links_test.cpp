// Invitations that people say to each other: they lead to a waiting table, and nowhere else.
#include "server/spoken_links.h"

#include <algorithm>
#include <set>

#include "server/spoken_words.h"
#include "tests/server/server_test.h"

namespace curia {
namespace {

// ---- The words ----

TEST(SpokenWords, AreDifferentAndNeedNoAccents) {
    const std::set<std::string_view> all(kSpokenWords.begin(), kSpokenWords.end());
    EXPECT_EQ(all.size(), kSpokenWords.size());
    for (const std::string_view word : kSpokenWords)
        EXPECT_TRUE(std::all_of(word.begin(), word.end(), [](char c) {
            return c >= 'a' && c <= 'z';
        })) << word;
}

TEST(SpokenLinks, StayTheSameUntilNobodyAsksAnyMore) {
    constexpr std::int64_t kHour = 3600 * 1000;
    SpokenLinks links;
    const std::string words = *links.words_for({"table", "invite"}, 0, 7);
    EXPECT_EQ(links.words_for({"table", "invite"}, 5 * kHour, 8), words);
    EXPECT_EQ(links.find(words, 10 * kHour)->invite, "invite");
    EXPECT_FALSE(links.find(words, 11 * kHour));
    EXPECT_FALSE(links.words_for({"other", "other"}, 10 * kHour, 7)) << "these words are taken";
    EXPECT_EQ(links.words_for({"other", "other"}, 11 * kHour, 7), words);
}

// ---- On a server ----

class SpokenLink : public ServerTest {
protected:
    Opened open_for_a_friend() const {
        return open_table(
            R"({"game":"justinian","players":2,"seats":[{"kind":"person"},{"kind":"open"}]})");
    }
    net::Response ask_for_words(const std::string& table, const std::string& invite) const {
        return net::fetch(port(), "POST", "/api/spoken",
                          "{\"table\":\"" + table + "\",\"invite\":\"" + invite + "\"}");
    }
    std::string words_of(const Opened& table) const {
        const net::Response response = ask_for_words(table.id, table.invite);
        EXPECT_EQ(response.status, 200) << response.body;
        return text_of(at(*parse_json(response.body), "words"));
    }
};

TEST_F(SpokenLink, LeadsToTheTableWhileItWaits) {
    const Opened table = open_for_a_friend();
    const std::string words = words_of(table);
    EXPECT_EQ(std::count(words.begin(), words.end(), '-'), 3) << words;
    const Json found = get("/api/spoken/" + words);
    EXPECT_EQ(text_of(at(found, "table")), table.id);
    EXPECT_EQ(text_of(at(found, "invite")), table.invite);
    Talker friend_(port());
    friend_.ask(accept(table, 'f'), "joined");  // all seats are taken, and the match starts
    get("/api/spoken/" + words, "", 404);
    EXPECT_EQ(ask_for_words(table.id, table.invite).status, 503);
}

TEST_F(SpokenLink, OnlyThoseWhoHaveTheInvitationGetWords) {
    const Opened table = open_for_a_friend();
    EXPECT_EQ(ask_for_words(table.id, std::string(32, 'x')).status, 400);
    EXPECT_EQ(ask_for_words("AAAAAAAAAAAA", table.invite).status, 404);
    get("/api/spoken/luna-luna-luna-luna", "", 404);
}

TEST_F(SpokenLink, FewMayBeTried) {
    start({"--pace", "0"});
    const std::string words = words_of(open_for_a_friend());
    int refused = 0;
    for (int guess = 0; guess < 40; ++guess)
        refused += net::fetch(port(), "GET", "/api/spoken/luna-luna-luna-luna").status == 429;
    EXPECT_GE(refused, 28);
    EXPECT_EQ(net::fetch(port(), "GET", "/api/spoken/" + words).status, 429);
}

}  // namespace
}  // namespace curia
