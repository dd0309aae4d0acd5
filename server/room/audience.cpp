#include "server/room/audience.h"

#include <algorithm>
#include <utility>

#include "match/json/writer.h"

namespace curia {

using namespace protocol;

// ---- Who is connected ----

const Audience::Member* Audience::find(net::Connection connection) const {
    const auto found = members_.find(connection);
    return found == members_.end() ? nullptr : &found->second;
}

Audience::Member* Audience::find(net::Connection connection) {
    const auto found = members_.find(connection);
    return found == members_.end() ? nullptr : &found->second;
}

bool Audience::is_present(Seat seat) const {
    return std::any_of(members_.begin(), members_.end(),
                       [&](const auto& one) { return one.second.held.contains(seat.index); });
}

bool Audience::has_person_besides(Seat seat) const {
    for (Seat other : table_.all_seats())
        if (other != seat && table_.at(other).is_person() && is_present(other)) return true;
    return false;
}

int Audience::onlookers() const {
    return static_cast<int>(std::count_if(members_.begin(), members_.end(),
                                          [](const auto& one) { return !one.second.seat; }));
}

net::Connection Audience::payer() const {
    for (const auto& [connection, one] : members_)
        if (one.seat) return connection;
    return members_.empty() ? 0 : members_.begin()->first;
}

std::optional<std::int64_t> Audience::when_shown(int version) const {
    std::int64_t last = 0;
    for (const auto& [connection, one] : members_) {
        if (one.held.empty() || !one.shown) continue;
        if (*one.shown < version) return std::nullopt;
        last = std::max(last, one.shown_at);
    }
    return last;
}

Audience::Member& Audience::enter(net::Connection connection, Viewer seat) {
    Member& one = members_[connection];
    one.seat = seat;
    if (!seat) return one;
    told_early_.erase(seat);
    for (auto& [other, elsewhere] : members_)
        if (other != connection && elsewhere.held.erase(seat->index) > 0 &&
            elsewhere.seat == seat) {
            elsewhere.seat.reset();
            tell(other, Moved{});
        }
    one.held.insert(seat->index);
    return one;
}

std::optional<Audience::Member> Audience::leave(net::Connection connection) {
    const auto found = members_.find(connection);
    if (found == members_.end()) return std::nullopt;
    Member gone = std::move(found->second);
    members_.erase(found);
    return gone;
}

void Audience::unseat(Seat seat, const FromServer& message) {
    for (auto& [connection, one] : members_)
        if (one.held.erase(seat.index) > 0 && one.seat == Viewer(seat)) {
            one.seat.reset();
            tell(connection, message);
        }
}

// ---- What they may know ----

TableInfo Audience::info() const {
    const HostedMatch& match = *table_.match;
    TableInfo info{.id = table_.id,
                   .game = match.game(),
                   .players = table_.players(),
                   .rules = match.rules(),
                   .options = {match.options()},
                   .phase = table_.phase,
                   .is_public = table_.terms.is_public,
                   .chat = table_.terms.chat,
                   .coach = table_.terms.coach,
                   .grace = table_.terms.grace,
                   .undo = table_.has_undo(),
                   .seats = {},
                   .clock = table_.terms.clock,
                   .version = table_.told,
                   .turn = {},
                   .since = 0,
                   .took = 0,
                   .spectators = onlookers(),
                   .next = table_.next,
                   .branch_of = table_.terms.branch_of,
                   .outcome = {}};
    for (Seat seat : table_.all_seats()) {
        const SeatState& one = table_.at(seat);
        info.seats.push_back(
            {one.kind, one.name, one.level, is_present(seat), one.stand_in, table_.is_free(seat)});
        if (one.ask < 0) continue;
        info.turn.push_back(seat.index);
        const std::int64_t asked = services_.now() - (services_.steady() - one.asked_at);
        info.since = info.since == 0 ? asked / 1000 : std::min(info.since, asked / 1000);
    }
    if (table_.phase != Phase::Finished) return info;
    // The wall clock may have been set back meanwhile.
    info.took = std::max<std::int64_t>(0, table_.last_step_at - table_.first_step_at) / 1000;
    if (const auto outcome = match.outcome()) info.outcome = Raw{*outcome};
    return info;
}

ClockState clock_state(const TableState& table, std::int64_t now) {
    ClockState clock;
    for (const SeatState& one : table.seats) {
        const std::int64_t spent = one.ask >= 0 ? now - one.asked_at : 0;
        if (one.ask >= 0) clock.running.push_back(static_cast<int>(clock.left.size()));
        clock.left.push_back(static_cast<int>(std::max<std::int64_t>(0, one.left - spent) / 1000));
    }
    return clock;
}

EarlyAnswers Audience::early_of(Seat seat) const {
    EarlyAnswers early;
    if (table_.phase != Phase::Running) return early;
    for (std::string& text : table_.match->early(seat)) early.offered.push_back({std::move(text)});
    for (const std::string& text : table_.at(seat).early) early.chosen.push_back({text});
    return early;
}

template <class Message>
void Audience::add_state(Message& message, Viewer viewer) const {
    for (Seat seat : table_.all_seats())
        if (table_.at(seat).ask >= 0) message.turn.push_back(seat.index);
    if (viewer && table_.phase == Phase::Running) {
        if (const int ask = table_.at(*viewer).ask; ask >= 0) {
            message.ask.emplace(ask);
            message.legal = Raw{table_.match->legal(*viewer, table_.match->version())};
            if (table_.match->forced(*viewer)) message.forced.emplace(true);
        }
        message.early = early_of(*viewer);
        if (table_.may_take_back_freely(*viewer)) message.may_take_back.emplace(true);
    }
    if (table_.terms.clock && table_.phase == Phase::Running)
        message.clock = clock_state(table_, services_.steady());
    if (table_.phase == Phase::Finished)
        if (const auto outcome = table_.match->outcome()) message.outcome = Raw{*outcome};
}

void Audience::add_changes(Update& update, Viewer viewer) const {
    const auto add = [](Omittable<Raw>& member, std::string changes) {
        if (changes != "null") member = Raw{std::move(changes)};
    };
    add(update.view, table_.match->view_changes(viewer, update.from, update.version));
    add(update.outlook, table_.match->outlook_changes(viewer, update.from, update.version));
}

Update Audience::update_for(Viewer viewer, int from) const {
    Update update{.from = from, .version = table_.match->version()};
    for (int n = from; n < table_.match->version(); ++n)
        update.news.push_back({table_.match->news(n, viewer)});
    add_changes(update, viewer);
    add_state(update, viewer);
    return update;
}

Joined Audience::joined_for(Viewer viewer) const {
    const HostedMatch& match = *table_.match;
    Joined joined{.table = info(), .seat = {}, .version = match.version()};
    if (viewer) joined.seat = viewer->index;
    joined.chat = table_.chat;
    if (table_.phase == Phase::Waiting) return joined;
    joined.view = Raw{match.view(viewer, match.version())};
    joined.outlook = Raw{match.outlook(viewer, match.version())};
    joined.news.emplace();
    for (int n = 0; n < match.version(); ++n) joined.news->push_back({match.news(n, viewer)});
    add_state(joined, viewer);
    return joined;
}

// ---- Telling ----

void Audience::tell(net::Connection connection, const FromServer& message) const {
    services_.send(connection, std::make_shared<const std::string>(to_text(message)));
}

void Audience::tell_all(const FromServer& message) const {
    const auto text = std::make_shared<const std::string>(to_text(message));
    for (const auto& [connection, one] : members_) services_.send(connection, text);
}

void Audience::tell_seat(Seat seat, const FromServer& message) const {
    for (const auto& [connection, one] : members_)
        if (one.seat == Viewer(seat)) tell(connection, message);
}

// At a crowded table someone comes or goes all the time, so members are told at most twice a
// second.
void Audience::tell_table() {
    constexpr std::size_t kCrowd = 20;
    constexpr std::chrono::milliseconds kPause{500};
    if (members_.size() <= kCrowd) return tell_all(TableChanged{info()});
    if (crowd_) return;
    crowd_ = std::make_shared<const int>();
    services_.after(kPause, [this, wanted = std::weak_ptr(crowd_)] {
        if (wanted.expired()) return;
        crowd_.reset();
        tell_all(TableChanged{info()});
    });
}

void Audience::tell_start() const {
    for (const auto& [connection, one] : members_) {
        Joined joined = joined_for(one.seat);
        joined.owner = one.is_owner;
        tell(connection, joined);
    }
}

void Audience::tell_steps(int from) {
    std::map<Viewer, net::Text> texts;  // all spectators get the same text
    for (const auto& [connection, one] : members_) {
        net::Text& text = texts[one.seat];
        if (!text) {
            Update update = update_for(one.seat, from);
            const std::string early = update.early ? to_json(*update.early) : std::string();
            if (std::exchange(told_early_[one.seat], early) == early) update.early.reset();
            text = std::make_shared<const std::string>(to_text(update));
        }
        services_.send(connection, text);
    }
}

Audience::Updates Audience::before_take_back(int to) const {
    Updates updates;
    for (const auto& [connection, one] : members_) {
        if (updates.contains(one.seat)) continue;
        Update& update = updates[one.seat];
        update.from = table_.match->version();
        update.version = to;
        add_changes(update, one.seat);
    }
    return updates;
}

void Audience::tell_early(Seat seat) {
    told_early_.erase(seat);
    tell_seat(seat, EarlyChanged{early_of(seat)});
}

void Audience::tell_take_back(Updates updates) {
    told_early_.clear();
    for (auto& [connection, one] : members_) {
        Update update = updates[one.seat];
        if (one.shown) one.shown = std::min(*one.shown, update.version - 1);
        add_state(update, one.seat);
        tell(connection, update);
    }
}

}  // namespace curia
