// How a table was opened, as the store keeps it; and what can happen at a table besides the match.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "server/protocol.h"

namespace curia {

struct SeatTerms {
    protocol::SeatKind kind = protocol::SeatKind::Open;
    std::string level, name, token_hash;

    static constexpr auto description() {
        return describe("seat", field("kind", &SeatTerms::kind), field("level", &SeatTerms::level),
                        field("name", &SeatTerms::name),
                        field("token_hash", &SeatTerms::token_hash));
    }
};

struct TableTerms {
    std::vector<SeatTerms> seats;
    std::string owner_hash;
    std::optional<protocol::ClockTerms> clock;
    bool is_public = false, chat = true, coach = true;
    int grace = 0;
    std::optional<std::string> branch_of;

    static constexpr auto description() {
        return describe("terms", field("seats", &TableTerms::seats),
                        field("owner_hash", &TableTerms::owner_hash),
                        field("clock", &TableTerms::clock), field("public", &TableTerms::is_public),
                        field("chat", &TableTerms::chat), field("coach", &TableTerms::coach),
                        field("grace", &TableTerms::grace),
                        field("branch_of", &TableTerms::branch_of));
    }
};

namespace event {

struct Seated {  // somebody took an open seat
    int seat = 0;
    static constexpr auto description() { return describe("seated", field("seat", &Seated::seat)); }
};
struct Named {
    int seat = 0;
    std::string name;
    static constexpr auto description() {
        return describe("named", field("seat", &Named::seat), field("name", &Named::name));
    }
};
struct Started {  // seats still open go to bots
    std::string level;
    static constexpr auto description() {
        return describe("started", field("level", &Started::level));
    }
};
struct StoodIn {  // a bot plays on for somebody
    int seat = 0;
    std::string level;
    bool by_owner = false;
    static constexpr auto description() {
        return describe("stood_in", field("seat", &StoodIn::seat), field("level", &StoodIn::level),
                        field("by_owner", &StoodIn::by_owner));
    }
};
struct Returned {
    int seat = 0;
    static constexpr auto description() {
        return describe("returned", field("seat", &Returned::seat));
    }
};
struct Changed {  // the owner changed a setting
    bool chat = true, coach = true, is_public = false;
    static constexpr auto description() {
        return describe("changed", field("chat", &Changed::chat), field("coach", &Changed::coach),
                        field("public", &Changed::is_public));
    }
};
struct Clocked {  // milliseconds left to everybody after a step
    std::vector<std::int64_t> left;
    static constexpr auto description() {
        return describe("clocked", field("left", &Clocked::left));
    }
};
struct WentOn {  // at another table
    std::string table;
    static constexpr auto description() {
        return describe("went_on", field("table", &WentOn::table));
    }
};

}  // namespace event

using TableEvent = std::variant<event::Seated, event::Named, event::Started, event::StoodIn,
                                event::Returned, event::Changed, event::Clocked, event::WentOn>;

}  // namespace curia
