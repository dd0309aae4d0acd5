#include "server/store/postgres.h"

#include <poll.h>
#include <sys/socket.h>

#include <atomic>
#include <chrono>

namespace curia::postgres {

namespace {
std::atomic<int> patience = 30;  // seconds
}

void Connection::hurry() { patience = 3; }

void Connection::prepare() {
    PQsetnonblocking(connection_, 1);  // wait_for_result() is the only place that waits
    if (setup_ && is_up()) run(setup_);
}

Result<void> Connection::open(const std::string& url, const char* setup) {
    setup_ = setup;
    // The text may contain a password, so the message does not repeat it.
    if (!url.starts_with("postgresql://") && !url.starts_with("postgres://") &&
        url.find('=') == std::string::npos)
        return Failure{"this is not a database address, such as postgresql://USER@HOST/DATABASE"};
    PQfinish(connection_);
    // The timeout is short, for a host that is gone. Parameters in the address come later in the
    // list and override these.
    const char* const names[] = {"connect_timeout", "fallback_application_name", "dbname", nullptr};
    const char* const values[] = {"3", "curia", url.c_str(), nullptr};
    connection_ = PQconnectdbParams(names, values, 1);
    prepare();
    if (is_up()) return {};
    return Failure{"the database cannot be reached: " + error()};
}

std::string Connection::error() const {
    std::string line;
    for (const char c : std::string_view(PQerrorMessage(connection_))) {
        const bool is_space = c == '\n' || c == '\t' || c == ' ';
        if (!is_space)
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    }
    if (!line.empty() && line.back() == ' ') line.pop_back();
    return line;
}

// libpq itself waits without a timeout. A stopped database, or a network that drops everything,
// would block this thread forever, and also the end of the program.
PGresult* Connection::wait_for_result() {
    using Clock = std::chrono::steady_clock;
    const auto since = Clock::now();
    while (true) {
        // Part of the query may be unsent. Reading continues in the meantime; otherwise both sides
        // could wait for each other.
        const int unsent = PQflush(connection_);
        if (unsent == 0 && PQisBusy(connection_) == 0) return PQgetResult(connection_);
        pollfd socket{.fd = PQsocket(connection_), .events = POLLIN, .revents = 0};
        if (unsent > 0) socket.events |= POLLOUT;
        const int ready = socket.fd < 0 ? -1 : ::poll(&socket, 1, 500);
        const bool broken = (ready < 0 && errno != EINTR) || unsent < 0 ||
                            (ready > 0 && PQconsumeInput(connection_) != 1);
        if (!broken && Clock::now() < since + std::chrono::seconds(patience)) continue;
        if (socket.fd >= 0) ::shutdown(socket.fd, SHUT_RDWR);  // makes libpq notice the failure
        return PQgetResult(connection_);
    }
}

Answer Connection::last_answer() {
    PGresult* last = nullptr;
    while (PGresult* const result = wait_for_result()) {
        PQclear(last);
        last = result;
        if (!is_up()) break;
    }
    return Answer(last);
}

bool Connection::finish_pipeline() {
    bool good = PQpipelineSync(connection_) == 1;
    bool synced = !good;
    while (!synced && is_up()) {
        PGresult* const result = wait_for_result();
        if (!result) continue;
        const ExecStatusType status = PQresultStatus(result);
        synced = status == PGRES_PIPELINE_SYNC;
        if (!synced && status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) good = false;
        PQclear(result);
    }
    good = good && is_up();
    PQexitPipelineMode(connection_);
    return good;
}

std::string Connection::to_text(const std::vector<std::int64_t>& values) {
    std::string text = "{";
    for (const std::int64_t value : values) {
        if (text.size() > 1) text += ',';
        text += std::to_string(value);
    }
    return text + '}';
}

std::string Connection::to_text(const std::vector<std::string>& values) {
    std::string text = "{";
    for (const std::string& value : values) {
        text += text.size() > 1 ? ",\"" : "\"";
        for (const char c : value) {
            if (c == '"' || c == '\\') text += '\\';
            text += c;
        }
        text += '"';
    }
    return text + '}';
}

Result<void> bring_up_to_date(Connection& connection, const std::string& version_table,
                              std::span<const char* const> migrations) {
    const auto known = static_cast<std::int64_t>(migrations.size());
    const auto give_up = [&](const std::string& why) {
        connection.run("ROLLBACK");
        return Failure{why};
    };
    connection.run("SET client_min_messages TO warning");
    connection.run("BEGIN");
    connection.run("SELECT pg_advisory_xact_lock(1527)");
    std::int64_t schema = 0;
    const Answer there = connection.run("SELECT to_regclass($1)::text", version_table);
    if (!there.good()) return give_up("the database cannot be read: " + connection.error());
    if (there.text(0, 0) == version_table)
        schema = connection.run(("SELECT version FROM " + version_table).c_str()).number(0, 0);
    if (schema > known)
        return give_up("the database was written by a newer Curia (schema " +
                       std::to_string(schema) + ", this one supports " + std::to_string(known) +
                       "). Use the newer one");
    for (; schema < known; ++schema)
        if (!connection.run(migrations[static_cast<std::size_t>(schema)]).good())
            return give_up("the database could not be brought up to date: " + connection.error());
    connection.run(("UPDATE " + version_table + " SET version = $1").c_str(), known);
    if (!connection.run("COMMIT").good()) return Failure{"the database cannot be written to"};
    return {};
}

}  // namespace curia::postgres
