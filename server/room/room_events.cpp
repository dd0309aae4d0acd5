// What happens at a table besides the match: each thing is an event that is stored, then done. The
// same functions bring a table back after a restart.
#include <algorithm>

#include "server/room/room.h"

namespace curia {

using namespace protocol;

Entry Room::entry(EntryKind kind, std::string text) {
    return {.n = 0, .at = services_.now(), .kind = kind, .text = std::move(text)};
}

void Room::store(Writing writing, std::function<void(Store::Outcome)> done) {
    is_busy_ = true;
    writing.table = id();
    std::int64_t n = entries_;
    for (Entry& one : writing.entries) one.n = n++;
    services_.write(std::move(writing),
                    [self = shared_from_this(), n, done = std::move(done)](Store::Outcome outcome) {
                        if (outcome == Store::Outcome::Done) self->entries_ = n;
                        done(outcome);
                        self->now_free();
                        if (outcome == Store::Outcome::Conflict) self->services_.lose(*self);
                    });
}

void Room::happen(std::vector<TableEvent> events, Done done) {
    Writing writing;
    for (const TableEvent& one : events) {
        writing.entries.push_back(entry(EntryKind::Event, to_json(one)));
        if (const auto* changed = std::get_if<event::Changed>(&one))
            writing.is_public = changed->is_public;
    }
    store(std::move(writing), [this, events, done = std::move(done)](Store::Outcome outcome) {
        if (outcome != Store::Outcome::Done) {
            if (done) done("store_failed");
            return;
        }
        for (const TableEvent& one : events) apply(one);
        tell_table();
        if (done) done({});
        when_free([this] { start_if_full(); });
    });
}

void Room::open(std::function<void()> ready) { start_if_full(std::move(ready)); }

bool Room::is_full() const {
    return std::none_of(seats_.begin(), seats_.end(),
                        [](const SeatState& seat) { return seat.kind == SeatKind::Open; });
}

void Room::start_if_full(std::function<void()> ready) {
    if (phase_ != Phase::Waiting || !is_full()) {
        serve_questions();  // after a restart the bots do not know that they are asked
        if (ready) ready();
        return;
    }
    start([this, ready = std::move(ready)](std::string_view why) {
        if (!why.empty()) try_later([this] { start_if_full(); });
        if (ready) ready();
    });
}

void Room::try_later(std::function<void()> work) {
    constexpr std::chrono::seconds kLater{1};
    services_.after(kLater, [weak = weak_from_this(), work = std::move(work)] {
        if (const auto self = weak.lock()) self->when_free(work);
    });
}

// Seats still open go to bots, chance does its part, and off we go: all in one writing.
void Room::start(Done done) {
    if (phase_ != Phase::Waiting) return;
    since_ = services_.microseconds();
    const int from = match_->version();
    draw();
    commit_steps(from, {event::Started{std::string(kUsualLevel)}}, std::move(done));
}

// ---- What the events do ----

void Room::apply(const TableEvent& event) {
    std::visit([&](const auto& one) { apply(one); }, event);
}
void Room::apply(const event::Seated& seated) {
    SeatState& seat = seats_[static_cast<std::size_t>(seated.seat)];
    seat.kind = SeatKind::Person;
    seat.stand_in = false;
    seat.level.clear();
    seat.served = -1;
    seat.errand.reset();  // what a bot thinks here is his no longer
}
void Room::apply(const event::Named& named) {
    seats_[static_cast<std::size_t>(named.seat)].name = named.name;
}
void Room::apply(const event::Started& started) {
    phase_ = Phase::Running;
    for (SeatState& seat : seats_)
        if (seat.kind == SeatKind::Open) {
            seat.kind = SeatKind::Bot;
            seat.level = started.level;
        }
}
void Room::apply(const event::StoodIn& stood_in) {
    SeatState& seat = seats_[static_cast<std::size_t>(stood_in.seat)];
    seat.stand_in = true;
    seat.level = stood_in.level;
    seat.served = -1;  // the bot is to answer what is open
    seat.errand.reset();
}
void Room::apply(const event::Returned& returned) {
    SeatState& seat = seats_[static_cast<std::size_t>(returned.seat)];
    seat.stand_in = false;
    seat.level.clear();
    seat.served = -1;
    seat.errand.reset();
}
void Room::apply(const event::Changed& changed) {
    terms_.chat = changed.chat;
    terms_.coach = changed.coach;
    terms_.is_public = changed.is_public;
}
void Room::apply(const event::Clocked& clocked) {
    for (std::size_t i = 0; i < seats_.size() && i < clocked.left.size(); ++i)
        seats_[i].left = clocked.left[i];
}
void Room::apply(const event::WentOn& went_on) { next_ = went_on.table; }

void Room::go_on_at(const std::string& table, Done done) {
    when_free([this, table, done = std::move(done)] { happen({event::WentOn{table}}, done); });
}

// ---- After a restart ----

std::optional<std::string> Room::restore(const std::vector<Entry>& entries) {
    for (const Entry& one : entries) {
        if (one.n != entries_) return "entry " + std::to_string(entries_) + " is missing";
        const bool was_waiting = phase_ == Phase::Waiting;
        if (const auto why = restore(one)) return "entry " + std::to_string(one.n) + ": " + *why;
        ++entries_;
        // Questions get the numbers and the times that they had: clocks have gone on, and an answer
        // that was on its way still counts.
        const bool is_new = match_->version() != told_ || (was_waiting && phase_ != Phase::Waiting);
        if (is_new && match_->turn().of != Turn::Of::Chance)
            ask_again(std::min(told_, match_->version()), one.at);
    }
    if (phase_ != Phase::Waiting && match_->turn().of == Turn::Of::Nobody) phase_ = Phase::Finished;
    return std::nullopt;
}

std::optional<std::string> Room::restore(const Entry& one) {
    if (one.kind == EntryKind::Back) {
        unmake(std::max(0, std::atoi(one.text.c_str())));
        return std::nullopt;
    }
    const Result<Json> json = parse_json(one.text);
    if (!json) return json.why();
    if (one.kind == EntryKind::Step) return match_->take(*json);
    JsonReader reader(kMaxSeats, nullptr, JsonReader::Missing::KeepsDefault);
    if (one.kind == EntryKind::Chat) {
        Line line;
        if (!reader.read(*json, line)) return reader.message();
        keep_line(line);
        return std::nullopt;
    }
    TableEvent event;
    if (!reader.read(*json, event)) return reader.message();
    apply(event);
    return std::nullopt;
}

}  // namespace curia
