// All tables that this server holds, and the way to those that it does not.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/protocol.h"
#include "server/room/room.h"
#include "server/store/store.h"

namespace curia {

// Work that takes long, on another thread; `done` comes back on the rooms' own.
class Workshop {
public:
    virtual ~Workshop() = default;
    // False if this address has too much waiting already: then nothing will happen.
    virtual bool work(const std::string& address, std::function<void()> job,
                      std::function<void()> done) = 0;
    virtual void post(std::function<void()> work) = 0;  // from any thread, to the rooms' own
};

class Rooms {
public:
    using Refusal = protocol::Refusal;
    template <class T>
    using Found = std::function<void(T)>;

    // To play at a table: the room, or the server that holds it, or why not.
    struct Lookup {
        std::shared_ptr<Room> room{};
        std::optional<Node> elsewhere{};
        std::optional<Refusal> why{};
    };
    // To look at a table: a room that may be a copy, or why not.
    struct Look {
        std::shared_ptr<const Room> room{};
        std::optional<Refusal> why{};
    };

    Rooms(Services& services, Workshop& workshop, Store& store, std::size_t most)
        : services_(services), workshop_(workshop), store_(store), most_(most) {}

    // Every way to a table that is not in memory answers later. `address`: on whose account the
    // work goes.
    void find(const std::string& id, const std::string& address, Found<Lookup> found);
    void look_at(const std::string& id, const std::string& address, Found<Look> found);
    // For lists. A table that is not held here is shown as it was a moment ago. At most so many are
    // loaded for one list; the rest has neither an info nor a reason, and is to be asked for again.
    struct Info {
        std::string id;
        std::optional<protocol::TableInfo> info{};
        std::optional<Refusal> why{};
    };
    void infos_of(const std::vector<std::string>& ids, int most_loaded, const std::string& address,
                  Found<std::vector<Info>> found);

    // Opens a new table; `done` gets nobody if that failed, or its room once the match has begun,
    // if it can begin. With steps, it is a finished match.
    struct NewTable {
        std::string header;
        TableTerms terms;
        std::vector<std::string> steps{};
        std::string address{};  // of the client that opens it
    };
    void open(const NewTable& table, Found<std::shared_ptr<Room>> done);

    bool holds(const Room& room) const;
    void lose(const std::string& id);  // another server has it
    void let_go_idle();
    bool is_crowded();
    std::size_t size() const { return rooms_.size(); }
    // If the heartbeat of this server was late, others may have taken tables over. Calls `lost` for
    // each of them.
    void look_after_leases(const std::function<void(const Room&)>& lost);
    bool has_met_damage() const { return has_met_damage_; }

private:
    using Loaded = std::optional<LoadedTable>;
    struct Built {
        std::shared_ptr<Room> room;
        std::string damage;  // why there is no room
    };
    // Those who wait for a table that is on its way, so that it is loaded once.
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
    // Makes a room of what was stored, on another thread.
    void build(LoadedTable loaded, const std::string& address, Found<Built> done);
    void claimed(const std::string& id, const std::string& address, Result<Store::Claim> claim);
    // True if this is the first one who waits.
    template <class T>
    bool add_waiter(Waiting<T>& waiting, Found<T> found, std::function<void()> give_up);
    void settle(const std::string& id, const Lookup& lookup);
    void settle(const std::string& id, const Look& look);
    std::optional<protocol::TableInfo> known_info(const std::string& id) const;
    void damaged(const std::string& id, const std::string& why);
    void keep_finished(const std::shared_ptr<const Room>& room);
    void remember(const protocol::TableInfo& info);
    bool is_doubtful() const;  // the leases may have ended

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
    int pauses_ = 0;  // of the store's, that have been looked after
    bool is_asking_ = false;
    bool has_met_damage_ = false;
};

}  // namespace curia
