// Lineups: which bots sit at the table, and how the table turns from seat to seat.
#pragma once

#include <cstdint>
#include <vector>

namespace curia::arena {

// Bots by their number in a list, clockwise.
using Lineup = std::vector<int>;

// The table turned by `turns` seats: the player from seat 0 then sits in seat `turns`.
template <class T>
std::vector<T> turned(const std::vector<T>& table, int turns) {
    std::vector<T> result(table.size());
    for (std::size_t i = 0; i < table.size(); ++i)
        result[(i + static_cast<std::size_t>(turns)) % table.size()] = table[i];
    return result;
}

// All ways to fill a table from a pool as evenly as possible: no bot sits twice if there are enough
// bots; otherwise the numbers of copies differ by at most one.
std::vector<Lineup> even_lineups(int bots, int players);

// The lineup of a deal: all even lineups take turns, and the order at the table is shuffled.
class Seating {
public:
    Seating(int bots, int players, std::int64_t seed);

    Lineup lineup(int deal) const;
    int lineups() const { return static_cast<int>(lineups_.size()); }

private:
    const std::int64_t seed_;
    std::vector<Lineup> lineups_;
};

}  // namespace curia::arena
