// The parts of the table as blocks of lines.
#pragma once

#include <string>

#include "cli/justinian/words.h"

namespace curia::cli::court {

// From this width on there is room for wide plates and for two blocks side by side.
inline constexpr int kWide = 100;

// The twelve tiles with the tokens above them, what their windows show and where they would land.
std::string draw_row(const View& view, const Outlook& outlook, const Reader& reader);

// A line for each player: points, tokens, what lies on the phase card.
std::string draw_players(const View& view, const Outlook& outlook, const Reader& reader);

// The reader's cards by colour and what they would score; for a spectator, the scorings so far.
std::string draw_cards(const View& view, const Outlook& outlook, const Reader& reader);

// The tokens behind the reader's screen.
std::string draw_hand(const View& view, const Reader& reader);

}  // namespace curia::cli::court
