// All clients that are connected over a socket: their table, their rate limits and, if another
// server holds the table, the relay to it.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/bucket.h"
#include "server/metrics.h"
#include "server/net/net.h"
#include "server/options.h"
#include "server/rooms.h"

namespace curia {

class Clients {
public:
    Clients(net::Loop& loop, net::Handler& handler, Services& services, Rooms& rooms,
            Metrics& metrics, const ServerOptions& options, std::string secret);

    // 0, or the HTTP status with which the socket is refused.
    int refuse_socket(const net::Request& request);
    void opened(net::Connection connection, const net::Request& request);
    void message(net::Connection connection, std::string_view text);
    void closed(net::Connection connection);

    // Disconnects the clients of a room that this server no longer holds. They reconnect and are
    // relayed.
    void show_out(const Room& room);
    void tell_all_at(const Room& room, const protocol::FromServer& message);
    const std::string& address_of(net::Connection connection) const;
    // The token for a relay to the server `node`, for a client at this address.
    std::string relay_pass(const std::string& node, const std::string& address) const {
        return secret_ + "@" + node + "@" + address;
    }

private:
    struct Client {
        std::string address;
        bool is_relayed = false;            // connected through another server
        bool is_finding = false;            // the table that it wants to join is being looked up
        std::deque<std::string> waiting{};  // messages held back during that lookup
        std::vector<std::string> unsent{};  // messages held back until the relay is open
        std::shared_ptr<Room> room{};       // the table, if this server holds it
        std::optional<Node> elsewhere{};    // otherwise the server that holds it
        net::Connection relay = 0;          // and the connection to that server
        Bucket messages{}, joins{};
        int refused = 0;  // consecutive refusals
    };
    // What the token of a relay says: the server it is meant for, and the client's address.
    struct RelayPass {
        std::string node, address;
    };

    void tell(net::Connection connection, const protocol::FromServer& message);
    void refuse(net::Connection connection, const protocol::MessageId& id, protocol::Refusal why);
    bool is_too_much(net::Connection connection, Client& client);
    bool is_too_much(Room& room, net::Connection connection, const protocol::FromClient& message);
    void handle(net::Connection connection, Client& client, const std::string& text);
    void join(net::Connection connection, Client& client, const protocol::Join& join,
              const std::string& text);
    void joined(net::Connection connection, const protocol::Join& join, const std::string& text,
                const Rooms::Lookup& lookup);
    void handle_waiting(net::Connection connection);
    void rematch(net::Connection connection, const Client& client, const protocol::Rematch& again);

    std::optional<RelayPass> pass_of(const net::Request& request) const;
    void relay(net::Connection connection, Client& client, const std::string& text);
    void drop_relay(Client& client);

    net::Loop& loop_;
    net::Handler& handler_;
    Services& services_;
    Rooms& rooms_;
    Metrics& metrics_;
    const ServerOptions& options_;
    const std::string secret_;  // shared by the servers that share the store
    Buckets sockets_{{5, 60}};
    std::unordered_map<net::Connection, Client> clients_;
    std::unordered_map<std::string, int> clients_from_;            // by address
    std::unordered_map<net::Connection, net::Connection> relays_;  // relay to client
};

// True for a page of this server, and for a client that is not a page.
bool is_own_origin(const net::Request& request, const std::string& origin);

}  // namespace curia
