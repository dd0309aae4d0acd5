#include "bots/arena/comparison.h"

#include <cassert>

#include "bots/arena/standing.h"

namespace curia::arena {

Comparison::Comparison(int players, std::optional<SprtBounds> bounds)
    : players_(players), seats_(static_cast<std::size_t>(players)) {
    if (bounds) sprt_.emplace(*bounds, players);
}

void Comparison::add_block(std::span<const Scores> matches) {
    assert(static_cast<int>(matches.size()) == players_ && !is_decided());
    double wins = 0, ranks = 0, margins = 0;
    for (int seat = 0; seat < players_; ++seat) {
        const Standing standing = standing_of(matches[static_cast<std::size_t>(seat)], seat);
        seats_[static_cast<std::size_t>(seat)].add(standing.win);
        wins += standing.win;
        ranks += standing.rank;
        margins += standing.margin;
    }
    wins_.add(wins / players_);
    ranks_.add(ranks / players_);
    margins_.add(margins / players_);
    if (sprt_) sprt_->add(wins);
}

}  // namespace curia::arena
