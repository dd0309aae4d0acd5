// What can happen at a table besides the match: each event is stored, then applied.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/describe.h"
#include "match/json_writer.h"

namespace curia {
namespace event {

struct Seated {  // a person took a chair; no hash: with the token that the chair has
    int seat = 0;
    std::string token_hash{};
    static constexpr auto description() {
        return describe("seated", field("seat", &Seated::seat),
                        field("token_hash", &Seated::token_hash));
    }
};
struct Transferred {  // the person plays on from another device
    int seat = 0;
    std::string token_hash;
    static constexpr auto description() {
        return describe("transferred", field("seat", &Transferred::seat),
                        field("token_hash", &Transferred::token_hash));
    }
};
struct Freed {  // the owner freed a chair
    int seat = 0;
    static constexpr auto description() { return describe("freed", field("seat", &Freed::seat)); }
};
struct Invited {  // by a new code; the old one is void
    std::string invite_hash;
    static constexpr auto description() {
        return describe("invited", field("invite_hash", &Invited::invite_hash));
    }
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
struct StoodIn {  // a bot plays on for a person
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
struct AnsweredEarly {  // the answers in advance of a seat, all of them
    int seat = 0;
    std::vector<std::string> answers;  // JSON of the game's Early
    static constexpr auto description() {
        return describe("answered_early", field("seat", &AnsweredEarly::seat),
                        field("answers", &AnsweredEarly::answers));
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

using TableEvent =
    std::variant<event::Seated, event::Transferred, event::Freed, event::Invited, event::Named,
                 event::Started, event::StoodIn, event::Returned, event::Changed,
                 event::AnsweredEarly, event::Clocked, event::WentOn>;

}  // namespace curia
