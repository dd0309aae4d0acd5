// PostgreSQL through libpq: connections, answers, and schema migrations.
#pragma once

#include <libpq-fe.h>

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "match/result.h"

namespace curia::postgres {

class Answer {
public:
    explicit Answer(PGresult* result) : result_(result) {}
    Answer(Answer&& other) noexcept : result_(std::exchange(other.result_, nullptr)) {}
    Answer& operator=(Answer&&) = delete;
    ~Answer() { PQclear(result_); }

    bool good() const {
        const ExecStatusType status = PQresultStatus(result_);
        return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
    }
    int rows() const { return PQntuples(result_); }
    std::string text(int row, int column) const {
        return {PQgetvalue(result_, row, column),
                static_cast<std::size_t>(PQgetlength(result_, row, column))};
    }
    std::vector<std::string> first_column() const {
        std::vector<std::string> texts;
        for (int row = 0; row < rows(); ++row) texts.push_back(text(row, 0));
        return texts;
    }
    std::int64_t number(int row, int column) const {
        return std::strtoll(PQgetvalue(result_, row, column), nullptr, 10);
    }

private:
    PGresult* result_;
};

// Values are sent as text. The database knows their types.
class Connection {
public:
    Connection() = default;
    ~Connection() { PQfinish(connection_); }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    // Opens the connection, again if it was open before. A failure is a sentence that says what to
    // do. `setup` is run after opening and after every reconnection.
    Result<void> open(const std::string& url, const char* setup = nullptr);
    bool is_up() const { return PQstatus(connection_) == CONNECTION_OK; }
    // Reconnects if the connection is broken. False if the database does not answer.
    bool mend() {
        if (is_up()) return true;
        PQreset(connection_);
        prepare();
        return is_up();
    }
    // Shortens the timeout of all connections, because the program is about to end.
    static void hurry();
    std::string error() const;  // on one line

    // Without values, the text may contain several statements. Without an answer for half a minute
    // the connection is closed, as after a network failure.
    Answer run(const char* sql) {
        if (PQsendQuery(connection_, sql) != 1) return Answer(nullptr);
        return last_answer();
    }
    template <class... Values>
    Answer run(const char* sql, const Values&... values) {
        send(sql, values...);
        return last_answer();
    }
    // Does not wait for the answer. For use between start_pipeline() and finish_pipeline().
    template <class... Values>
    void send(const char* sql, const Values&... values) {
        const std::array<std::string, sizeof...(values)> texts{to_text(values)...};
        std::array<const char*, sizeof...(values)> pointers{};
        for (std::size_t i = 0; i < texts.size(); ++i) pointers[i] = texts[i].c_str();
        PQsendQueryParams(connection_, sql, static_cast<int>(texts.size()), nullptr,
                          pointers.data(), nullptr, nullptr, 0);
    }
    void start_pipeline() { PQenterPipelineMode(connection_); }
    bool finish_pipeline();

private:
    // Waits for the next result. Closes the connection if the database does not answer.
    PGresult* wait_for_result();
    void prepare();
    Answer last_answer();

    static std::string to_text(const std::string& value) { return value; }
    static std::string to_text(std::int64_t value) { return std::to_string(value); }
    static std::string to_text(bool value) { return value ? "t" : "f"; }
    static std::string to_text(const std::vector<std::int64_t>& values);
    static std::string to_text(const std::vector<std::string>& values);

    PGconn* connection_ = nullptr;
    const char* setup_ = nullptr;
};

// The version table stores how many migrations have been applied; the first migration creates it.
// The missing ones are applied in one transaction. Programs that start at the same time take turns.
Result<void> bring_up_to_date(Connection& connection, const std::string& version_table,
                              std::span<const char* const> migrations);

}  // namespace curia::postgres
