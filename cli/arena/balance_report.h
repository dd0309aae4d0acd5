// The report on a game's balance: one page, and a chart for each of its tables.
#pragma once

#include <string>
#include <vector>

#include "bots/arena/estimate.h"
#include "cli/arena/balance.h"
#include "cli/commands.h"

namespace curia::cli {

// All matches of one number of players, with one edition.
struct Measured {
    int players = 0;
    std::vector<Topic> topics;                        // of the first match, for their texts
    std::vector<std::vector<arena::Sample>> samples;  // for each topic, for each of its rows
};

// An edition, and what was measured with it.
struct BalanceColumn {
    std::string heading;      // of its columns
    std::string title;        // as the edition has it
    std::string fingerprint;  // of its values
    std::vector<Measured> by_players;
};

struct BalanceFindings {
    BalanceArguments arguments;
    std::string bot;      // with the version of its play
    std::string options;  // all of them
    int rules = 0;
    std::vector<BalanceColumn> columns;  // one edition, or two to compare
};

struct BalanceChart {
    std::string file, svg;
};

std::string balance_markdown(const BalanceFindings& findings);
std::vector<BalanceChart> balance_charts(const BalanceFindings& findings);

}  // namespace curia::cli
