// Whoever is connected to the house, and what they say.
#include "server/house.h"
#include "server/secrets.h"

namespace curia {

using namespace protocol;

namespace {

constexpr Rate kMessages{20, 100};
constexpr Rate kJoins{2, 30};  // a whole match may be told each time
constexpr int kMostRefused = 200;

}  // namespace

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
    const bool has_many =
        here != guests_from_.end() && here->second >= options_.sockets_per_address;
    if (!has_many && sockets_.take(request.address, now())) return 0;
    ++metrics_.limited.address;
    return 429;
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

// At the table, for a seat or for all who look on.
bool House::is_too_much(Room& room, net::Connection connection, const FromClient& message) {
    using Whose = TableBuckets::Whose;
    if (!options_.is_limited) return false;
    const std::optional<Whose> empty = room.empty_bucket(connection, message);
    if (empty) ++(*empty == Whose::Table ? metrics_.limited.table : metrics_.limited.seat);
    return empty.has_value();
}

std::string House::show_to_table(net::Connection connection, Guest& guest, const Join& join) {
    if (options_.is_limited && !guest.joins.take(kJoins, now())) {
        ++metrics_.limited.socket;
        return "too_fast";
    }
    const Place place = find_room(join.table);
    if (!place.why.empty()) return place.why;
    if (place.room && is_too_much(*place.room, connection, join)) return "too_fast";
    if (guest.room && guest.room != place.room) guest.room->leave(connection);
    if (guest.elsewhere != place.elsewhere) drop_relay(guest);
    guest.room = place.room;
    guest.elsewhere = place.elsewhere;
    return {};
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
        tell(connection, Refused{id, std::move(why)});
    };
    if (options_.is_limited && !guest.messages.take(kMessages, now())) {
        ++metrics_.limited.socket;
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
    const MessageId id = std::visit([](const auto& one) { return one.id; }, message);
    if (std::holds_alternative<Ping>(message)) return tell(connection, Pong{id});
    const auto* const join = std::get_if<Join>(&message);
    if (join)
        if (const std::string why = show_to_table(connection, guest, *join); !why.empty())
            return refuse_it(id, why);
    if (!guest.elsewhere.empty()) return relay(connection, guest, text);
    if (!guest.room) return refuse_it(id, "no_table");
    const std::shared_ptr<Room> room = guest.room;  // stays, whatever the message leads to
    if (!join && is_too_much(*room, connection, message)) return refuse_it(id, "too_fast");
    if (const auto* again = std::get_if<Rematch>(&message))
        return rematch(connection, guest, *again);
    room->handle(connection, message);
}

}  // namespace curia
