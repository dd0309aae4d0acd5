// Imagines the cards that a viewer does not see.
#pragma once

#include "engine/rng.h"
#include "games/justinian/state.h"

namespace curia::justinian {

// Fills in all players' cards, the decks and the exchanges of the colours not scored yet.
void imagine_cards(Secrets& secrets, const View& view, Rng& rng);

}  // namespace curia::justinian
