// What everyone may know about a table.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/describe.h"
#include "match/json/writer.h"

namespace curia::protocol {

enum class Phase : std::uint8_t { Waiting, Running, Finished };
constexpr auto names_of(Phase) {
    return std::array<std::string_view, 3>{"waiting", "running", "finished"};
}

enum class SeatKind : std::uint8_t { Person, Open, Bot };
constexpr auto names_of(SeatKind) {
    return std::array<std::string_view, 3>{"person", "open", "bot"};
}

// What happens when a player's time is up.
enum class Penalty : std::uint8_t { Shown, Bot };
constexpr auto names_of(Penalty) { return std::array<std::string_view, 2>{"shown", "bot"}; }

// In seconds: the time at the start, the time that each decision adds, and the maximum.
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

struct SeatInfo {
    SeatKind kind = SeatKind::Open;
    std::string name, level;  // level: of the bot, or of the stand-in
    bool present = false, stand_in = false;
    bool free = false;  // an invitation can take it

    static constexpr auto description() {
        return describe("seat_info", field("kind", &SeatInfo::kind), field("name", &SeatInfo::name),
                        field("level", &SeatInfo::level), field("present", &SeatInfo::present),
                        field("stand_in", &SeatInfo::stand_in), field("free", &SeatInfo::free));
    }
};

struct TableInfo {
    std::string id, game;
    int players = 0, rules = 0;
    Raw options;
    Phase phase = Phase::Waiting;
    bool is_public = false, chat = true, coach = true;
    int grace = 0;
    bool undo = false;
    std::vector<SeatInfo> seats;
    std::optional<ClockTerms> clock;
    int version = 0;
    std::vector<int> turn;
    std::int64_t since = 0;  // Unix seconds of the oldest open question; 0: there is none
    std::int64_t took = 0;   // seconds from the first step to the last; 0: it is not finished
    int spectators = 0;
    std::optional<std::string> next, branch_of;
    std::optional<Raw> outcome;

    static constexpr auto description() {
        return describe("table_info", field("id", &TableInfo::id), field("game", &TableInfo::game),
                        field("players", &TableInfo::players), field("rules", &TableInfo::rules),
                        field("options", &TableInfo::options), field("phase", &TableInfo::phase),
                        field("public", &TableInfo::is_public), field("chat", &TableInfo::chat),
                        field("coach", &TableInfo::coach), field("grace", &TableInfo::grace),
                        field("undo", &TableInfo::undo), field("seats", &TableInfo::seats),
                        field("clock", &TableInfo::clock), field("version", &TableInfo::version),
                        field("turn", &TableInfo::turn), field("since", &TableInfo::since),
                        field("took", &TableInfo::took),
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

}  // namespace curia::protocol
