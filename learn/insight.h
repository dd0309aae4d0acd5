// What the critic sees while it trains a player: everything. Players never do. A game can have its
// own insight in learn/<game>/insight.h; learn/default_insight.h has that of all others.
//
// A specialisation has:
//   static constexpr int kEntries
//   static std::vector<EntryName> names()
//   static Put encode(const State&, Seat, Put put)
//       Calls put(entry, number) for entries that are not 0, and returns put.
#pragma once

#include "engine/game.h"

namespace curia {

template <Game G>
struct Insight;

}  // namespace curia
