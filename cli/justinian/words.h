// What the things of Justinian are called in the terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/style.h"
#include "cli/terminal/table.h"
#include "cli/terminal/words.h"
#include "games/justinian/justinian.h"

namespace curia::cli::court {

using namespace curia::justinian;

std::string name_of(Tile tile, const Table& table);             // "Giulianus"
std::string with_number(Tile tile, const Table& table);         // "7 Giulianus"
std::string in_words(Token token, const Style& style);          // "+2"; a red one in red
std::string in_words(const TokenBag& bag, const Style& style);  // "+3 +1 -2", or "none"
std::string in_words(TileSet tiles);                            // "2 10"
std::string in_words(Colour colour, const Style& style);        // "War"
std::string capital(Colour colour);
Ink ink_of(Colour colour);

std::string numeral(int phase);            // "II"
std::string ordinal(int place, int last);  // "first", or "last"

// The colour, or the side, whose name begins with this word.
std::optional<Colour> colour_from(std::string_view word);
std::optional<Side> side_from(std::string_view word);

// Why something is not possible, as a clause without a full stop.
std::string why_full(Tile tile, const Table& table);
std::string why_card_closed(const Table& table);
std::string why_no_claim(const View& view, Reason reason);

}  // namespace curia::cli::court
