// The cards of one colour as a viewer may imagine them.
#pragma once

#include "engine/rng.h"
#include "games/justinian/state.h"

namespace curia::justinian {

// Fills in everybody's cards, the decks and the exchanges of the colours that are not scored yet.
void imagine_cards(Secrets& secrets, const View& view, Rng& rng);

}  // namespace curia::justinian
