// A small chart in SVG: one bar a row, each with its interval and its figures in words. It needs no
// colour and no font of its own.
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
