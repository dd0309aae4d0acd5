// What a net sees of a game, and how it names the actions. A game can have its own senses in
// bots/<game>/senses.h; bots/default_senses.h has those of all others.
//
// A specialisation has:
//   using Deed                                what an action looks like to a net, a described value
//   static constexpr int kSeen                entries of what a player sees
//   static constexpr int kActions             how many deeds there are
//   static std::vector<EntryName> names_of_seen()
//   static Put encode(const View&, Put put)
//       Calls put(entry, number) for entries that are not 0, and returns put.
//   static void number(const Table&, Seat, const Actions<G>&, std::span<std::int32_t>)
//       The deeds of legal actions, by number. Actions that look alike may have the same.
#pragma once

#include "engine/game.h"

namespace curia {

template <Game G>
struct Senses;

}  // namespace curia
