// The only place that knows every game.
#pragma once

#include "games/circus_maximus/circus_maximus.h"
#include "games/games.h"
#include "games/grand_tribunal/grand_tribunal.h"
#include "games/justinian/justinian.h"

namespace curia {

using AllGames = Games<Justinian, CircusMaximus, GrandTribunal>;

}  // namespace curia
