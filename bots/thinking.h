// How a search looks ahead, and what it plays for. Each game has its own best settings.
#pragma once

#include <cstdint>

namespace curia {

struct PlayoutPolicy {
    // How actions are chosen: by the heuristic with a temperature, or with equal odds.
    enum class Kind : std::uint8_t { Heuristic, Uniform };
    // Where a play-out stops: at the end of the match or of its current part, see Heuristic.
    enum class Until : std::uint8_t { MatchIsOver, PartIsOver };
    Kind kind = Kind::Heuristic;
    float temperature = 1.0f;  // in points
    Until until = Until::MatchIsOver;
};

struct Thinking {
    PlayoutPolicy playout{};
    float spread = 30;     // in points: a large distance to the opponents in this game
    float victory = 0.5f;  // the part of the reward for winning; the rest is for the distance
    float trust = 20;      // the heuristic's rating counts as this many tries: see value_of()
    float mix = 0;         // in standard errors: picks at random among actions this near the best
    int plays_for = 0;     // seats clockwise to the seat it plays for; not 0 only for measurements
};

}  // namespace curia
