#include "server/house.h"

#include "server/log.h"
#include "server/secrets.h"

namespace curia {

using namespace protocol;

namespace {

constexpr auto kSweep = std::chrono::minutes(5);
constexpr auto kLeases = std::chrono::seconds(1);

}  // namespace

House::House(net::Loop& loop, Store& store, const HouseOptions& options)
    : loop_(loop),
      store_(store),
      options_(options),
      secret_(store.secret()),
      thinkers_(options.thinkers) {
    loop_.after(kSweep, [this] { sweep(); });
    loop_.after(kLeases, [this] { look_after_leases(); });
}

House::~House() = default;

// ---- Rooms ----

Result<std::shared_ptr<Room>> House::load_room(const std::string& id) {
    const auto stored = store_.table(id);
    if (!stored) return Failure{"store_failed"};
    if (!*stored) return Failure{"no_table"};
    const auto entries = store_.entries(id);
    if (!entries) return Failure{"store_failed"};
    const auto damaged = [&](const std::string& why) {
        log_event("table_damaged", {{"table", id}, {"why", why}});
        return Failure{"no_table"};
    };
    auto match = host_match((*stored)->header);
    if (!match) return damaged(match.why());
    const Result<Json> json = parse_json((*stored)->terms);
    if (!json) return damaged(json.why());
    TableTerms terms;
    JsonReader reader(kMaxSeats, nullptr, JsonReader::Missing::KeepsDefault);
    if (!reader.read(*json, terms)) return damaged(reader.message("terms"));
    Services& services = *this;
    auto room = std::make_shared<Room>(services, **stored, std::move(terms), std::move(*match));
    if (const auto why = room->restore(*entries)) return damaged(*why);
    return room;
}

Result<std::shared_ptr<Room>> House::look_at(const std::string& id) {
    const auto found = rooms_.find(id);
    if (found != rooms_.end()) return found->second;
    return load_room(id);
}

bool House::is_at_hand(const std::string& id) {
    constexpr int kLasts = 30'000;
    if (rooms_.contains(id)) return true;
    const auto known = glances_.find(id);
    if (known == glances_.end()) return false;
    const bool may_go_on = is_shared() && known->second.info.phase != Phase::Finished;
    return !may_go_on || now() - known->second.at < kLasts;
}

Result<TableInfo> House::glance_at(const std::string& id) {
    if (const auto room = rooms_.find(id); room != rooms_.end()) return room->second->info();
    if (is_at_hand(id)) return glances_.at(id).info;
    const auto room = load_room(id);
    if (!room) return room.failure();
    remember((*room)->info());
    return (*room)->info();
}

void House::remember(const TableInfo& info) {
    constexpr std::size_t kMost = 10'000;
    if (glances_.size() >= kMost) glances_.clear();
    glances_[info.id] = {info, now()};
}

House::Place House::find_room(const std::string& id, Opened opened) {
    if (const auto found = rooms_.find(id); found != rooms_.end()) return {found->second, {}};
    if (is_crowded()) return {{}, {}, "full"};
    const auto known = store_.table(id);
    if (!known) return {{}, {}, "store_failed"};
    if (!*known) return {{}, {}, "no_table"};
    const Result<std::string> holder = store_.claim(id);
    if (!holder) return {{}, {}, "store_failed"};
    if (!holder->empty()) return {nullptr, *holder};
    const Result<std::shared_ptr<Room>> loaded = load_room(id);
    if (!loaded) return {{}, {}, loaded.why()};
    const std::shared_ptr<Room> room = *loaded;
    rooms_.emplace(id, room);
    if (opened)
        room->open([room, opened] { opened(room); });
    else
        room->open();
    return {room, {}};
}

void House::open_room(const std::string& header, TableTerms terms, Opened done,
                      const std::vector<std::string>& steps) {
    StoredTable stored{.id = new_table_id(),
                       .created = now(),
                       .header = header,
                       .terms = to_json(terms),
                       .phase = steps.empty() ? "waiting" : "finished",
                       .is_public = terms.is_public};
    Writing writing;
    writing.table = stored.id;
    writing.opened = stored;
    if (!steps.empty()) {
        writing.entries.push_back(
            {0, now(), EntryKind::Event, to_json(TableEvent(event::Started{}))});
        for (const std::string& step : steps)
            writing.entries.push_back(
                {static_cast<std::int64_t>(writing.entries.size()), now(), EntryKind::Step, step});
    }
    write(std::move(writing),
          [this, id = stored.id, done = std::move(done)](Store::Outcome outcome) {
              if (outcome != Store::Outcome::Done) return done(nullptr);
              ++metrics_.tables_opened;
              if (!find_room(id, done).room) done(nullptr);
          });
}

// Rooms that nobody is in are let go: the store has all of them.
void House::let_go_idle() {
    std::erase_if(rooms_, [&](const auto& one) {
        const bool goes = one.second.use_count() == 1 && one.second->is_idle();
        if (goes) {
            remember(one.second->info());
            store_.release(one.first);
        }
        return goes;
    });
}

bool House::is_crowded() {
    const auto most = static_cast<std::size_t>(options_.most_rooms);
    if (rooms_.size() >= most) let_go_idle();
    return rooms_.size() >= most;
}

void House::sweep() {
    let_go_idle();
    loop_.after(kSweep, [this] { sweep(); });
}

// A new table with the seats rotated by one. Tokens stay as they are, so every link goes on to
// work.
void House::rematch(net::Connection connection, Guest& guest, const Rematch& rematch) {
    const std::shared_ptr<Room> room = guest.room;
    const auto refuse_it = [&](std::string why) {
        tell(connection, Refused{rematch.id, std::move(why)});
    };
    if (!room->is_seated(connection)) return refuse_it("not_yours");
    if (room->phase() != Phase::Finished) return refuse_it("not_running");
    const TableInfo info = room->info();
    if (info.next) return tell(connection, RematchReady{*info.next, std::nullopt});
    if (!room->claim_rematch()) return;  // everybody here will hear of it
    TableTerms terms = room->terms();
    terms.branch_of.reset();
    for (std::size_t i = 0; i < terms.seats.size(); ++i) {
        SeatTerms& seat = terms.seats[i];
        seat.kind = info.seats[i].kind;
        seat.name = info.seats[i].name;
        if (seat.kind == SeatKind::Bot) seat.level = info.seats[i].level;
    }
    std::rotate(terms.seats.begin(), terms.seats.end() - 1, terms.seats.end());
    open_room(room->match().plain_header(), std::move(terms),
              [room, connection, this, id = rematch.id](std::shared_ptr<Room> next) {
                  const auto give_up = [this, room, connection, id] {
                      room->give_up_rematch();
                      tell(connection, Refused{id, "store_failed"});
                  };
                  if (!next) return give_up();
                  room->go_on_at(next->id(), [this, room, next, give_up](std::string_view why) {
                      if (!why.empty()) return give_up();
                      for (auto& [other, one] : guests_)
                          if (one.room == room) tell(other, RematchReady{next->id(), std::nullopt});
                  });
              });
}

void House::lose(const Room& lost) {
    const auto found = rooms_.find(lost.id());
    if (found == rooms_.end() || found->second.get() != &lost) return;
    log_event("table_lost", {{"table", lost.id()}});
    const std::shared_ptr<Room> room = found->second;
    rooms_.erase(found);
    for (auto& [connection, guest] : guests_)
        if (guest.room == room) {
            guest.room.reset();
            loop_.close(connection);
        }
}

// If our heartbeat was late, others may have taken tables over: whoever plays them here would look
// at what no longer goes on.
void House::look_after_leases() {
    loop_.after(kLeases, [this] { look_after_leases(); });
    const int pauses = store_.pauses();
    if (pauses == pauses_) return;
    std::vector<std::shared_ptr<Room>> lost;
    for (const auto& [id, room] : rooms_) {
        const Result<std::string> holder = store_.claim(id);
        if (!holder) return;  // again, when the store answers
        if (!holder->empty()) lost.push_back(room);
    }
    for (const std::shared_ptr<Room>& room : lost) lose(*room);
    pauses_ = pauses;
}

// ---- Services ----

void House::write(Writing writing, Store::Done done) {
    store_.write(std::move(writing), [this, done = std::move(done)](Store::Outcome outcome) {
        loop_.post([this, done, outcome] {
            metrics_.store_failures += outcome != Store::Outcome::Done;
            done(outcome);
        });
    });
}

void House::tell(net::Connection connection, const FromServer& message) {
    send(connection, std::make_shared<const std::string>(to_text(message)));
}

void House::send(net::Connection connection, net::Text text) {
    metrics_.bytes_sent += static_cast<std::int64_t>(text->size());
    loop_.send(connection, std::move(text));
}

void House::after(std::chrono::milliseconds pause, std::function<void()> work) {
    loop_.after(pause, std::move(work));
}

void House::think(HostedMatch::Thought thought, std::weak_ptr<const int> errand,
                  std::function<void(std::string)> done) {
    thinkers_.add(
        [this, thought = std::move(thought), errand = std::move(errand), done = std::move(done)] {
            std::string result = errand.expired() ? std::string() : thought();
            loop_.post([done, result = std::move(result)]() mutable { done(std::move(result)); });
        });
}

std::int64_t House::now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::int64_t House::microseconds() {
    using namespace std::chrono;
    return duration_cast<std::chrono::microseconds>(steady_clock::now().time_since_epoch()).count();
}

std::uint64_t House::random() { return random_bits(); }

std::chrono::milliseconds House::pace_of(std::string_view level) {
    constexpr int kAtLeast = 500, kSlack = 150;
    const int pace = std::max(kAtLeast, milliseconds_of_level(level) + kSlack);
    return std::chrono::milliseconds(static_cast<int>(pace * options_.pace));
}

std::chrono::milliseconds House::forced_pause() {
    return std::chrono::milliseconds(static_cast<int>(1500 * options_.pace));
}

}  // namespace curia
