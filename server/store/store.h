// Where matches are kept. A table is a row that says how it was opened, and a log of entries that
// is only ever appended to: steps of the match, take-backs, and what happened at the table.
//
// Nothing here waits: what is asked is answered later, on a thread of the store's.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "match/result.h"

namespace curia {

struct StoredTable {
    std::string id;
    std::int64_t created = 0;  // milliseconds since 1970
    std::string header;        // of the match's record
    std::string terms;         // JSON: seats with the hashes of their tokens, clock, settings
    std::string phase;         // waiting, running, finished
    bool is_public = false;
};

enum class EntryKind : std::uint8_t { Step, Back, Event, Chat };

struct Entry {
    std::int64_t n = 0;   // counts the entries of a table without a gap
    std::int64_t at = 0;  // milliseconds since 1970
    EntryKind kind = EntryKind::Step;
    std::string text;
};

// A table with its whole log.
struct LoadedTable {
    StoredTable table;
    std::vector<Entry> entries;
};

// What changes together: all of it is kept, or nothing.
struct Writing {
    std::optional<StoredTable> opened;  // a new table
    std::string table;
    std::vector<Entry> entries;
    std::optional<std::string> phase;
    std::optional<bool> is_public;
};

// One of several servers that share a store.
struct Node {
    std::string id, address;
};

class Store {
public:
    // Conflict: an entry of this number, or this table, is there already. Unknown: the connection
    // broke before the database could say whether it has the writing.
    enum class Outcome : std::uint8_t { Done, Conflict, Failed, Unknown };
    using Done = std::function<void(Outcome)>;
    template <class T>
    using Reply = std::function<void(Result<T>)>;

    virtual ~Store() = default;

    // Writings are done in the order given; many are made durable together. `done` is called once
    // the writing will survive a crash, or has failed without a trace.
    virtual void write(Writing writing, Done done) = 0;

    // Nothing, if there is no such table.
    virtual void load(const std::string& table, Reply<std::optional<LoadedTable>> reply) = 0;
    virtual void public_tables(int most,
                               Reply<std::vector<std::string>> reply) = 0;  // newest first

    // The last writing and the last reading have not failed, and none of them hangs; looked at
    // again by itself as long as it is not so.
    virtual bool is_well() const = 0;
    // Part of what is stored cannot be read any more. It does not become well by itself.
    virtual bool is_damaged() const { return false; }
    virtual std::int64_t commits() const = 0;

    // Where several servers share a store, one of them at a time holds a table. A store of one
    // server has nothing to do here.
    //
    // Makes this server known to the others. Fails with a sentence if another server that is alive
    // has announced the same address.
    virtual Result<bool> announce(const Node& /*self*/) { return true; }
    // By which these servers know one another.
    virtual std::string secret() { return {}; }
    // What came of asking for a table, to play there.
    struct Claim {
        std::optional<Node> holder{};         // another server holds it, or
        std::optional<LoadedTable> loaded{};  // it is ours now; nothing: there is no such table
    };
    virtual void claim(const std::string& table, Reply<Claim> reply) {
        load(table, [reply = std::move(reply)](Result<std::optional<LoadedTable>> loaded) {
            if (!loaded) return reply(loaded.failure());
            reply(Claim{{}, std::move(*loaded)});
        });
    }
    virtual void release(const std::vector<std::string>& /*tables*/) {}
    // False while other servers may think that this one is dead, and take its tables.
    virtual bool is_trusted() const { return true; }
    // How often that has been so.
    virtual int pauses() const { return 0; }
    // Those of these tables that another server holds by now.
    virtual void find_lost(const std::vector<std::string>& /*tables*/,
                           Reply<std::vector<std::string>> reply) {
        reply(std::vector<std::string>());
    }
};

inline constexpr int kSchema = 1;

// A file, made if it is not there. Fails with a sentence that says what to do.
Result<std::unique_ptr<Store>> open_sqlite(const std::string& path);
// A database on a server: postgresql://...
Result<std::unique_ptr<Store>> open_postgres(const std::string& url);
// Copies the database to another file while it is in use.
Result<bool> back_up_sqlite(const std::string& from, const std::string& to);

}  // namespace curia
