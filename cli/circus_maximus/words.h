// What the things of Circus Maximus are called in the terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/table.h"
#include "cli/terminal/words.h"
#include "games/circus_maximus/circus_maximus.h"

namespace curia::cli::arena {

using namespace curia::circus_maximus;

std::string_view in_words(Place place);                              // "Forum"
std::string_view in_words(Favour favour);                            // "Step left"
std::string_view in_words(Visitor visitor);                          // "Senator"
std::string_view in_words(SeatClass seat);                           // "Box"
std::string_view in_words(Venue venue);                              // "Colosseum"
std::string_view in_brief(Venue venue);                              // "Pompey"
std::string in_words(Ticket ticket);                                 // "Box for the Colosseum"
std::string in_words(Level level, Strength strength);                // "1 as an 8"
std::string in_words(const Action& action, const Edition& edition);  // "Take Step left"

// "the Senator", "a Senator", but "Caesar".
std::string with_article(std::string_view article, Visitor visitor);

// "2x Student 3, Senator 6": what is in a bag, or "nothing".
std::string in_words(const FavourBag& favours);
std::string in_words(const VisitorBag& visitors, const Edition& edition);
std::string in_words(const ClassBag& tickets, const Edition& edition);

std::string ordinal(int number);  // "1st"
// Why something is closed, as a sentence.
std::string in_words(Reason reason);

// The words that name an action in a command: "recall", "8", "forum".
std::vector<std::string> command_of(const Action& action);

}  // namespace curia::cli::arena
