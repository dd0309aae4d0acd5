// A candidate against a field at one number of players: its deal blocks, and what they say.
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

    // One deal, played with the candidate in each seat: matches[i] is the one in which it sat in
    // seat i. Blocks come in the order of their deals, so that the sequential test stops at the
    // same deal whichever match was finished first; after its verdict no more may come.
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
