#include "bots/arena/plackett_luce.h"

#include <algorithm>
#include <cmath>

namespace curia::arena {

int GroupIndex::number_of(std::vector<int> group) {
    std::sort(group.begin(), group.end());
    const auto [entry, is_new] = numbers_.try_emplace(std::move(group), size());
    if (is_new) groups_.push_back(entry->first);
    return entry->second;
}

void Places::add_match(std::span<const int> bots, std::span<const int> scores, GroupIndex& index,
                       double weight) {
    // A match among copies of one bot has no information.
    if (std::all_of(bots.begin(), bots.end(), [&](int bot) { return bot == bots[0]; })) return;
    groups[index.number_of({bots.begin(), bots.end()})] += weight;
    const int best = *std::max_element(scores.begin(), scores.end());
    const double part =
        weight / static_cast<double>(std::count(scores.begin(), scores.end(), best));
    for (std::size_t i = 0; i < bots.size(); ++i) {
        if (scores[i] != best) continue;
        taken[bots[i]] += part;
        std::vector<int> other_bots(bots.begin(), bots.end());
        std::vector<int> other_scores(scores.begin(), scores.end());
        other_bots.erase(other_bots.begin() + static_cast<std::ptrdiff_t>(i));
        other_scores.erase(other_scores.begin() + static_cast<std::ptrdiff_t>(i));
        add_match(other_bots, other_scores, index, part);
    }
}

void PlaceSums::add(const Places& places) {
    for (const auto& [bot, count] : places.taken) taken[static_cast<std::size_t>(bot)] += count;
    for (const auto& [group, count] : places.groups)
        groups[static_cast<std::size_t>(group)] += count;
}

namespace {

// One step: the strength with which a bot would be expected to take as many places as it took, with
// the denominators of the current strengths.
std::vector<double> improved(const PlaceSums& sums, const GroupIndex& index,
                             const std::vector<double>& strengths) {
    std::vector<double> shares(strengths.size());
    for (int number = 0; number < index.size(); ++number) {
        const double count = sums.groups[static_cast<std::size_t>(number)];
        if (count == 0) continue;
        double total = 0;
        for (const int bot : index.group(number)) total += strengths[static_cast<std::size_t>(bot)];
        for (const int bot : index.group(number))
            shares[static_cast<std::size_t>(bot)] += count / total;
    }
    std::vector<double> next(strengths.size());
    for (std::size_t bot = 0; bot < next.size(); ++bot)
        next[bot] = (sums.taken[bot] + 0.5) / (shares[bot] + 1 / (strengths[bot] + 1));
    return next;
}

void scale_to_mean_one(std::vector<double>& strengths) {
    double logs = 0;
    for (const double strength : strengths) logs += std::log(strength);
    const double mean = std::exp(logs / static_cast<double>(strengths.size()));
    for (double& strength : strengths) strength /= mean;
}

}  // namespace

std::vector<double> fit_strengths(const PlaceSums& sums, const GroupIndex& index,
                                  std::vector<double> start) {
    constexpr int kMostSteps = 10'000;
    constexpr double kClose = 1e-8;
    std::vector<double> strengths = std::move(start);
    for (int step = 0; step < kMostSteps; ++step) {
        std::vector<double> next = improved(sums, index, strengths);
        scale_to_mean_one(next);
        double largest = 0;
        for (std::size_t bot = 0; bot < next.size(); ++bot)
            largest = std::max(largest, std::abs(std::log(next[bot] / strengths[bot])));
        strengths = std::move(next);
        if (largest < kClose) break;
    }
    return strengths;
}

std::vector<double> ratings_of(const std::vector<double>& strengths) {
    std::vector<double> ratings;
    for (const double strength : strengths)
        ratings.push_back(400 * std::log10(strength / strengths.front()));
    return ratings;
}

}  // namespace curia::arena
