// Who is connected to a table, and what they are told.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>

#include "server/protocol.h"
#include "server/room/services.h"
#include "server/room/table_state.h"

namespace curia {

class Audience {
public:
    struct Member {
        Viewer seat;
        std::set<int> held;  // seats that are played from this device
        bool is_owner = false;
    };

    Audience(Services& services, const TableState& table) : services_(services), table_(table) {}

    bool is_empty() const { return members_.empty(); }
    bool has(net::Connection connection) const { return members_.contains(connection); }
    const Member* find(net::Connection connection) const;
    Member* find(net::Connection connection);
    bool is_present(Seat seat) const;
    bool has_person_besides(Seat seat) const;  // who is present
    int onlookers() const;
    // On whose account bots think here: a person at the table, or at least an onlooker.
    net::Connection payer() const;

    // Takes a place; other devices of the same seat look on from now on, and hear so.
    Member& enter(net::Connection connection, Viewer seat);
    std::optional<Member> leave(net::Connection connection);
    // Devices that play this seat look on from now on.
    void unseat(Seat seat, const protocol::FromServer& message);

    protocol::TableInfo info() const;
    protocol::Joined joined_for(Viewer viewer) const;
    protocol::Update update_for(Viewer viewer, int from) const;
    protocol::EarlyAnswers early_of(Seat seat) const;

    void tell(net::Connection connection, const protocol::FromServer& message) const;
    void tell_all(const protocol::FromServer& message) const;
    void tell_seat(Seat seat, const protocol::FromServer& message) const;
    void tell_table();        // names, presence, settings or phase have changed
    void tell_start() const;  // the match has begun
    void tell_steps(int from);
    // A take-back is told in two halves, around the moment at which the steps are unmade.
    using Updates = std::map<Viewer, protocol::Update>;
    Updates before_take_back(int to) const;
    void tell_take_back(Updates updates);
    void tell_early(Seat seat);  // its answers in advance have changed

private:
    void add_changes(protocol::Update& update, Viewer viewer) const;
    template <class Message>
    void add_state(Message& message, Viewer viewer) const;

    Services& services_;
    const TableState& table_;
    std::map<net::Connection, Member> members_;
    CancelToken crowd_;  // many are to be told of the table in a while
    // What each seat was last told of its answers in advance, with steps: they change seldom.
    // Nothing, if it has been told otherwise since.
    std::map<Viewer, std::string> told_early_;
};

protocol::ClockState clock_state(const TableState& table, std::int64_t now);

}  // namespace curia
