// A pool of bots that play each other: ratings, shares and the cross table.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "bots/arena/estimate.h"
#include "bots/arena/job.h"
#include "bots/arena/lineup.h"
#include "bots/arena/plackett_luce.h"

namespace curia::arena {

class Pool {
public:
    explicit Pool(int bots);

    // Adds one deal, played with the lineup turned to each seat: in matches[i] it was turned by i
    // seats.
    void add_block(const Lineup& lineup, std::span<const Scores> matches);

    int bots() const { return static_cast<int>(shares_.size()); }
    long blocks() const { return static_cast<long>(blocks_.size()); }
    long games(int bot) const { return games_[static_cast<std::size_t>(bot)]; }
    Estimate win_share(int bot) const {
        return shares_[static_cast<std::size_t>(bot)].estimate_share();
    }
    Estimate rank(int bot) const { return ranks_[static_cast<std::size_t>(bot)].estimate(); }

    // Ratings relative to the first bot, with 95 % bootstrap intervals: the played blocks are
    // resampled with replacement.
    std::vector<Estimate> ratings(std::int64_t seed) const;

    // How often a bot finished before the other when both played; a tie counts half. 0 without
    // meetings.
    double beaten(int bot, int other) const;
    double meetings(int bot, int other) const { return cell(meetings_, bot, other); }

private:
    double cell(const std::vector<double>& table, int bot, int other) const {
        return table[static_cast<std::size_t>(bot * bots() + other)];
    }
    void meet(const Lineup& seated, const Scores& scores);

    GroupIndex index_;
    std::vector<Places> blocks_;
    std::vector<Sample> shares_, ranks_;  // for each bot: its means in its blocks
    std::vector<long> games_;
    std::vector<double> wins_over_, meetings_;  // bots x bots
};

}  // namespace curia::arena
