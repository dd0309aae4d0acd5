// What a client asks for when it opens a table.
#pragma once

#include <string>
#include <vector>

#include "match/json/reader.h"
#include "server/protocol/table.h"

namespace curia::protocol {

struct NewSeat {
    SeatKind kind = SeatKind::Open;
    Omittable<std::string> level, name;

    static constexpr auto description() {
        return describe("new_seat", field("kind", &NewSeat::kind), field("level", &NewSeat::level),
                        field("name", &NewSeat::name));
    }
};

// A match with a prepared deal and prepared moves of the bots, for example of a tutorial.
struct Arrangement {
    std::string record;  // a match of this game, finished or not
    int played = 0;      // the number of its steps that have been played when the table opens

    static constexpr auto description() {
        return describe("arrangement", field("record", &Arrangement::record),
                        field("played", &Arrangement::played));
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
    int grace = 120;       // seconds until a bot stands in for an absent person; 0: never
    Omittable<bool> undo;  // one person against bots: take back without asking; on by default
    Omittable<Arrangement> arranged;  // one person against bots only
    Omittable<std::string> begun;     // the record of a match that goes on here

    static constexpr auto description() {
        return describe("new_table", field("game", &NewTable::game),
                        field("players", &NewTable::players), field("options", &NewTable::options),
                        field("edition", &NewTable::edition), field("seats", &NewTable::seats),
                        field("clock", &NewTable::clock), field("public", &NewTable::is_public),
                        field("chat", &NewTable::chat), field("coach", &NewTable::coach),
                        field("grace", &NewTable::grace), field("undo", &NewTable::undo),
                        field("arranged", &NewTable::arranged), field("begun", &NewTable::begun));
    }
};

}  // namespace curia::protocol
