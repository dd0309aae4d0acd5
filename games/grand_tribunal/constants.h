// What the rules print and no edition changes, for those who draw a table.
#pragma once

#include <array>

#include "games/grand_tribunal/permits.h"

namespace curia::grand_tribunal {

struct Constants {
    int spell_cost = kSpellCost;
    int keep_price = kKeepPrice;
    int join_price = kJoinPrice;
    int hand_limit = kHandLimit;
    int praeco_votes = kPraecoVotes;
    int studied_cards = kStudiedCards;
    int lowest_roll = kLowestRoll;
    int highest_roll = kHighestRoll;
    std::array<int, kKinds> actions_of_kind{};  // how many actions each Kind takes
    std::array<int, kDecks> first_card{};       // of each deck; its cards and slots count from here

    static constexpr auto description() {
        return describe("constants", field("spell_cost", &Constants::spell_cost),
                        field("keep_price", &Constants::keep_price),
                        field("join_price", &Constants::join_price),
                        field("hand_limit", &Constants::hand_limit),
                        field("praeco_votes", &Constants::praeco_votes),
                        field("studied_cards", &Constants::studied_cards),
                        field("lowest_roll", &Constants::lowest_roll),
                        field("highest_roll", &Constants::highest_roll),
                        field("actions_of_kind", &Constants::actions_of_kind),
                        field("first_card", &Constants::first_card));
    }
};

constexpr Constants constants() {
    Constants all;
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        all.actions_of_kind[kind] = actions_of(static_cast<Kind>(kind));
    for (std::uint8_t card = 255; card-- > 0;)
        if (card / 64 < kDecks) all.first_card[card / 64] = card;
    return all;
}

}  // namespace curia::grand_tribunal
