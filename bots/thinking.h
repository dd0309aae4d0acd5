// How a search looks ahead, and what it plays for. Each game has what was found best for it.
#pragma once

#include <cstdint>

namespace curia {

struct PlayoutPolicy {
    // By the heuristic at a temperature, or with equal odds.
    enum class Kind : std::uint8_t { Heuristic, Uniform };
    // To the end of the match, or of the part of it that is on: see Heuristic.
    enum class Until : std::uint8_t { MatchIsOver, PartIsOver };
    Kind kind = Kind::Heuristic;
    float temperature = 1.0f;  // in points
    Until until = Until::MatchIsOver;
};

struct Thinking {
    PlayoutPolicy playout{};
    float spread = 30;     // a distance to the others, in points, that is large in this game
    float victory = 0.5f;  // the part of the reward for being first; the rest is for the distance
    float trust = 20;      // what the heuristic says counts for so many tries: see value_of()
    float mix = 0;         // near-equals within so many standard errors are chosen among at random
    int plays_for = 0;     // the seat so many after the own one; another's only for measuring
};

}  // namespace curia
