// Taking back: what a person may unmake alone, and what needs the consent of the others.
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
        int to = 0;             // the version before the action that is to be unmade
        std::set<int> awaited;  // seats whose consent is missing
    };

    TakeBacks(const TableState& table, const Audience& audience)
        : table_(table), audience_(audience) {}

    // What this seat would unmake. Nobody is awaited if it is free to do so: nothing has followed
    // and it has learnt nothing, or it plays against bots alone. Otherwise every other person who
    // holds a seat is, present or not. Nothing: it has not decided anything yet.
    std::optional<Request> request_of(const Audience::Member& member) const;

    const std::optional<Request>& open_request() const { return request_; }
    void ask(Request request);
    // The version to go back to once everybody has agreed. False: not asked.
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
