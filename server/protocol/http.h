// Requests and answers over HTTP: docs/protocol.md.
#pragma once

#include "match/json/writer.h"
#include "server/protocol/refusal.h"
#include "server/protocol/table.h"

namespace curia::protocol {

struct HttpError {
    Refusal error{};
    Omittable<std::string> detail;  // for developers
    static constexpr auto description() {
        return describe("http_error", field("error", &HttpError::error),
                        field("detail", &HttpError::detail));
    }
};

struct Health {
    enum class Status : std::uint8_t { Ok, StoreFailed, Damaged };
    Status status = Status::Ok;
    static constexpr auto description() {
        return describe("health", field("status", &Health::status));
    }
};
constexpr auto names_of(Health::Status) {
    return std::array<std::string_view, 3>{"ok", "store_failed", "damaged"};
}

struct OptionInfo {
    std::string name;
    std::vector<std::string_view> values;
    std::string_view by_default;
    static constexpr auto description() {
        return describe("option_info", field("name", &OptionInfo::name),
                        field("values", &OptionInfo::values),
                        field("default", &OptionInfo::by_default));
    }
};
struct PresetInfo {
    std::string_view name;
    Raw options;
    static constexpr auto description() {
        return describe("preset_info", field("name", &PresetInfo::name),
                        field("options", &PresetInfo::options));
    }
};
struct GameInfo {
    std::string_view name;
    int min_players = 0, max_players = 0;
    int rules = 0;  // the newest version that this house knows; it knows all older ones too
    std::vector<OptionInfo> options;
    std::vector<PresetInfo> presets;
    // Names of members, for a page that has no types for the game: match/json/seat_members.h.
    std::vector<std::string> seat_members, per_seat_members;
    static constexpr auto description() {
        return describe("game_info", field("name", &GameInfo::name),
                        field("min_players", &GameInfo::min_players),
                        field("max_players", &GameInfo::max_players),
                        field("rules", &GameInfo::rules), field("options", &GameInfo::options),
                        field("presets", &GameInfo::presets),
                        field("seat_members", &GameInfo::seat_members),
                        field("per_seat_members", &GameInfo::per_seat_members));
    }
};
struct Games {
    std::vector<GameInfo> games;
    std::vector<std::string_view> levels;
    static constexpr auto description() {
        return describe("games", field("games", &Games::games), field("levels", &Games::levels));
    }
};

// Web push. No key: this server has none.
struct PushInfo {
    std::optional<std::string> key;
    static constexpr auto description() {
        return describe("push_info", field("key", &PushInfo::key));
    }
};

struct ProvenanceInfo {
    std::string values, status, note;
    static constexpr auto description() {
        return describe("provenance_info", field("values", &ProvenanceInfo::values),
                        field("status", &ProvenanceInfo::status),
                        field("note", &ProvenanceInfo::note));
    }
};
struct EditionInfo {
    std::string title;
    std::vector<ProvenanceInfo> provenance;
    Raw values;
    static constexpr auto description() {
        return describe("edition_info", field("title", &EditionInfo::title),
                        field("provenance", &EditionInfo::provenance),
                        field("values", &EditionInfo::values));
    }
};

// The answer to the client that opened a table. Only this answer contains the secrets.
struct OpenedTable {
    std::string table, owner;
    std::optional<std::string> invite;              // none if no seat is open
    std::vector<std::optional<std::string>> seats;  // tokens of this device's seats
    static constexpr auto description() {
        return describe("opened_table", field("table", &OpenedTable::table),
                        field("owner", &OpenedTable::owner), field("invite", &OpenedTable::invite),
                        field("seats", &OpenedTable::seats));
    }
};
// What an invitation consists of.
struct Invitation {
    std::string table, invite;
    static constexpr auto description() {
        return describe("invitation", field("table", &Invitation::table),
                        field("invite", &Invitation::invite));
    }
};
struct SpokenLink {
    std::string words;
    static constexpr auto description() {
        return describe("spoken_link", field("words", &SpokenLink::words));
    }
};
struct KeptRecord {
    std::string table;
    static constexpr auto description() {
        return describe("kept_record", field("table", &KeptRecord::table));
    }
};
struct TableList {
    std::vector<TableInfo> tables;
    static constexpr auto description() {
        return describe("table_list", field("tables", &TableList::tables));
    }
};
struct NamedTables {
    std::vector<TableInfo> tables;
    std::vector<std::string> gone, damaged;
    static constexpr auto description() {
        return describe("named_tables", field("tables", &NamedTables::tables),
                        field("gone", &NamedTables::gone), field("damaged", &NamedTables::damaged));
    }
};

struct BranchRequest {
    int step = -1, seat = -1;
    std::string level;
    static constexpr auto description() {
        return describe("branch_request", field("step", &BranchRequest::step),
                        field("seat", &BranchRequest::seat), field("level", &BranchRequest::level));
    }
};

struct ReplayStep {
    Raw news, view, outlook;
    std::vector<int> turn;
    std::optional<int> seat;  // none: chance
    static constexpr auto description() {
        return describe("replay_step", field("news", &ReplayStep::news),
                        field("view", &ReplayStep::view), field("outlook", &ReplayStep::outlook),
                        field("turn", &ReplayStep::turn), field("seat", &ReplayStep::seat));
    }
};
struct Replay {
    TableInfo table;
    Raw view, outlook;
    std::vector<ReplayStep> steps;
    static constexpr auto description() {
        return describe("replay", field("table", &Replay::table), field("view", &Replay::view),
                        field("outlook", &Replay::outlook), field("steps", &Replay::steps));
    }
};
struct Moment {
    int step = 0, steps = 0;
    Raw view, outlook;
    std::vector<int> turn;
    std::optional<Raw> news;
    static constexpr auto description() {
        return describe("moment", field("step", &Moment::step), field("steps", &Moment::steps),
                        field("view", &Moment::view), field("outlook", &Moment::outlook),
                        field("turn", &Moment::turn), field("news", &Moment::news));
    }
};

}  // namespace curia::protocol
