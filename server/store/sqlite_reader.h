// A connection to SQLite for reading, used by one thread.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "match/result.h"
#include "server/store/sqlite.h"
#include "server/store/store.h"

namespace curia {

class SqliteReader {
public:
    Result<void> open(const std::string& path);
    Result<std::optional<LoadedTable>> load(const std::string& id);
    Result<std::vector<std::string>> public_tables(int most);
    // Checks the whole file. Fails if part of it cannot be read.
    Result<void> check();
    void interrupt() {
        if (db_.raw()) sqlite3_interrupt(db_.raw());
    }
    bool is_damaged() const { return is_damaged_; }

private:
    Failure failure() {
        const int code = sqlite3_errcode(db_.raw()) & 0xff;
        if (code == SQLITE_CORRUPT || code == SQLITE_NOTADB) is_damaged_ = true;
        return Failure{db_.error()};
    }

    sqlite::Database db_;
    std::optional<sqlite::Statement> table_, subscriptions_, entries_, newest_public_;
    std::atomic<bool> is_damaged_ = false;
};

}  // namespace curia
