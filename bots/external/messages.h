// The messages between Curia and a bot in another program, one JSON object a line:
// docs/bot_protocol.md.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/json/json.h"
#include "match/json/shapes.h"
#include "match/result.h"

namespace curia::external {

inline constexpr int kProtocol = 1;

// ---- To the bot ----

struct Hello {
    int protocol = kProtocol;
    std::string game;
    int rules = 0;  // the newest version of the game's rules
    static constexpr auto description() {
        return describe("hello", field("protocol", &Hello::protocol), field("game", &Hello::game),
                        field("rules", &Hello::rules));
    }
};
// Document: Raw for the writer, Json for the reader.
template <class Document>
struct NewMatch {
    int seat = 0;  // the bot's own
    Document setup, edition;
    static constexpr auto description() {
        return describe("match", field("seat", &NewMatch::seat), field("setup", &NewMatch::setup),
                        field("edition", &NewMatch::edition));
    }
};
template <class Document>
struct Choose {
    int milliseconds = 0;  // how long the bot may think
    Document view;
    std::vector<Document> legal;
    static constexpr auto description() {
        return describe("choose", field("milliseconds", &Choose::milliseconds),
                        field("view", &Choose::view), field("legal", &Choose::legal));
    }
};
struct End {
    std::vector<int> scores;  // of the seats
    static constexpr auto description() { return describe("end", field("scores", &End::scores)); }
};
template <class Document>
using ToBot = std::variant<Hello, NewMatch<Document>, Choose<Document>, End>;

// ---- From the bot ----

struct Ready {
    std::string name;
    int version = 1;  // increased when the bot plays differently
    static constexpr auto description() {
        return describe("ready", field("name", &Ready::name), field("version", &Ready::version));
    }
};
template <class Document>
struct Chosen {
    Document action;  // one of the legal ones
    static constexpr auto description() {
        return describe("action", field("action", &Chosen::action));
    }
};
template <class Document>
using FromBot = std::variant<Ready, Chosen<Document>>;

// ---- As text ----

std::string text_of(const ToBot<Raw>& message);
Result<FromBot<Json>> read_answer(std::string_view text);

}  // namespace curia::external
