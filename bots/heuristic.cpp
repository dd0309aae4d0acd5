#include "bots/heuristic.h"

#include <cmath>

namespace curia {

namespace {

// -log(-log(u)) for 256 evenly spaced u, rounded so that differences between maths libraries
// vanish.
std::array<std::int16_t, 256> gumbel_quantiles() {
    std::array<std::int16_t, 256> table{};
    for (int i = 0; i < 256; ++i)
        table[i] =
            static_cast<std::int16_t>(std::lround(-1024 * std::log(-std::log((i + 0.5) / 256))));
    return table;
}

}  // namespace

const std::array<std::int16_t, 256> Noise::kTable = gumbel_quantiles();

}  // namespace curia
