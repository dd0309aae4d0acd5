// Taking back: what a person may undo alone, and what needs the consent of the others.
#pragma once

#include <optional>
#include <set>

#include "server/room/audience.h"
#include "server/room/table_state.h"

namespace curia {

class TakeBacks {
public:
    struct Request {
        Seat seat;
        int to = 0;             // the version before the action that would be undone
        std::set<int> awaited;  // seats whose consent is missing
    };

    TakeBacks(const TableState& table, const Audience& audience)
        : table_(table), audience_(audience) {}

    // What this seat would undo. Nobody is awaited if the seat may undo it alone: nothing has
    // followed and it has learnt nothing, or it plays against bots with undo. Otherwise every other
    // person who holds a seat is awaited, present or not. Returns nothing if the seat has not
    // decided anything yet, or if a single person plays without undo.
    std::optional<Request> request_of(const Audience::Member& member) const;

    const std::optional<Request>& open_request() const { return request_; }
    void ask(Request request);
    // What an answer leads to. NotAsked: this seat's consent is not awaited.
    enum class Answer { NotAsked, Refused, Waits, Agreed };
    Answer consent(Seat seat, bool yes);
    void withdraw();
    protocol::Asked asked() const;

private:
    const TableState& table_;
    const Audience& audience_;
    std::optional<Request> request_;
};

}  // namespace curia
