// Rates the legal actions of a player by a net.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "bots/net/behind.h"
#include "bots/net/net.h"

namespace curia::net {

template <Game G>
class Rater {
public:
    explicit Rater(const Net& net) : net_(net) {}

    // One rating for each legal action, in Net::kUnit; valid until the next call.
    std::span<const std::int32_t> rate(const typename G::View& view, const Actions<G>& legal) {
        entries_.clear();
        Senses<G>::encode(view,
                          [&](int place, int number) { entries_.push_back({place, number}); });
        Senses<G>::number(view.table, *view.viewer, legal, numbers_);
        if (net_.uses_heuristic()) rate_behind<G>(view, legal, behind_);
        const auto count = static_cast<std::size_t>(legal.size());
        const auto ratings = std::span(ratings_).first(count);
        net_.rate(entries_, std::span(numbers_).first(count), std::span(behind_).first(count),
                  ratings, scratch_);
        return ratings;
    }
    // The numbers of the actions that were rated last. Of equally good ones the lowest is taken, so
    // that the order of the list does not matter.
    std::span<const std::int32_t> numbers() const { return numbers_; }

private:
    const Net& net_;
    std::vector<Entry> entries_;
    std::array<std::int32_t, G::kMaxActions> numbers_{}, ratings_{};
    std::array<Behind, G::kMaxActions> behind_{};
    Net::Scratch scratch_;
};

}  // namespace curia::net
