// What many matches tell about a game: is a component too strong, has a seat it easier? Each game
// that is asked has its own questions, in cli/<game>/balance.h.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "match/playing.h"

namespace curia::cli {

// A question with one match's answers to it; a table and a chart of the report.
struct Topic {
    enum class Unit : std::uint8_t { Share, Number };
    struct Row {
        std::string label;
        std::optional<double> answer;  // nothing if this match says nothing about it
        std::optional<double> even;    // what to hold the answer against
    };

    std::string name;         // of the chart's file
    std::string title, text;  // what is asked, in brief and at length
    Unit unit{};
    std::string even_label;  // what `even` is
    std::vector<Row> rows;
};

// Each game that has a report has a specialisation of this.
template <Game G>
struct GameBalance;

template <class G>
concept HasBalance = Game<G> && requires(const Playing<G>& match) {
    // The answers of a match that is over. Matches of equal setups have the same topics and rows.
    { GameBalance<G>::topics(match) } -> std::same_as<std::vector<Topic>>;
};

}  // namespace curia::cli
