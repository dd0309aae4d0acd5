// What people at a table say to it.
#include "server/room.h"

#include <algorithm>
#include <utility>

#include "server/secrets.h"
#include "server/short_text.h"

namespace curia {

using namespace protocol;

namespace {

constexpr std::size_t kLongestLine = 500, kMostWaiting = 64, kChatShown = 100;
constexpr std::size_t kMostMembers = 500;

}  // namespace

Room::Room(Services& services, StoredTable stored, TableTerms terms,
           std::unique_ptr<HostedMatch> match)
    : services_(services),
      stored_(std::move(stored)),
      terms_(std::move(terms)),
      match_(std::move(match)) {
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

void Room::handle(net::Connection connection, const FromClient& message) {
    if (waiting_.size() >= kMostWaiting)
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

// ---- What they say ----

bool Room::is_asked(const Member& one, int ask, net::Connection connection, const MessageId& id) {
    const auto no = [&](std::string_view why) { return refuse(connection, id, why), false; };
    if (phase_ != Phase::Running) return no("not_running");
    if (!one.seat) return no("not_yours");
    const int open = state(*one.seat).ask;
    if (open < 0) return no("not_asked");
    return open == ask || no("old_question");
}

void Room::on(net::Connection connection, const Own& own) {
    Member* const one = member(connection);
    if (!one || !is_owner(own.token)) return refuse(connection, own.id, "not_allowed");
    one->is_owner = true;
    acknowledge(connection, own.id);
}

void Room::on(net::Connection connection, const Act& act) {
    const Member* const one = member(connection);
    if (!one || !is_asked(*one, act.ask, connection, act.id)) return;
    play(*one->seat, act.action, answer_to(connection, act.id));
}

void Room::on(net::Connection connection, const Preview& preview) {
    const Member* const one = member(connection);
    if (!one || !is_asked(*one, preview.ask, connection, preview.id)) return;
    const auto outlook = match_->preview(one->seat, preview.action);
    if (!outlook) return refuse(connection, preview.id, "bad_message");
    tell(connection, PreviewAnswer{preview.id, Raw{*outlook}});
}

void Room::on(net::Connection connection, const TakeBack& take_back) {
    const Member* const one = member(connection);
    if (!one || !one->seat) return refuse(connection, take_back.id, "not_yours");
    if (phase_ != Phase::Running) return refuse(connection, take_back.id, "not_running");
    const Seat seat = *one->seat;
    const int to = last_own_step(seat);
    if (to < 0) return refuse(connection, take_back.id, "nothing_to_take_back");
    std::set<int> awaited;
    for (Seat other : curia::seats(match_->players()))
        if (other != seat && state(other).kind == SeatKind::Person && is_present(other) &&
            !one->held.contains(other.index))
            awaited.insert(other.index);
    if (match_->may_take_back(seat) || awaited.empty())
        return take_back_to(to, answer_to(connection, take_back.id));
    acknowledge(connection, take_back.id);
    request_ = Request{seat, to, awaited};
    tell_all(asked());
}

Asked Room::asked() const {
    if (!request_) return {};
    return {TakeBackAsked{request_->seat.index, request_->to}};
}

void Room::on(net::Connection connection, const Consent& consent) {
    const Member* const one = member(connection);
    if (!one || !one->seat || !request_ || !request_->awaited.contains(one->seat->index))
        return refuse(connection, consent.id, "not_asked");
    request_->awaited.erase(one->seat->index);
    if (consent.yes && !request_->awaited.empty()) return acknowledge(connection, consent.id);
    const int to = request_->to;
    withdraw_request();
    if (consent.yes) return take_back_to(to, answer_to(connection, consent.id));
    acknowledge(connection, consent.id);
}

void Room::on(net::Connection connection, const AskCoach& coach) {
    const Member* const one = member(connection);
    if (!one || !is_asked(*one, coach.ask, connection, coach.id)) return;
    if (!terms_.coach) return refuse(connection, coach.id, "not_allowed");
    const Seat seat = *one->seat;
    if (std::exchange(state(seat).is_advised, true))
        return refuse(connection, coach.id, "too_fast");
    services_.think(match_->advice(seat, services_.random()), state(seat).errand,
                    [weak = weak_from_this(), connection, seat, id = coach.id,
                     ask = coach.ask](std::string advice) {
                        const auto self = weak.lock();
                        if (!self) return;
                        self->state(seat).is_advised = false;
                        // It is for his eyes: somebody else may sit at this device by now.
                        const Member* const still = self->member(connection);
                        if (!still || still->seat != Viewer(seat)) return;
                        if (advice.empty()) return self->refuse(connection, id, "old_question");
                        self->tell(connection, Advice{id, ask, Raw{std::move(advice)}});
                    });
}

void Room::on(net::Connection connection, const Say& say) {
    const Member* const one = member(connection);
    if (!one || !one->seat || !terms_.chat) return refuse(connection, say.id, "not_allowed");
    if (say.text.empty() || !is_short_text(say.text, kLongestLine))
        return refuse(connection, say.id, "too_long");
    const Line line{one->seat->index, say.text, services_.now() / 1000};
    Writing writing;
    writing.entries.push_back(entry(EntryKind::Chat, to_json(line)));
    store(std::move(writing),
          [self = shared_from_this(), connection, id = say.id, line](Store::Outcome outcome) {
              if (outcome != Store::Outcome::Done)
                  return self->refuse(connection, id, "store_failed");
              self->acknowledge(connection, id);
              self->keep_line(line);
              self->tell_all(Chat{line});
          });
}

// The store has all of them; whoever comes is shown the last ones.
void Room::keep_line(const Line& line) {
    chat_.push_back(line);
    if (chat_.size() > kChatShown) chat_.erase(chat_.begin());
}

void Room::on(net::Connection connection, const Rename& rename) {
    const Member* const one = member(connection);
    if (!one || !one->seat) return refuse(connection, rename.id, "not_allowed");
    if (!is_short_text(rename.name, kLongestName)) return refuse(connection, rename.id, "too_long");
    happen({event::Named{one->seat->index, rename.name}}, answer_to(connection, rename.id));
}

void Room::on(net::Connection connection, const Start& request) {
    const Member* const one = member(connection);
    if (!one || (!one->seat && !one->is_owner))
        return refuse(connection, request.id, "not_allowed");
    if (phase_ != Phase::Waiting) return refuse(connection, request.id, "not_running");
    start(answer_to(connection, request.id));
}

void Room::on(net::Connection connection, const Set& set) {
    const Member* const one = member(connection);
    if (!one || !one->is_owner) return refuse(connection, set.id, "not_allowed");
    happen({event::Changed{set.chat.value_or(terms_.chat), set.coach.value_or(terms_.coach),
                           set.is_public.value_or(terms_.is_public)}},
           answer_to(connection, set.id));
}

void Room::on(net::Connection connection, const FillSeat& fill) {
    const Member* const one = member(connection);
    if (!one || !one->is_owner || !is_level(fill.level))
        return refuse(connection, fill.id, "not_allowed");
    if (fill.seat < 0 || fill.seat >= match_->players())
        return refuse(connection, fill.id, "no_seat");
    const Seat seat{static_cast<std::uint8_t>(fill.seat)};
    if (phase_ != Phase::Running) return refuse(connection, fill.id, "not_running");
    if (is_present(seat) || state(seat).kind != SeatKind::Person)
        return refuse(connection, fill.id, "not_allowed");
    happen({event::StoodIn{seat.index, fill.level, true}}, answer_to(connection, fill.id));
}

// The house opens the new table; a room only answers if it may not.
void Room::on(net::Connection connection, const Rematch& rematch) {
    refuse(connection, rematch.id, "not_running");
}

void Room::on(net::Connection connection, const Ping& ping) { tell(connection, Pong{ping.id}); }

}  // namespace curia
