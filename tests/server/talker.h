// A client for tests: says something over a real socket, and waits for the answer.
#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <functional>
#include <string>

#include "match/json/reader.h"
#include "server/net/net.h"
#include "tests/server/json_at.h"

namespace curia {

// docs/protocol.md, "Changes".
inline Json changed(const Json& old, const Json& change) {
    if (old.is_object() && change.is_array()) return change.get_array()[0];
    if (old.is_object() && change.is_object()) {
        Json result = old;
        for (const auto& [name, value] : change.get_object())
            result.get_object()[name] = changed(at(old, std::string(name).c_str()), value);
        return result;
    }
    if (old.is_array() && change.is_object()) {
        Json result = old;
        if (const Json& splice = at(change, "splice"); splice.is_array()) {
            auto& entries = result.get_array();
            const auto place = entries.begin() + number_of(at(splice, 0));
            entries.erase(place, place + number_of(at(splice, 1)));
            const auto& values = splice.get_array();
            entries.insert(entries.begin() + number_of(at(splice, 0)), values.begin() + 2,
                           values.end());
            return result;
        }
        for (const auto& [name, value] : change.get_object()) {
            const auto i = static_cast<std::size_t>(std::stoi(std::string(name)));
            if (i < result.get_array().size())
                result.get_array()[i] = changed(old.get_array()[i], value);
            else
                result.get_array().push_back(value);
        }
        return result;
    }
    return change;
}

class Talker final : public net::Handler {
public:
    // `from`: another address of this machine, to act as another client.
    explicit Talker(int port, const std::string& from = {}) {
        loop_.connect({"127.0.0.1:" + std::to_string(port), {}, from}, *this,
                      [this](net::Connection connection) {
                          connection_ = connection;
                          is_closed_ = connection == 0;
                          loop_.stop();
                      });
        run_until([&] { return connection_ != 0 || is_closed_; });
    }

    bool is_open() const { return connection_ != 0 && !is_closed_; }
    void say(const std::string& text) {
        loop_.send(connection_, std::make_shared<const std::string>(text));
        loop_.after(std::chrono::milliseconds(2), [this] { loop_.stop(); });  // time to send it
        loop_.restart();
        loop_.run();
    }
    // The next message of this type; skips others before it. Nothing if it did not come.
    Json hear(const std::string& type) {
        Json found;
        run_until([&] {
            while (!heard_.empty()) {
                const Json message = std::move(heard_.front());
                heard_.pop_front();
                if (text_of(at(message, "type")) == type) return found = message, true;
            }
            return is_closed_;
        });
        return found;
    }
    // The first update with a question for this client that is newer than a known one.
    Json hear_question(int after = -1) {
        Json update = hear("update");
        while (update.is_object() && number_of(at(update, "ask")) <= after) update = hear("update");
        return update;
    }
    Json ask(const std::string& text, const std::string& type) {
        say(text);
        return hear(type);
    }
    // True if the other side closes the socket.
    bool is_dropped() {
        run_until([&] { return is_closed_; });
        return is_closed_;
    }

    void request(const net::Request&, net::Answer) override {}
    int refuse_socket(const net::Request&) override { return 0; }
    void opened(net::Connection, const net::Request&) override {}
    void message(net::Connection, std::string_view text) override {
        const Result<Json> json = parse_json(text);
        EXPECT_TRUE(json) << text;
        if (json) heard_.push_back(*json);
        loop_.stop();
    }
    void closed(net::Connection) override {
        is_closed_ = true;
        loop_.stop();
    }

private:
    void run_until(const std::function<bool()>& done) {
        constexpr int kPatience = 20;
        const auto late = std::make_shared<bool>(false);  // outlives this call, like the timer
        loop_.after(std::chrono::seconds(kPatience), [this, late] {
            *late = true;
            loop_.stop();
        });
        while (!done() && !*late) {
            loop_.restart();
            loop_.run();
        }
    }

    net::Loop loop_;
    net::Connection connection_ = 0;
    bool is_closed_ = false;
    std::deque<Json> heard_;
};

}  // namespace curia
