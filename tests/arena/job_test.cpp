// Jobs as texts, and what the result of a job depends on.
#include "bots/arena/job.h"

#include <gtest/gtest.h>

#include "bots/all.h"
#include "bots/arena/comparison.h"
#include "bots/arena/run_job.h"
#include "games/all.h"

namespace curia::arena {
namespace {

template <Game G>
Job sample_job(const std::vector<std::string>& bots, int deal) {
    Job job = job_for<G>(default_setup<G>(static_cast<int>(bots.size())));
    for (const std::string& bot : bots) job.bots.push(label(bot, make_bot<G>(bot)->version()));
    job.seed = 5;
    job.deal = deal;
    return job;
}

TEST(Job, SurvivesItsText) {
    AllGames::for_each([]<Game G>() {
        const Job job = sample_job<G>(std::vector<std::string>(G::kMaxPlayers, "random"), 9);
        const auto read = read_job(text_of(job));
        ASSERT_TRUE(read) << read.why();
        EXPECT_EQ(*read, job);
        EXPECT_EQ(text_of(job).find('\n'), std::string::npos);
    });
}

TEST(Job, TheTextIsAllThatAWorkerNeeds) {
    AllGames::for_each([]<Game G>() {
        const Job job = sample_job<G>(std::vector<std::string>(G::kMinPlayers, "greedy"), 3);
        const auto& edition = default_edition<G>().values;
        const auto here = run_job<G>(job, edition),
                   there = run_job<G>(*read_job(text_of(job)), edition);
        ASSERT_TRUE(here && there);
        EXPECT_EQ(*here, *there);
        const auto read = read_result(line_of(*here));
        ASSERT_TRUE(read) << read.why();
        EXPECT_EQ(*read, *here);
    });
}

TEST(Job, WhatDoesNotFitHereIsRefusedWithAReason) {
    AllGames::for_each([]<Game G>() {
        const Job good = sample_job<G>(std::vector<std::string>(G::kMinPlayers, "random"), 0);
        const auto why = [](const Job& job) {
            return run_job<G>(job, default_edition<G>().values).why();
        };
        Job job = good;
        job.bots[0] = "random#99";
        EXPECT_EQ(why(job), "no bot 'random#99': its version here is 1");
        job = good;
        job.bots[0] = "nobody#1";
        EXPECT_EQ(why(job), "no bot 'nobody'");
        job = good;
        job.edition = "another";
        EXPECT_EQ(why(job), "the job is for another edition");
        job = good;
        job.bots.clear();
        EXPECT_NE(why(job), "");
    });
}

TEST(Job, BrokenLinesAreRefused) {
    EXPECT_FALSE(read_result(""));
    EXPECT_FALSE(read_result("{\"job\":{}"));
    const JobResult odd{.job = sample_job<Justinian>({"random", "random"}, 0), .ending = "x"};
    EXPECT_FALSE(read_result(line_of(odd))) << "no scores for two bots";
}

// Plays at random, but not in the same way as "random".
template <Game G>
class OtherRandomBot final : public Bot<G> {
public:
    typename G::Action choose(const typename G::View&, const Actions<G>& legal, Rng& rng) override {
        rng.next();
        return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    }
};

TEST(Comparison, OfEqualStrengthFindsTheFairShare) {
    using G = Justinian;
    constexpr int kPlayers = 3;
    const auto setup = default_setup<G>(kPlayers);
    Comparison comparison(kPlayers, std::nullopt);
    for (std::uint64_t deal = 0; deal < 300; ++deal) {
        std::vector<Scores> block;
        for (int candidate = 0; candidate < kPlayers; ++candidate) {
            std::vector<std::unique_ptr<Bot<G>>> bots;
            for (int seat = 0; seat < kPlayers; ++seat)
                if (seat == candidate)
                    bots.push_back(std::make_unique<OtherRandomBot<G>>());
                else
                    bots.push_back(make_bot<G>("random"));
            const auto match = play_deal<G>(setup, deal, bots);
            const auto outcome = *match->outcome();
            for (Seat seat : seats(kPlayers)) {
                if (seat.index == 0) block.emplace_back();
                block.back().push(outcome.scores[seat]);
            }
        }
        comparison.add_block(block);
    }
    const Estimate share = comparison.win_share();
    EXPECT_LT(share.low, 1.0 / kPlayers);
    EXPECT_GT(share.high, 1.0 / kPlayers);
    EXPECT_LT(share.high - share.low, 0.12);
    EXPECT_NEAR(comparison.rank().value, 2, 0.1);
}

}  // namespace
}  // namespace curia::arena
