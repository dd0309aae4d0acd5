// The only place that knows every game.
#pragma once

#include "games/games.h"
#include "games/justinian/justinian.h"

namespace curia {

using AllGames = Games<Justinian>;

}  // namespace curia
