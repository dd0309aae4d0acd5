// The state of a table without its connections: its terms, its match and its seats. It changes by
// steps of the match and by events. Both are stored, so that a restart can restore it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/protocol/table.h"
#include "server/room/events.h"
#include "server/room/hosted_match.h"
#include "server/room/terms.h"
#include "server/store/store.h"

namespace curia {

// Expires when a pending result is no longer wanted. The owner holds it; a thread or a timer checks
// a weak pointer to it.
using CancelToken = std::shared_ptr<const int>;

struct SeatState {
    protocol::SeatKind kind = protocol::SeatKind::Open;
    std::string level, name, token_hash;
    bool stand_in = false;           // a bot stands in for an absent person
    int ask = -1;                    // number of the open question, or -1
    std::int64_t asked_at = 0;       // when it was asked, on the steady clock
    std::int64_t came_at = 0;        // when a device last came to this seat
    int served = -1;                 // the last question for which a bot or a timer was started
    CancelToken wanted{};            // expires when that answer is no longer wanted
    bool is_held = false;            // an answer by hand waits until it may be told
    std::vector<std::string> early;  // answers in advance, in JSON
    std::int64_t left = 0;           // milliseconds on the clock
    std::vector<std::string> endpoints{};  // of browsers that want web pushes

    bool is_person() const { return kind == protocol::SeatKind::Person; }
    bool is_played_by_bot() const {
        return kind == protocol::SeatKind::Bot || (is_person() && stand_in);
    }
    // Discards the pending answer of a bot or a timer. The question is served again.
    void cancel() {
        served = -1;
        is_held = false;
        wanted.reset();
    }
};

struct TableState {
    TableState(StoredTable stored, TableTerms opened, std::unique_ptr<HostedMatch> hosted);

    std::string id;
    TableTerms terms;
    std::unique_ptr<HostedMatch> match;
    protocol::Phase phase = protocol::Phase::Waiting;
    std::vector<SeatState> seats;
    std::optional<std::string> next;   // the table of the rematch
    std::vector<protocol::Line> chat;  // the last lines; the store has all of them
    int asks = 0;                      // number of questions asked so far
    int told = 0;                      // the version that everyone has been told of
    std::int64_t first_step_at = 0;    // milliseconds since 1970; 0: no step yet
    std::int64_t last_step_at = 0;

    int players() const { return match->players(); }
    curia::seats all_seats() const { return curia::seats(players()); }
    SeatState& at(Seat seat) { return seats[seat.index]; }
    const SeatState& at(Seat seat) const { return seats[seat.index]; }
    bool is_full() const;
    int persons() const;  // who hold a seat, present or not
    // The seat that this token holds.
    Viewer seat_of(std::string_view token) const;
    // Chairs for invited people: open ones first, then those that bots hold for them.
    bool is_free(Seat seat) const;
    Viewer free_chair() const;
    // One person against bots may go back to their last decision at any time.
    bool has_undo() const;
    int last_step_of(Seat seat) const;      // -1: none yet
    int last_decision_of(Seat seat) const;  // the same without forced answers
    bool may_take_back_freely(Seat seat) const;
    RecordNotes notes() const;  // for a record

    // Numbers the questions that are new since a version. A question that stays open keeps its
    // number, so that people who are asked at the same time do not disturb one another.
    void ask_again(int from, std::int64_t at);
    // A step was stored at this time.
    void stepped(std::int64_t at);
    // Undoes the steps after a version.
    void go_back(int version);
    // True if a client's copy of this version is still valid. A take-back can replace a version.
    bool knows_version(int seen) const;

    void apply(const TableEvent& event);
    void apply(const protocol::Line& line);
    // False for an event of a seat that does not exist, which only a damaged store contains.
    bool fits(const TableEvent& event) const;

private:
    void apply(const event::Seated& seated);
    void apply(const event::Transferred& transferred);
    void apply(const event::Freed& freed);
    void apply(const event::Invited& invited);
    void apply(const event::Named& named);
    void apply(const event::Started& started);
    void apply(const event::Levelled& levelled);
    void apply(const event::StoodIn& stood_in);
    void apply(const event::Returned& returned);
    void apply(const event::Changed& changed);
    void apply(const event::AnsweredEarly& answered);
    void apply(const event::Clocked& clocked);
    void apply(const event::WentOn& went_on);
    SeatState& seat_at(int index) { return seats[static_cast<std::size_t>(index)]; }
    void drop_lapsed_answers();

    std::vector<bool> unmade_;  // versions that were undone at some time
};

}  // namespace curia
