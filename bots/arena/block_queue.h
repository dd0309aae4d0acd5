// Collects matches as they finish, and returns complete deal blocks in the order of their deals.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "bots/arena/job.h"

namespace curia::arena {

class BlockQueue {
public:
    explicit BlockQueue(int players) : players_(static_cast<std::size_t>(players)) {}

    // Adds the match of this deal in which the table was turned by `turns` seats.
    void add(int deal, int turns, const Scores& scores) {
        Pending& block = pending_[deal];
        block.matches.resize(players_);
        block.matches[static_cast<std::size_t>(turns)] = scores;
        ++block.count;
    }

    // The block of the next deal; nothing while it is not complete.
    std::optional<std::vector<Scores>> next() {
        const auto first = pending_.find(next_deal_);
        if (first == pending_.end() || first->second.count < players_) return std::nullopt;
        std::vector<Scores> block = std::move(first->second.matches);
        pending_.erase(first);
        ++next_deal_;
        return block;
    }

private:
    struct Pending {
        std::vector<Scores> matches;
        std::size_t count = 0;
    };

    const std::size_t players_;
    int next_deal_ = 0;
    std::map<int, Pending> pending_;
};

}  // namespace curia::arena
