#include "bots/arena/lineup.h"

#include <utility>

#include "bots/arena/keys.h"

namespace curia::arena {

namespace {

// Not std::shuffle, whose result depends on the library.
template <class T>
void shuffle(std::vector<T>& list, Rng& rng) {
    for (auto left = static_cast<std::uint32_t>(list.size()); left > 1; --left)
        std::swap(list[left - 1], list[rng.below(left)]);
}

// Adds every choice of `count` bots with numbers of at least `first`.
void choose(int first, int bots, int count, Lineup& chosen, std::vector<Lineup>& all) {
    if (count == 0) return all.push_back(chosen);
    for (int bot = first; bot + count <= bots; ++bot) {
        chosen.push_back(bot);
        choose(bot + 1, bots, count - 1, chosen, all);
        chosen.pop_back();
    }
}

}  // namespace

std::vector<Lineup> even_lineups(int bots, int players) {
    Lineup everybody;
    for (int seat = 0; seat < players - players % bots; ++seat) everybody.push_back(seat % bots);
    std::vector<Lineup> all;
    choose(0, bots, players % bots, everybody, all);
    return all;
}

Seating::Seating(int bots, int players, std::int64_t seed)
    : seed_(seed), lineups_(even_lineups(bots, players)) {
    Rng rng(key_of(seed_, std::string_view("lineups")));
    shuffle(lineups_, rng);
}

Lineup Seating::lineup(int deal) const {
    Lineup lineup = lineups_[static_cast<std::size_t>(deal) % lineups_.size()];
    Rng rng(key_of(seed_, std::string_view("seating"), deal));
    shuffle(lineup, rng);
    return lineup;
}

}  // namespace curia::arena
