// The log of a match in words, as one reader may know it.
#pragma once

#include <string>

#include "cli/terminal/table.h"
#include "match/match.h"

namespace curia::cli {

// One step. Empty if there is nothing to tell.
template <HasTable G>
std::string tell_step(const Match<G>& match, int step, const Reader& reader) {
    return GameTable<G>::tell(match.news(step, reader.viewer), match.view(reader.viewer, step + 1),
                              reader);
}

// The steps from `first` to before `end`, each on one or more lines.
template <HasTable G>
std::string tell_steps(const Match<G>& match, int first, int end, const Reader& reader) {
    std::string out;
    for (int step = first; step < end; ++step) {
        const std::string lines = tell_step(match, step, reader);
        if (!lines.empty()) out += lines + "\n";
    }
    return out;
}

}  // namespace curia::cli
