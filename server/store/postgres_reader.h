// A connection to PostgreSQL for reading and for leases, used by one thread.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/store/postgres.h"
#include "server/store/store.h"

namespace curia {

// A server whose heartbeat is recent.
inline constexpr const char* kAlive = "seen > now() - interval '4 seconds'";
// Leases do not have to survive a crash.
inline constexpr const char* kLight = "SET synchronous_commit TO off";

class PostgresReader {
public:
    Result<void> open(const std::string& url);
    Result<std::optional<LoadedTable>> load(const std::string& id);
    Result<std::vector<std::string>> public_tables(int most);
    Result<Store::Claim> claim(const std::string& table, const Node& self);
    Result<void> release(const std::vector<std::string>& tables, const Node& self);
    Result<std::vector<std::string>> find_lost(const std::vector<std::string>& tables,
                                               const Node& self);

private:
    template <class... Values>
    postgres::Answer read(const char* sql, const Values&... values) {
        connection_.mend();
        return connection_.run(sql, values...);
    }
    Result<std::optional<StoredTable>> table(const std::string& id);
    Result<std::vector<std::string>> ids(const postgres::Answer& answer) {
        if (!answer.good()) return failure();
        return answer.first_column();
    }
    Failure failure() { return Failure{connection_.error()}; }

    postgres::Connection connection_;
};

}  // namespace curia
