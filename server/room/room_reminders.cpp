// Which browsers get web pushes for a seat.
#include "server/room/room.h"

namespace curia {

using namespace protocol;

void Room::on(net::Connection connection, const Subscribe& wish) {
    const Audience::Member* const one = audience_.find(connection);
    if (!one || !one->seat) return refuse(connection, wish.id, Refusal::NotYours);
    const PushSender* const push = services_.push();
    if (wish.on && table_.phase == Phase::Finished)
        return refuse(connection, wish.id, Refusal::NotRunning);
    if (wish.on && (!push || !push->accepts(wish.endpoint)))
        return refuse(connection, wish.id, Refusal::NotAllowed);
    const auto full = wish.on ? why_not_kept(connection, wish.endpoint.size()) : std::nullopt;
    if (full) return refuse(connection, wish.id, *full);
    subscribe(*one->seat, wish.endpoint, wish.on, answer_to(connection, wish.id));
}

// Nobody else may learn that there is a subscription.
void Room::subscribe(Seat seat, const std::string& endpoint, bool on, Done done) {
    auto endpoints = Reminders::changed(table_.at(seat).endpoints, endpoint, on);
    if (!endpoints) return done({});
    Writing writing;
    writing.subscribers = {seat.index, *endpoints};
    store(std::move(writing), [this, seat, endpoints = std::move(*endpoints),
                               done = std::move(done)](Store::Outcome outcome) {
        if (outcome != Store::Outcome::Done) return done(Refusal::StoreFailed);
        table_.at(seat).endpoints = endpoints;
        reminders_.watch(seat);
        done({});
    });
}

// The seat of a person who leaves it, or whose device changes.
Viewer Room::left_by(const TableEvent& event) const {
    int seat = -1;
    if (const auto* seated = std::get_if<event::Seated>(&event); seated && seated->token_hash != "")
        seat = seated->seat;
    if (const auto* transferred = std::get_if<event::Transferred>(&event)) seat = transferred->seat;
    if (const auto* freed = std::get_if<event::Freed>(&event)) seat = freed->seat;
    return seat < 0 ? std::nullopt : Viewer(seat_at(seat));
}

}  // namespace curia
