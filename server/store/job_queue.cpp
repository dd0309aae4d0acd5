#include "server/store/job_queue.h"

namespace curia {

namespace {

constexpr const char* kFirstArenaSchema =
    "CREATE TABLE arena_schema (version INTEGER NOT NULL);"
    "INSERT INTO arena_schema VALUES (0);"
    "CREATE TABLE arena_kinds ("
    "  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,"
    "  needs TEXT NOT NULL UNIQUE, header TEXT NOT NULL);"
    // `finished` is the transaction that wrote the result. Unlike a time or a serial number, it
    // shows which results were not visible to a reader: those of transactions still open at that
    // time.
    "CREATE TABLE arena_jobs ("
    "  n BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,"
    "  kind BIGINT NOT NULL REFERENCES arena_kinds (id) ON DELETE CASCADE, job TEXT NOT NULL,"
    "  worker TEXT, leased_until TIMESTAMPTZ, result TEXT, finished XID8, UNIQUE (kind, job));"
    "CREATE INDEX arena_jobs_open ON arena_jobs (n) WHERE result IS NULL;"
    "CREATE INDEX arena_jobs_finished ON arena_jobs (finished) WHERE result IS NOT NULL;";
constexpr const char* kArenaMigrations[] = {kFirstArenaSchema};

}  // namespace

Result<void> JobQueue::open() {
    if (const auto opened = connection_.open(url_); !opened) return opened.failure();
    const auto ready = postgres::bring_up_to_date(connection_, "arena_schema", kArenaMigrations);
    if (!ready) return ready.failure();
    if (worker_.empty()) {
        const auto name = connection_.run("SELECT gen_random_uuid()::text");
        if (!name.good()) return failure();
        worker_ = name.text(0, 0);
    }
    const Result<std::string> open_from = first_open_transaction();
    if (!open_from) return open_from.failure();
    heard_ = *open_from;
    return {};
}

// All results of transactions before the returned one are visible now.
Result<std::string> JobQueue::first_open_transaction() {
    const auto first = connection_.run("SELECT pg_snapshot_xmin(pg_current_snapshot())::text");
    if (!first.good()) return failure();
    return first.text(0, 0);
}

// ---- Arenas ----

Result<std::int64_t> JobQueue::kind(const std::string& needs, const std::string& header) {
    const auto added =
        change("INSERT INTO arena_kinds (needs, header) VALUES ($1, $2) ON CONFLICT DO NOTHING",
               needs, header);
    if (!added) return added.failure();
    const auto found = connection_.run("SELECT id FROM arena_kinds WHERE needs = $1", needs);
    if (!found.good() || found.rows() == 0) return failure();
    return found.number(0, 0);
}

Result<std::vector<JobQueue::PutJob>> JobQueue::put(const std::vector<NewJob>& jobs) {
    std::vector<std::int64_t> kinds;
    std::vector<std::string> texts;
    for (const NewJob& job : jobs) {
        kinds.push_back(job.kind);
        texts.push_back(job.job);
    }
    // Two arenas that insert the same jobs in different orders would deadlock: they take turns.
    const auto added = change(
        "INSERT INTO arena_jobs (kind, job) SELECT added.kind, added.job"
        "  FROM (SELECT pg_advisory_xact_lock(1528)) AS my_turn,"
        "  unnest($1::bigint[], $2::text[]) AS added (kind, job)"
        "  ON CONFLICT (kind, job) DO NOTHING",
        kinds, texts);
    if (!added) return added.failure();
    const auto there = connection_.run(
        "SELECT n, job, coalesce(result, ''), coalesce(leased_until > now(), false)"
        "  FROM arena_jobs JOIN unnest($1::bigint[], $2::text[]) AS added (kind, job)"
        "  USING (kind, job) ORDER BY n",
        kinds, texts);
    if (!there.good()) return failure();
    std::vector<PutJob> put;
    for (int row = 0; row < there.rows(); ++row)
        put.push_back({.n = there.number(row, 0),
                       .job = there.text(row, 1),
                       .result = there.text(row, 2),
                       .is_taken = there.text(row, 3) == "t"});
    return put;
}

Result<std::vector<JobQueue::Finished>> JobQueue::news() {
    const Result<std::string> open_from = first_open_transaction();
    if (!open_from) return open_from.failure();
    const auto rows = connection_.run(
        "SELECT n, result FROM arena_jobs WHERE result IS NOT NULL AND finished >= $1::xid8",
        heard_);
    if (!rows.good()) return failure();
    heard_ = *open_from;
    std::vector<Finished> finished;
    for (int row = 0; row < rows.rows(); ++row)
        finished.push_back({.n = rows.number(row, 0), .result = rows.text(row, 1)});
    return finished;
}

Result<void> JobQueue::withdraw(const std::vector<std::int64_t>& jobs) {
    return change(
        "DELETE FROM arena_jobs"
        "  WHERE n = ANY($1::bigint[]) AND worker IS NULL AND result IS NULL",
        jobs);
}

// ---- Workers ----

Result<std::vector<JobQueue::Kind>> JobQueue::kinds_besides(
    const std::vector<std::int64_t>& known) {
    const auto rows = connection_.run(
        "SELECT id, needs, header FROM arena_kinds WHERE id <> ALL($1::bigint[])", known);
    if (!rows.good()) return failure();
    std::vector<Kind> kinds;
    for (int row = 0; row < rows.rows(); ++row)
        kinds.push_back({rows.number(row, 0), rows.text(row, 1), rows.text(row, 2)});
    return kinds;
}

Result<std::vector<JobQueue::TakenJob>> JobQueue::take(const std::vector<std::int64_t>& kinds,
                                                       int most, std::chrono::milliseconds lease) {
    const auto rows = connection_.run(
        "WITH free AS MATERIALIZED ("
        "  SELECT n FROM arena_jobs WHERE result IS NULL AND kind = ANY($1::bigint[])"
        "  AND (leased_until IS NULL OR leased_until < now())"
        "  ORDER BY n LIMIT $2::int FOR UPDATE SKIP LOCKED)"
        "UPDATE arena_jobs SET worker = $3,"
        "  leased_until = now() + $4::int * interval '1 millisecond'"
        "  FROM free WHERE arena_jobs.n = free.n"
        "  RETURNING arena_jobs.n, kind, job",
        kinds, std::int64_t{most}, worker_, std::int64_t{lease.count()});
    if (!rows.good()) return failure();
    std::vector<TakenJob> taken;
    for (int row = 0; row < rows.rows(); ++row)
        taken.push_back({rows.number(row, 0), rows.number(row, 1), rows.text(row, 2)});
    return taken;
}

Result<void> JobQueue::keep(const std::vector<std::int64_t>& jobs,
                            std::chrono::milliseconds lease) {
    return change(
        "UPDATE arena_jobs SET leased_until = now() + $2::int * interval '1 millisecond'"
        "  WHERE n = ANY($1::bigint[]) AND worker = $3 AND result IS NULL",
        jobs, std::int64_t{lease.count()}, worker_);
}

Result<void> JobQueue::give_back(const std::vector<std::int64_t>& jobs) {
    return change(
        "UPDATE arena_jobs SET worker = NULL, leased_until = NULL"
        "  WHERE n = ANY($1::bigint[]) AND worker = $2 AND result IS NULL",
        jobs, worker_);
}

Result<void> JobQueue::finish(const std::vector<Finished>& jobs) {
    std::vector<std::int64_t> numbers;
    std::vector<std::string> results;
    for (const Finished& job : jobs) {
        numbers.push_back(job.n);
        results.push_back(job.result);
    }
    // The number is not enough: the table may have been emptied and refilled in the meantime.
    return change(
        "UPDATE arena_jobs SET result = played.result, finished = pg_current_xact_id(),"
        "  worker = NULL, leased_until = NULL"
        "  FROM unnest($1::bigint[], $2::text[]) AS played (n, result)"
        "  WHERE arena_jobs.n = played.n AND arena_jobs.result IS NULL"
        "  AND starts_with(played.result, '{\"job\":' || job || ',')",
        numbers, results);
}

Result<bool> JobQueue::has_open(const std::vector<std::int64_t>& kinds) {
    const auto found = connection_.run(
        "SELECT 1 FROM arena_jobs WHERE result IS NULL AND kind = ANY($1::bigint[]) LIMIT 1",
        kinds);
    if (!found.good()) return failure();
    return found.rows() > 0;
}

}  // namespace curia
