// Answers in advance, as JSON: what a game offers by AnswersEarly (engine/game.h), and nothing for
// a game that offers none.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/game.h"
#include "match/json/json.h"

namespace curia {

template <Game G>
struct EarlyTexts {
    using Table = TableOf<G>;

    static std::vector<std::string> offered(const Table& table, Seat seat);
    // The same answer as the program writes it; nothing if it cannot be read.
    static std::optional<std::string> read(const Table& table, const Json& early);
    // A player has to decide: the answer that this gives, if it applies.
    static std::optional<std::string> action(const Table& table, const Json& early);
    static bool has_lapsed(const Table& table, const Json& early);
    // One of the answers that are offered applies.
    static bool may_speak(const Table& table, Seat seat);
};

}  // namespace curia
