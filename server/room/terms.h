// The settings with which a table was opened, as the store keeps them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/protocol/table.h"
#include "server/room/script.h"

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
    std::string invite_hash{};  // empty: nobody can be invited
    std::optional<protocol::ClockTerms> clock;
    bool is_public = false, chat = true, coach = true;
    bool coach_is_barred = false;  // a branch of a running match without a coach
    int grace = 0;
    std::optional<bool> undo{};  // none at tables of older versions: on for one person
    std::optional<std::string> branch_of;
    Script script{};       // of an arranged match; empty otherwise
    bool offline = false;  // the match was begun in a browser

    static constexpr auto description() {
        return describe("terms", field("seats", &TableTerms::seats),
                        field("owner_hash", &TableTerms::owner_hash),
                        field("invite_hash", &TableTerms::invite_hash),
                        field("clock", &TableTerms::clock), field("public", &TableTerms::is_public),
                        field("chat", &TableTerms::chat), field("coach", &TableTerms::coach),
                        field("coach_is_barred", &TableTerms::coach_is_barred),
                        field("grace", &TableTerms::grace), field("undo", &TableTerms::undo),
                        field("branch_of", &TableTerms::branch_of),
                        field("script", &TableTerms::script),
                        field("offline", &TableTerms::offline));
    }
};

}  // namespace curia
