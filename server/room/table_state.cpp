#include "server/room/table_state.h"

#include <algorithm>

#include "match/json/reader.h"
#include "server/secrets.h"

namespace curia {

using namespace protocol;

TableState::TableState(StoredTable stored, TableTerms opened, std::unique_ptr<HostedMatch> hosted)
    : id(std::move(stored.id)), terms(std::move(opened)), match(std::move(hosted)) {
    for (const SeatTerms& seat : terms.seats) {
        SeatState& one = seats.emplace_back();
        one.kind = seat.kind;
        one.level = seat.level;
        one.name = seat.name;
        one.token_hash = seat.token_hash;
        if (terms.clock) one.left = terms.clock->bank * std::int64_t{1000};
    }
    for (Subscription& one : stored.subscriptions)
        if (one.seat >= 0 && one.seat < players())
            seat_at(one.seat).endpoints.push_back(std::move(one.endpoint));
    if (!terms.undo) terms.undo = persons() == 1;
}

// ---- Queries ----

bool TableState::is_full() const {
    return std::none_of(seats.begin(), seats.end(),
                        [](const SeatState& seat) { return seat.kind == SeatKind::Open; });
}

int TableState::persons() const {
    return static_cast<int>(std::count_if(seats.begin(), seats.end(),
                                          [](const SeatState& seat) { return seat.is_person(); }));
}

Viewer TableState::seat_of(std::string_view token) const {
    const std::string hash = hash_of_token(token);
    Viewer found;
    for (Seat seat : all_seats())
        if (same_hash(at(seat).token_hash, hash)) found = seat;
    return found;
}

bool TableState::is_free(Seat seat) const {
    return terms.seats[seat.index].kind == SeatKind::Open && !at(seat).is_person() &&
           phase != Phase::Finished && !terms.invite_hash.empty();
}

Viewer TableState::free_chair() const {
    for (const SeatKind kind : {SeatKind::Open, SeatKind::Bot})
        for (Seat seat : all_seats())
            if (is_free(seat) && at(seat).kind == kind) return seat;
    return std::nullopt;
}

bool TableState::has_undo() const { return terms.undo.value_or(false) && persons() == 1; }

int TableState::last_step_of(Seat seat) const {
    for (int n = match->version() - 1; n >= 0; --n)
        if (match->actor(n) == Viewer(seat)) return n;
    return -1;
}

// The server would immediately repeat a forced answer, so an undo goes further back.
int TableState::last_decision_of(Seat seat) const {
    for (int n = match->version() - 1; n >= 0; --n)
        if (match->actor(n) == Viewer(seat) && !match->was_forced(seat, n)) return n;
    return -1;
}

bool TableState::may_take_back_freely(Seat seat) const {
    return match->may_take_back(seat) || (has_undo() && last_decision_of(seat) >= 0);
}

RecordNotes TableState::notes() const {
    RecordNotes notes{.seats = {}, .undo = terms.undo.value_or(false), .offline = terms.offline};
    for (const SeatState& seat : seats)
        notes.seats.push_back(seat.kind == SeatKind::Bot ? "bot:" + seat.level : seat.name);
    return notes;
}

bool TableState::knows_version(int seen) const {
    if (seen < 0 || seen > match->version()) return false;
    const auto version = static_cast<std::size_t>(seen);
    return version >= unmade_.size() || !unmade_[version];
}

// ---- Steps of the match ----

void TableState::stepped(std::int64_t at) {
    if (first_step_at == 0) first_step_at = at;
    last_step_at = at;
}

void TableState::ask_again(int from, std::int64_t now) {
    SeatSet answered;
    for (int n = from; n < match->version(); ++n)
        if (const Viewer actor = match->actor(n)) answered.add(*actor);
    told = match->version();
    const bool went_back = told == from;
    const Turn turn = match->turn();
    for (Seat seat : all_seats()) {
        SeatState& one = at(seat);
        const bool asked = turn.of == Turn::Of::Players && turn.seats.has(seat);
        if (asked && one.ask >= 0 && !answered.has(seat) && !went_back) continue;
        one.ask = asked ? asks++ : -1;
        one.asked_at = now;
        one.is_held = false;
        one.wanted.reset();
    }
    drop_lapsed_answers();
}

// A take-back removes all answers in advance. Otherwise they would immediately repeat the undone
// steps.
void TableState::go_back(int version) {
    const auto end = static_cast<std::size_t>(match->version()) + 1;
    if (unmade_.size() < end) unmade_.resize(end);
    while (match->version() > version) {
        unmade_[static_cast<std::size_t>(match->version())] = true;
        match->take_back();
    }
    for (SeatState& seat : seats) seat.early.clear();
}

void TableState::drop_lapsed_answers() {
    for (SeatState& seat : seats)
        std::erase_if(seat.early, [&](const std::string& early) {
            const Result<Json> json = parse_json(early);
            return !json || match->has_lapsed(*json);
        });
}

// ---- Events ----

bool TableState::fits(const TableEvent& event) const {
    return std::visit(
        [&](const auto& one) {
            if constexpr (requires { one.seat; })
                return one.seat >= 0 && one.seat < static_cast<int>(seats.size());
            return true;
        },
        event);
}

void TableState::apply(const TableEvent& event) {
    std::visit([&](const auto& one) { apply(one); }, event);
}
void TableState::apply(const Line& line) {
    constexpr std::size_t kShown = 100;
    chat.push_back(line);
    if (chat.size() > kShown) chat.erase(chat.begin());
}
void TableState::apply(const event::Seated& seated) {
    SeatState& seat = seat_at(seated.seat);
    if (!seat.is_person()) seat.name.clear();  // that of the bot
    seat.kind = SeatKind::Person;
    seat.stand_in = false;
    seat.level.clear();
    if (!seated.token_hash.empty()) seat.token_hash = seated.token_hash;
    seat.cancel();
}
void TableState::apply(const event::Transferred& transferred) {
    seat_at(transferred.seat).token_hash = transferred.token_hash;
}
void TableState::apply(const event::Freed& freed) {
    SeatState& seat = seat_at(freed.seat);
    seat.kind = SeatKind::Open;
    seat.token_hash.clear();
    seat.name.clear();
}
void TableState::apply(const event::Invited& invited) { terms.invite_hash = invited.invite_hash; }
void TableState::apply(const event::Named& named) { seat_at(named.seat).name = named.name; }
void TableState::apply(const event::Started& started) {
    phase = Phase::Running;
    for (SeatState& seat : seats)
        if (seat.kind == SeatKind::Open) {
            seat.kind = SeatKind::Bot;
            if (seat.level.empty()) seat.level = started.level;
        }
}
void TableState::apply(const event::Levelled& levelled) {
    SeatState& seat = seat_at(levelled.seat);
    seat.level = levelled.level;
    if (levelled.name) seat.name = *levelled.name;
}
void TableState::apply(const event::StoodIn& stood_in) {
    SeatState& seat = seat_at(stood_in.seat);
    seat.stand_in = true;
    seat.level = stood_in.level;
    seat.cancel();
}
void TableState::apply(const event::Returned& returned) {
    SeatState& seat = seat_at(returned.seat);
    seat.stand_in = false;
    seat.level.clear();
    seat.cancel();
}
void TableState::apply(const event::Changed& changed) {
    terms.chat = changed.chat;
    terms.coach = changed.coach;
    terms.is_public = changed.is_public;
}
void TableState::apply(const event::AnsweredEarly& answered) {
    SeatState& seat = seat_at(answered.seat);
    seat.early = answered.answers;
    // An answer that a person gave by hand stays valid.
    if (!seat.is_played_by_bot() && !seat.is_held) seat.cancel();
}
void TableState::apply(const event::Clocked& clocked) {
    for (std::size_t i = 0; i < seats.size() && i < clocked.left.size(); ++i)
        seats[i].left = clocked.left[i];
}
void TableState::apply(const event::WentOn& went_on) { next = went_on.table; }

}  // namespace curia
