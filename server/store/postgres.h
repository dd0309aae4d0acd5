// PostgreSQL by libpq: a connection, what it answers, and schemas that grow by migrations.
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
    std::int64_t number(int row, int column) const {
        return std::strtoll(PQgetvalue(result_, row, column), nullptr, 10);
    }

private:
    PGresult* result_;
};

// Values that go with a statement are texts to the database, which knows their types.
class Connection {
public:
    Connection() = default;
    ~Connection() { PQfinish(connection_); }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    // Anew if it was open before. Fails with a sentence that says what to do.
    // `setup` is run then, and after every break.
    Result<bool> open(const std::string& url, const char* setup = nullptr);
    bool is_up() const { return PQstatus(connection_) == CONNECTION_OK; }
    // After a break, if the database is back.
    bool mend() {
        if (is_up()) return true;
        PQreset(connection_);
        prepare();
        return is_up();
    }
    // From now on no connection waits for long: the program ends.
    static void hurry();
    std::string error() const;  // on one line

    // Without values there may be several statements in the text. No answer comes, as after a
    // break, if the database has not said anything for half a minute.
    Answer run(const char* sql) {
        if (PQsendQuery(connection_, sql) != 1) return Answer(nullptr);
        return last_answer();
    }
    template <class... Values>
    Answer run(const char* sql, const Values&... values) {
        send(sql, values...);
        return last_answer();
    }
    // Without waiting for the answer: between start_pipeline() and finish_pipeline().
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
    // The next result; gives the connection up if the database does not answer.
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

// The table of this name holds how many of the migrations have been made; the first one makes it.
// Those that are missing are made in one transaction. Programs that start together take turns.
Result<bool> bring_up_to_date(Connection& connection, const std::string& version_table,
                              std::span<const char* const> migrations);

}  // namespace curia::postgres
