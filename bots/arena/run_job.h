// Makes and plays the jobs of a game.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "bots/arena/job.h"
#include "bots/bot.h"
#include "match/match.h"

namespace curia::arena {

// A job without its bots and its deal.
template <Game G>
Job job_for(const typename G::Setup& setup);

// The Setup of a job. The job has only a fingerprint of the edition, so the caller gives the
// values; it is a failure if they do not match the fingerprint.
template <Game G>
Result<typename G::Setup> setup_for(const Job& job, const typename G::Edition& edition);

template <Game G>
Result<std::vector<std::unique_ptr<Bot<G>>>> bots_for(const Job& job);

// Plays one deal to its end; bots[i] sits in seat i. Every decision has its own generator, so that
// one bot's random numbers do not affect another bot.
template <Game G>
Result<Match<G>> play_deal(const typename G::Setup& setup, std::uint64_t deal,
                           std::span<const std::unique_ptr<Bot<G>>> bots);

template <Game G>
Result<JobResult> run_job(const Job& job, const typename G::Edition& edition);

}  // namespace curia::arena
