// Events at a table other than the steps of the match. Each event is stored, then applied.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/describe.h"
#include "match/json/reader.h"
#include "match/json/writer.h"

namespace curia {
namespace event {

struct Seated {  // a person took a chair; an empty hash keeps the chair's token
    int seat = 0;
    std::string token_hash{};
    static constexpr auto description() {
        return describe("seated", field("seat", &Seated::seat),
                        field("token_hash", &Seated::token_hash));
    }
};
struct Transferred {  // the person continues on another device
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
struct Invited {  // the owner made a new code; the old one is void
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
struct Started {  // bots take the seats that are still open
    std::string level;
    static constexpr auto description() {
        return describe("started", field("level", &Started::level));
    }
};
// Before the start: which bot sits here, also one that may fill an open seat. Without a name the
// seat keeps the one that it has.
struct Levelled {
    int seat = 0;
    std::string level;
    Omittable<std::string> name{};
    static constexpr auto description() {
        return describe("levelled", field("seat", &Levelled::seat),
                        field("level", &Levelled::level), field("name", &Levelled::name));
    }
};
struct StoodIn {  // a bot stands in for a person
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
struct AnsweredEarly {  // all answers in advance of a seat
    int seat = 0;
    std::vector<std::string> answers;  // JSON of the game's Early
    static constexpr auto description() {
        return describe("answered_early", field("seat", &AnsweredEarly::seat),
                        field("answers", &AnsweredEarly::answers));
    }
};
struct Clocked {  // milliseconds left to each seat after a step
    std::vector<std::int64_t> left;
    static constexpr auto description() {
        return describe("clocked", field("left", &Clocked::left));
    }
};
struct WentOn {  // the players continue at another table
    std::string table;
    static constexpr auto description() {
        return describe("went_on", field("table", &WentOn::table));
    }
};

}  // namespace event

using TableEvent =
    std::variant<event::Seated, event::Transferred, event::Freed, event::Invited, event::Named,
                 event::Started, event::Levelled, event::StoodIn, event::Returned, event::Changed,
                 event::AnsweredEarly, event::Clocked, event::WentOn>;

}  // namespace curia
