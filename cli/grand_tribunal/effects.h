// What the cards do, in words. This is the only place for these texts: the terminal shows them, and
// the tables of RULES.md are made from them.
#pragma once

#include <string>

#include "games/grand_tribunal/grand_tribunal.h"

namespace curia::cli::tribunal {

enum class Length : std::uint8_t {
    Brief,  // beside a choice: "take 4 Vis from an opponent"
    Full    // in whole sentences, as in the rules
};

std::string effect_in_words(grand_tribunal::Card card, const grand_tribunal::Edition& edition,
                            Length length);

}  // namespace curia::cli::tribunal
