// The decks follow from public information: all cards in play without those that were seen.
#pragma once

#include "games/circus_maximus/state.h"

namespace curia::circus_maximus {

Secrets unseen_cards(const Table& table);

}  // namespace curia::circus_maximus
