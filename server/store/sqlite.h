// SQLite: a connection and statements.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <string>

namespace curia::sqlite {

class Database {
public:
    Database() = default;
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database() { close(); }

    int open(const std::string& path, int flags) {
        close();
        const int status = sqlite3_open_v2(path.c_str(), &db_, flags, nullptr);
        if (status == SQLITE_OK) sqlite3_busy_timeout(db_, 5000);
        return status;
    }
    void close() {
        sqlite3_close_v2(db_);
        db_ = nullptr;
    }
    int run(const char* sql) { return sqlite3_exec(db_, sql, nullptr, nullptr, nullptr); }
    std::string error() const { return db_ ? sqlite3_errmsg(db_) : "out of memory"; }
    sqlite3* raw() { return db_; }

private:
    sqlite3* db_ = nullptr;
};

class Statement {
public:
    Statement(Database& db, const char* sql) {
        status_ =
            sqlite3_prepare_v3(db.raw(), sql, -1, SQLITE_PREPARE_PERSISTENT, &statement_, nullptr);
    }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement() { sqlite3_finalize(statement_); }

    // The texts must live until the statement has run.
    template <class... Values>
    Statement& bind(const Values&... values) {
        sqlite3_reset(statement_);
        int at = 0;
        (bind_one(++at, values), ...);
        return *this;
    }
    bool row() {
        if (statement_) status_ = sqlite3_step(statement_);
        return status_ == SQLITE_ROW;
    }
    bool run() {
        while (row()) {
        }
        sqlite3_reset(statement_);
        return status_ == SQLITE_DONE;
    }
    int status() const { return status_; }
    bool failed() const { return status_ != SQLITE_ROW && status_ != SQLITE_DONE; }
    std::int64_t number(int column) { return sqlite3_column_int64(statement_, column); }
    std::string text(int column) {
        const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
        return {bytes ? bytes : "",
                static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
    }

private:
    void bind_one(int at, std::int64_t value) { sqlite3_bind_int64(statement_, at, value); }
    void bind_one(int at, const std::string& value) {
        sqlite3_bind_text64(statement_, at, value.data(), value.size(), SQLITE_STATIC, SQLITE_UTF8);
    }

    sqlite3_stmt* statement_ = nullptr;
    int status_ = SQLITE_OK;
};

}  // namespace curia::sqlite
