// Where matches are kept. A table is a row that says how it was opened, and a log of entries that
// is only ever appended to: steps of the match, take-backs, and what happened at the table.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
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

// What changes together: all of it is kept, or nothing.
struct Writing {
    std::optional<StoredTable> opened;  // a new table
    std::string table;
    std::vector<Entry> entries;
    std::optional<std::string> phase;
    std::optional<bool> is_public;
};

class Store {
public:
    enum class Outcome : std::uint8_t { Done, Conflict, Failed };
    using Done = std::function<void(Outcome)>;

    virtual ~Store() = default;

    // Writings are done in the order given; many are made durable together. `done` is called on a
    // thread of the store's once the writing will survive a crash, or has failed without a trace.
    // Conflict: an entry of this number, or this table, is there already.
    virtual void write(Writing writing, Done done) = 0;

    // These wait for the answer.
    virtual Result<std::optional<StoredTable>> table(const std::string& id) = 0;
    virtual Result<std::vector<Entry>> entries(const std::string& table) = 0;
    virtual Result<std::vector<std::string>> public_tables(int most) = 0;  // newest first

    // The last writing has not failed; looked at again by itself as long as it has.
    virtual bool is_well() const = 0;
    virtual std::int64_t commits() const = 0;

    // Where several servers share a store, one of them at a time holds a table. A store of one
    // server has nothing to do here.
    virtual Result<bool> announce(const std::string& /*node*/, const std::string& /*address*/) {
        return true;
    }
    // By which these servers know one another.
    virtual std::string secret() { return {}; }
    // Empty: it is ours now. Otherwise the address of the server that holds it.
    virtual Result<std::string> claim(const std::string& /*table*/) { return std::string(); }
    virtual void release(const std::string& /*table*/) {}
    // How often others may have come to think that this server is dead, and taken its tables.
    virtual int pauses() const { return 0; }
};

inline constexpr int kSchema = 1;

// A file, made if it is not there. Fails with a sentence that says what to do.
Result<std::unique_ptr<Store>> open_sqlite(const std::string& path);
// A database on a server: postgresql://...
Result<std::unique_ptr<Store>> open_postgres(const std::string& url);
// Copies the database to another file while it is in use.
Result<bool> back_up_sqlite(const std::string& from, const std::string& to);

}  // namespace curia
