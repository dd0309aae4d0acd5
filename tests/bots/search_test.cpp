// Bots that search: legal answers, the same answer again, nothing but the View, within their time.
#include <gtest/gtest.h>

#include "bots/all.h"
#include "bots/asked.h"
#include "bots/styles.h"
#include "bots/table.h"
#include "games/all.h"
#include "generated/bots.h"
#include "tests/bots/scene.h"

namespace curia {
namespace {

// All bots. The levels that search are the expert with other budgets.
constexpr std::array<std::string_view, 13> kBots{
    "mc@48",          "expert@48", "tree@48",     "flat-uniform@48", "ismcts-plain@48",
    "late-passer@24", "rusher@24", "copy-cat@24", "kingmaker@24",    "beginner",
    "casual",         "greedy",    "random"};

TEST(SearchBots, GiveTheSameAnswerAgain) {
    AllGames::for_each([]<Game G>() {
        for (const std::string_view name : kBots)
            for (int decisions = 0; decisions < 40; decisions += 13) {
                Rng luck(5);
                const Match<G> match = match_after<G>(decisions, luck);
                const Seat seat = match.turn().seats.first();
                Rng one(7), other(7);
                const auto bot = make_bot<G>(name), again = make_bot<G>(name);
                EXPECT_EQ(bot->choose(match.view(seat), match.legal(seat), one),
                          again->choose(match.view(seat), match.legal(seat), other))
                    << G::kName << " " << name;
            }
    });
}

template <Game G>
void expect_the_same_in_another_world(Bot<G>& bot, int decisions, std::string_view name) {
    Rng luck(11);
    const Match<G> match = match_after<G>(decisions, luck);
    const Seat seat = match.turn().seats.first();
    const auto other_world = G::imagine(match.view(seat), luck);
    Actions<G> legal;
    G::legal(other_world, seat, legal);
    Rng one(3), other(3);
    EXPECT_EQ(bot.choose(match.view(seat), match.legal(seat), one),
              bot.choose(G::view(other_world, seat), legal, other))
        << G::kName << " " << name << " after " << decisions;
}

// A world in which everything hidden from the player is different gives the same answer.
TEST(SearchBots, ActOnTheViewAlone) {
    AllGames::for_each([]<Game G>() {
        for (const std::string_view name : kBots)
            for (int decisions = 0; decisions < 60; decisions += 19)
                expect_the_same_in_another_world<G>(*make_bot<G>(name), decisions, name);
    });
}

TEST(SearchBots, KeepToTheirStyle) {
    AllGames::for_each([]<Game G>() {
        Rng luck(4), rng(1);
        for (int decisions = 0; decisions < 40; decisions += 3) {
            const Match<G> match = match_after<G>(decisions, luck);
            const Seat seat = match.turn().seats.first();
            const auto passes = make_bot<G>("late-passer@8");
            EXPECT_FALSE(Styles<G>::ends(passes->choose(match.view(seat), match.legal(seat), rng)));
            const auto rusher = make_bot<G>("rusher@8");
            const Actions<G> legal = match.legal(seat);
            if (std::any_of(legal.begin(), legal.end(), Styles<G>::rushes)) {
                EXPECT_TRUE(Styles<G>::rushes(rusher->choose(match.view(seat), legal, rng)));
            }
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

// At the largest table, where a play-out takes longest. Other programs can only slow it down, so
// the best of several tries counts.
TEST(SearchBots, KeepToTheirTime) {
    AllGames::for_each([]<Game G>() {
        for (const std::string_view name :
             {"mc@30ms", "tree@30ms", "flat-uniform@30ms", "ismcts-plain@30ms"}) {
            constexpr double kMost = 30 + 20;
            double least = 1e9;
            for (int attempt = 0; attempt < 20 && least >= kMost; ++attempt) {
                Rng luck(5);
                const Match<G> match = match_after<G>(0, luck, G::kMaxPlayers);
                const Seat seat = match.turn().seats.first();
                const auto bot = make_bot<G>(name);
                const Timer timer({.iterations = 0, .milliseconds = 30});
                bot->choose(match.view(seat), match.legal(seat), luck);
                least = std::min(least, timer.spent() * 30);
            }
#ifndef CURIA_SANITIZED
            EXPECT_LT(least, kMost) << G::kName << " " << name;
#endif
        }
    });
}

TEST(Choices, BelongToTheSeatWhoseTurnItIs) {
    AllGames::for_each([]<Game G>() {
        Rng luck(2);
        const Match<G> match = match_after<G>(4, luck);
        const Match<G> over = finished_match<G>(luck);
        const Seat seat = match.turn().seats.first(), other = after(seat, G::kMinPlayers);
        const std::string who = "seat " + std::to_string(other.to_number());
        const auto own = choices_of<G>(match.view(seat), seat);
        ASSERT_TRUE(own) << own.why();
        EXPECT_EQ(own->size(), match.legal(seat).size());
        EXPECT_EQ(choices_of<G>(match.view(other), other).why(), "it is not the turn of " + who);
        EXPECT_EQ(choices_of<G>(match.view(seat), other).why(), "this is not the view of " + who);
        EXPECT_EQ(choices_of<G>(over.view(seat), seat).why(), "the game is over");
    });
}

TEST(SearchBots, SayWhyThereIsNone) {
    AllGames::for_each([]<Game G>() {
        EXPECT_EQ(named_bot<G>("mc@0").why(),
                  "no bot 'mc@0': '0' is not a budget such as 500 (iterations) or 50ms");
        EXPECT_TRUE(named_bot<G>("genius").why().starts_with("no bot 'genius'; there are: "));
        EXPECT_TRUE(named_bot<G>("club"));
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
