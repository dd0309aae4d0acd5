// The life of a move: queue, judge, play, chance, store, tell, ask.
#include "server/room/room.h"

#include <utility>

#include "match/json/reader.h"

namespace curia {

using namespace protocol;

namespace {

Refusal refusal_of(AnyMatch::Unplayable why) {
    return why == AnyMatch::Unplayable::NotLegal ? Refusal::NotLegal : Refusal::BadMessage;
}

}  // namespace

Room::Room(Services& services, StoredTable stored, TableTerms terms,
           std::unique_ptr<HostedMatch> match)
    : services_(services),
      table_(std::move(stored), std::move(terms), std::move(match)),
      log_(services, table_.id),
      audience_(services, table_),
      clocks_(services, table_, audience_,
              [this](Seat seat) { when_free([this, seat] { stand_in(seat); }); }),
      questions_(
          services, table_, audience_,
          [this](Seat seat, std::weak_ptr<const int> wanted, const std::string& action) {
              answer(seat, std::move(wanted), action);
          },
          [this] { when_free([this] { serve_questions(); }); }),
      reminders_(
          services, table_, audience_,
          [this](Seat seat, const std::string& endpoint) {
              when_free([this, seat, endpoint] { subscribe(seat, endpoint, false, [](auto) {}); });
          }),
      take_backs_(table_, audience_),
      buckets_(table_.seats.size()),
      transfers_(table_.seats.size()),
      is_advised_(table_.seats.size()),
      advised_(table_.seats.size()) {}

// ---- 1. Queue: one message at a time ----

void Room::handle(net::Connection connection, const FromClient& message) {
    constexpr std::size_t kMostWaiting = 64;
    // While the disk is slow, onlookers must not fill the whole queue.
    const bool looks_on = speaker(connection, message).whose == TableBuckets::Whose::Table;
    if (waiting_.size() >= (looks_on ? kMostWaiting / 2 : kMostWaiting))
        return std::visit([&](const auto& one) { refuse(connection, one.id, Refusal::TooFast); },
                          message);
    when_free([this, connection, message] {
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

// ---- 2. Judge: is this client asked this question? ----

void Room::on(net::Connection connection, const Act& act) {
    const Audience::Member* const one = audience_.find(connection);
    if (const auto why = why_not_asked(one, act.ask)) return refuse(connection, act.id, *why);
    const Seat seat = *one->seat;
    const auto done = answer_to(connection, act.id);
    const std::int64_t since = services_.microseconds();
    const auto pause = questions_.pause_by_hand(seat);
    if (pause.count() == 0) return play(seat, act.action, since, done);
    if (table_.at(seat).is_held) return done(Refusal::OldQuestion);
    if (const auto why = table_.match->why_unplayable(seat, act.action))
        return done(refusal_of(*why));
    table_.at(seat).is_held = true;
    table_.at(seat).wanted = std::make_shared<const int>(act.ask);
    services_.after(pause, [weak = weak_from_this(), seat, done, action = act.action,
                            wanted = std::weak_ptr(table_.at(seat).wanted)] {
        const auto self = weak.lock();
        if (!self) return;
        self->when_free([room = self.get(), seat, done, action, wanted] {
            if (wanted.expired()) return done(Refusal::OldQuestion);
            room->table_.at(seat).is_held = false;
            room->play(seat, action, room->services_.microseconds(),
                       [room, seat, done](std::optional<Refusal> why) {
                           done(why);
                           if (!why) return;
                           room->table_.at(seat).cancel();
                           room->when_free([room] { room->serve_questions(); });
                       });
        });
    });
}

// An answer of a bot, an answer in advance, or a forced answer.
void Room::answer(Seat seat, std::weak_ptr<const int> wanted, const std::string& action) {
    when_free([this, seat, wanted = std::move(wanted), action] {
        if (wanted.expired()) return;
        const Result<Json> json = parse_json(action);
        if (!json) return;
        play(seat, *json, services_.microseconds(),
             [this, seat, wanted, action](std::optional<Refusal> why) {
                 if (why == Refusal::StoreFailed)
                     try_later([this, seat, wanted, action] { answer(seat, wanted, action); });
             });
    });
}

// ---- 3. Play, and let chance do its part ----

void Room::play(Seat seat, const Json& action, std::int64_t since, Done done) {
    const int from = table_.match->version();
    if (const auto why = table_.match->play(seat, action)) return done(refusal_of(*why));
    draw();
    std::vector<TableEvent> events;
    if (table_.terms.clock) events.push_back(event::Clocked{clocks_.left_after_answer(seat)});
    commit_steps(from, std::move(events), since, std::move(done));
}

void Room::draw() {
    if (table_.match->turn().of != Turn::Of::Chance) return;
    Rng rng(services_.random());
    draw_by_script(table_.terms.script, *table_.match, rng);
}

// ---- 4. Store: if that fails, the steps are undone ----

void Room::commit_steps(int from, std::vector<TableEvent> events, std::int64_t since, Done done) {
    Writing writing;
    const std::int64_t at = services_.now();
    for (const TableEvent& one : events) writing.entries.push_back(log_.entry(one));
    for (int n = from; n < table_.match->version(); ++n)
        writing.entries.push_back(log_.entry(EntryKind::Step, table_.match->step(n)));
    const bool is_start = table_.phase == Phase::Waiting;
    const bool is_over = table_.match->turn().of == Turn::Of::Nobody;
    if (is_over)
        writing.phase = "finished";
    else if (is_start)
        writing.phase = "running";
    store(std::move(writing), [this, from, events = std::move(events), since, at, is_start, is_over,
                               done = std::move(done)](Store::Outcome outcome) {
        if (outcome != Store::Outcome::Done) {
            while (table_.match->version() > from) table_.match->take_back();
            return done(Refusal::StoreFailed);
        }
        done({});
        for (const TableEvent& one : events) table_.apply(one);
        table_.stepped(at);
        if (is_over) table_.phase = Phase::Finished;
        tell_steps(from, is_start);
        services_.count_move(services_.microseconds() - since);
        when_free([this] { serve_questions(); });
    });
}

void Room::store(Writing writing, std::function<void(Store::Outcome)> done) {
    is_busy_ = true;
    log_.write(std::move(writing), shared_from_this(),
               [this, done = std::move(done)](Store::Outcome outcome) {
                   done(outcome);
                   now_free();
                   // Memory and store differ, or may differ: the table is loaded again.
                   if (outcome == Store::Outcome::Conflict || outcome == Store::Outcome::Unknown)
                       services_.lose(*this);
               });
}

void Room::try_later(std::function<void()> work) {
    constexpr std::chrono::seconds kLater{1};
    services_.after(kLater, [weak = weak_from_this(), work = std::move(work)] {
        if (const auto self = weak.lock()) self->when_free(work);
    });
}

// ---- 5. Tell: each viewer gets what they may see ----

void Room::tell_steps(int from, bool is_start) {
    const bool is_over = table_.phase == Phase::Finished;
    // A request for a take-back belongs to this point of the match. It ends when a person plays on,
    // but not when a bot does.
    const Viewer actor = from < table_.match->version() ? table_.match->actor(from) : std::nullopt;
    if (is_over || (actor && !table_.at(*actor).is_played_by_bot())) take_backs_.withdraw();
    table_.ask_again(from, services_.steady());
    if (is_start) return audience_.tell_start();
    audience_.tell_steps(from);
    if (is_over) audience_.tell_table();
}

// ---- 6. Ask: the answers of bots, in advance and forced come back to answer() ----

void Room::serve_questions() {
    questions_.serve();
    for (Seat seat : table_.all_seats()) {
        clocks_.watch(seat);
        reminders_.watch(seat);
    }
}

// ---- Taking back ----

void Room::take_back_to(int version, Done done) {
    Writing writing;
    writing.entries.push_back(log_.entry(EntryKind::Back, std::to_string(version)));
    const event::Clocked clocked{clocks_.left_after_take_back(version)};
    if (table_.terms.clock) writing.entries.push_back(log_.entry(TableEvent(clocked)));
    store(std::move(writing),
          [this, version, clocked, done = std::move(done)](Store::Outcome outcome) {
              if (outcome != Store::Outcome::Done) return done(Refusal::StoreFailed);
              done({});
              if (table_.terms.clock) table_.apply(TableEvent(clocked));
              Audience::Updates updates = audience_.before_take_back(version);
              table_.go_back(version);
              table_.ask_again(version, services_.steady());
              take_backs_.withdraw();
              audience_.tell_take_back(std::move(updates));
              when_free([this] { serve_questions(); });
          });
}

// ---- Events other than steps ----

void Room::happen(const TableEvent& event, Done done) {
    Writing writing;
    writing.entries.push_back(log_.entry(event));
    if (const auto* changed = std::get_if<event::Changed>(&event))
        writing.is_public = changed->is_public;
    const Viewer left = left_by(event);
    if (left) writing.subscribers = {left->index, {}};
    store(std::move(writing), [this, event, left, done = std::move(done)](Store::Outcome outcome) {
        if (outcome != Store::Outcome::Done) return done(Refusal::StoreFailed);
        table_.apply(event);
        if (left) table_.at(*left).endpoints.clear();
        // The new person at the table was not asked for consent.
        if (std::holds_alternative<event::Seated>(event)) take_backs_.withdraw();
        // Nobody else may learn that there is an answer in advance.
        if (!std::holds_alternative<event::AnsweredEarly>(event)) audience_.tell_table();
        done({});
        when_free([this] { start_if_full(); });
    });
}

void Room::open(std::function<void()> ready) {
    reminders_.restored();
    start_if_full(std::move(ready));
}

void Room::start_if_full(std::function<void()> ready) {
    if (table_.phase != Phase::Waiting || !table_.is_full()) {
        serve_questions();  // after a restart the bots have not been asked yet
        if (ready) ready();
        return;
    }
    start([this, ready = std::move(ready)](std::optional<Refusal> why) {
        if (why) try_later([this] { start_if_full(); });
        if (ready) ready();
    });
}

// Bots take the open seats and chance draws. All of it is one write.
void Room::start(Done done) {
    if (table_.phase != Phase::Waiting) return;
    const int from = table_.match->version();
    draw();
    commit_steps(from, {event::Started{std::string(kUsualLevel)}}, services_.microseconds(),
                 std::move(done));
}

void Room::stand_in(Seat seat) {
    if (!clocks_.is_bot_due(seat)) return clocks_.watch(seat);
    happen(event::StoodIn{seat.index, std::string(kUsualLevel), false},
           [this, seat](std::optional<Refusal> why) {
               if (why) try_later([this, seat] { clocks_.watch(seat); });
           });
}

void Room::store_rematch(const std::string& table, Done done) {
    when_free([this, table, done = std::move(done)] { happen(event::WentOn{table}, done); });
}

}  // namespace curia
