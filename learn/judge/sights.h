// What a judge sees of a position: learn/judge/judge.h. A game that can have
// one says so in learn/<game>/sight.h.
//
// A specialisation has:
//   static constexpr int kEntries
//   static std::vector<EntryName> names()
//   static Put encode(const View&, Put put)
//       Calls put(entry, number) for entries that are not 0, and returns put. Seats count from the
//       viewer.
#pragma once

#include "engine/game.h"

namespace curia {

template <Game G>
struct Sights;

template <class G>
concept HasSights = Game<G> && requires { Sights<G>::kEntries; };

}  // namespace curia
