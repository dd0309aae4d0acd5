// Equal play gets equal draws.
#include "bots/arena/keyed_chance.h"

#include <gtest/gtest.h>

#include <map>

#include "bots/all.h"
#include "bots/arena/run_job.h"
#include "games/all.h"

namespace curia::arena {
namespace {

template <Game G>
using Table = std::vector<std::unique_ptr<Bot<G>>>;

template <Game G>
Table<G> seated(const std::vector<std::string>& names) {
    Table<G> bots;
    for (const std::string& name : names) bots.push_back(make_bot<G>(name));
    return bots;
}

template <Game G>
std::vector<Step<G>> steps_of(const Match<G>& match) {
    std::vector<Step<G>> steps;
    for (int n = 0; n < match.version(); ++n) steps.push_back(match.step(n));
    return steps;
}

TEST(KeyedChance, TheSameDecisionsGetTheSameChance) {
    AllGames::for_each([]<Game G>() {
        const auto setup = default_setup<G>(G::kMinPlayers);
        const std::vector<std::string> names(G::kMinPlayers, "random");
        const auto once = play_deal<G>(setup, 7, seated<G>(names));
        const auto again = play_deal<G>(setup, 7, seated<G>(names));
        const auto other = play_deal<G>(setup, 8, seated<G>(names));
        EXPECT_TRUE(steps_of(*once) == steps_of(*again));
        EXPECT_FALSE(steps_of(*once) == steps_of(*other));
    });
}

// Everything that a player draws from their own supply, by seat and in order.
using Draws = std::map<int, std::vector<justinian::TokenBag>>;

Draws draws_of(const Match<Justinian>& match) {
    Draws draws;
    for (int n = 0; n < match.version(); ++n) {
        const auto* chance = std::get_if<Justinian::Chance>(&match.step(n));
        if (!chance) continue;
        if (const auto* dealt = std::get_if<justinian::DealTokens>(chance))
            draws[dealt->seat.index].push_back(dealt->tokens);
        if (const auto* drawn = std::get_if<justinian::DrawTokens>(chance))
            draws[drawn->seat.index].push_back(drawn->tokens);
    }
    return draws;
}

TEST(KeyedChance, WhatOneDrawsIsNotDisturbedByWhatOthersDo) {
    const auto setup = default_setup<Justinian>(3);
    int compared = 0;
    for (std::uint64_t deal = 0; deal < 20; ++deal) {
        const auto quiet =
            play_deal<Justinian>(setup, deal, seated<Justinian>({"random", "random", "random"}));
        const auto busy =
            play_deal<Justinian>(setup, deal, seated<Justinian>({"greedy", "random", "greedy"}));
        EXPECT_FALSE(steps_of(*quiet) == steps_of(*busy));
        Draws one = draws_of(*quiet), two = draws_of(*busy);
        for (int seat = 0; seat < 3; ++seat)
            for (std::size_t i = 0; i < std::min(one[seat].size(), two[seat].size()); ++i) {
                EXPECT_TRUE(one[seat][i] == two[seat][i]) << deal << " " << seat << " " << i;
                ++compared;
            }
    }
    EXPECT_GT(compared, 200);
}

struct Die {
    int pips = 0;
    static constexpr auto description() { return describe("die", field("pips", &Die::pips)); }
};
struct Card {
    Seat seat;
    Seat from;
    static constexpr auto description() {
        return describe("card", field("from", &Card::from), field("seat", &Card::seat));
    }
};

TEST(KeyedChance, TheOwnerIsTheMemberCalledSeat) {
    EXPECT_EQ(owner_of(Die{3}), std::nullopt);
    EXPECT_EQ(owner_of(Card{.seat = Seat{2}, .from = Seat{1}}), Seat{2});
}

TEST(KeyedChance, OddsStayTrue) {
    constexpr int kDeals = 3000;
    const auto setup = default_setup<Justinian>(3);
    std::map<int, int> starters;
    for (std::uint64_t deal = 0; deal < kDeals; ++deal) {
        Match<Justinian> match(setup);
        KeyedChance<Justinian>(deal).draw(match);
        ++starters[match.turn().seats.first().index];
    }
    for (int seat = 0; seat < 3; ++seat) EXPECT_NEAR(starters[seat], kDeals / 3, 100) << seat;
}

}  // namespace
}  // namespace curia::arena
