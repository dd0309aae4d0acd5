// Jobs of the arena in PostgreSQL. Arenas insert them; workers on any machine take them in batches
// and store the results beside them. A worker holds a lease on the jobs that it takes and renews it
// regularly. When a lease expires, other workers may take the job. Only the first result of a job
// counts.
//
// All functions block until the database answers. After a failure, call open() again. A failed call
// has changed nothing, or can be repeated without harm.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "match/result.h"
#include "server/store/postgres.h"

namespace curia {

class JobQueue {
public:
    // Jobs that the same version of the program can play.
    struct Kind {
        std::int64_t id = 0;
        std::string needs;   // identifies the kind: jobs with equal needs are shared
        std::string header;  // what else is needed to play them
    };
    struct NewJob {
        std::int64_t kind = 0;
        std::string job;
    };
    struct PutJob {
        std::int64_t n = 0;
        std::string job, result;  // an empty result: not played yet
        bool is_taken = false;
    };
    struct TakenJob {
        std::int64_t n = 0, kind = 0;
        std::string job;
    };
    struct Finished {
        std::int64_t n = 0;
        std::string result;  // a line as in a results file
    };

    explicit JobQueue(std::string url) : url_(std::move(url)) {}
    Result<void> open();

    // For arenas.
    Result<std::int64_t> kind(const std::string& needs, const std::string& header);
    // Jobs that exist already stay as they are. Jobs are played in the order of their numbers.
    Result<std::vector<PutJob>> put(const std::vector<NewJob>& jobs);
    // Results since the last call, or since open(). Some may be returned twice.
    Result<std::vector<Finished>> news();
    // Removes the jobs that no worker has taken or played.
    Result<void> withdraw(const std::vector<std::int64_t>& jobs);

    // For workers.
    //
    // All kinds except these. A later id can become visible before an earlier one, so asking for
    // ids above the last known one would miss kinds.
    Result<std::vector<Kind>> kinds_besides(const std::vector<std::int64_t>& known);
    Result<std::vector<TakenJob>> take(const std::vector<std::int64_t>& kinds, int most,
                                       std::chrono::milliseconds lease);
    Result<void> keep(const std::vector<std::int64_t>& jobs, std::chrono::milliseconds lease);
    Result<void> give_back(const std::vector<std::int64_t>& jobs);
    Result<void> finish(const std::vector<Finished>& jobs);
    // True if a job of these kinds has no result yet.
    Result<bool> has_open(const std::vector<std::int64_t>& kinds);

private:
    Result<std::string> first_open_transaction();
    Failure failure() const { return Failure{"the database failed: " + connection_.error()}; }
    template <class... Values>
    Result<void> change(const char* sql, const Values&... values) {
        if (!connection_.run(sql, values...).good()) return failure();
        return {};
    }

    const std::string url_;
    postgres::Connection connection_;
    std::string worker_;  // unique
    std::string heard_;   // results of transactions before this one have been returned
};

}  // namespace curia
