#include "server/rooms.h"

#include "match/json/reader.h"
#include "match/json/writer.h"
#include "server/log.h"
#include "server/secrets.h"

namespace curia {

using namespace protocol;

namespace {

constexpr std::chrono::seconds kLookUpTimeout{6};

// Restores a room from the store, or says why that failed.
Result<std::shared_ptr<Room>> make_room(Services& services, LoadedTable loaded) {
    auto match = host_match(loaded.table.header);
    if (!match) return match.failure();
    const Result<Json> json = parse_json(loaded.table.terms);
    if (!json) return json.failure();
    TableTerms terms;
    JsonReader reader(kMaxSeats, nullptr, JsonReader::Missing::KeepsDefault);
    if (!reader.read(*json, terms)) return Failure{reader.message("terms")};
    if (static_cast<int>(terms.seats.size()) != (*match)->players())
        return Failure{"there must be one seat for each player"};
    auto room = std::make_shared<Room>(services, std::move(loaded.table), std::move(terms),
                                       std::move(*match));
    if (const auto good = room->restore(loaded.entries); !good) return good.failure();
    return room;
}

}  // namespace

// ---- Loading ----

template <class T>
bool Rooms::add_waiter(Waiting<T>& waiting, Found<T> found, std::function<void()> give_up) {
    waiting.found.push_back(std::move(found));
    if (waiting.wanted) return false;
    waiting.wanted = std::make_shared<const int>();
    services_.after(kLookUpTimeout, [wanted = std::weak_ptr(waiting.wanted), give_up] {
        if (!wanted.expired()) give_up();
    });
    return true;
}

void Rooms::build(LoadedTable loaded, const std::string& address, Found<Built> done) {
    const auto built = std::make_shared<Built>();
    const auto job = [this, built, loaded = std::make_shared<LoadedTable>(std::move(loaded))] {
        Result<std::shared_ptr<Room>> made = make_room(services_, std::move(*loaded));
        if (made)
            built->room = std::move(*made);
        else
            built->damage = made.why();
    };
    if (!workshop_.work(address, job, [built, done] { done(*built); })) done({});
}

void Rooms::damaged(const std::string& id, const std::string& why) {
    has_met_damage_ = true;
    log_event("table_damaged", {{"table", id}, {"why", why}});
}

void Rooms::load(const std::string& id, const std::string& address, Found<Look> found) {
    store_.load(id, [this, id, address, found = std::move(found)](Result<Loaded> loaded) {
        workshop_.post([this, id, address, found,
                        loaded = std::make_shared<Result<Loaded>>(std::move(loaded))] {
            if (!*loaded) return found({{}, Refusal::StoreFailed});
            if (!**loaded) return found({{}, Refusal::NoTable});
            build(std::move(***loaded), address, [this, id, found](Built built) {
                if (built.room) return found({std::move(built.room), {}});
                if (built.damage.empty()) return found({{}, Refusal::TooFast});
                damaged(id, built.damage);
                found({{}, Refusal::Damaged});
            });
        });
    });
}

// ---- Looking at tables ----

void Rooms::look_at(const std::string& id, const std::string& address, Found<Look> found) {
    if (!is_table_id(id)) return found({{}, Refusal::NoTable});
    if (const auto held = rooms_.find(id); held != rooms_.end()) return found({held->second, {}});
    if (const auto kept = finished_.find(id); kept != finished_.end())
        return found({kept->second, {}});
    const auto give_up = [this, id] { settle(id, Look{{}, Refusal::StoreFailed}); };
    if (!add_waiter(looking_[id], std::move(found), give_up)) return;
    load(id, address, [this, id](const Look& look) {
        if (look.room) {
            remember(look.room->info());
            keep_finished(look.room);
        }
        settle(id, look);
    });
}

void Rooms::settle(const std::string& id, const Look& look) {
    auto node = looking_.extract(id);
    if (node.empty()) return;
    for (const Found<Look>& one : node.mapped().found) one(look);
}

void Rooms::keep_finished(const std::shared_ptr<const Room>& room) {
    constexpr std::size_t kMost = 200;
    if (room->phase() != Phase::Finished) return;
    if (finished_.size() >= kMost) finished_.erase(finished_.begin());
    finished_[room->id()] = room;
}

std::optional<TableInfo> Rooms::known_info(const std::string& id) const {
    constexpr int kLasts = 30'000;
    if (const auto room = rooms_.find(id); room != rooms_.end()) return room->second->info();
    const auto known = infos_.find(id);
    if (known == infos_.end()) return std::nullopt;
    const bool may_go_on = !store_.secret().empty() && known->second.info.phase != Phase::Finished;
    if (may_go_on && services_.steady() - known->second.at >= kLasts) return std::nullopt;
    return known->second.info;
}

void Rooms::infos_of(const std::vector<std::string>& ids, int most_loaded,
                     const std::string& address, Found<std::vector<Info>> found) {
    struct Gathering {
        std::vector<Info> infos;
        int missing = 1;
    };
    const auto all = std::make_shared<Gathering>();
    const auto one_less = [all, found = std::move(found)] {
        if (--all->missing == 0) found(std::move(all->infos));
    };
    for (const std::string& id : ids) all->infos.push_back({.id = id, .info = known_info(id)});
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (all->infos[i].info || most_loaded-- <= 0) continue;
        ++all->missing;
        look_at(ids[i], address, [all, i, one_less](const Look& look) {
            if (look.room) all->infos[i].info = look.room->info();
            all->infos[i].why = look.why;
            one_less();
        });
    }
    one_less();
}

