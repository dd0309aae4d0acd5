// Figures as text, in the same form everywhere.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bots/arena/estimate.h"

namespace curia::cli {

std::string joined(const std::vector<std::string>& words, std::string_view between);
std::string in_quotes(const std::string& text);  // as a JSON string
std::string csv_cell(const std::string& text);   // in quotes if necessary

std::string json_number(double number);  // null if it is not finite
// "name":value,"low":...,"high":... ; low and high begin with the prefix.
std::string json_estimate(std::string_view name, std::string_view prefix,
                          const arena::Estimate& estimate);

arena::Estimate rating_of(const arena::Estimate& share, int players);
std::string share_text(const arena::Estimate& share);    // 0.412 (0.387 to 0.437)
std::string rating_text(const arena::Estimate& rating);  // +60 (+41 to +78)

// A warning if the intervals rest on few blocks; otherwise empty.
std::string few_blocks_note(long blocks);

}  // namespace curia::cli
