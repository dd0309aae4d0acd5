// curia arena --queue and curia worker: a real PostgreSQL, real processes.
#include <sys/prctl.h>

#include <csignal>
#include <memory>
#include <set>

#include "bots/justinian/heuristic.h"
#include "server/store/postgres.h"
#include "tests/cli/program.h"
#include "tests/scale.h"
#include "tests/server/postgres.h"

namespace curia::cli {
namespace {

// A program in the background. Its output goes to a file.
class Process {
public:
    Process(const std::string& arguments, const std::string& output) : output_(output) {
        const std::string command =
            std::string("exec ") + CURIA_PROGRAM + " " + arguments + " >" + output + " 2>&1";
        process_ = ::fork();
        if (process_ != 0) return;
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // ends with the test
        ::signal(SIGINT, SIG_DFL);           // background jobs of a shell ignore it
        ::execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
        ::_exit(127);
    }
    ~Process() { end(SIGKILL); }
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    // Its exit status, or -1 if it does not end.
    int wait() {
        int status = 0, ended = 0;
        for (int tries = 0; tries < 6000 && ended == 0; ++tries, ::usleep(50'000))
            ended = ::waitpid(process_, &status, WNOHANG);
        if (ended == 0) return end(SIGKILL);
        process_ = 0;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    int end(int signal) {
        if (process_ == 0) return 0;
        ::kill(process_, signal);
        return wait();
    }
    std::string text() const {
        std::ostringstream text;
        text << std::ifstream(output_).rdbuf();
        return text.str();
    }

private:
    const std::string output_;
    pid_t process_ = 0;
};

const std::string kContest =
    "arena justinian --players 2,3 --candidate greedy random mc@3 --field random greedy "
    "--deals 12 --json ";
// Long enough to be killed while it runs.
const std::string kSlow =
    "arena justinian --players 3 --field greedy --deals 12 --json --candidate mc@" +
    std::to_string(scaled(40)) + " ";

const std::string& slow_in_one_process() {
    static const std::string whole = run(kSlow).text;
    return whole;
}

class Queue : public ProgramTest {
protected:
    static void SetUpTestSuite() { database_ = std::make_unique<Postgres>(); }
    static void TearDownTestSuite() { database_.reset(); }
    void SetUp() override {
        ASSERT_TRUE(connection_.open(database_->url()));
        connection_.run("SET client_min_messages TO warning");
        connection_.run("DROP TABLE IF EXISTS arena_jobs, arena_kinds, arena_schema");
    }

    std::string queue() const { return "--queue " + database_->url() + " "; }
    std::unique_ptr<Process> start(const std::string& arguments) {
        return std::make_unique<Process>(arguments + " " + queue(),
                                         path("out" + std::to_string(++started_)));
    }
    std::unique_ptr<Process> worker(const std::string& arguments = "--threads 1 --lease 1") {
        return start("worker " + arguments);
    }
    std::string through_queue(const std::string& arguments) {
        const auto program = start(arguments);
        EXPECT_EQ(program->wait(), 0);
        return program->text();
    }
    std::int64_t count(const std::string& condition) {
        const auto answer =
            connection_.run(("SELECT count(*) FROM arena_jobs WHERE " + condition).c_str());
        return answer.good() ? answer.number(0, 0) : -1;
    }
    bool becomes_true(const std::function<bool()>& condition) {
        for (int tries = 0; tries < 1200; ++tries, ::usleep(50'000))
            if (condition()) return true;
        return false;
    }
    bool comes_to(const std::string& condition, std::int64_t least) {
        return becomes_true([&] { return count(condition) >= least; });
    }

    static inline std::unique_ptr<Postgres> database_;
    postgres::Connection connection_;
    int started_ = 0;
};

TEST_F(Queue, TwoWorkersGiveTheSameAsOneProcess) {
    const std::string files = "--csv " + path("a.csv") + " --svg " + path("a.svg") + " ";
    const Printed here = run(kContest + files);
    ASSERT_EQ(here.status, 0) << here.text;
    const std::string csv = content(path("a.csv")), svg = content(path("a.svg"));
    const auto one = worker(), other = worker();
    const auto arena = start(kContest + files + "--results " + path("results"));
    EXPECT_EQ(arena->wait(), 0);
    EXPECT_EQ(arena->text(), here.text);
    EXPECT_EQ(content(path("a.csv")), csv);
    EXPECT_EQ(content(path("a.svg")), svg);
    EXPECT_EQ(one->end(SIGINT), 0);
    EXPECT_EQ(other->end(SIGINT), 0);
    // The file is the same as one written without a queue.
    const std::string results = content(path("results"));
    EXPECT_EQ(std::count(results.begin(), results.end(), '\n'), 12 * 3 * (2 + 3));
    EXPECT_EQ(run(kContest + files + "--results " + path("results")).text, here.text);
    EXPECT_EQ(content(path("results")), results) << "something was played again";
    // The queue keeps the results: no worker runs now.
    EXPECT_EQ(through_queue(kContest + files), here.text);
}

TEST_F(Queue, ALadderToo) {
    const std::string ladder =
        "ladder justinian --players 3 --bot random greedy mc@2 --deals 9 --json ";
    const auto one = worker();
    EXPECT_EQ(through_queue(ladder), run(ladder).text);
}

TEST_F(Queue, AWorkerKilledInTheMiddleLosesNothing) {
    const std::string& whole = slow_in_one_process();
    const auto arena = start(kSlow + "--results " + path("results"));
    auto victim = worker("--threads 2 --lease 1");
    ASSERT_TRUE(comes_to("result IS NOT NULL", 3));
    ASSERT_TRUE(comes_to("worker IS NOT NULL AND result IS NULL", 1));
    victim->end(SIGKILL);
    EXPECT_GT(count("worker IS NOT NULL AND result IS NULL"), 0) << "killed in the middle";
    EXPECT_LT(count("result IS NOT NULL"), 36);
    const auto heir = worker("--threads 1 --lease 1 --until-empty");
    EXPECT_EQ(heir->wait(), 0);
    EXPECT_EQ(arena->wait(), 0);
    EXPECT_EQ(arena->text(), whole);
    const std::string results = content(path("results"));
    EXPECT_EQ(std::count(results.begin(), results.end(), '\n'), 36) << "each job counts once";
}

TEST_F(Queue, ALeaseIsKeptWhileItsWorkerPlays) {
    // The match lasts much longer than a lease.
    const auto arena =
        start("arena justinian --players 2 --candidate mc@200ms --field mc@200ms --deals 1 --json");
    const auto first = worker();
    ASSERT_TRUE(comes_to("worker IS NOT NULL", 1));
    const auto holder = [&] { return connection_.run("SELECT worker FROM arena_jobs").text(0, 0); };
    const std::string name = holder();
    const auto other = worker();
    // Renewed eight times, every third of the second that a lease lasts.
    std::set<std::string> ends;
    EXPECT_TRUE(becomes_true([&] {
        ends.insert(connection_.run("SELECT leased_until FROM arena_jobs").text(0, 0));
        return ends.size() == 9;
    }));
    EXPECT_EQ(holder(), name);
    EXPECT_EQ(count("leased_until > now()"), 1);
}

TEST_F(Queue, AStoppedWorkerGivesItsJobsBackAndAnArenaGoesOn) {
    const std::string& whole = slow_in_one_process();
    auto arena = start(kSlow);
    auto first = worker("--threads 1 --lease 600");
    ASSERT_TRUE(comes_to("result IS NOT NULL", 2));
    ASSERT_TRUE(comes_to("worker IS NOT NULL AND result IS NULL", 1));
    EXPECT_EQ(first->end(SIGINT), 0);
    arena->end(SIGINT);
    EXPECT_TRUE(has(first->text(), "matches played")) << first->text();
    ASSERT_EQ(count("worker IS NOT NULL AND result IS NULL"), 0);
    EXPECT_EQ(count("true"), 36) << "the jobs of the arena are still there";
    const std::int64_t played = count("result IS NOT NULL");
    EXPECT_GE(played, 2);
    EXPECT_LT(played, 36);

    const auto second = worker();
    EXPECT_EQ(through_queue(kSlow), whole);
    second->end(SIGINT);
    EXPECT_TRUE(has(second->text(), "\n" + std::to_string(36 - played) + " matches played"))
        << second->text();
}

TEST_F(Queue, TwoArenasShareJobsAndWorkers) {
    const std::string longer =
        "arena justinian --players 3 --candidate greedy --field random --deals 40 --json ";
    const std::string shorter =
        "arena justinian --players 3 --candidate random greedy --field random --deals 30 --json ";
    const auto first = start(longer), second = start(shorter);
    const auto one = worker(), other = worker();
    EXPECT_EQ(first->wait(), 0);
    EXPECT_EQ(second->wait(), 0);
    EXPECT_EQ(first->text(), run(longer).text);
    EXPECT_EQ(second->text(), run(shorter).text);
    // With three equal bots the job is the same in all seats, and both arenas share the first 30
    // deals of greedy.
    EXPECT_EQ(count("true"), 40 * 3 + 30);
    one->end(SIGINT);
    other->end(SIGINT);
    const auto played = [](const Process& worker) {
        const std::string text = worker.text();
        return std::stoi(text.substr(text.find('\n') + 1));
    };
    EXPECT_EQ(played(*one) + played(*other), 40 * 3 + 30) << "each was played once";
}

TEST_F(Queue, ATestThatEndsEarlyTakesItsJobsBack) {
    const std::string sequential =
        "arena justinian --players 3 --field random --sprt 0:50 --deals 5000 --json "
        "--candidate mc@" +
        std::to_string(scaled(40)) + " ";
    const auto one = worker();
    EXPECT_EQ(through_queue(sequential), run(sequential).text);
    EXPECT_LT(count("true"), 500) << "at most as many as are inserted ahead";
    EXPECT_EQ(count("result IS NULL AND worker IS NULL"), 0);
}

TEST_F(Queue, AnEditionTravelsWithItsJobs) {
    std::string text = content(CURIA_SOURCE_DIR "/games/justinian/edition.toml");
    const std::size_t last = text.rfind(", 75]");
    ASSERT_NE(last, std::string::npos);
    const std::string other = written("other.toml", text.replace(last, 5, ", 99]"));
    const std::string contest =
        "arena justinian --players 3 --candidate greedy --field random --deals 9 --json ";
    const auto one = worker();
    const std::string here = run(contest + "--edition " + other).text;
    EXPECT_EQ(through_queue(contest + "--edition " + other), here);
    EXPECT_NE(through_queue(contest), here) << "different editions make different jobs";
}

TEST_F(Queue, WhatCannotBePlayedAlikeIsLeftToOthers) {
    const std::string contest =
        "arena justinian --players 3 --candidate greedy --field random --deals 2 --json ";
    const std::string version = std::to_string(Heuristic<Justinian>::kVersion);
    for (const auto& [from, to, why] : std::vector<std::array<std::string, 3>>{
             {"\"program\":\"", "\"program\":\"9.", "they need Curia 9."},
             {"\"signature\":\"", "\"signature\":\"9", "rules of justinian are different here"},
             {"greedy#" + version, "greedy#77",
              "no bot 'greedy#77': its version here is " + version},
             {"\"edition\":\"", "\"edition\":\"f", "the job is for another edition"},
             {"\"rules\":1", "\"rules\":99", "version 99 of the rules is not known"}}) {
        SetUp();
        auto arena = start(contest);
        ASSERT_TRUE(comes_to("true", 6));
        arena->end(SIGINT);
        connection_.run("UPDATE arena_kinds SET needs = replace(needs, $1, $2)", from, to);
        const Printed left = run("worker --until-empty --threads 1 " + queue());
        EXPECT_EQ(left.status, 0);
        EXPECT_TRUE(has(left.text, "curia: some matches are left to other workers: ")) << left.text;
        EXPECT_TRUE(has(left.text, why)) << left.text;
        EXPECT_TRUE(has(left.text, "\n0 matches played")) << left.text;
        EXPECT_EQ(count("worker IS NULL AND result IS NULL"), 6);
    }
}

TEST_F(Queue, ARestartOfTheDatabaseIsSurvived) {
    const std::string& whole = slow_in_one_process();
    const auto arena = start(kSlow);
    const auto one = worker("--threads 2 --lease 1");
    ASSERT_TRUE(comes_to("result IS NOT NULL", 2));
    database_->stop();
    EXPECT_TRUE(becomes_true([&] {
        return has(arena->text(), "; trying again\n") && has(one->text(), "; trying again\n");
    }));
    database_->start();
    EXPECT_EQ(arena->wait(), 0);
    EXPECT_EQ(one->end(SIGINT), 0);
    EXPECT_TRUE(has(arena->text(), whole)) << arena->text();
    for (const Process* program : {arena.get(), one.get()}) {
        EXPECT_TRUE(has(program->text(), "; trying again\n")) << program->text();
        EXPECT_TRUE(has(program->text(), "curia: the database is available again\n"))
            << program->text();
    }
}

TEST_F(Queue, ALostQueueIsFilledAgain) {
    const std::string& whole = slow_in_one_process();
    const auto arena = start(kSlow);
    const auto one = worker();
    ASSERT_TRUE(comes_to("result IS NOT NULL", 2));
    connection_.run("DROP TABLE arena_jobs, arena_kinds, arena_schema");
    EXPECT_EQ(arena->wait(), 0);
    EXPECT_TRUE(has(arena->text(), whole)) << arena->text();
}

TEST_F(Queue, BadInputIsOneSentenceAndStatusTwo) {
    connection_.run("CREATE TABLE arena_schema (version INTEGER NOT NULL)");
    connection_.run("INSERT INTO arena_schema VALUES (99)");
    const std::string arena = "arena justinian --players 3 --candidate greedy --field random ";
    const std::string nowhere = "postgresql://postgres@127.0.0.1:" + std::to_string(free_port());
    std::string missing = database_->url();
    missing.replace(missing.rfind('/'), std::string::npos, "/no_such");
    for (const auto& [arguments, sentence] : std::vector<std::pair<std::string, std::string>>{
             {"--queue " + database_->url(), "written by a newer Curia (schema 99"},
             {"--queue ''", "the address of the queue is empty"},
             {"--queue curia.db",
              "not a database address, such as postgresql://USER@HOST/DATABASE"},
             {"--queue sqlite:///curia.db", "not a database address"},
             {"--queue " + nowhere, "the database cannot be reached"},
             {"--queue " + missing, "\"no_such\" does not exist"},
             {"--queue postgresql://x --threads -1", "--threads"},
         })
        for (const std::string& command : {arena, std::string("worker ")}) {
            const Printed result = run(command + arguments);
            EXPECT_EQ(result.status, 2) << command << arguments;
            EXPECT_TRUE(has(result.text, sentence)) << result.text;
            EXPECT_EQ(std::count(result.text.begin(), result.text.end(), '\n'), 1) << result.text;
        }
    EXPECT_TRUE(has(run(arena + "--threads 2 " + queue()).text, "--threads excludes --queue"));
    EXPECT_TRUE(has(run("worker").text, "--queue is required"));
    EXPECT_TRUE(has(run("worker --lease 0 " + queue()).text, "--lease"));
}

}  // namespace
}  // namespace curia::cli
