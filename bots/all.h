// Every bot by its name.
#pragma once

#include <array>

#include "bots/bot.h"
#include "match/result.h"

namespace curia {

// The levels that players can choose, the weakest first.
inline constexpr std::array<std::string_view, 5> kLevels{"beginner", "casual", "club", "strong",
                                                         "expert"};

// A level ("club"), "random", "greedy", or a search or style with its budget: "mc@2000"
// (iterations), "mc@50ms". Returns null if there is no such bot.
template <Game G>
std::unique_ptr<Bot<G>> make_bot(std::string_view name);

// The same, or a sentence that says why there is no such bot.
template <Game G>
Result<std::unique_ptr<Bot<G>>> named_bot(std::string_view name) {
    if (auto bot = make_bot<G>(name)) return bot;
    return Failure{why_no_bot(name)};
}

}  // namespace curia
