// Bots that search: legal answers, the same answer again, nothing but the View, no overtime.
#include <gtest/gtest.h>

#include "bots/all.h"
#include "bots/table.h"
#include "games/all.h"
#include "tests/bots/scene.h"

namespace curia {
namespace {

constexpr std::array<std::string_view, 6> kBots{"mc@48",           "tree@48",  "flat-uniform@48",
                                                "ismcts-plain@48", "beginner", "casual"};

TEST(SearchBots, GiveTheSameAnswerAgain) {
    AllGames::for_each([]<Game G>() {
        for (const std::string_view name : kBots)
            for (int decisions = 0; decisions < 40; decisions += 13) {
                Rng luck(5);
                const Playing<G> match = match_after<G>(decisions, luck);
                const Seat seat = match.turn().seats.first();
                Rng one(7), other(7);
                const auto bot = make_bot<G>(name), again = make_bot<G>(name);
                EXPECT_EQ(bot->choose(match.view(seat), match.legal(seat), one),
                          again->choose(match.view(seat), match.legal(seat), other))
                    << G::kName << " " << name;
            }
    });
}

// A world in which all that the player cannot see is another gives the same answer.
TEST(SearchBots, ActOnTheViewAlone) {
    AllGames::for_each([]<Game G>() {
        for (const std::string_view name : kBots) {
            Rng luck(11);
            const Playing<G> match = match_after<G>(9, luck);
            const Seat seat = match.turn().seats.first();
            const auto other_world = G::imagine(match.view(seat), luck);
            Actions<G> legal;
            G::legal(other_world, seat, legal);
            Rng one(3), other(3);
            const auto bot = make_bot<G>(name);
            EXPECT_EQ(bot->choose(match.view(seat), match.legal(seat), one),
                      bot->choose(G::view(other_world, seat), legal, other))
                << G::kName << " " << name;
        }
    });
}

TEST(SearchBots, PlayAWholeMatch) {
    AllGames::for_each([]<Game G>() {
        for (const std::string_view name : {"mc@8", "tree@8", "ismcts-plain@8"}) {
            const auto bot = make_bot<G>(name);
            Rng rng(2);
            const std::vector<Bot<G>*> bots(G::kMinPlayers, bot.get());
            const auto match = play_match<G>(default_setup<G>(G::kMinPlayers), bots, rng);
            EXPECT_TRUE(match.outcome()) << G::kName << " " << name;
        }
    });
}

TEST(SearchBots, KeepToTheirTime) {
    AllGames::for_each([]<Game G>() {
        for (const std::string_view name : {"mc@30ms", "tree@30ms", "ismcts-plain@30ms"}) {
            Rng luck(5);
            const Playing<G> match = match_after<G>(0, luck);
            const Seat seat = match.turn().seats.first();
            const auto bot = make_bot<G>(name);
            const Timer timer({.iterations = 0, .milliseconds = 30});
            bot->choose(match.view(seat), match.legal(seat), luck);
            EXPECT_GT(timer.spent(), 0.9) << name;
#ifndef CURIA_SANITIZED
            EXPECT_LT(timer.spent() * 30, 30 + 20 + 200) << name;  // 20 ms, and slack for others
#endif
        }
    });
}

TEST(SearchBots, AreKnownByName) {
    AllGames::for_each([]<Game G>() {
        for (const std::string_view level : kLevels) EXPECT_TRUE(make_bot<G>(level)) << level;
        for (const std::string_view bad :
             {"", "mc", "mc@", "mc@0", "mc@-3", "mc@5s", "mc@1e3", "odd@10", "Club"})
            EXPECT_FALSE(make_bot<G>(bad)) << bad;
    });
}

}  // namespace
}  // namespace curia
