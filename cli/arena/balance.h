// What many matches show about a game: is a component too strong, does a seat have an advantage?
// Each game with a report has its own questions, in cli/<game>/balance.h.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "match/match.h"

namespace curia::cli {

// A question, with the answers of one match. It becomes a table and a chart of the report.
struct Topic {
    enum class Unit : std::uint8_t { Share, Number };
    struct Row {
        std::string label;
        std::optional<double> answer;  // nothing if this match has no answer
        std::optional<double> even;    // the value to compare the answer with
    };

    std::string name;         // for the file of the chart
    std::string title, text;  // the question, short and long
    Unit unit{};
    std::string even_label;  // what `even` is
    std::vector<Row> rows;
};

// Each game with a report specialises this.
template <Game G>
struct GameBalance;

template <class G>
concept HasBalance = Game<G> && requires(const Match<G>& match) {
    // The answers of a finished match. Matches with equal setups have the same topics and rows.
    { GameBalance<G>::topics(match) } -> std::same_as<std::vector<Topic>>;
};

}  // namespace curia::cli
