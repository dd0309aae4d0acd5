// The results of the arena as text, JSON, CSV and SVG.
#pragma once

#include <string>
#include <vector>

#include "bots/arena/comparison.h"
#include "cli/commands.h"

namespace curia::cli {

struct ArenaFinding {
    std::string candidate;
    arena::Comparison comparison;
};

std::string arena_text(const ArenaArguments& arguments, const std::vector<ArenaFinding>& findings);
std::string arena_json(const ArenaArguments& arguments, const std::vector<ArenaFinding>& findings);
std::string arena_csv(const ArenaArguments& arguments, const std::vector<ArenaFinding>& findings);
std::string arena_svg(const ArenaArguments& arguments, const std::vector<ArenaFinding>& findings);

}  // namespace curia::cli
