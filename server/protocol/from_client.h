// Every message from a client over its socket.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/describe.h"
#include "match/json/reader.h"
#include "match/json/writer.h"
#include "server/protocol/message_id.h"

namespace curia::protocol {

struct Join {
    MessageId id;
    std::string table;
    Omittable<std::string> token;
    Omittable<int> seen;
    Omittable<std::string> invite;    // takes the next free chair for the token
    Omittable<std::string> transfer;  // takes a seat over from another device for the token
    static constexpr auto description() {
        return describe("join", field("id", &Join::id), field("table", &Join::table),
                        field("token", &Join::token), field("seen", &Join::seen),
                        field("invite", &Join::invite), field("transfer", &Join::transfer));
    }
};
struct Own {
    MessageId id;
    std::string token;
    static constexpr auto description() {
        return describe("own", field("id", &Own::id), field("token", &Own::token));
    }
};
struct Act {
    MessageId id;
    int ask = -1;
    Json action;
    static constexpr auto description() {
        return describe("act", field("id", &Act::id), field("ask", &Act::ask),
                        field("action", &Act::action));
    }
};
struct Preview {
    MessageId id;
    int ask = -1;
    Json action;
    static constexpr auto description() {
        return describe("preview", field("id", &Preview::id), field("ask", &Preview::ask),
                        field("action", &Preview::action));
    }
};
struct TakeBack {
    MessageId id;
    static constexpr auto description() {
        return describe("take_back", field("id", &TakeBack::id));
    }
};
struct Consent {
    MessageId id;
    bool yes = false;
    static constexpr auto description() {
        return describe("consent", field("id", &Consent::id), field("yes", &Consent::yes));
    }
};
struct AskCoach {
    MessageId id;
    int ask = -1;
    static constexpr auto description() {
        return describe("coach", field("id", &AskCoach::id), field("ask", &AskCoach::ask));
    }
};
struct Say {
    MessageId id;
    std::string text;
    static constexpr auto description() {
        return describe("say", field("id", &Say::id), field("text", &Say::text));
    }
};
struct Rename {
    MessageId id;
    std::string name;
    static constexpr auto description() {
        return describe("name", field("id", &Rename::id), field("name", &Rename::name));
    }
};
struct Start {
    MessageId id;
    static constexpr auto description() { return describe("start", field("id", &Start::id)); }
};
struct Set {
    MessageId id;
    Omittable<bool> chat, is_public, coach;
    static constexpr auto description() {
        return describe("set", field("id", &Set::id), field("chat", &Set::chat),
                        field("public", &Set::is_public), field("coach", &Set::coach));
    }
};
struct FillSeat {
    MessageId id;
    int seat = -1;
    std::string level;
    Omittable<std::string> name{};  // of the bot, before the start
    static constexpr auto description() {
        return describe("seat", field("id", &FillSeat::id), field("seat", &FillSeat::seat),
                        field("level", &FillSeat::level), field("name", &FillSeat::name));
    }
};
struct Transfer {  // a code that moves this seat to another device
    MessageId id;
    static constexpr auto description() { return describe("transfer", field("id", &Transfer::id)); }
};
struct FreeSeat {  // the person in this chair has to leave it
    MessageId id;
    int seat = -1;
    static constexpr auto description() {
        return describe("free", field("id", &FreeSeat::id), field("seat", &FreeSeat::seat));
    }
};
struct Invite {  // a new invitation; the old one is void
    MessageId id;
    static constexpr auto description() { return describe("invite", field("id", &Invite::id)); }
};
struct AnswerEarly {  // all answers in advance of this seat
    MessageId id;
    std::vector<Json> answers;
    static constexpr auto description() {
        return describe("early", field("id", &AnswerEarly::id),
                        field("answers", &AnswerEarly::answers));
    }
};
struct Seen {  // the page has shown this version to its person
    MessageId id;
    int version = -1;
    static constexpr auto description() {
        return describe("seen", field("id", &Seen::id), field("version", &Seen::version));
    }
};
struct Hurry {  // skips the bots' pauses until the next decision of this person
    MessageId id;
    static constexpr auto description() { return describe("hurry", field("id", &Hurry::id)); }
};
struct Subscribe {  // web push for this seat: an address at the push service of this browser
    MessageId id;
    std::string endpoint;
    bool on = true;
    static constexpr auto description() {
        return describe("subscribe", field("id", &Subscribe::id),
                        field("endpoint", &Subscribe::endpoint), field("on", &Subscribe::on));
    }
};
struct Rematch {
    MessageId id;
    static constexpr auto description() { return describe("rematch", field("id", &Rematch::id)); }
};
struct Ping {
    MessageId id;
    static constexpr auto description() { return describe("ping", field("id", &Ping::id)); }
};

using FromClient = std::variant<Join, Own, Act, Preview, TakeBack, Consent, AskCoach, Say, Rename,
                                Start, Set, FillSeat, Transfer, FreeSeat, Invite, AnswerEarly, Seen,
                                Hurry, Subscribe, Rematch, Ping>;

}  // namespace curia::protocol
