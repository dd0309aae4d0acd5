// Ratings of several bots from matches of several players, by the Plackett-Luce model: the places
// are taken from the first to the last, each by one of the remaining players, with probabilities
// proportional to their strengths.
#pragma once

#include <map>
#include <span>
#include <vector>

namespace curia::arena {

// Numbers the groups of bots that competed for a place, in the order of their first appearance.
class GroupIndex {
public:
    int number_of(std::vector<int> group);  // does not depend on the order
    int size() const { return static_cast<int>(groups_.size()); }
    const std::vector<int>& group(int number) const {
        return groups_[static_cast<std::size_t>(number)];
    }

private:
    std::map<std::vector<int>, int> numbers_;
    std::vector<std::vector<int>> groups_;
};

// All that the model needs of some matches: how many places each bot took, and how often each group
// competed for a place.
struct Places {
    std::map<int, double> taken;   // by bot
    std::map<int, double> groups;  // by number of the group

    // Adds one match: bots[i] has scores[i], and the highest is best. A tie counts as all orders of
    // the tied bots, with equal weights.
    void add_match(std::span<const int> bots, std::span<const int> scores, GroupIndex& index,
                   double weight = 1);
};

// The sums of many Places, in arrays for speed.
struct PlaceSums {
    std::vector<double> taken, groups;

    PlaceSums(int bots, int group_count)
        : taken(static_cast<std::size_t>(bots)), groups(static_cast<std::size_t>(group_count)) {}
    void add(const Places& places);
};

// The most likely strengths, found by minorisation-maximisation, with geometric mean 1. Each bot
// gets one drawn match against an imaginary bot of strength 1. This hardly matters after a hundred
// matches, and it keeps the strength of a bot that always won or always lost finite.
std::vector<double> fit_strengths(const PlaceSums& sums, const GroupIndex& index,
                                  std::vector<double> start);

// The strengths as ratings relative to the first bot; 400 points are ten times the strength.
std::vector<double> ratings_of(const std::vector<double>& strengths);

}  // namespace curia::arena
