// The cards of one colour as a viewer may imagine them.
#pragma once

#include "engine/rng.h"
#include "games/justinian/state.h"

namespace curia::justinian {

// Fills in everybody's cards, the deck and the exchanges of this colour, which is not scored yet.
void imagine_cards(Secrets& secrets, const View& view, Colour colour, Rng& rng);

}  // namespace curia::justinian