void Rooms::remember(const TableInfo& info) {
    constexpr std::size_t kMost = 10'000;
    if (infos_.size() >= kMost) infos_.clear();
    infos_[info.id] = {info, services_.steady()};
}

// ---- Playing at tables ----

bool Rooms::is_doubtful() const { return !store_.is_trusted() || store_.pauses() != pauses_; }

void Rooms::find(const std::string& id, const std::string& address, Found<Lookup> found) {
    if (!is_table_id(id)) return found({.why = Refusal::NoTable});
    if (const auto held = rooms_.find(id); held != rooms_.end()) {
        // Another server may have played on, so this room may be out of date.
        if (is_doubtful()) return found({.why = Refusal::StoreFailed});
        return found({.room = held->second});
    }
    if (is_crowded()) return found({.why = Refusal::Full});
    const auto give_up = [this, id] { settle(id, Lookup{.why = Refusal::StoreFailed}); };
    if (!add_waiter(finding_[id], std::move(found), give_up)) return;
    store_.claim(id, [this, id, address](Result<Store::Claim> claim) {
        workshop_.post(
            [this, id, address, claim = std::make_shared<Result<Store::Claim>>(std::move(claim))] {
                claimed(id, address, std::move(*claim));
            });
    });
}

void Rooms::claimed(const std::string& id, const std::string& address, Result<Store::Claim> claim) {
    if (!claim) return settle(id, Lookup{.why = Refusal::StoreFailed});
    if (claim->holder) return settle(id, Lookup{.elsewhere = claim->holder});
    if (!claim->loaded) return settle(id, Lookup{.why = Refusal::NoTable});
    build(std::move(*claim->loaded), address, [this, id](const Built& built) {
        if (!built.room) {
            if (!built.damage.empty()) damaged(id, built.damage);
            store_.release({id});
            const bool is_damaged = !built.damage.empty();
            return settle(id, Lookup{.why = is_damaged ? Refusal::Damaged : Refusal::TooFast});
        }
        // After a timeout the table may have been requested again, and loaded twice.
        const auto [held, is_new] = rooms_.emplace(id, built.room);
        finished_.erase(id);
        const std::shared_ptr<Room> room = held->second;
        const auto ready = [this, id, room] { settle(id, Lookup{.room = room}); };
        if (is_new)
            room->open(ready);
        else
            ready();
    });
}

void Rooms::settle(const std::string& id, const Lookup& lookup) {
    auto node = finding_.extract(id);
    if (node.empty()) return;
    for (const Found<Lookup>& one : node.mapped().found) one(lookup);
}

void Rooms::open(const NewTable& table, Found<std::shared_ptr<Room>> done) {
    const std::int64_t now = services_.now();
    Writing writing;
    writing.table = new_table_id();
    writing.opened = StoredTable{.id = writing.table,
                                 .created = now,
                                 .header = table.header,
                                 .terms = to_json(table.terms),
                                 .phase = std::string(name_of(table.phase)),
                                 .is_public = table.terms.is_public};
    const auto add = [&](EntryKind kind, const std::string& text) {
        const auto n = static_cast<std::int64_t>(writing.entries.size());
        writing.entries.push_back({n, now, kind, text});
    };
    if (!table.steps.empty()) add(EntryKind::Event, to_json(TableEvent(event::Started{})));
    for (const std::string& step : table.steps) add(EntryKind::Step, step);
    const std::string id = writing.table;
    services_.write(std::move(writing), [this, id, address = table.address,
                                         done = std::move(done)](Store::Outcome outcome) {
        if (outcome != Store::Outcome::Done) return done(nullptr);
        find(id, address, [done](const Lookup& lookup) { done(lookup.room); });
    });
}

// ---- Releasing tables ----

void Rooms::let_go_idle() {
    std::vector<std::string> gone;
    std::erase_if(rooms_, [&](const auto& one) {
        const bool goes = one.second.use_count() == 1 && one.second->is_idle();
        if (goes) {
            remember(one.second->info());
            gone.push_back(one.first);
        }
        return goes;
    });
    if (!gone.empty()) store_.release(gone);
}

bool Rooms::is_crowded() {
    if (rooms_.size() >= most_) let_go_idle();
    return rooms_.size() >= most_;
}

bool Rooms::holds(const Room& room) const {
    const auto found = rooms_.find(room.id());
    return found != rooms_.end() && found->second.get() == &room;
}

void Rooms::lose(const std::string& id) {
    log_event("table_lost", {{"table", id}});
    rooms_.erase(id);
}

void Rooms::look_after_leases(const std::function<void(const Room&)>& lost) {
    const int pauses = store_.pauses();
    if (pauses == pauses_ || is_asking_) return;
    std::vector<std::string> ids;
    for (const auto& [id, room] : rooms_) ids.push_back(id);
    is_asking_ = true;
    store_.find_lost(ids, [this, pauses, lost](Result<std::vector<std::string>> found) {
        workshop_.post(
            [this, pauses, lost,
             found = std::make_shared<Result<std::vector<std::string>>>(std::move(found))] {
                is_asking_ = false;
                if (!*found) return;  // retried when the store answers
                for (const std::string& id : **found)
                    if (const auto room = rooms_.find(id); room != rooms_.end()) {
                        const std::shared_ptr<Room> kept = room->second;
                        lost(*kept);
                    }
                pauses_ = pauses;
            });
    });
}

}  // namespace curia
