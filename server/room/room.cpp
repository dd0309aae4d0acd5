// A table: who is there, and telling them.
#include "server/room/room.h"

#include <algorithm>
#include <utility>

#include "server/secrets.h"

namespace curia {

using namespace protocol;

namespace {

constexpr std::size_t kMostMembers = 500, kMostWaiting = 64;

}  // namespace

Room::Room(Services& services, StoredTable stored, TableTerms terms,
           std::unique_ptr<HostedMatch> match)
    : services_(services),
      stored_(std::move(stored)),
      terms_(std::move(terms)),
      match_(std::move(match)),
      buckets_(terms_.seats.size()) {
    for (const SeatTerms& seat : terms_.seats)
        seats_.push_back({.kind = seat.kind,
                          .level = seat.level,
                          .name = seat.name,
                          .left = terms_.clock ? terms_.clock->bank * std::int64_t{1000} : 0});
}

TableInfo Room::info() const {
    TableInfo info{.id = id(),
                   .game = match_->game(),
                   .players = match_->players(),
                   .rules = match_->rules(),
                   .options = {match_->options()},
                   .phase = phase_,
                   .is_public = terms_.is_public,
                   .chat = terms_.chat,
                   .coach = terms_.coach,
                   .grace = terms_.grace,
                   .seats = {},
                   .clock = terms_.clock,
                   .version = told_,
                   .turn = {},
                   .next = next_,
                   .branch_of = terms_.branch_of,
                   .outcome = {}};
    for (Seat seat : curia::seats(match_->players())) {
        const SeatState& one = seats_[seat.index];
        info.seats.push_back({one.kind, one.name, one.level, is_present(seat), one.stand_in});
        if (one.ask >= 0) info.turn.push_back(seat.index);
    }
    for (const auto& [connection, one] : members_) info.spectators += !one.seat;
    if (const auto outcome = match_->outcome(); outcome && phase_ == Phase::Finished)
        info.outcome = Raw{*outcome};
    return info;
}

std::vector<std::string> Room::seat_names() const {
    std::vector<std::string> names;
    for (const SeatState& seat : seats_)
        names.push_back(seat.kind == SeatKind::Bot ? "bot:" + seat.level : seat.name);
    return names;
}

Viewer Room::seat_of(std::string_view token) const {
    const std::string hash = hash_of_token(token);
    Viewer found;
    for (Seat seat : curia::seats(match_->players()))
        if (same_hash(terms_.seats[seat.index].token_hash, hash)) found = seat;
    return found;
}

bool Room::is_owner(std::string_view token) const {
    return same_hash(terms_.owner_hash, hash_of_token(token));
}

bool Room::is_seated(net::Connection connection) const {
    const auto found = members_.find(connection);
    return found != members_.end() && found->second.seat;
}

Room::Member* Room::member(net::Connection connection) {
    const auto found = members_.find(connection);
    return found == members_.end() ? nullptr : &found->second;
}

bool Room::is_present(Seat seat) const {
    return std::any_of(members_.begin(), members_.end(),
                       [&](const auto& one) { return one.second.held.contains(seat.index); });
}

bool Room::has_person_besides(Seat seat) const {
    for (Seat other : curia::seats(match_->players()))
        if (other != seat && seats_[other.index].kind == SeatKind::Person && is_present(other))
            return true;
    return false;
}

// ---- Telling ----

void Room::tell(net::Connection connection, const FromServer& message) {
    services_.send(connection, std::make_shared<const std::string>(to_text(message)));
}

void Room::tell_all(const FromServer& message) {
    const auto text = std::make_shared<const std::string>(to_text(message));
    for (const auto& [connection, one] : members_) services_.send(connection, text);
}

// Where many look on, somebody comes or goes all the time, and all of them hear of it.
void Room::tell_table() {
    constexpr std::size_t kCrowd = 20;
    if (members_.size() > kCrowd) return tell_crowd();
    tell_all(TableChanged{info()});
}

void Room::tell_crowd() {
    constexpr std::chrono::milliseconds kPause{500};
    if (std::exchange(is_crowd_due_, true)) return;
    services_.after(kPause, [weak = weak_from_this()] {
        const auto self = weak.lock();
        if (!self) return;
        self->is_crowd_due_ = false;
        self->tell_all(TableChanged{self->info()});
    });
}

void Room::refuse(net::Connection connection, const MessageId& id, std::string_view why) {
    tell(connection, Refused{id, std::string(why)});
}

void Room::acknowledge(net::Connection connection, const MessageId& id) {
    if (id) tell(connection, Ack{id});
}

Room::Done Room::answer_to(net::Connection connection, const MessageId& id) {
    return [this, connection, id](std::string_view why) {
        if (why.empty())
            acknowledge(connection, id);
        else
            refuse(connection, id, why);
    };
}

// ---- Coming and going ----

void Room::join(net::Connection connection, const Join& join) {
    const Viewer seat = join.token ? seat_of(*join.token) : std::nullopt;
    if (join.token && !seat) return refuse(connection, join.id, "no_seat");
    if (!members_.contains(connection) && members_.size() >= kMostMembers)
        return refuse(connection, join.id, "full");
    SeatSet lonely;  // nobody has waited for these so far
    for (Seat other : curia::seats(match_->players()))
        if (!has_person_besides(other)) lonely.add(other);
    Member& one = members_[connection];
    one.seat = seat;
    if (seat) {
        one.held.insert(seat->index);
        for (auto& [other, elsewhere] : members_)
            if (other != connection && elsewhere.held.erase(seat->index) > 0) {
                if (elsewhere.seat == seat) {
                    elsewhere.seat.reset();
                    tell(other, Moved{});
                }
            }
    }
    if (phase_ != Phase::Waiting && join.seen && knows_version(*join.seen)) {
        Update update = update_for(seat, *join.seen);
        update.id = join.id;
        update.chat.emplace(chat_);
        tell(connection, update);
        tell(connection, asked());  // he may still look at a request that is off
    } else {
        Joined joined = joined_for(seat);
        joined.id = join.id;
        joined.owner = one.is_owner;
        tell(connection, joined);
    }
    for (Seat other : lonely) {
        state(other).away_since = services_.now();
        watch(other);
    }
    if (seat)
        sit_down(*seat);
    else
        tell_table();
}

// What he has seen as this version is what it is now: after a take-back it may be something else.
bool Room::knows_version(int seen) const {
    if (seen < 0 || seen > match_->version()) return false;
    const auto at = static_cast<std::size_t>(seen);
    return at >= unmade_.size() || !unmade_[at];
}

// Whoever comes with the link of a seat has it, also if a bot was put there in the meantime.
void Room::sit_down(Seat seat) {
    const SeatState& one = state(seat);
    const auto again = [this, seat](std::string_view why) {
        if (why.empty()) return;
        try_later([this, seat] {
            if (is_present(seat)) sit_down(seat);
        });
    };
    if (one.kind != SeatKind::Person && phase_ != Phase::Finished)
        happen({event::Seated{seat.index}}, again);
    else if (one.stand_in)
        happen({event::Returned{seat.index}}, again);
    else
        tell_table();
}

void Room::leave(net::Connection connection) {
    const auto found = members_.find(connection);
    if (found == members_.end()) return;
    const std::set<int> held = found->second.held;
    members_.erase(found);
    when_free([this, held] {
        for (const int seat : held)
            if (request_ && (request_->seat.index == seat || request_->awaited.contains(seat)))
                withdraw_request();
        tell_table();
        for (const int index : held) {
            const Seat seat{static_cast<std::uint8_t>(index)};
            state(seat).away_since = services_.now();
            watch(seat);
        }
    });
}

// Whoever comes with a seat's token speaks for that seat from now on.
TableBuckets::Speaker Room::speaker(net::Connection connection, const FromClient& message) const {
    using Whose = TableBuckets::Whose;
    const auto found = members_.find(connection);
    const auto* const join = std::get_if<Join>(&message);
    Viewer seat;
    if (join)
        seat = join->token ? seat_of(*join->token) : std::nullopt;
    else if (found != members_.end())
        seat = found->second.seat;
    if (seat) return {Whose::Seat, *seat};
    return {found != members_.end() && found->second.is_owner ? Whose::Owner : Whose::Table, {}};
}

std::optional<TableBuckets::Whose> Room::empty_bucket(net::Connection connection,
                                                      const FromClient& message) {
    const TableBuckets::Speaker one = speaker(connection, message);
    const bool is_join = std::holds_alternative<Join>(message);
    const bool may = is_join ? buckets_.take_join(one, services_.now())
                             : buckets_.take_message(one, services_.now());
    return may ? std::nullopt : std::optional(one.whose);
}

void Room::handle(net::Connection connection, const FromClient& message) {
    // While the disk is slow, those who look on must not take all places in the queue.
    const auto looks_on = [&] {
        return speaker(connection, message).whose == TableBuckets::Whose::Table;
    };
    if (waiting_.size() >= kMostWaiting || (waiting_.size() >= kMostWaiting / 2 && looks_on()))
        return std::visit([&](const auto& one) { refuse(connection, one.id, "too_fast"); },
                          message);
    when_free([this, connection, message, since = services_.microseconds()] {
        since_ = since;
        std::visit([&](const auto& one) { on(connection, one); }, message);
    });
}

void Room::when_free(std::function<void()> work) {
    if (is_busy_)
        waiting_.push_back(std::move(work));
    else
        work();
}

void Room::now_free() {
    is_busy_ = false;
    while (!is_busy_ && !waiting_.empty()) {
        const std::function<void()> work = std::move(waiting_.front());
        waiting_.pop_front();
        work();
    }
}

}  // namespace curia
