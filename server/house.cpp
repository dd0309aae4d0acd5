#include "server/house.h"

#include "server/log.h"
#include "server/secrets.h"

namespace curia {

using namespace protocol;

namespace {

constexpr auto kSweep = std::chrono::minutes(5);
constexpr auto kLeases = std::chrono::seconds(1);
constexpr Rate kMessages{20, 100};
constexpr Rate kJoins{2, 30};  // a whole match may be told each time
constexpr int kMostRefused = 200;

net::Text text_of(const FromServer& message) {
    return std::make_shared<const std::string>(to_text(message));
}

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
        if (goes) store_.release(one.first);
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
        send(connection, text_of(Refused{rematch.id, std::move(why)}));
    };
    if (!room->is_seated(connection)) return refuse_it("not_yours");
    if (room->phase() != Phase::Finished) return refuse_it("not_running");
    const TableInfo info = room->info();
    if (info.next) return send(connection, text_of(RematchReady{*info.next, std::nullopt}));
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
                      send(connection, text_of(Refused{id, "store_failed"}));
                  };
                  if (!next) return give_up();
                  room->go_on_at(next->id(), [this, room, next, give_up](std::string_view why) {
                      if (!why.empty()) return give_up();
                      for (auto& [other, one] : guests_)
                          if (one.room == room)
                              send(other, text_of(RematchReady{next->id(), std::nullopt}));
                  });
              });
}

// ---- Sockets ----

bool House::is_own_origin(const net::Request& request) const {
    if (request.origin.empty()) return true;  // no browser
    if (!options_.origin.empty() && request.origin == options_.origin) return true;
    return request.origin == "http://" + request.host ||
           request.origin == "https://" + request.host;
}

int House::refuse_socket(const net::Request& request) {
    if (request.path != "/api/socket") return 404;
    if (!is_own_origin(request)) return 403;
    if (!secret_.empty() && same_hash(secret_, request.token)) return 0;  // one of our servers
    if (!options_.is_limited) return 0;
    const auto here = guests_from_.find(request.address);
    if (here != guests_from_.end() && here->second >= options_.sockets_per_address) return 429;
    return sockets_.take(request.address, now()) ? 0 : 429;
}

void House::opened(net::Connection connection, const std::string& address) {
    guests_[connection].address = address;
    ++guests_from_[address];
}

void House::closed(net::Connection connection) {
    if (const auto relay = relays_.find(connection); relay != relays_.end()) {
        // The server at the other end has gone: the client comes again, and somebody takes over.
        const net::Connection guest = relay->second;
        relays_.erase(relay);
        return loop_.close(guest);
    }
    const auto found = guests_.find(connection);
    if (found == guests_.end()) return;
    drop_relay(found->second);
    const std::shared_ptr<Room> room = found->second.room;
    if (const auto from = guests_from_.find(found->second.address);
        from != guests_from_.end() && --from->second == 0)
        guests_from_.erase(from);
    guests_.erase(found);
    if (room) room->leave(connection);
}

// ---- Tables that another server holds ----

void House::relay(net::Connection connection, Guest& guest, std::string_view text) {
    if (guest.relay != 0) return loop_.send(guest.relay, std::make_shared<const std::string>(text));
    guest.waiting.emplace_back(text);
    if (guest.waiting.size() > 1) return;  // on its way
    loop_.connect(
        guest.elsewhere, secret_, *this,
        [this, connection, to = guest.elsewhere](net::Connection relay) {
            const auto found = guests_.find(connection);
            // He may have left, or gone on to another table, in the meantime.
            const bool is_wanted =
                found != guests_.end() && found->second.elsewhere == to && found->second.relay == 0;
            if (!is_wanted) return loop_.close(relay);
            if (relay == 0) return loop_.close(connection);
            found->second.relay = relay;
            relays_.emplace(relay, connection);
            for (std::string& waiting : found->second.waiting)
                loop_.send(relay, std::make_shared<const std::string>(std::move(waiting)));
            found->second.waiting.clear();
        });
}

void House::drop_relay(Guest& guest) {
    if (guest.relay != 0) {
        relays_.erase(guest.relay);
        loop_.close(guest.relay);
    }
    guest.relay = 0;
    guest.elsewhere.clear();
    guest.waiting.clear();
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

void House::message(net::Connection connection, std::string_view text) {
    if (const auto relay = relays_.find(connection); relay != relays_.end())
        return loop_.send(relay->second, std::make_shared<const std::string>(text));
    const auto known = guests_.find(connection);
    if (known == guests_.end()) return;  // a relay's last words
    Guest& guest = known->second;
    ++metrics_.messages;
    const auto refuse_it = [&](const MessageId& id, std::string why) {
        ++metrics_.refused;
        send(connection, text_of(Refused{id, std::move(why)}));
    };
    if (options_.is_limited && !guest.messages.take(kMessages, now())) {
        // Who does not listen is not told again and again.
        if (++guest.refused > kMostRefused) return loop_.drop(connection);
        return refuse_it({}, "too_fast");
    }
    guest.refused = 0;
    const Result<Json> json = parse_json(text);
    if (!json) return refuse_it({}, "not_json");
    FromClient message;
    JsonReader reader(kMaxSeats, nullptr, JsonReader::Missing::KeepsDefault);
    if (!reader.read(*json, message))
        return refuse_it({}, reader.place() == "/type" ? "unknown_type" : "bad_message");
    if (const auto* join = std::get_if<Join>(&message)) {
        if (options_.is_limited && !guest.joins.take(kJoins, now()))
            return refuse_it(join->id, "too_fast");
        const Place place = find_room(join->table);
        if (!place.why.empty()) return refuse_it(join->id, place.why);
        if (guest.room && guest.room != place.room) guest.room->leave(connection);
        if (guest.elsewhere != place.elsewhere) drop_relay(guest);
        guest.room = place.room;
        guest.elsewhere = place.elsewhere;
    }
    if (const auto* ping = std::get_if<Ping>(&message))
        return send(connection, text_of(Pong{ping->id}));
    if (!guest.elsewhere.empty()) return relay(connection, guest, text);
    if (!guest.room)
        return std::visit([&](const auto& one) { refuse_it(one.id, "no_table"); }, message);
    if (const auto* again = std::get_if<Rematch>(&message))
        return rematch(connection, guest, *again);
    const std::shared_ptr<Room> room = guest.room;  // stays, whatever the message leads to
    room->handle(connection, message);
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
