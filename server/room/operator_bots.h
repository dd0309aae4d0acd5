// Bots in other programs that the operator has given a name: `curia serve --bot NAME=exec:COMMAND`.
// People can seat them by this name, like the levels. No client can name a program.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/result.h"

namespace curia {

// Adds a bot, "NAME=exec:COMMAND", or says why there can be no such bot. To be called before the
// server starts: afterwards several threads read the list.
Result<void> add_operator_bot(std::string_view text);

std::vector<std::string_view> operator_bots();  // their names, in the order of the command line
// The text for make_bot(), and how long the bot may think; nothing if no bot has this name.
std::optional<std::string> operator_bot(std::string_view name);
std::optional<int> milliseconds_of_operator_bot(std::string_view name);

}  // namespace curia
