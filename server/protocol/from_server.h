// Every message from the server over a socket.
#pragma once

#include "match/json/writer.h"
#include "server/protocol/message_id.h"
#include "server/protocol/refusal.h"
#include "server/protocol/table.h"

namespace curia::protocol {

struct ClockState {
    std::vector<int> left;  // seconds
    std::vector<int> running;

    static constexpr auto description() {
        return describe("clock_state", field("left", &ClockState::left),
                        field("running", &ClockState::running));
    }
};

// Answers in advance of one seat, told to nobody else.
struct EarlyAnswers {
    std::vector<Raw> offered, chosen;

    static constexpr auto description() {
        return describe("early_answers", field("offered", &EarlyAnswers::offered),
                        field("chosen", &EarlyAnswers::chosen));
    }
};

struct Joined {
    MessageId id;
    TableInfo table;
    std::optional<int> seat;
    bool owner = false;
    int version = 0;
    Omittable<Raw> view, outlook;
    Omittable<std::vector<Raw>> news;  // one for each step so far
    std::vector<Line> chat;
    std::vector<int> turn;
    Omittable<int> ask;
    Omittable<Raw> legal;
    Omittable<bool> forced;  // only one answer exists; the server gives it
    Omittable<EarlyAnswers> early;
    Omittable<bool> may_take_back;
    Omittable<ClockState> clock;
    Omittable<Raw> outcome;

    static constexpr auto description() {
        return describe("joined", field("id", &Joined::id), field("table", &Joined::table),
                        field("seat", &Joined::seat), field("owner", &Joined::owner),
                        field("version", &Joined::version), field("view", &Joined::view),
                        field("outlook", &Joined::outlook), field("news", &Joined::news),
                        field("chat", &Joined::chat), field("turn", &Joined::turn),
                        field("ask", &Joined::ask), field("legal", &Joined::legal),
                        field("forced", &Joined::forced), field("early", &Joined::early),
                        field("may_take_back", &Joined::may_take_back),
                        field("clock", &Joined::clock), field("outcome", &Joined::outcome));
    }
};

struct Update {
    MessageId id;
    int from = 0, version = 0;
    std::vector<Raw> news;
    Omittable<Raw> view, outlook;       // what changed, if anything did
    Omittable<std::vector<Line>> chat;  // for a client that was away
    std::vector<int> turn;
    Omittable<int> ask;
    Omittable<Raw> legal;
    Omittable<bool> forced;  // only one answer exists; the server gives it
    Omittable<EarlyAnswers> early;
    Omittable<bool> may_take_back;
    Omittable<ClockState> clock;
    Omittable<Raw> outcome;

    static constexpr auto description() {
        return describe("update", field("id", &Update::id), field("from", &Update::from),
                        field("version", &Update::version), field("news", &Update::news),
                        field("view", &Update::view), field("outlook", &Update::outlook),
                        field("chat", &Update::chat), field("turn", &Update::turn),
                        field("ask", &Update::ask), field("legal", &Update::legal),
                        field("forced", &Update::forced), field("early", &Update::early),
                        field("may_take_back", &Update::may_take_back),
                        field("clock", &Update::clock), field("outcome", &Update::outcome));
    }
};

struct TableChanged {
    TableInfo table;
    static constexpr auto description() {
        return describe("table", field("table", &TableChanged::table));
    }
};
struct Chat {
    Line line;
    static constexpr auto description() { return describe("chat", field("line", &Chat::line)); }
};
struct TakeBackAsked {
    int seat = 0, to = 0;
    std::vector<int> awaited;  // seats that have not answered yet
    static constexpr auto description() {
        return describe("take_back_asked", field("seat", &TakeBackAsked::seat),
                        field("to", &TakeBackAsked::to), field("awaited", &TakeBackAsked::awaited));
    }
};
struct Asked {
    std::optional<TakeBackAsked> take_back;
    static constexpr auto description() {
        return describe("asked", field("take_back", &Asked::take_back));
    }
};
struct Ack {
    MessageId id;
    static constexpr auto description() { return describe("ack", field("id", &Ack::id)); }
};
struct Refused {
    MessageId id;
    Refusal why{};
    static constexpr auto description() {
        return describe("refused", field("id", &Refused::id), field("why", &Refused::why));
    }
};
struct PreviewAnswer {
    MessageId id;
    Raw outlook;
    static constexpr auto description() {
        return describe("preview", field("id", &PreviewAnswer::id),
                        field("outlook", &PreviewAnswer::outlook));
    }
};
struct Advice {
    MessageId id;
    int ask = 0;
    Raw advice;
    static constexpr auto description() {
        return describe("advice", field("id", &Advice::id), field("ask", &Advice::ask),
                        field("advice", &Advice::advice));
    }
};
struct RematchReady {
    std::string table;
    std::optional<std::string> token;
    static constexpr auto description() {
        return describe("rematch", field("table", &RematchReady::table),
                        field("token", &RematchReady::token));
    }
};
struct TransferCode {
    MessageId id;
    std::string code;
    int seconds = 0;
    static constexpr auto description() {
        return describe("transfer", field("id", &TransferCode::id),
                        field("code", &TransferCode::code),
                        field("seconds", &TransferCode::seconds));
    }
};
struct InviteCode {
    MessageId id;
    std::string code;
    static constexpr auto description() {
        return describe("invite", field("id", &InviteCode::id), field("code", &InviteCode::code));
    }
};
struct EarlyChanged {
    EarlyAnswers early;
    static constexpr auto description() {
        return describe("early", field("early", &EarlyChanged::early));
    }
};
struct Freed {
    static constexpr auto description() { return describe("freed"); }
};
struct Moved {
    static constexpr auto description() { return describe("moved"); }
};
struct Pong {
    MessageId id;
    static constexpr auto description() { return describe("pong", field("id", &Pong::id)); }
};

using FromServer =
    std::variant<Joined, Update, TableChanged, Chat, Asked, Ack, Refused, PreviewAnswer, Advice,
                 RematchReady, TransferCode, InviteCode, EarlyChanged, Freed, Moved, Pong>;

inline std::string to_text(const FromServer& message) { return to_json(message); }

}  // namespace curia::protocol
