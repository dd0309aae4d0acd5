// Jobs of the arena in a PostgreSQL: arenas put them there, workers on any machine take them in
// batches and write the results beside them. A job that is taken is leased: whoever takes it says
// now and then that he is still there, and if he is silent for too long others may have it. Only
// the first result of a job counts.
//
// All functions wait for the database. After a failure open() is to be called again; what failed
// has left no trace, or may be repeated without harm.
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
    // Jobs that the same programs can play.
    struct Kind {
        std::int64_t id = 0;
        std::string needs;   // by which kinds are told apart: jobs of equal needs are shared
        std::string header;  // what else it takes to play them
    };
    struct NewJob {
        std::int64_t kind = 0;
        std::string job;
    };
    struct PutJob {
        std::int64_t n = 0;
        std::string job, result;  // no result: still to be played
        bool is_taken = false;
    };
    struct TakenJob {
        std::int64_t n = 0, kind = 0;
        std::string job;
    };
    struct Finished {
        std::int64_t n = 0;
        std::string result;  // a line as in a file of results
    };

    explicit JobQueue(std::string url) : url_(std::move(url)) {}
    Result<bool> open();

    // For arenas.
    Result<std::int64_t> kind(const std::string& needs, const std::string& header);
    // Jobs that are there already stay as they are. They are played in the order of their numbers.
    Result<std::vector<PutJob>> put(const std::vector<NewJob>& jobs);
    // What was finished since this was last asked, or since open(); some of it may come twice.
    Result<std::vector<Finished>> news();
    // Takes out what nobody plays or has played.
    Result<bool> withdraw(const std::vector<std::int64_t>& jobs);

    // For workers.
    // Those besides. A number that was given earlier may be seen later: they are not asked for by
    // it.
    Result<std::vector<Kind>> kinds_besides(const std::vector<std::int64_t>& known);
    Result<std::vector<TakenJob>> take(const std::vector<std::int64_t>& kinds, int most,
                                       std::chrono::milliseconds lease);
    Result<bool> keep(const std::vector<std::int64_t>& jobs, std::chrono::milliseconds lease);
    Result<bool> give_back(const std::vector<std::int64_t>& jobs);
    Result<bool> finish(const std::vector<Finished>& jobs);
    // Whether a job of these kinds has no result yet.
    Result<bool> has_open(const std::vector<std::int64_t>& kinds);

private:
    Result<std::string> first_open_transaction();
    Failure failure() const { return Failure{"the database failed: " + connection_.error()}; }
    template <class... Values>
    Result<bool> change(const char* sql, const Values&... values) {
        if (!connection_.run(sql, values...).good()) return failure();
        return true;
    }

    const std::string url_;
    postgres::Connection connection_;
    std::string worker_;  // nobody else has this name
    std::string heard_;   // results of transactions before this one have been told
};

}  // namespace curia
