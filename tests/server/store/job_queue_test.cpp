// The arena's queue in a real PostgreSQL, with several clients.
#include "server/store/job_queue.h"

#include <algorithm>
#include <memory>
#include <set>
#include <thread>

#include "tests/server/postgres.h"

namespace curia {
namespace {

using std::chrono::milliseconds;
constexpr milliseconds kLong{60'000};

class JobQueueTest : public testing::Test {
protected:
    static void SetUpTestSuite() { database_ = std::make_unique<Postgres>(); }
    static void TearDownTestSuite() { database_.reset(); }
    void SetUp() override {
        ASSERT_TRUE(connection_.open(database_->url()));
        connection_.run("SET client_min_messages TO warning");
        connection_.run("DROP TABLE IF EXISTS arena_jobs, arena_kinds, arena_schema");
        for (JobQueue* queue : {&arena_, &one_, &other_}) ASSERT_TRUE(queue->open());
        kind_ = *arena_.kind("needs", "header");
    }

    static std::string job(int i) { return "{\"deal\":" + std::to_string(i) + "}"; }
    static std::string result(int i, const std::string& score) {
        return "{\"job\":" + job(i) + ",\"scores\":[" + score + "]}";
    }
    std::vector<JobQueue::PutJob> put(int count) {
        std::vector<JobQueue::NewJob> jobs;
        for (int i = 0; i < count; ++i) jobs.push_back({kind_, job(i)});
        return *arena_.put(jobs);
    }
    std::vector<std::int64_t> take(JobQueue& worker, int most, milliseconds lease = kLong) const {
        std::vector<std::int64_t> numbers;
        const auto taken = worker.take({kind_}, most, lease);
        EXPECT_TRUE(taken) << taken.why();
        for (const JobQueue::TakenJob& one : *taken) numbers.push_back(one.n);
        std::sort(numbers.begin(), numbers.end());
        return numbers;
    }

    static inline std::unique_ptr<Postgres> database_;
    postgres::Connection connection_;
    JobQueue arena_{database_->url()}, one_{database_->url()}, other_{database_->url()};
    std::int64_t kind_ = 0;
};

TEST_F(JobQueueTest, PuttingAgainChangesNothing) {
    const auto first = put(3);
    ASSERT_EQ(first.size(), 3u);
    const auto taken = take(one_, 2);
    EXPECT_EQ(taken, (std::vector{first[0].n, first[1].n})) << "in order";
    ASSERT_TRUE(one_.finish({{first[0].n, result(0, "7")}}));
    const auto second = put(4);
    ASSERT_EQ(second.size(), 4u);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(second[i].n, first[i].n);
    EXPECT_EQ(second[0].result, result(0, "7"));
    EXPECT_TRUE(second[1].is_taken);
    EXPECT_FALSE(second[2].is_taken);
    EXPECT_EQ(*arena_.kind("needs", "header"), kind_);
    EXPECT_NE(*arena_.kind("other needs", "header"), kind_);
}

TEST_F(JobQueueTest, NoJobIsTakenTwice) {
    constexpr int kJobs = 400;
    put(kJobs);
    std::vector<std::int64_t> taken[4];
    {
        std::vector<std::jthread> workers;
        for (auto& mine : taken)
            workers.emplace_back([&] {
                JobQueue queue(database_->url());
                ASSERT_TRUE(queue.open());
                for (auto some = take(queue, 3); !some.empty(); some = take(queue, 3))
                    mine.insert(mine.end(), some.begin(), some.end());
            });
    }
    std::multiset<std::int64_t> all;
    for (const auto& mine : taken) all.insert(mine.begin(), mine.end());
    EXPECT_EQ(all.size(), std::size_t{kJobs});
    EXPECT_EQ(std::set(all.begin(), all.end()).size(), std::size_t{kJobs});
}

TEST_F(JobQueueTest, ALeaseThatIsNotKeptIsOver) {
    put(2);
    const auto mine = take(one_, 2, milliseconds(2000));
    ASSERT_EQ(mine.size(), 2u);
    ASSERT_TRUE(one_.keep({mine[1]}, kLong));
    std::vector<std::int64_t> over = take(other_, 2);
    EXPECT_TRUE(over.empty());
    for (int tries = 0; tries < 200 && over.empty(); ++tries, over = take(other_, 2))
        std::this_thread::sleep_for(milliseconds(50));
    EXPECT_EQ(over, (std::vector{mine[0]}));
    // Another worker holds the first job now, so it cannot be given back here.
    ASSERT_TRUE(one_.give_back(mine));
    EXPECT_EQ(take(arena_, 2), (std::vector{mine[1]}));
}

TEST_F(JobQueueTest, TheFirstResultCounts) {
    put(2);
    const auto mine = take(one_, 1, milliseconds(0));
    const auto again = take(other_, 1, milliseconds(0));
    ASSERT_EQ(mine, again);
    ASSERT_TRUE(other_.finish({{again[0], result(0, "1")}}));
    ASSERT_TRUE(one_.finish({{mine[0], result(0, "2")}}));
    EXPECT_EQ(put(1)[0].result, result(0, "1"));
    EXPECT_TRUE(*one_.has_open({kind_}));
    // A result does not go to another job, whose number may be that of an older one.
    const auto next = take(one_, 1);
    ASSERT_TRUE(one_.finish({{next[0], result(0, "3")}}));
    EXPECT_TRUE(*one_.has_open({kind_}));
    ASSERT_TRUE(one_.finish({{next[0], result(1, "3")}}));
    EXPECT_FALSE(*one_.has_open({kind_}));
}

TEST_F(JobQueueTest, OnlyWhatNobodyHasTouchedIsWithdrawn) {
    const auto jobs = put(3);
    const auto taken = take(one_, 2);
    ASSERT_TRUE(one_.finish({{taken[0], result(0, "1")}}));
    ASSERT_TRUE(arena_.withdraw({jobs[0].n, jobs[1].n, jobs[2].n}));
    const auto left = connection_.run("SELECT n FROM arena_jobs ORDER BY n");
    ASSERT_EQ(left.rows(), 2);
    EXPECT_EQ(left.number(1, 0), taken[1]);
}

TEST_F(JobQueueTest, AResultThatIsCommittedLateIsNotMissed) {
    const auto jobs = put(2);
    // A worker with a slow commit, and one that begins later and is faster.
    connection_.run("BEGIN");
    connection_.run(
        "UPDATE arena_jobs SET result = $1, finished = pg_current_xact_id() WHERE n = $2",
        result(0, "1"), jobs[0].n);
    ASSERT_TRUE(one_.finish({{jobs[1].n, result(1, "2")}}));
    const auto told = [&] {
        std::set<std::int64_t> numbers;
        const auto news = arena_.news();
        for (const JobQueue::Finished& one : *news) numbers.insert(one.n);
        return numbers;
    };
    EXPECT_EQ(told(), (std::set{jobs[1].n}));
    connection_.run("COMMIT");
    EXPECT_TRUE(told().contains(jobs[0].n));
    EXPECT_TRUE(told().empty());
}

TEST_F(JobQueueTest, NorIsAKindThatIsCommittedLate) {
    connection_.run("BEGIN");
    connection_.run("INSERT INTO arena_kinds (needs, header) VALUES ('late', 'header')");
    const std::int64_t later = *arena_.kind("quick", "header");
    const auto first = one_.kinds_besides({});
    ASSERT_EQ(first->size(), 2u);
    connection_.run("COMMIT");
    const auto second = one_.kinds_besides({kind_, later});
    ASSERT_EQ(second->size(), 1u);
    EXPECT_EQ(second->front().needs, "late");
}

}  // namespace
}  // namespace curia
