// Services under the control of a test: time passes, the disk writes and bots think when the test
// says so. For timing that real services cannot provide.
#pragma once

#include <deque>
#include <map>

#include "match/json/reader.h"
#include "server/room/room.h"
#include "tests/server/json_at.h"

namespace curia {

class ManualServices final : public Services {
public:
    using Outcome = Store::Outcome;
    struct Job {
        HostedMatch::Thought thought;
        std::weak_ptr<const int> wanted;
        std::function<void(std::string)> done;
    };
    // A message with the time at which it was sent.
    struct Sent {
        std::int64_t at = 0;
        std::string text;
        bool operator==(const Sent&) const = default;
    };

    struct Push {
        std::int64_t at = 0;
        std::string endpoint;
        std::weak_ptr<const int> wanted;
        PushSender::Done done;
    };

    explicit ManualServices(std::uint64_t seed = 7) : luck_(seed) {}

    // Services
    void write(Writing writing, Store::Done done) override {
        writes_.emplace_back(std::move(writing), std::move(done));
        if (!is_held) write_one();
    }
    void lose(const Room&) override { is_lost = true; }
    void send(net::Connection to, net::Text text) override {
        if (keeps_texts)
            texts[to].push_back({now_, *text});
        else
            sent[to].push_back(*parse_json(*text));
    }
    void after(std::chrono::milliseconds pause, std::function<void()> work) override {
        timers_.emplace(now_ + pause.count(), std::move(work));
    }
    bool think(ThinkingJob job, std::function<void(std::string)> done) override {
        if (is_crowded) return false;
        thoughts.push_back({std::move(job.thought), std::move(job.wanted), std::move(done)});
        return true;
    }
    std::int64_t now() override { return now_ + wall_offset; }
    std::int64_t steady() override { return now_; }
    std::int64_t microseconds() override { return now_ * 1000; }
    std::uint64_t random() override { return luck_.next(); }
    std::chrono::milliseconds pace_of(std::string_view) override { return kPace; }
    std::chrono::milliseconds answer_pace() override { return answers_after; }
    bool may_store(net::Connection, std::size_t) override { return !is_over_quota; }
    void count_move(std::int64_t) override {}
    PushSender* push() override { return has_push ? &sender_ : nullptr; }

    // Controls for the test.
    void write_one(Outcome outcome = Outcome::Done) {
        auto [writing, done] = std::move(writes_.front());
        writes_.pop_front();
        if (is_full) outcome = Outcome::Failed;
        if (outcome == Outcome::Done) {
            log.insert(log.end(), writing.entries.begin(), writing.entries.end());
            if (writing.subscribers) subscribers[writing.subscribers->seat] = *writing.subscribers;
        }
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
            const Job one = std::move(thoughts.front());
            thoughts.pop_front();
            one.done(one.wanted.expired() ? std::string() : one.thought.compute());
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
    std::chrono::milliseconds answers_after{0};  // for forced answers and answers in advance
    std::int64_t wall_offset = 0;                // a jump of the wall clock
    bool keeps_texts = false;                    // as they were sent, with their times
    bool is_crowded = false;                     // no thread has time for bots
    bool is_over_quota = false;
    bool is_held = false;  // writes stay pending
    bool is_full = false;  // writes fail
    bool is_lost = false;
    bool has_push = true;
    std::vector<Push> pushes;  // the test calls `done`
    std::map<int, Writing::Subscribers> subscribers;
    std::vector<Entry> log;
    std::map<net::Connection, std::vector<Json>> sent;
    std::map<net::Connection, std::vector<Sent>> texts;
    std::deque<Job> thoughts;

private:
    struct Sender final : PushSender {
        explicit Sender(ManualServices& owner) : services(owner) {}
        const std::string& public_key() const override { return key; }
        bool accepts(std::string_view endpoint) const override {
            return endpoint.starts_with("https://push.example.org/");
        }
        void send(const std::string& endpoint, std::weak_ptr<const int> wanted,
                  Done done) override {
            services.pushes.push_back(
                {services.now_, endpoint, std::move(wanted), std::move(done)});
        }
        ManualServices& services;
        const std::string key = "key";
    };

    Sender sender_{*this};
    Rng luck_;
    std::int64_t now_ = 1'000'000;
    std::deque<std::pair<Writing, Store::Done>> writes_;
    std::multimap<std::int64_t, std::function<void()>> timers_;
};

}  // namespace curia
