// Joining a table, sitting down, moving to another device, leaving.
#include "server/room/room.h"
#include "server/secrets.h"

namespace curia {

using namespace protocol;

namespace {
constexpr int kMostOnlookers = 500;
constexpr std::chrono::seconds kTransferLasts{300};
}  // namespace

void Room::on(net::Connection connection, const Join& join) {
    const Viewer seat = join.token ? table_.seat_of(*join.token) : std::nullopt;
    if (seat || !join.token) return enter(connection, join, seat);
    if (join.invite) return take_chair(connection, join);
    if (join.transfer) return take_over(connection, join);
    refuse(connection, join.id, Refusal::NoSeat);
}

// An invitation is used up by the chair that it gives. From then on the chair belongs to the token
// that the device has made, and nobody else knows that token.
void Room::take_chair(net::Connection connection, const Join& join) {
    if (!is_token(*join.token)) return refuse(connection, join.id, Refusal::BadMessage);
    if (!is_invitation(*join.invite)) return refuse(connection, join.id, Refusal::BadCode);
    const Viewer chair = table_.free_chair();
    if (!chair) return refuse(connection, join.id, Refusal::NoFreeSeat);
    if (!log_.has_reserve()) return refuse(connection, join.id, Refusal::Full);
    happen(event::Seated{chair->index, hash_of_token(*join.token)},
           [this, connection, join, chair](std::optional<Refusal> why) {
               if (why) return refuse(connection, join.id, *why);
               transfers_[chair->index] = {};
               enter(connection, join, chair);
           });
}

void Room::take_over(net::Connection connection, const Join& join) {
    if (!is_token(*join.token)) return refuse(connection, join.id, Refusal::BadMessage);
    const Viewer found = seat_of_transfer(*join.transfer);
    if (!found) return refuse(connection, join.id, Refusal::BadCode);
    if (!log_.has_reserve()) return refuse(connection, join.id, Refusal::Full);
    transfers_[found->index] = {};
    happen(event::Transferred{found->index, hash_of_token(*join.token)},
           [this, connection, join, found](std::optional<Refusal> why) {
               if (why) return refuse(connection, join.id, *why);
               enter(connection, join, found);
           });
}

Viewer Room::seat_of_transfer(std::string_view code) const {
    const std::string hash = hash_of_token(code);
    Viewer found;
    for (Seat seat : table_.all_seats()) {
        const TransferCode& one = transfers_[seat.index];
        if (same_hash(one.hash, hash) && services_.steady() < one.until) found = seat;
    }
    return found;
}

void Room::enter(net::Connection connection, const Join& join, Viewer seat) {
    // Onlookers never take a player's place.
    if (!seat && !audience_.has(connection) && audience_.onlookers() >= kMostOnlookers)
        return refuse(connection, join.id, Refusal::Full);
    SeatSet lonely;  // nobody has waited for these seats so far
    for (Seat other : table_.all_seats())
        if (!audience_.has_person_besides(other)) lonely.add(other);
    const Audience::Member& one = audience_.enter(connection, seat);
    if (seat) table_.at(*seat).came_at = services_.steady();
    if (table_.phase != Phase::Waiting && join.seen && table_.knows_version(*join.seen)) {
        Update update = audience_.update_for(seat, *join.seen);
        update.id = join.id;
        update.chat.emplace(table_.chat);
        audience_.tell(connection, update);
        audience_.tell(connection, take_backs_.asked());  // it may have changed in the meantime
    } else {
        Joined joined = audience_.joined_for(seat);
        joined.id = join.id;
        joined.owner = one.is_owner;
        audience_.tell(connection, joined);
        if (take_backs_.open_request()) audience_.tell(connection, take_backs_.asked());
    }
    for (Seat other : lonely) clocks_.went_away(other);
    // Not immediately: the event that gives the chair may have just been stored.
    when_free([this, seat] {
        if (seat)
            sit_down(*seat);
        else
            audience_.tell_table();
    });
    when_free([this] { serve_questions(); });
}

// The person who has the seat's token gets the seat, even if a bot has taken it in the meantime.
void Room::sit_down(Seat seat) {
    const SeatState& one = table_.at(seat);
    const auto again = [this, seat](std::optional<Refusal> why) {
        if (!why) return;
        try_later([this, seat] {
            if (audience_.is_present(seat)) sit_down(seat);
        });
    };
    if (!one.is_person() && table_.phase != Phase::Finished)
        happen(event::Seated{seat.index}, again);
    else if (one.stand_in)
        happen(event::Returned{seat.index}, again);
    else
        audience_.tell_table();
}

// Forgets the client now, and again when the queue is empty: the client may have sent a join just
// before it left.
void Room::leave(net::Connection connection) {
    forget(connection);
    when_free([this, connection] { forget(connection); });
}

void Room::forget(net::Connection connection) {
    const auto gone = audience_.leave(connection);
    if (!gone) return;
    if (audience_.is_empty()) questions_.stop_thinking();
    // An absent person's answers in advance wait for their return. Otherwise the answers would show
    // that they exist.
    for (const int index : gone->held)
        if (SeatState& seat = table_.at(seat_at(index)); !seat.is_held) seat.cancel();
    when_free([this, held = gone->held] {
        audience_.tell_table();
        questions_.look_at_pages();
        for (const int index : held) {
            clocks_.went_away(seat_at(index));
            reminders_.went_away(seat_at(index));
        }
        serve_questions();
    });
}

// ---- Moving a seat, freeing a chair, a new invitation ----

void Room::on(net::Connection connection, const Transfer& transfer) {
    const Audience::Member* const one = audience_.find(connection);
    if (!one || !one->seat) return refuse(connection, transfer.id, Refusal::NotYours);
    const std::string code = new_token();
    transfers_[one->seat->index] = {
        hash_of_token(code),
        services_.steady() + std::chrono::milliseconds(kTransferLasts).count()};
    audience_.tell(connection, protocol::TransferCode{transfer.id, code,
                                                      static_cast<int>(kTransferLasts.count())});
}

void Room::on(net::Connection connection, const FreeSeat& free) {
    if (!owner(connection)) return refuse(connection, free.id, Refusal::NotAllowed);
    if (free.seat < 0 || free.seat >= table_.players())
        return refuse(connection, free.id, Refusal::NoSeat);
    if (table_.phase != Phase::Waiting) return refuse(connection, free.id, Refusal::NotRunning);
    const Seat seat = seat_at(free.seat);
    const bool came_by_invitation =
        table_.terms.seats[seat.index].kind == SeatKind::Open && table_.at(seat).is_person();
    if (!came_by_invitation) return refuse(connection, free.id, Refusal::NotAllowed);
    if (const auto why = why_not_kept(connection)) return refuse(connection, free.id, *why);
    happen(event::Freed{seat.index}, [this, connection, seat, id = free.id](auto why) {
        if (why) return refuse(connection, id, *why);
        transfers_[seat.index] = {};
        audience_.unseat(seat, protocol::Freed{});
        audience_.tell_table();
        acknowledge(connection, id);
    });
}

void Room::on(net::Connection connection, const Invite& invite) {
    if (!owner(connection)) return refuse(connection, invite.id, Refusal::NotAllowed);
    if (const auto why = why_not_kept(connection)) return refuse(connection, invite.id, *why);
    const std::string code = new_token();
    happen(event::Invited{hash_of_token(code)}, [this, connection, code, id = invite.id](auto why) {
        if (why) return refuse(connection, id, *why);
        audience_.tell(connection, InviteCode{id, code});
    });
}

}  // namespace curia
