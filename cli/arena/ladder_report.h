// The results of the ladder as text, JSON, CSV and SVG.
#pragma once

#include <string>
#include <vector>

#include "bots/arena/pool.h"
#include "cli/commands.h"

namespace curia::cli {

struct LadderFindings {
    const LadderArguments& arguments;
    const arena::Pool& pool;
    std::vector<arena::Estimate> ratings;
    std::vector<int> order;  // numbers of the bots, best first
};

LadderFindings find_ladder(const LadderArguments& arguments, const arena::Pool& pool);

std::string ladder_text(const LadderFindings& findings);
std::string ladder_json(const LadderFindings& findings);
std::string ladder_csv(const LadderFindings& findings);
std::string ladder_svg(const LadderFindings& findings);

}  // namespace curia::cli
