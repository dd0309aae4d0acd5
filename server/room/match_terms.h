// The settings of a new match.
#pragma once

#include <string>

#include "match/json/reader.h"
#include "match/result.h"

namespace curia {

struct MatchTerms {
    std::string game;
    int players = 0;
    Json options;              // an object; missing options have their default value
    std::string edition_text;  // empty: the default edition
};
// Returns a header for host_match().
Result<std::string> write_terms(const MatchTerms& terms);

}  // namespace curia
