// The house: all rooms, everybody who is connected, and what the rooms need.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <unordered_map>

#include "server/bucket.h"
#include "server/metrics.h"
#include "server/net/net.h"
#include "server/room/room.h"
#include "server/room/services.h"
#include "server/store/store.h"
#include "server/thinkers.h"

namespace curia {

struct HouseOptions {
    int thinkers = 1;
    double pace = 1;         // 0: bots and forced answers come at once
    bool is_limited = true;  // false: no limits on how often, for load tests
    std::string origin;      // of the page, if it is not the address this server is called by
    int sockets_per_address = 100;
    int most_rooms = 20'000;
};

class House final : public net::Handler, private Services {
public:
    House(net::Loop& loop, Store& store, const HouseOptions& options);
    ~House() override;

    // net::Handler
    void request(const net::Request& request, net::Answer answer) override;
    int refuse_socket(const net::Request& request) override;
    void opened(net::Connection connection, const std::string& address) override;
    void message(net::Connection connection, std::string_view text) override;
    void closed(net::Connection connection) override;

private:
    struct Guest {
        std::string address;
        std::shared_ptr<Room> room;          // here, or
        std::string elsewhere;               // the address of the server that has it,
        net::Connection relay = 0;           // through this connection
        std::vector<std::string> waiting{};  // for the relay
        Bucket messages{}, joins{};
        int refused = 0;  // since something was heard
    };
    struct Place {
        std::shared_ptr<Room> room;
        std::string elsewhere;
        std::string why{};  // neither of them
    };
    struct Glance {
        protocol::TableInfo info;
        std::int64_t at = 0;
    };
    struct Refusal {
        int status = 400;
        std::string code, detail;
    };

    // Guests (house_guests.cpp).
    void tell(net::Connection connection, const protocol::FromServer& message);
    bool is_too_much(Room& room, net::Connection connection, const protocol::FromClient& message);
    // Why there is no table for him, or nothing.
    std::string show_to_table(net::Connection connection, Guest& guest, const protocol::Join& join);
    void relay(net::Connection connection, Guest& guest, std::string_view text);
    void drop_relay(Guest& guest);
    bool is_own_origin(const net::Request& request) const;

    // Rooms (house.cpp).
    // Why not: "no_table" or "store_failed".
    Result<std::shared_ptr<Room>> load_room(const std::string& id);
    Result<std::shared_ptr<Room>> look_at(const std::string& id);  // to read only, whoever holds it
    // For a list: of a table that is not held here, as it was a moment ago.
    Result<protocol::TableInfo> glance_at(const std::string& id);
    bool is_at_hand(const std::string& id);
    bool is_shared() const { return !secret_.empty(); }  // other servers hold tables too
    void remember(const protocol::TableInfo& info);
    // To play. `opened` hears of it when the match has begun, if it can begin.
    using Opened = std::function<void(std::shared_ptr<Room>)>;
    Place find_room(const std::string& id, Opened opened = {});
    void open_room(const std::string& header, TableTerms terms, Opened done,
                   const std::vector<std::string>& steps = {});
    void rematch(net::Connection connection, Guest& guest, const protocol::Rematch& rematch);
    void let_go_idle();
    bool is_crowded();
    void sweep();
    void look_after_leases();

    // HTTP (api.cpp).
    bool is_too_much(Buckets& buckets, const net::Request& request);
    void get(const net::Request& request, net::Answer& answer);
    void list_public(net::Answer& answer);
    void list_named(const std::string& ids, net::Answer& answer);
    void get_table(const net::Request& request, const std::string& id, const std::string& what,
                   net::Answer& answer);
    void post(const net::Request& request, net::Answer& answer);
    void open_table(const net::Request& request, net::Answer& answer);
    void open_branch(const net::Request& request, const std::string& id, net::Answer& answer);
    void keep_record(const net::Request& request, net::Answer& answer);
    void replay(const net::Request& request, const Room& room, net::Answer& answer);
    void answer_tokens(net::Answer& answer, std::shared_ptr<Room> room, const std::string& owner,
                       const std::vector<std::optional<std::string>>& seats);
    static void refuse(net::Answer& answer, const Refusal& refusal);
    static Refusal no_room(const std::string& why);
    net::Response health() const;
    net::Response page(const net::Request& request) const;

    // Services
    void write(Writing writing, Store::Done done) override;
    void lose(const Room& lost) override;
    void send(net::Connection connection, net::Text text) override;
    void after(std::chrono::milliseconds pause, std::function<void()> work) override;
    void think(HostedMatch::Thought thought, std::weak_ptr<const int> errand,
               std::function<void(std::string)> done) override;
    std::int64_t now() override;
    std::uint64_t random() override;
    std::chrono::milliseconds pace_of(std::string_view level) override;
    std::chrono::milliseconds forced_pause() override;
    void count_move(std::int64_t microseconds) override { metrics_.count_move(microseconds); }
    std::int64_t microseconds() override;

    net::Loop& loop_;
    Store& store_;
    const HouseOptions options_;
    Metrics metrics_;
    std::string public_list_;  // as it was told last, and when
    std::int64_t listed_at_ = 0;
    std::unordered_map<std::string, Glance> glances_;  // at tables that are not held here
    int pauses_ = 0;                                   // of the store's, that we have looked after
    Buckets requests_{{20, 100}}, openings_{{0.5, 30}}, sockets_{{5, 60}};
    std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
    std::unordered_map<net::Connection, Guest> guests_;
    std::unordered_map<std::string, int> guests_from_;             // an address
    std::unordered_map<net::Connection, net::Connection> relays_;  // whose they are
    const std::string secret_;
    Thinkers thinkers_;
};

}  // namespace curia
