// One number for the behaviour of a game: a fixed set of random matches, every state of which goes
// into a hash. Any change of the rules changes it.
#pragma once

#include <cstdint>

#include "engine/game.h"

namespace curia {

inline constexpr int kSignatureMatches = 1000;

// The matches go in turn through the player counts and through every combination of options.
template <Game G>
std::uint64_t signature();

}  // namespace curia
