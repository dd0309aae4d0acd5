// Maintenance of a database by its operator: making and restoring backups, deleting old tables.
#pragma once

#include <cstdint>
#include <string>

#include "match/result.h"

namespace curia {

// The application_id of a database ("Curi"). A database with another one is not ours.
inline constexpr std::int64_t kApplicationId = 0x43757269;

// Copies the database to another file while it is in use.
Result<void> back_up_sqlite(const std::string& from, const std::string& to);

// Checks the backup and replaces the database with a copy of it. No program may use the database at
// that time. The old database is kept under the returned name (empty: there was none). After a
// failure the database is unchanged.
Result<std::string> restore_sqlite(const std::string& backup, const std::string& database);

struct PruneOptions {
    std::int64_t before = 0;       // milliseconds since 1970: the last entry is older than this
    bool with_unfinished = false;  // otherwise finished tables only
    bool is_dry_run = false;       // counts, but deletes nothing
};

struct Pruned {
    std::int64_t tables = 0, lines = 0, bytes = 0;  // bytes of text only, without indexes
};

// Uses short transactions, so that a running server is not delayed. A table disappears at once,
// before its lines are deleted. If the program is interrupted, the next call deletes the rest.
Result<Pruned> prune_sqlite(const std::string& database, const PruneOptions& options);
Result<Pruned> prune_postgres(const std::string& url, const PruneOptions& options);

// Returns the space of deleted tables to the disk. No program may use the database at that time.
Result<void> compact_sqlite(const std::string& database);

}  // namespace curia
