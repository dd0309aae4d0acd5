#include "bots/arena/pool.h"

#include <algorithm>
#include <cmath>

#include "bots/arena/keys.h"
#include "bots/arena/standing.h"

namespace curia::arena {

namespace {

constexpr int kResamples = 400;

// The value below which this part of the sorted values lies.
double quantile(const std::vector<double>& sorted, double part) {
    const double place = part * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - std::floor(place)) * (sorted[above] - sorted[below]);
}

}  // namespace

Pool::Pool(int bots)
    : shares_(static_cast<std::size_t>(bots)),
      ranks_(static_cast<std::size_t>(bots)),
      games_(static_cast<std::size_t>(bots)),
      wins_over_(static_cast<std::size_t>(bots * bots)),
      meetings_(static_cast<std::size_t>(bots * bots)) {}

void Pool::add_block(const Lineup& lineup, std::span<const Scores> matches) {
    Places& places = blocks_.emplace_back();
    std::vector<Sample> wins(shares_.size()), ranks(shares_.size());
    for (std::size_t turns = 0; turns < matches.size(); ++turns) {
        const Scores& scores = matches[turns];
        const Lineup seated = turned(lineup, static_cast<int>(turns));
        places.add_match(seated, {scores.begin(), scores.end()}, index_);
        meet(seated, scores);
        for (std::size_t seat = 0; seat < seated.size(); ++seat) {
            const Standing standing = standing_of(scores, static_cast<int>(seat));
            const auto bot = static_cast<std::size_t>(seated[seat]);
            wins[bot].add(standing.win);
            ranks[bot].add(standing.rank);
        }
    }
    for (std::size_t bot = 0; bot < shares_.size(); ++bot) {
        if (wins[bot].size() == 0) continue;
        shares_[bot].add(wins[bot].mean());
        ranks_[bot].add(ranks[bot].mean());
        games_[bot] += static_cast<long>(matches.size());
    }
}

void Pool::meet(const Lineup& seated, const Scores& scores) {
    for (std::size_t a = 0; a < seated.size(); ++a)
        for (std::size_t b = 0; b < seated.size(); ++b) {
            if (seated[a] == seated[b]) continue;
            const auto entry = static_cast<std::size_t>(seated[a] * bots() + seated[b]);
            const int own = scores[static_cast<int>(a)], others = scores[static_cast<int>(b)];
            wins_over_[entry] += own > others ? 1 : own == others ? 0.5 : 0;
            meetings_[entry] += 1;
        }
}

double Pool::beaten(int bot, int other) const {
    const double met = meetings(bot, other);
    return met == 0 ? 0 : cell(wins_over_, bot, other) / met;
}

std::vector<Estimate> Pool::ratings(std::int64_t seed) const {
    PlaceSums all(bots(), index_.size());
    for (const Places& block : blocks_) all.add(block);
    const std::vector<double> strengths =
        fit_strengths(all, index_, std::vector<double>(shares_.size(), 1.0));
    std::vector<std::vector<double>> resampled(shares_.size());
    Rng rng(key_of(seed, std::string_view("bootstrap")));
    for (int n = 0; n < kResamples; ++n) {
        PlaceSums sums(bots(), index_.size());
        for (std::size_t i = 0; i < blocks_.size(); ++i)
            sums.add(blocks_[rng.below(static_cast<std::uint32_t>(blocks_.size()))]);
        const std::vector<double> ratings = ratings_of(fit_strengths(sums, index_, strengths));
        for (std::size_t bot = 0; bot < ratings.size(); ++bot)
            resampled[bot].push_back(ratings[bot]);
    }
    std::vector<Estimate> estimates;
    for (const double rating : ratings_of(strengths)) {
        std::vector<double>& values = resampled[estimates.size()];
        std::sort(values.begin(), values.end());
        estimates.push_back({rating, quantile(values, 0.025), quantile(values, 0.975)});
    }
    return estimates;
}

}  // namespace curia::arena
