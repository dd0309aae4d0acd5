// The script of an arranged match: its deal and its bots' moves. It counts only as long as the
// match has followed it; after any other step chance and the bots are free.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/room/hosted_match.h"

namespace curia {

// The steps of a match from its start, as AnyMatch::step() writes them.
using Script = std::vector<std::string>;

struct ScriptedStep {
    Viewer seat{};  // nobody: chance
    std::string action{};
};
// The next step of the script, or nothing if the match has left it or has reached its end.
std::optional<ScriptedStep> scripted_step(const Script& script, const HostedMatch& match);

// Draws, but with the outcomes of the script while the match follows it.
void draw_by_script(const Script& script, HostedMatch& match, Rng& rng);

}  // namespace curia
