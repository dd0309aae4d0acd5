#include "server/room/take_backs.h"

namespace curia {

using namespace protocol;

std::optional<TakeBacks::Request> TakeBacks::request_of(const Audience::Member& member) const {
    const Seat seat = *member.seat;
    Request request{
        seat, table_.has_undo() ? table_.last_decision_of(seat) : table_.last_step_of(seat), {}};
    if (request.to < 0) return std::nullopt;
    if (table_.may_take_back_freely(seat)) return request;
    for (Seat other : table_.all_seats())
        if (other != seat && table_.at(other).is_person() && !member.held.contains(other.index))
            request.awaited.insert(other.index);
    // Bots would agree, but at a table without undo a single person may not take back.
    if (request.awaited.empty() && table_.persons() == 1) return std::nullopt;
    return request;
}

void TakeBacks::ask(Request request) {
    request_ = std::move(request);
    audience_.tell_all(asked());
}

TakeBacks::Answer TakeBacks::consent(Seat seat, bool yes) {
    if (!request_) return Answer::NotAsked;
    const bool is_own = request_->seat == seat;
    if (!is_own && !request_->awaited.contains(seat.index)) return Answer::NotAsked;
    if (is_own && yes) return Answer::NotAsked;
    if (!yes) return Answer::Refused;
    request_->awaited.erase(seat.index);
    if (request_->awaited.empty()) return Answer::Agreed;
    audience_.tell_all(asked());
    return Answer::Waits;
}

void TakeBacks::withdraw() {
    if (!request_) return;
    request_.reset();
    audience_.tell_all(asked());
}

Asked TakeBacks::asked() const {
    if (!request_) return {};
    return {TakeBackAsked{
        request_->seat.index, request_->to, {request_->awaited.begin(), request_->awaited.end()}}};
}

}  // namespace curia
