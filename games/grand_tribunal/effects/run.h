// Carries out the effect of a card, from the cast or play until the card is kept or discarded.
#pragma once

#include "games/grand_tribunal/state.h"

namespace curia::grand_tribunal {

// Starts the effect of a card that has left its place.
void start_effect(State& s, Card card, std::optional<Slot> bearer);
// Goes on until the effect asks, waits, or is done; then the card is kept or discarded.
void carry_on(State& s, const Action* answer);
// The two ends of a card that was cast or played.
void keep_spell(State& s);
void let_card_go(State& s);

}  // namespace curia::grand_tribunal
