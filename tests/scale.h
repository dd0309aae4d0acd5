// How much work the random tests do. The environment variable CURIA_TEST_SCALE, in percent,
// increases it (a night of tests) or reduces it (under sanitizers).
#pragma once

#include <algorithm>
#include <cstdlib>

namespace curia {

inline int scaled(int amount) {
    const char* percent = std::getenv("CURIA_TEST_SCALE");
    const long scale = percent ? std::max(1L, std::atol(percent)) : 100;
    return static_cast<int>(std::max(1L, amount * scale / 100));
}

}  // namespace curia
