// What the rules print and no edition changes, for those who draw a table.
#pragma once

#include <array>

#include "games/justinian/components.h"

namespace curia::justinian {

struct Constants {
    std::array<int, kPhases> minimums = kMinimum;   // to claim a scoring, by phase
    std::array<int, Token::kKinds> token_values{};  // in the order of a bag of tokens
    TokenBag token_set = kTokenSet;                 // of each player

    static constexpr auto description() {
        return describe("constants", field("minimums", &Constants::minimums),
                        field("token_values", &Constants::token_values),
                        field("token_set", &Constants::token_set));
    }
};

constexpr Constants constants() {
    Constants all;
    for (std::uint8_t kind = 0; kind < Token::kKinds; ++kind)
        all.token_values[kind] = Token{kind}.value();
    return all;
}

}  // namespace curia::justinian
