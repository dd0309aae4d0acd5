// Where matches are stored. A table is a row that says how it was opened, and an append-only log of
// entries: steps of the match, take-backs, and other events at the table.
//
// No call blocks: replies come later, on a thread of the store.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "match/result.h"

namespace curia {

// A browser that wants web pushes for a seat.
struct Subscription {
    int seat = 0;
    std::string endpoint;  // an address at a push service
};

struct StoredTable {
    std::string id;
    std::int64_t created = 0;  // milliseconds since 1970
    std::string header;        // of the match's record
    std::string terms;         // JSON: seats with the hashes of their tokens, clock, settings
    std::string phase;         // waiting, running, finished
    bool is_public = false;
    std::vector<Subscription> subscriptions{};
};

enum class EntryKind : std::uint8_t { Step, Back, Event, Chat };

struct Entry {
    std::int64_t n = 0;   // numbers the entries of a table without gaps
    std::int64_t at = 0;  // milliseconds since 1970
    EntryKind kind = EntryKind::Step;
    std::string text;
};

// A table with its whole log.
struct LoadedTable {
    StoredTable table;
    std::vector<Entry> entries;
};

// One transaction: all of it is stored, or nothing.
struct Writing {
    std::optional<StoredTable> opened;  // a new table
    std::string table;
    std::vector<Entry> entries;
    std::optional<std::string> phase;
    std::optional<bool> is_public;
    // All subscriptions of one seat. They replace the old ones.
    struct Subscribers {
        int seat = 0;
        std::vector<std::string> endpoints;
    };
    std::optional<Subscribers> subscribers{};
};

// One of several servers that share a store.
struct Node {
    std::string id, address;
};

class Store {
public:
    // Conflict: an entry with this number, or this table, exists already. Unknown: the connection
    // broke before the database could confirm the write.
    enum class Outcome : std::uint8_t { Done, Conflict, Failed, Unknown };
    using Done = std::function<void(Outcome)>;
    template <class T>
    using Reply = std::function<void(Result<T>)>;

    virtual ~Store() = default;

    // Writes happen in the order given; many are made durable together. `done` is called when the
    // write will survive a crash, or has failed and changed nothing.
    virtual void write(Writing writing, Done done) = 0;

    // Replies with nothing if there is no such table.
    virtual void load(const std::string& table, Reply<std::optional<LoadedTable>> reply) = 0;
    virtual void public_tables(int most,
                               Reply<std::vector<std::string>> reply) = 0;  // newest first

    // True if the last write and the last read succeeded and none of them hangs. After a failure
    // the store checks this again regularly.
    virtual bool is_well() const = 0;
    // Part of the stored data cannot be read. This does not repair itself.
    virtual bool is_damaged() const { return false; }
    virtual std::int64_t commits() const = 0;

    // Keeps this value under the name, unless there is one already. Gives the value that is kept.
    // Blocks: only before the server starts.
    virtual Result<std::string> keep(const std::string& /*name*/, const std::string& value) {
        return value;
    }

    // If several servers share a store, one of them at a time holds a table. A store for one server
    // has nothing to do here.
    //
    // Makes this server known to the others. Fails with a sentence if another running server has
    // announced the same address.
    virtual Result<void> announce(const Node& /*self*/) { return {}; }
    // By which these servers authenticate each other.
    virtual std::string secret() { return {}; }
    // The result of claiming a table for playing.
    struct Claim {
        std::optional<Node> holder{};         // another server holds it
        std::optional<LoadedTable> loaded{};  // now ours; both empty: no such table
    };
    virtual void claim(const std::string& table, Reply<Claim> reply) {
        load(table, [reply = std::move(reply)](Result<std::optional<LoadedTable>> loaded) {
            if (!loaded) return reply(loaded.failure());
            reply(Claim{{}, std::move(*loaded)});
        });
    }
    virtual void release(const std::vector<std::string>& /*tables*/) {}
    // False while other servers may believe that this one is dead, and take its tables.
    virtual bool is_trusted() const { return true; }
    // How often is_trusted() has been false.
    virtual int pauses() const { return 0; }
    // Replies with those of these tables that another server holds now.
    virtual void find_lost(const std::vector<std::string>& /*tables*/,
                           Reply<std::vector<std::string>> reply) {
        reply(std::vector<std::string>());
    }
};

inline constexpr int kSchema = 2;

// A file, created if it does not exist. A failure is a sentence that says what to do.
Result<std::unique_ptr<Store>> open_sqlite(const std::string& path);
// A database on a server: postgresql://...
Result<std::unique_ptr<Store>> open_postgres(const std::string& url);

}  // namespace curia
