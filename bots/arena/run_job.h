// Jobs of a game: making them, and playing them.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "bots/arena/job.h"
#include "bots/bot.h"
#include "match/playing.h"

namespace curia::arena {

// A job with everything but its bots and its deal.
template <Game G>
Job job_for(const typename G::Setup& setup);

// The agreement that a job stands for. The edition's values are not in the job: they are to be
// those that its fingerprint was made of.
template <Game G>
Result<typename G::Setup> setup_for(const Job& job, const typename G::Edition& edition);

template <Game G>
Result<std::vector<std::unique_ptr<Bot<G>>>> bots_for(const Job& job);

// Plays one deal to its end; bots[i] sits in seat i. Every decision has a generator of its own, so
// that one bot's thinking does not change another's.
template <Game G>
Result<Playing<G>> play_deal(const typename G::Setup& setup, std::uint64_t deal,
                             std::span<const std::unique_ptr<Bot<G>>> bots);

template <Game G>
Result<JobResult> run_job(const Job& job, const typename G::Edition& edition);

}  // namespace curia::arena
