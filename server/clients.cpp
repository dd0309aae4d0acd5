#include "server/clients.h"

#include <algorithm>
#include <utility>

#include "match/json/reader.h"
#include "server/secrets.h"

namespace curia {

using namespace protocol;

namespace {

constexpr Rate kMessages{20, 100};
constexpr Rate kJoins{2, 30};  // each one may send a whole match
constexpr int kMostRefused = 200;
constexpr std::size_t kMostWaiting = 64;

}  // namespace

bool is_own_origin(const net::Request& request, const std::string& origin) {
    if (request.origin.empty()) return true;  // not a browser
    if (!origin.empty() && request.origin == origin) return true;
    return request.origin == "http://" + request.host ||
           request.origin == "https://" + request.host;
}

Clients::Clients(net::Loop& loop, net::Handler& handler, Services& services, Rooms& rooms,
                 Metrics& metrics, const ServerOptions& options, std::string secret)
    : loop_(loop),
      handler_(handler),
      services_(services),
      rooms_(rooms),
      metrics_(metrics),
      options_(options),
      secret_(std::move(secret)) {}

// ---- Coming and going ----

int Clients::refuse_socket(const net::Request& request) {
    if (request.path != "/api/socket") return 404;
    if (!is_own_origin(request, options_.origin)) return 403;
    // Only the server that a relay is meant for accepts it. Otherwise relays could form a loop.
    if (const auto pass = pass_of(request)) return pass->node == options_.node_id ? 0 : 409;
    if (!options_.is_limited) return 0;
    const auto here = clients_from_.find(request.address);
    const bool has_many =
        here != clients_from_.end() && here->second >= options_.sockets_per_address;
    if (!has_many && sockets_.take(request.address, services_.steady())) return 0;
    ++metrics_.limited.address;
    return 429;
}

void Clients::opened(net::Connection connection, const net::Request& request) {
    const auto pass = pass_of(request);
    Client& client = clients_[connection];
    client.address = pass ? pass->address : request.address;
    client.is_relayed = pass.has_value();
    ++clients_from_[client.address];
    ++metrics_.connections;
}

void Clients::closed(net::Connection connection) {
    if (const auto relay = relays_.find(connection); relay != relays_.end()) {
        // The other server is gone. The client reconnects, and some server takes the table over.
        const net::Connection client = relay->second;
        relays_.erase(relay);
        return loop_.close(client);
    }
    const auto found = clients_.find(connection);
    if (found == clients_.end()) return;
    --metrics_.connections;
    drop_relay(found->second);
    const std::shared_ptr<Room> room = found->second.room;
    if (const auto from = clients_from_.find(found->second.address);
        from != clients_from_.end() && --from->second == 0)
        clients_from_.erase(from);
    clients_.erase(found);
    if (room) room->leave(connection);
}

void Clients::show_out(const Room& room) {
    for (auto& [connection, client] : clients_)
        if (client.room.get() == &room) {
            client.room.reset();
            loop_.close(connection);
        }
}

const std::string& Clients::address_of(net::Connection connection) const {
    static const std::string kNobody;
    const auto found = clients_.find(connection);
    return found == clients_.end() ? kNobody : found->second.address;
}

// ---- Talking ----

void Clients::tell(net::Connection connection, const FromServer& message) {
    services_.send(connection, std::make_shared<const std::string>(to_text(message)));
}

void Clients::tell_all_at(const Room& room, const FromServer& message) {
    for (const auto& [connection, client] : clients_)
        if (client.room.get() == &room) tell(connection, message);
}

void Clients::refuse(net::Connection connection, const MessageId& id, Refusal why) {
    ++metrics_.refused;
    tell(connection, Refused{id, why});
}

bool Clients::is_too_much(net::Connection connection, Client& client) {
    if (!options_.is_limited || client.messages.take(kMessages, services_.steady())) {
        client.refused = 0;
        return false;
    }
    ++metrics_.limited.socket;
    if (++client.refused > kMostRefused)
        loop_.drop(connection);  // a client that ignores refusals gets no more of them
    else
        refuse(connection, {}, Refusal::TooFast);
    return true;
}

// Checks the table's own rate limits, for one seat or for all onlookers together.
bool Clients::is_too_much(Room& room, net::Connection connection, const FromClient& message) {
    using Whose = TableBuckets::Whose;
    if (!options_.is_limited) return false;
    const std::optional<Whose> empty = room.empty_bucket(connection, message);
    if (empty) ++(*empty == Whose::Table ? metrics_.limited.table : metrics_.limited.seat);
    return empty.has_value();
}

void Clients::message(net::Connection connection, std::string_view text) {
    if (const auto relay = relays_.find(connection); relay != relays_.end())
        return loop_.send(relay->second, std::make_shared<const std::string>(text));
    const auto known = clients_.find(connection);
    if (known == clients_.end()) return;  // from a relay that is being closed
    Client& client = known->second;
    ++metrics_.messages;
    if (is_too_much(connection, client)) return;
    if (!client.is_finding) return handle(connection, client, std::string(text));
    if (client.waiting.size() >= kMostWaiting) return refuse(connection, {}, Refusal::TooFast);
    client.waiting.emplace_back(text);
}

void Clients::handle(net::Connection connection, Client& client, const std::string& text) {
    const Result<Json> json = parse_json(text);
    if (!json) return refuse(connection, {}, Refusal::NotJson);
    FromClient message;
    JsonReader reader(kMaxSeats, nullptr, JsonReader::Missing::KeepsDefault);
    if (!reader.read(*json, message))
        return refuse(connection, {},
                      reader.place() == "/type" ? Refusal::UnknownType : Refusal::BadMessage);
    const MessageId id = std::visit([](const auto& one) { return one.id; }, message);
    if (std::holds_alternative<Ping>(message)) return tell(connection, Pong{id});
    if (const auto* const wish = std::get_if<Join>(&message))
        return join(connection, client, *wish, text);
    if (client.elsewhere) return relay(connection, client, text);
    if (!client.room) return refuse(connection, id, Refusal::NoTable);
    const std::shared_ptr<Room> room = client.room;  // keeps the room alive during the call
    if (is_too_much(*room, connection, message)) return refuse(connection, id, Refusal::TooFast);
    if (const auto* again = std::get_if<Rematch>(&message))
        return rematch(connection, client, *again);
    room->handle(connection, message);
}

// ---- Joining a table ----

void Clients::join(net::Connection connection, Client& client, const Join& join,
                   const std::string& text) {
    if (options_.is_limited && !client.joins.take(kJoins, services_.steady())) {
        ++metrics_.limited.socket;
        return refuse(connection, join.id, Refusal::TooFast);
    }
    client.is_finding = true;
    rooms_.find(join.table, client.address, [this, connection, join, text](const auto& lookup) {
        joined(connection, join, text, lookup);
        handle_waiting(connection);
    });
}

void Clients::joined(net::Connection connection, const Join& join, const std::string& text,
                     const Rooms::Lookup& lookup) {
    const auto found = clients_.find(connection);
    if (found == clients_.end()) return;  // the client has left in the meantime
    Client& client = found->second;
    client.is_finding = false;
    if (lookup.why) return refuse(connection, join.id, *lookup.why);
    // Two servers can each believe that the other one holds the table. The client then reconnects.
    if (lookup.elsewhere && client.is_relayed) return loop_.close(connection);
    if (lookup.room && is_too_much(*lookup.room, connection, join))
        return refuse(connection, join.id, Refusal::TooFast);
    if (client.room && client.room != lookup.room) client.room->leave(connection);
    const bool same_place =
        client.elsewhere && lookup.elsewhere && client.elsewhere->id == lookup.elsewhere->id;
    if (!same_place) drop_relay(client);
    client.room = lookup.room;
    client.elsewhere = lookup.elsewhere;
    if (client.elsewhere) return relay(connection, client, text);
    const std::shared_ptr<Room> room = client.room;
    room->handle(connection, join);
}

void Clients::handle_waiting(net::Connection connection) {
    while (true) {
        const auto found = clients_.find(connection);
        if (found == clients_.end() || found->second.is_finding) return;
        Client& client = found->second;
        if (client.waiting.empty()) return;
        const std::string text = std::move(client.waiting.front());
        client.waiting.pop_front();
        handle(connection, client, text);
    }
}

// Opens a new table with the seats rotated by one. Every device keeps its token.
void Clients::rematch(net::Connection connection, const Client& client, const Rematch& again) {
    const std::shared_ptr<Room> room = client.room;
    if (!room->is_seated(connection)) return refuse(connection, again.id, Refusal::NotYours);
    if (room->phase() != Phase::Finished) return refuse(connection, again.id, Refusal::NotRunning);
    if (room->table().next)
        return tell(connection, RematchReady{*room->table().next, std::nullopt});
    if (!room->claim_rematch())  // one is being opened; everyone here will be told
        return again.id ? tell(connection, Ack{again.id}) : void();
    TableTerms terms = room->table().terms;
    terms.branch_of.reset();
    terms.script.clear();
    for (std::size_t i = 0; i < terms.seats.size(); ++i) {
        const SeatState& seat = room->table().seats[i];
        const bool is_bot = seat.kind == SeatKind::Bot;
        terms.seats[i] = {seat.kind, is_bot ? seat.level : "", seat.name, seat.token_hash};
    }
    std::rotate(terms.seats.begin(), terms.seats.end() - 1, terms.seats.end());
    rooms_.open({.header = room->match().plain_header(),
                 .terms = std::move(terms),
                 .address = client.address},
                [this, room, connection, id = again.id](const std::shared_ptr<Room>& next) {
                    const auto give_up = [this, room, connection, id] {
                        room->give_up_rematch();
                        refuse(connection, id, Refusal::StoreFailed);
                    };
                    if (!next) return give_up();
                    ++metrics_.tables_opened;
                    room->store_rematch(next->id(), [this, room, next, give_up](auto why) {
                        if (why) return give_up();
                        tell_all_at(*room, RematchReady{next->id(), std::nullopt});
                    });
                });
}

// ---- Tables that another server holds ----

std::optional<Clients::RelayPass> Clients::pass_of(const net::Request& request) const {
    const std::string& token = request.token;
    const std::size_t node = token.find('@');
    if (secret_.empty() || node == std::string::npos) return std::nullopt;
    const std::size_t address = token.find('@', node + 1);
    if (address == std::string::npos || !same_hash(secret_, token.substr(0, node)))
        return std::nullopt;
    return RelayPass{token.substr(node + 1, address - node - 1), token.substr(address + 1)};
}

void Clients::relay(net::Connection connection, Client& client, const std::string& text) {
    if (client.relay != 0)
        return loop_.send(client.relay, std::make_shared<const std::string>(text));
    if (client.unsent.size() >= kMostWaiting) return refuse(connection, {}, Refusal::TooFast);
    client.unsent.push_back(text);
    if (client.unsent.size() > 1) return;  // the relay is being opened
    const std::string pass = relay_pass(client.elsewhere->id, client.address);
    loop_.connect({client.elsewhere->address, pass}, handler_,
                  [this, connection, to = client.elsewhere->id](net::Connection relay) {
                      const auto found = clients_.find(connection);
                      // The client may have left or moved to another table in the meantime.
                      const bool is_wanted = found != clients_.end() && found->second.elsewhere &&
                                             found->second.elsewhere->id == to &&
                                             found->second.relay == 0;
                      if (!is_wanted) return loop_.close(relay);
                      if (relay == 0) return loop_.close(connection);
                      found->second.relay = relay;
                      relays_.emplace(relay, connection);
                      for (std::string& one : std::exchange(found->second.unsent, {}))
                          loop_.send(relay, std::make_shared<const std::string>(std::move(one)));
                  });
}

void Clients::drop_relay(Client& client) {
    if (client.relay != 0) {
        relays_.erase(client.relay);
        loop_.close(client.relay);
    }
    client.relay = 0;
    client.unsent.clear();
    client.elsewhere.reset();
}

}  // namespace curia
