// Every message between server and clients: docs/protocol.md says what they mean. The types of the
// page are generated from this file.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/describe.h"
#include "match/json_reader.h"
#include "match/json_writer.h"

namespace curia::protocol {

using MessageId = Omittable<std::int64_t>;

// ---- What a table is ----

enum class Phase : std::uint8_t { Waiting, Running, Finished };
constexpr auto names_of(Phase) {
    return std::array<std::string_view, 3>{"waiting", "running", "finished"};
}

enum class SeatKind : std::uint8_t { Person, Open, Bot };
constexpr auto names_of(SeatKind) {
    return std::array<std::string_view, 3>{"person", "open", "bot"};
}

// What happens when somebody's time is up.
enum class Penalty : std::uint8_t { Shown, Bot };
constexpr auto names_of(Penalty) { return std::array<std::string_view, 2>{"shown", "bot"}; }

// In seconds: what everybody starts with, what each decision adds, and up to how much.
struct ClockTerms {
    int bank = 600, gain = 20, cap = 900;
    Penalty penalty = Penalty::Shown;

    bool operator==(const ClockTerms&) const = default;
    static constexpr auto description() {
        return describe("clock_terms", field("bank", &ClockTerms::bank),
                        field("gain", &ClockTerms::gain), field("cap", &ClockTerms::cap),
                        field("penalty", &ClockTerms::penalty));
    }
};

struct NewSeat {
    SeatKind kind = SeatKind::Open;
    Omittable<std::string> level, name;

    static constexpr auto description() {
        return describe("new_seat", field("kind", &NewSeat::kind), field("level", &NewSeat::level),
                        field("name", &NewSeat::name));
    }
};

struct NewTable {
    std::string game;
    int players = 0;
    Omittable<Json> options;
    Omittable<std::string> edition;  // the text of an edition file
    std::vector<NewSeat> seats;
    Omittable<ClockTerms> clock;
    bool is_public = false, chat = true, coach = true;
    int grace = 120;  // seconds until a bot plays on for somebody who is absent; 0: never

    static constexpr auto description() {
        return describe("new_table", field("game", &NewTable::game),
                        field("players", &NewTable::players), field("options", &NewTable::options),
                        field("edition", &NewTable::edition), field("seats", &NewTable::seats),
                        field("clock", &NewTable::clock), field("public", &NewTable::is_public),
                        field("chat", &NewTable::chat), field("coach", &NewTable::coach),
                        field("grace", &NewTable::grace));
    }
};

struct SeatInfo {
    SeatKind kind = SeatKind::Open;
    std::string name, level;  // level: of the bot, or of the stand-in
    bool present = false, stand_in = false;

    static constexpr auto description() {
        return describe("seat_info", field("kind", &SeatInfo::kind), field("name", &SeatInfo::name),
                        field("level", &SeatInfo::level), field("present", &SeatInfo::present),
                        field("stand_in", &SeatInfo::stand_in));
    }
};

struct TableInfo {
    std::string id, game;
    int players = 0, rules = 0;
    Raw options;
    Phase phase = Phase::Waiting;
    bool is_public = false, chat = true, coach = true;
    int grace = 0;
    std::vector<SeatInfo> seats;
    std::optional<ClockTerms> clock;
    int version = 0;
    std::vector<int> turn;
    int spectators = 0;
    std::optional<std::string> next, branch_of;
    std::optional<Raw> outcome;

    static constexpr auto description() {
        return describe("table_info", field("id", &TableInfo::id), field("game", &TableInfo::game),
                        field("players", &TableInfo::players), field("rules", &TableInfo::rules),
                        field("options", &TableInfo::options), field("phase", &TableInfo::phase),
                        field("public", &TableInfo::is_public), field("chat", &TableInfo::chat),
                        field("coach", &TableInfo::coach), field("grace", &TableInfo::grace),
                        field("seats", &TableInfo::seats), field("clock", &TableInfo::clock),
                        field("version", &TableInfo::version), field("turn", &TableInfo::turn),
                        field("spectators", &TableInfo::spectators),
                        field("next", &TableInfo::next), field("branch_of", &TableInfo::branch_of),
                        field("outcome", &TableInfo::outcome));
    }
};

struct Line {
    std::optional<int> seat;
    std::string text;
    std::int64_t at = 0;

    static constexpr auto description() {
        return describe("line", field("seat", &Line::seat), field("text", &Line::text),
                        field("at", &Line::at));
    }
};

// ---- From the client ----

struct Join {
    MessageId id;
    std::string table;
    Omittable<std::string> token;
    Omittable<int> seen;
    static constexpr auto description() {
        return describe("join", field("id", &Join::id), field("table", &Join::table),
                        field("token", &Join::token), field("seen", &Join::seen));
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
    static constexpr auto description() {
        return describe("seat", field("id", &FillSeat::id), field("seat", &FillSeat::seat),
                        field("level", &FillSeat::level));
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
                                Start, Set, FillSeat, Rematch, Ping>;

// ---- From the server ----

struct ClockState {
    std::vector<int> left;  // seconds
    std::vector<int> running;

    static constexpr auto description() {
        return describe("clock_state", field("left", &ClockState::left),
                        field("running", &ClockState::running));
    }
};

struct Joined {
    MessageId id;
    TableInfo table;
    std::optional<int> seat;
    bool owner = false;
    int version = 0;
    Omittable<Raw> view, outlook, news;
    std::vector<Line> chat;
    std::vector<int> turn;
    Omittable<int> ask;
    Omittable<Raw> legal;
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
                        field("may_take_back", &Joined::may_take_back),
                        field("clock", &Joined::clock), field("outcome", &Joined::outcome));
    }
};

struct Update {
    MessageId id;
    int from = 0, version = 0;
    Raw news;
    Omittable<Raw> view, outlook;       // what changed, if anything did
    Omittable<std::vector<Line>> chat;  // for whoever was away
    std::vector<int> turn;
    Omittable<int> ask;
    Omittable<Raw> legal;
    Omittable<bool> may_take_back;
    Omittable<ClockState> clock;
    Omittable<Raw> outcome;

    static constexpr auto description() {
        return describe("update", field("id", &Update::id), field("from", &Update::from),
                        field("version", &Update::version), field("news", &Update::news),
                        field("view", &Update::view), field("outlook", &Update::outlook),
                        field("chat", &Update::chat), field("turn", &Update::turn),
                        field("ask", &Update::ask), field("legal", &Update::legal),
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
    static constexpr auto description() {
        return describe("take_back_asked", field("seat", &TakeBackAsked::seat),
                        field("to", &TakeBackAsked::to));
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
    std::string why;
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
struct Moved {
    static constexpr auto description() { return describe("moved"); }
};
struct Pong {
    MessageId id;
    static constexpr auto description() { return describe("pong", field("id", &Pong::id)); }
};

using FromServer = std::variant<Joined, Update, TableChanged, Chat, Asked, Ack, Refused,
                                PreviewAnswer, Advice, RematchReady, Moved, Pong>;

inline std::string to_text(const FromServer& message) { return to_json(message); }

}  // namespace curia::protocol
