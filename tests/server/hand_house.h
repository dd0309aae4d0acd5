// A house that a test holds in its hands: its time passes, its disk writes and its bots think when
// the test says so. For what cannot be timed with real ones.
#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <map>

#include "server/room/room.h"
#include "server/secrets.h"
#include "tests/server/talker.h"

namespace curia {

class HandHouse final : public Services {
public:
    using Outcome = Store::Outcome;
    struct Thinking {
        HostedMatch::Thought thought;
        std::weak_ptr<const int> errand;
        std::function<void(std::string)> done;
    };

    // Services
    void write(Writing writing, Store::Done done) override {
        writes_.emplace_back(std::move(writing), std::move(done));
        if (!is_held) write_one();
    }
    void lose(const Room&) override { is_lost = true; }
    void send(net::Connection to, net::Text text) override {
        sent[to].push_back(*parse_json(*text));
    }
    void after(std::chrono::milliseconds pause, std::function<void()> work) override {
        timers_.emplace(now_ + pause.count(), std::move(work));
    }
    void think(HostedMatch::Thought thought, std::weak_ptr<const int> errand,
               std::function<void(std::string)> done) override {
        thoughts.push_back({std::move(thought), std::move(errand), std::move(done)});
    }
    std::int64_t now() override { return now_; }
    std::uint64_t random() override { return luck_.next(); }
    std::chrono::milliseconds pace_of(std::string_view) override { return kPace; }
    std::chrono::milliseconds forced_pause() override { return {}; }
    void count_move(std::int64_t) override {}
    std::int64_t microseconds() override { return now_ * 1000; }

    // What the test does.
    void write_one(Outcome outcome = Outcome::Done) {
        auto [writing, done] = std::move(writes_.front());
        writes_.pop_front();
        if (is_full) outcome = Outcome::Failed;
        if (outcome == Outcome::Done)
            log.insert(log.end(), writing.entries.begin(), writing.entries.end());
        done(outcome);
    }
    void pass(std::int64_t milliseconds) {
        const std::int64_t end = now_ + milliseconds;
        while (!timers_.empty() && timers_.begin()->first <= end) {
            now_ = std::max(now_, timers_.begin()->first);
            const auto work = std::move(timers_.begin()->second);
            timers_.erase(timers_.begin());
            work();
        }
        now_ = end;
    }
    void let_think() {
        while (!thoughts.empty()) {
            const Thinking one = std::move(thoughts.front());
            thoughts.pop_front();
            one.done(one.errand.expired() ? std::string() : one.thought());
        }
    }
    std::size_t timers() const { return timers_.size(); }
    // The last message of this type to this socket.
    Json last(net::Connection to, const std::string& type) {
        const auto& all = sent[to];
        for (auto one = all.rbegin(); one != all.rend(); ++one)
            if (text_of(at(*one, "type")) == type) return *one;
        return {};
    }

    static constexpr std::chrono::milliseconds kPace{500};
    bool is_held = false;  // what is written stays on its way
    bool is_full = false;  // nothing can be written
    bool is_lost = false;
    std::vector<Entry> log;
    std::map<net::Connection, std::vector<Json>> sent;
    std::deque<Thinking> thoughts;

private:
    Rng luck_{7};
    std::int64_t now_ = 1'000'000;
    std::deque<std::pair<Writing, Store::Done>> writes_;
    std::multimap<std::int64_t, std::function<void()>> timers_;
};

// A table of Justinian in it. Seat n has the token token(n), and n + 1 is the socket of its person.
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
    // The same table from what was stored.
    void reopen() {
        make();
        const auto why = room->restore(house.log);
        EXPECT_FALSE(why) << *why;
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
    // What the seat was told last about the match.
    Json state(int seat) {
        for (auto one = house.sent[socket(seat)].rbegin(); one != house.sent[socket(seat)].rend();
             ++one)
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
        const auto& all = house.sent[socket(seat)];
        return all.empty() ? "" : text_of(at(all.back(), "why"));
    }

    HandHouse house;
    std::shared_ptr<Room> room;

private:
    void make() {
        const std::string header = *write_terms({.game = "justinian",
                                                 .players = static_cast<int>(terms_.seats.size()),
                                                 .options = {},
                                                 .edition_text = {}});
        room = std::make_shared<Room>(
            house, StoredTable{.id = "table", .header = header, .terms = {}, .phase = {}}, terms_,
            std::move(*host_match(header)));
    }
    TableTerms terms_;
};

}  // namespace curia
