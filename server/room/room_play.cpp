// The match at a table: actions, what chance adds, questions to bots, the clock.
#include <algorithm>
#include <limits>

#include "server/room/room.h"

namespace curia {

using namespace protocol;

namespace {
constexpr std::int64_t kSecond = 1000, kNever = std::numeric_limits<std::int64_t>::max();
}

void Room::draw() {
    if (match_->turn().of != Turn::Of::Chance) return;
    Rng rng(services_.random());
    match_->draw(rng);
}

void Room::play(Seat seat, const Json& action, Done done) {
    const int from = match_->version();
    if (const auto why = match_->play(seat, action)) {
        done(*why == "not_legal" ? "not_legal" : "bad_message");
        return;
    }
    draw();
    std::vector<TableEvent> events;
    if (terms_.clock) {
        event::Clocked clocked;
        for (const SeatState& one : seats_) clocked.left.push_back(one.left);
        const std::int64_t spent = services_.now() - state(seat).asked_at;
        clocked.left[seat.index] =
            std::clamp<std::int64_t>(state(seat).left - spent + terms_.clock->gain * kSecond, 0,
                                     terms_.clock->cap * kSecond);
        events.push_back(clocked);
    }
    commit_steps(from, std::move(events), std::move(done));
}

// Stores the steps from `from` on; nobody has heard of them yet. If that fails they never were.
void Room::commit_steps(int from, std::vector<TableEvent> events, Done done) {
    Writing writing;
    for (const TableEvent& one : events)
        writing.entries.push_back(entry(EntryKind::Event, to_json(one)));
    for (int n = from; n < match_->version(); ++n)
        writing.entries.push_back(entry(EntryKind::Step, match_->step(n)));
    const bool is_over = match_->turn().of == Turn::Of::Nobody;
    if (is_over)
        writing.phase = "finished";
    else if (phase_ == Phase::Waiting)
        writing.phase = "running";
    store(std::move(writing), [this, from, events, is_over, since = since_,
                               done = std::move(done)](Store::Outcome outcome) {
        if (outcome != Store::Outcome::Done) {
            while (match_->version() > from) match_->take_back();
            if (done) done("store_failed");
            return;
        }
        if (done) done({});
        const bool starts = phase_ == Phase::Waiting;
        // A take-back is asked for at this moment of the match: bots may play on, people may not.
        const Viewer actor = from < match_->version() ? match_->actor(from) : std::nullopt;
        if (is_over || (actor && !state(*actor).is_played_by_bot())) withdraw_request();
        for (const TableEvent& one : events) apply(one);
        if (is_over) phase_ = Phase::Finished;
        ask_again(from, services_.now());
        if (starts) {
            for (const auto& [connection, one] : members_) {
                Joined joined = joined_for(one.seat);
                joined.owner = one.is_owner;
                tell(connection, joined);
            }
        } else {
            tell_steps(from);
            if (is_over) tell_table();
        }
        services_.count_move(services_.microseconds() - since);
        when_free([this] { serve_questions(); });
    });
}

void Room::take_back_to(int version, Done done) {
    Writing writing;
    writing.entries.push_back(entry(EntryKind::Back, std::to_string(version)));
    const event::Clocked clocked{left_after_take_back(version)};
    if (terms_.clock)
        writing.entries.push_back(entry(EntryKind::Event, to_json(TableEvent(clocked))));
    store(std::move(writing),
          [this, version, clocked, done = std::move(done)](Store::Outcome outcome) {
              done(outcome == Store::Outcome::Done ? "" : "store_failed");
              if (outcome != Store::Outcome::Done) return;
              if (terms_.clock) apply(clocked);
              const int from = match_->version();
              std::map<Viewer, Update> updates;
              for (const auto& [connection, one] : members_) {
                  Update& update = updates[one.seat];
                  update.from = from;
                  update.version = version;
                  update.news.text = "[]";
                  add_changes(update, one.seat);
              }
              unmake(version);
              ask_again(version, services_.now());
              request_.reset();
              for (const auto& [connection, one] : members_) {
                  Update update = updates[one.seat];
                  add_state(update, one.seat);
                  tell(connection, update);
              }
              when_free([this] { serve_questions(); });
          });
}

void Room::unmake(int version) {
    const auto end = static_cast<std::size_t>(match_->version()) + 1;
    if (unmade_.size() < end) unmade_.resize(end);
    while (match_->version() > version) {
        unmade_[static_cast<std::size_t>(match_->version())] = true;
        match_->take_back();
    }
}

// Time that has passed has passed, and what was gained by the steps is given back: otherwise one
// could gain it again and again.
std::vector<std::int64_t> Room::left_after_take_back(int version) const {
    std::vector<std::int64_t> left;
    for (const SeatState& one : seats_)
        left.push_back(one.left - (one.ask >= 0 ? services_.now() - one.asked_at : 0));
    for (int n = version; terms_.clock && n < match_->version(); ++n)
        if (const Viewer actor = match_->actor(n))
            left[actor->index] -= terms_.clock->gain * kSecond;
    for (std::int64_t& one : left) one = std::max<std::int64_t>(one, 0);
    return left;
}

void Room::withdraw_request() {
    if (!request_) return;
    request_.reset();
    tell_all(asked());
}

int Room::last_own_step(Seat seat) const {
    for (int n = match_->version() - 1; n >= 0; --n)
        if (match_->actor(n) == Viewer(seat)) return n;
    return -1;
}

// ---- Questions ----

// Numbers the questions that are new since a version: whoever has answered, and whoever was not
// asked before. A question that stays open keeps its number.
void Room::ask_again(int from, std::int64_t now) {
    SeatSet answered;
    for (int n = from; n < match_->version(); ++n)
        if (const Viewer actor = match_->actor(n)) answered.add(*actor);
    told_ = match_->version();
    const bool went_back = told_ == from;
    const Turn turn = match_->turn();
    for (Seat seat : curia::seats(match_->players())) {
        SeatState& one = state(seat);
        const bool asked = turn.of == Turn::Of::Players && turn.seats.has(seat);
        if (asked && one.ask >= 0 && !answered.has(seat) && !went_back) continue;
        one.ask = asked ? asks_++ : -1;
        one.asked_at = now;
        one.errand.reset();
    }
}

void Room::serve_questions() {
    if (phase_ != Phase::Running) return;
    for (Seat seat : curia::seats(match_->players())) {
        SeatState& one = state(seat);
        if (one.ask < 0 || one.ask == one.served) continue;
        one.served = one.ask;
        one.errand = std::make_shared<const int>(one.ask);
        if (one.is_played_by_bot()) {
            let_bot_think(seat);
            continue;
        }
        watch(seat);
        if (services_.forced_pause().count() > 0 && match_->is_openly_forced(seat))
            services_.after(services_.forced_pause(), [weak = weak_from_this(), seat,
                                                       errand = std::weak_ptr(one.errand)] {
                const auto self = weak.lock();
                if (!self) return;
                const std::string legal = self->match_->legal(seat, self->match_->version());
                self->bot_answers(seat, errand, legal.substr(1, legal.size() - 2));
            });
    }
}

void Room::let_bot_think(Seat seat) {
    const SeatState& one = state(seat);
    const std::int64_t due = services_.now() + services_.pace_of(one.level).count();
    services_.think(match_->thought(seat, one.level, services_.random()), one.errand,
                    [weak = weak_from_this(), seat, errand = std::weak_ptr(one.errand),
                     due](std::string action) {
                        const auto self = weak.lock();
                        if (!self) return;
                        const std::int64_t early = due - self->services_.now();
                        const auto answer = [weak, seat, errand, action = std::move(action)] {
                            if (const auto room = weak.lock())
                                room->bot_answers(seat, errand, action);
                        };
                        if (early > 0)
                            self->services_.after(std::chrono::milliseconds(early), answer);
                        else
                            answer();
                    });
}

// The answer counts only if it is still wanted: people come back, and take things back.
void Room::bot_answers(Seat seat, std::weak_ptr<const int> errand, const std::string& action) {
    when_free([this, seat, errand = std::move(errand), action] {
        if (errand.expired()) return;
        const Result<Json> json = parse_json(action);
        if (!json) return;
        since_ = services_.microseconds();
        play(seat, *json, [this, seat, errand, action](std::string_view why) {
            if (why == "store_failed")
                try_later([this, seat, errand, action] { bot_answers(seat, errand, action); });
        });
    });
}

// ---- Absence and time ----

// When a bot is to play on for him: he is away and others wait, or his time is up.
std::int64_t Room::bot_due(Seat seat) const {
    const SeatState& one = seats_[seat.index];
    if (phase_ != Phase::Running || one.kind != SeatKind::Person || one.ask < 0 || one.stand_in)
        return kNever;
    std::int64_t due = kNever;
    if (terms_.clock && terms_.clock->penalty == Penalty::Bot) due = one.asked_at + one.left + 1;
    if (terms_.grace > 0 && !is_present(seat) && has_person_besides(seat))
        due = std::min(due, std::max(one.asked_at, one.away_since) + terms_.grace * kSecond);
    return due;
}

// Timers are short, so that those of questions long answered do not pile up.
void Room::watch(Seat seat) {
    const std::int64_t due = bot_due(seat);
    if (due == kNever) return;
    const std::int64_t pause = std::clamp(due - services_.now(), std::int64_t{0}, 60 * kSecond);
    services_.after(std::chrono::milliseconds(pause),
                    [weak = weak_from_this(), seat, watch = ++state(seat).watch] {
                        const auto self = weak.lock();
                        if (!self || self->state(seat).watch != watch) return;
                        self->when_free([room = self.get(), seat] { room->look_after(seat); });
                    });
}

void Room::look_after(Seat seat) {
    if (bot_due(seat) > services_.now()) return watch(seat);
    happen({event::StoodIn{seat.index, std::string(kUsualLevel), false}},
           [this, seat](std::string_view why) {
               if (!why.empty()) try_later([this, seat] { watch(seat); });
           });
}

ClockState Room::clock_state() const {
    ClockState clock;
    const std::int64_t now = services_.now();
    for (const SeatState& one : seats_) {
        const std::int64_t spent = one.ask >= 0 ? now - one.asked_at : 0;
        if (one.ask >= 0) clock.running.push_back(static_cast<int>(clock.left.size()));
        clock.left.push_back(static_cast<int>(std::max<std::int64_t>(0, one.left - spent) / 1000));
    }
    return clock;
}

// ---- Telling ----

template <class Message>
void Room::add_state(Message& message, Viewer viewer) const {
    for (Seat seat : curia::seats(match_->players()))
        if (seats_[seat.index].ask >= 0) message.turn.push_back(seat.index);
    if (viewer && phase_ == Phase::Running) {
        if (const int ask = seats_[viewer->index].ask; ask >= 0) {
            message.ask.emplace(ask);
            message.legal = Raw{match_->legal(*viewer, match_->version())};
        }
        if (match_->may_take_back(*viewer)) message.may_take_back.emplace(true);
    }
    if (terms_.clock && phase_ == Phase::Running) message.clock = clock_state();
    if (phase_ == Phase::Finished)
        if (const auto outcome = match_->outcome()) message.outcome = Raw{*outcome};
}

void Room::add_changes(Update& update, Viewer viewer) const {
    const auto add = [](Omittable<Raw>& member, std::string changes) {
        if (changes != "null") member = Raw{std::move(changes)};
    };
    add(update.view, match_->view_changes(viewer, update.from, update.version));
    add(update.outlook, match_->outlook_changes(viewer, update.from, update.version));
}

Update Room::update_for(Viewer viewer, int from) const {
    Update update{.from = from, .version = match_->version()};
    update.news.text = "[";
    for (int n = from; n < match_->version(); ++n) {
        if (n > from) update.news.text += ',';
        update.news.text += match_->news(n, viewer);
    }
    update.news.text += ']';
    add_changes(update, viewer);
    add_state(update, viewer);
    return update;
}

Joined Room::joined_for(Viewer viewer) const {
    Joined joined{.table = info(), .seat = {}, .version = match_->version()};
    if (viewer) joined.seat = viewer->index;
    joined.chat = chat_;
    if (phase_ == Phase::Waiting) return joined;
    joined.view = Raw{match_->view(viewer, match_->version())};
    joined.outlook = Raw{match_->outlook(viewer, match_->version())};
    std::string news = "[";
    for (int n = 0; n < match_->version(); ++n) {
        if (n > 0) news += ',';
        news += match_->news(n, viewer);
    }
    joined.news = Raw{news + "]"};
    add_state(joined, viewer);
    return joined;
}

void Room::tell_steps(int from) {
    std::map<Viewer, net::Text> texts;  // spectators all hear the same
    for (const auto& [connection, one] : members_) {
        net::Text& text = texts[one.seat];
        if (!text) text = std::make_shared<const std::string>(to_text(update_for(one.seat, from)));
        services_.send(connection, text);
    }
}

}  // namespace curia
