// The default edition as text, with changes, for tests of editions.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "match/edition/edition.h"

namespace curia::grand_tribunal {

inline std::string default_text() { return std::string(default_edition_text("grand_tribunal")); }

// The text with the first occurrence of a piece of it replaced.
inline std::string replaced(std::string text, const std::string& piece,
                            const std::string& replacement, std::size_t from = 0) {
    const std::size_t at = text.find(piece, from);
    EXPECT_NE(at, std::string::npos) << piece;
    return at == std::string::npos ? text : text.replace(at, piece.size(), replacement);
}
inline std::string with(const std::string& piece, const std::string& replacement) {
    return replaced(default_text(), piece, replacement);
}

}  // namespace curia::grand_tribunal
