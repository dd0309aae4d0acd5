// What an operator does to a database: put a backup in its place, delete old tables.
#pragma once

#include <cstdint>
#include <string>

#include "match/result.h"

namespace curia {

// A database may carry this as its application_id ("Curi"); one that carries another is foreign.
inline constexpr std::int64_t kApplicationId = 0x43757269;

// Checks the backup and puts a copy of it where the database is; nobody may use that at the time.
// What was there before stays beside it, under the name that is given back (empty: there was
// nothing). After a failure the database is what it was.
Result<std::string> restore_sqlite(const std::string& backup, const std::string& database);

struct PruneOptions {
    std::int64_t before = 0;       // milliseconds since 1970: of a table's last entry
    bool with_unfinished = false;  // otherwise finished tables only
    bool is_dry_run = false;       // counts, and deletes nothing
};

struct Pruned {
    std::int64_t tables = 0, lines = 0, bytes = 0;  // bytes of text, without indices and the like
};

// In short transactions, so that a server that runs is not held up. A table that is being deleted
// is gone at once; if the program is interrupted, the next call deletes what is left of it.
Result<Pruned> prune_sqlite(const std::string& database, const PruneOptions& options);
Result<Pruned> prune_postgres(const std::string& url, const PruneOptions& options);

// Gives the space of deleted tables back to the disk. Nobody may use the database at the time.
Result<bool> compact_sqlite(const std::string& database);

}  // namespace curia
