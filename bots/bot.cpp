#include "bots/bot.h"

#include "bots/budget.h"

namespace curia {

std::string why_no_bot(std::string_view name) {
    const std::size_t at = name.find('@');
    if (at != std::string_view::npos && !Budget::from_text(name.substr(at + 1)))
        return "no bot '" + std::string(name) + "': '" + std::string(name.substr(at + 1)) +
               "' is not a budget such as 500 (iterations) or 50ms";
    if (name.starts_with("exec:"))
        return "no bot '" + std::string(name) + "': other programs are not started here";
    return "no bot '" + std::string(name) +
           "'; there are: beginner, casual, club, strong, expert, random, greedy, net "
           "(in games that have one), and with a "
           "budget such as @500 or @50ms: expert, mc, tree, and for measuring flat-uniform, "
           "ismcts-plain, late-passer, rusher, copy-cat, kingmaker";
}

}  // namespace curia
