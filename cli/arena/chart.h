// A small chart in SVG: one bar per row, each with its interval and its figures as text. It needs
// no colours and no special font.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bots/arena/estimate.h"

namespace curia::cli {

struct ChartRow {
    std::string label;
    arena::Estimate estimate;
    std::string figures;  // printed at the end of the row
};

struct Chart {
    std::string title, axis;
    std::vector<ChartRow> rows;
    std::optional<double> mark;  // a dashed line, such as the fair share
    std::string mark_label;
};

std::string svg_of(const Chart& chart);

}  // namespace curia::cli
