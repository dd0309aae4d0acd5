// Who is connected to a table, and what they are told.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>

#include "server/protocol/from_server.h"
#include "server/protocol/table.h"
#include "server/room/services.h"
#include "server/room/table_state.h"

namespace curia {

class Audience {
public:
    struct Member {
        Viewer seat;
        std::set<int> held;  // seats that are played from this device
        bool is_owner = false;
        // The version that this page says it has shown, and since when. Nothing: it never says so.
        std::optional<int> shown{};
        std::int64_t shown_at = 0;  // on the steady clock
    };

    Audience(Services& services, const TableState& table) : services_(services), table_(table) {}

    bool is_empty() const { return members_.empty(); }
    bool has(net::Connection connection) const { return members_.contains(connection); }
    const Member* find(net::Connection connection) const;
    Member* find(net::Connection connection);
    bool is_present(Seat seat) const;
    bool has_person_besides(Seat seat) const;  // another person who is present
    int onlookers() const;
    // The client whose budget pays for bots: a player at the table, otherwise an onlooker.
    net::Connection payer() const;

    // When the pages of all present people had shown this version. Pages that never say so do not
    // count. Nothing: at least one of them is still busy.
    std::optional<std::int64_t> when_shown(int version) const;

    // Takes a place. Other devices of the same seat become onlookers, and are told so.
    Member& enter(net::Connection connection, Viewer seat);
    std::optional<Member> leave(net::Connection connection);
    // Devices that play this seat become onlookers, and get `message`.
    void unseat(Seat seat, const protocol::FromServer& message);

    protocol::TableInfo info() const;
    protocol::Joined joined_for(Viewer viewer) const;
    protocol::Update update_for(Viewer viewer, int from) const;
    protocol::EarlyAnswers early_of(Seat seat) const;

    void tell(net::Connection connection, const protocol::FromServer& message) const;
    void tell_all(const protocol::FromServer& message) const;
    void tell_seat(Seat seat, const protocol::FromServer& message) const;
    void tell_table();        // after a change of names, presence, settings or phase
    void tell_start() const;  // when the match begins
    void tell_steps(int from);
    // A take-back is told in two parts, before and after the steps are undone.
    using Updates = std::map<Viewer, protocol::Update>;
    Updates before_take_back(int to) const;
    void tell_take_back(Updates updates);
    void tell_early(Seat seat);  // after a change of its answers in advance

private:
    void add_changes(protocol::Update& update, Viewer viewer) const;
    template <class Message>
    void add_state(Message& message, Viewer viewer) const;

    Services& services_;
    const TableState& table_;
    std::map<net::Connection, Member> members_;
    CancelToken crowd_;  // set while a delayed tell_table() is pending
    // The answers in advance that each seat was last sent with steps, to leave them out while they
    // are unchanged. Erased when the seat is told of them in another way.
    std::map<Viewer, std::string> told_early_;
};

protocol::ClockState clock_state(const TableState& table, std::int64_t now);

}  // namespace curia
