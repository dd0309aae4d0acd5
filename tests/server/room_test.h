// A test with direct access to a room.
#pragma once

#include <gtest/gtest.h>

#include "server/room/match_terms.h"
#include "server/secrets.h"
#include "tests/server/manual_services.h"

namespace curia {

// A table of Justinian. Seat n has the token token(n), and n + 1 is the socket of its person.
class RoomTest : public testing::Test {
protected:
    using Kind = protocol::SeatKind;

    static std::string token(int seat) { return std::string(32, static_cast<char>('a' + seat)); }
    static net::Connection socket(int seat) { return static_cast<net::Connection>(seat) + 1; }

    void open(const std::vector<Kind>& kinds, TableTerms terms = {}) {
        prepare_secrets();
        for (const Kind kind : kinds)
            terms.seats.push_back({kind, kind == Kind::Bot ? "casual" : "", "",
                                   hash_of_token(token(static_cast<int>(terms.seats.size())))});
        terms.owner_hash = hash_of_token("owner");
        terms_ = terms;
        make();
        room->open();
    }
    // The same table, restored from the store.
    void reopen() {
        make();
        const Result<void> restored = room->restore(services.log);
        EXPECT_TRUE(restored) << restored.why();
        room->open();
    }
    template <class Message>
    void say(int seat, Message message) {
        room->handle(socket(seat), message);
    }
    void join(int seat) { join(socket(seat), seat); }
    void join(net::Connection connection, int seat, protocol::Join join = {}) {
        join.token.emplace(token(seat));
        room->handle(connection, join);
    }
    int asked() const { return room->info().turn.empty() ? -1 : room->info().turn[0]; }
    // What the seat was last told about the match.
    Json state(int seat) {
        for (auto one = services.sent[socket(seat)].rbegin();
             one != services.sent[socket(seat)].rend(); ++one)
            if (const std::string type = text_of(at(*one, "type"));
                type == "joined" || type == "update")
                return *one;
        return {};
    }
    void act(int seat, int which = 0) {
        const Json now = state(seat);
        ASSERT_TRUE(at(now, "ask").is_int64());
        say(seat,
            protocol::Act{
                .id = {5}, .ask = number_of(at(now, "ask")), .action = at(now, "legal", which)});
    }
    std::string why(int seat) {
        const auto& all = services.sent[socket(seat)];
        return all.empty() ? "" : text_of(at(all.back(), "why"));
    }

    ManualServices services;
    std::shared_ptr<Room> room;

private:
    void make() {
        const std::string header = *write_terms({.game = "justinian",
                                                 .players = static_cast<int>(terms_.seats.size()),
                                                 .options = {},
                                                 .edition_text = {}});
        room = std::make_shared<Room>(services,
                                      StoredTable{.id = "table",
                                                  .header = header,
                                                  .terms = {},
                                                  .phase = {},
                                                  .subscriptions = subscriptions()},
                                      terms_, std::move(*host_match(header)));
    }
    std::vector<Subscription> subscriptions() const {
        std::vector<Subscription> all;
        for (const auto& [seat, one] : services.subscribers)
            for (const std::string& endpoint : one.endpoints) all.push_back({seat, endpoint});
        return all;
    }
    TableTerms terms_;
};

}  // namespace curia
