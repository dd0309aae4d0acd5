// The only place that lists the games, in the order in which people see them.
#pragma once

#include "games/games.h"
#include "generated/games.h"

namespace curia {

using AllGames = Games<Justinian, CircusMaximus, GrandTribunal>;

}  // namespace curia
