// Ratings of several bots from matches of several players, by the model of Plackett and Luce: each
// place, from the first down, goes to one of those who have none yet, with odds in proportion to
// their strengths.
#pragma once

#include <map>
#include <span>
#include <vector>

namespace curia::arena {

// Numbers the groups of bots that were left for some place, in the order in which they came up.
class GroupIndex {
public:
    int number_of(std::vector<int> group);  // the same for any order
    int size() const { return static_cast<int>(groups_.size()); }
    const std::vector<int>& group(int number) const {
        return groups_[static_cast<std::size_t>(number)];
    }

private:
    std::map<std::vector<int>, int> numbers_;
    std::vector<std::vector<int>> groups_;
};

// All of some matches that the model looks at: how many places each bot took, and how often each
// group was left for a place.
struct Places {
    std::map<int, double> taken;   // by bot
    std::map<int, double> groups;  // by number of the group

    // One match: bots[i] scored scores[i], the highest is best. A tie counts as all orders of the
    // tied ones, in equal parts.
    void add_match(std::span<const int> bots, std::span<const int> scores, GroupIndex& index,
                   double weight = 1);
};

// The places of many matches, summed in arrays for speed.
struct PlaceSums {
    std::vector<double> taken, groups;

    PlaceSums(int bots, int group_count)
        : taken(static_cast<std::size_t>(bots)), groups(static_cast<std::size_t>(group_count)) {}
    void add(const Places& places);
};

// The most likely strengths, found by minorisation and maximisation, with geometric mean 1. Each
// bot is given one drawn match against an imaginary one of strength 1: it hardly matters after a
// hundred matches, and keeps the strength of a bot that always won, or always lost, finite.
std::vector<double> fit_strengths(const PlaceSums& sums, const GroupIndex& index,
                                  std::vector<double> start);

// The strengths as ratings above the first bot; 400 points are ten times the strength.
std::vector<double> ratings_of(const std::vector<double>& strengths);

}  // namespace curia::arena
