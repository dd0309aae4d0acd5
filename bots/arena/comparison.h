// Compares a candidate with a field at one number of players, from its deal blocks.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "bots/arena/estimate.h"
#include "bots/arena/job.h"
#include "bots/arena/sprt.h"

namespace curia::arena {

class Comparison {
public:
    Comparison(int players, std::optional<SprtBounds> bounds);

    // Adds one deal, played with the candidate in each seat: in matches[i] it sat in seat i. Blocks
    // must come in the order of their deals, so that the sequential test stops at the same deal in
    // every run. After its verdict no more blocks may come.
    void add_block(std::span<const Scores> matches);
    bool is_decided() const { return sprt_ && sprt_->verdict() != Verdict::Open; }

    int players() const { return players_; }
    long blocks() const { return wins_.size(); }
    long games() const { return blocks() * players_; }
    Estimate win_share() const { return wins_.estimate_share(); }
    Estimate rank() const { return ranks_.estimate(); }
    Estimate margin() const { return margins_.estimate(); }
    Estimate seat_share(int seat) const {
        return seats_[static_cast<std::size_t>(seat)].estimate_share();
    }
    const std::optional<Sprt>& sprt() const { return sprt_; }

private:
    int players_;
    Sample wins_, ranks_, margins_;  // of block means
    std::vector<Sample> seats_;      // wins in each seat
    std::optional<Sprt> sprt_;
};

}  // namespace curia::arena
