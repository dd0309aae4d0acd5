// All tables that this server holds, and access to those that it does not.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/protocol/refusal.h"
#include "server/protocol/table.h"
#include "server/room/room.h"
#include "server/store/store.h"

namespace curia {

// Runs long work on another thread. `done` is called on the rooms' own thread.
class Workshop {
public:
    virtual ~Workshop() = default;
    // False if this address has too much work waiting. Then neither function is called.
    virtual bool work(const std::string& address, std::function<void()> job,
                      std::function<void()> done) = 0;
    // Runs `work` on the rooms' own thread. Can be called from any thread.
    virtual void post(std::function<void()> work) = 0;
};

class Rooms {
public:
    using Refusal = protocol::Refusal;
    template <class T>
    using Found = std::function<void(T)>;

    // The result of a lookup for playing: the room, or the server that holds it, or a refusal.
    struct Lookup {
        std::shared_ptr<Room> room{};
        std::optional<Node> elsewhere{};
        std::optional<Refusal> why{};
    };
    // The result of a lookup for reading: a room, which may be a copy, or a refusal.
    struct Look {
        std::shared_ptr<const Room> room{};
        std::optional<Refusal> why{};
    };

    Rooms(Services& services, Workshop& workshop, Store& store, std::size_t most)
        : services_(services), workshop_(workshop), store_(store), most_(most) {}

    // Tables that are not in memory are found asynchronously. `address` is the client that the work
    // is counted for.
    void find(const std::string& id, const std::string& address, Found<Lookup> found);
    void look_at(const std::string& id, const std::string& address, Found<Look> found);
    // What is known without asking the store: of tables held here, and of those seen lately.
    std::optional<protocol::TableInfo> known_info(const std::string& id) const;
    // For lists. The information on a table that is not held here may be some seconds old. At most
    // `most_loaded` tables are loaded for one list. The others have neither information nor a
    // refusal; the client asks for them again.
    struct Info {
        std::string id;
        std::optional<protocol::TableInfo> info{};
        std::optional<Refusal> why{};
    };
    void infos_of(const std::vector<std::string>& ids, int most_loaded, const std::string& address,
                  Found<std::vector<Info>> found);

    // Opens a new table. `done` gets null if that failed; otherwise the room, after the match has
    // begun if it can begin. A table with steps has a match that is running or finished.
    struct NewTable {
        std::string header;
        TableTerms terms;
        std::vector<std::string> steps{};
        protocol::Phase phase = protocol::Phase::Waiting;
        std::string address{};  // of the client that opens it
    };
    void open(const NewTable& table, Found<std::shared_ptr<Room>> done);

    bool holds(const Room& room) const;
    void lose(const std::string& id);  // another server has it, or may have it
    void let_go_idle();
    bool is_crowded();
    std::size_t size() const { return rooms_.size(); }
    // If this server's heartbeat was late, other servers may have taken tables over. Calls `lost`
    // for each of those tables.
    void look_after_leases(const std::function<void(const Room&)>& lost);
    bool has_met_damage() const { return has_met_damage_; }

private:
    using Loaded = std::optional<LoadedTable>;
    struct Built {
        std::shared_ptr<Room> room;
        std::string damage;  // why there is no room
    };
    // Callers that wait for a table, so that it is loaded once.
    template <class T>
    struct Waiting {
        std::vector<Found<T>> found;
        CancelToken wanted;  // expires when they have their answer
    };
    struct CachedInfo {
        protocol::TableInfo info;
        std::int64_t at = 0;
    };

    void load(const std::string& id, const std::string& address, Found<Look> found);
    // Builds a room from stored data, on another thread.
    void build(LoadedTable loaded, const std::string& address, Found<Built> done);
    void claimed(const std::string& id, const std::string& address, Result<Store::Claim> claim);
    // True for the first caller that waits.
    template <class T>
    bool add_waiter(Waiting<T>& waiting, Found<T> found, std::function<void()> give_up);
    void settle(const std::string& id, const Lookup& lookup);
    void settle(const std::string& id, const Look& look);
    void damaged(const std::string& id, const std::string& why);
    void keep_finished(const std::shared_ptr<const Room>& room);
    void remember(const protocol::TableInfo& info);
    bool is_doubtful() const;  // the leases may have expired

    Services& services_;
    Workshop& workshop_;
    Store& store_;
    const std::size_t most_;
    std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
    std::unordered_map<std::string, Waiting<Lookup>> finding_;
    std::unordered_map<std::string, Waiting<Look>> looking_;
    std::map<std::string, std::shared_ptr<const Room>>
        finished_;  // copies; their steps never change
    std::unordered_map<std::string, CachedInfo> infos_;
    int pauses_ = 0;  // value of store_.pauses() at the last check of the leases
    bool is_asking_ = false;
    bool has_met_damage_ = false;
};

}  // namespace curia
