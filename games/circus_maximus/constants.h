// What the rules print and no edition changes, for those who draw a table.
#pragma once

#include "games/circus_maximus/components.h"

namespace curia::circus_maximus {

struct Constants {
    int days = kDays;
    int levels = kLevels;  // of merchants, counted from 1

    static constexpr auto description() {
        return describe("constants", field("days", &Constants::days),
                        field("levels", &Constants::levels));
    }
};

constexpr Constants constants() { return {}; }

}  // namespace curia::circus_maximus
