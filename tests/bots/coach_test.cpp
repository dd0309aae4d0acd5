// The coach: sensible figures, nothing but the View, clear refusals.
#include "bots/coach.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "bots/all.h"
#include "bots/search/playout.h"
#include "games/all.h"
#include "generated/bots.h"
#include "match/json/writer.h"
#include "tests/bots/scene.h"
#include "tests/scale.h"

namespace curia {
namespace {

constexpr Budget kSome{.iterations = 120, .milliseconds = 0};

template <Game G>
Advice<G> advice_for(const typename G::View& view, const Budget& budget, std::uint64_t seed = 7) {
    Rng rng(seed);
    const auto advice = advise<G>(view, *view.viewer, budget, rng);
    EXPECT_TRUE(advice) << advice.why();
    return *advice;
}

TEST(Coach, EstimatesEveryLegalAction) {
    AllGames::for_each([]<Game G>() {
        for (int decisions = 0; decisions < 40; decisions += 13) {
            Rng luck(5);
            const Match<G> match = match_after<G>(decisions, luck, G::kMaxPlayers);
            const Seat seat = match.turn().seats.first();
            const Advice<G> advice = advice_for<G>(match.view(seat), kSome);
            const Actions<G> legal = match.legal(seat);
            ASSERT_EQ(advice.estimates.size(), legal.size());
            for (const auto& action : legal)
                EXPECT_EQ(std::count_if(advice.estimates.begin(), advice.estimates.end(),
                                        [&](const auto& one) { return one.action == action; }),
                          1);
            for (const Estimate<G>& one : advice.estimates) {
                EXPECT_GE(one.worlds, 4);
                EXPECT_LE(one.worlds, advice.worlds);
                EXPECT_GE(one.win.value, 0);
                EXPECT_LE(one.win.value, 1000);
                EXPECT_TRUE(one.win_error && one.margin_error);
            }
            EXPECT_LE(advice.reasons.size(), 2);
            EXPECT_EQ(advice.estimates[0].group, 0);
            for (int i = 1; i < advice.estimates.size(); ++i) {
                const int step = advice.estimates[i].group - advice.estimates[i - 1].group;
                EXPECT_TRUE(step == 0 || step == 1) << "the groups follow one another";
            }
        }
    });
}

// A plan names what the player does in at least half of the worlds, the most frequent first.
TEST(Coach, PlansWhatUsuallyFollows) {
    AllGames::for_each([]<Game G>() {
        int plans = 0;
        for (int decisions = 0; decisions < 60; decisions += 6) {
            Rng luck(static_cast<std::uint64_t>(40 + decisions));
            const Match<G> match = match_after<G>(decisions, luck);
            const Seat seat = match.turn().seats.first();
            const Advice<G> advice = advice_for<G>(match.view(seat), kSome);
            plans += advice.plan.empty() ? 0 : 1;
            int last = 1000;
            for (const Intent<G>& intent : advice.plan) {
                EXPECT_GE(intent.often.value, 500) << G::kName;
                EXPECT_LE(intent.often.value, last) << G::kName;
                last = intent.often.value;
            }
        }
        EXPECT_GE(plans, 2) << G::kName;
    });
}

TEST(Coach, LetsTheChancesOfAllSeatsMakeOne) {
    AllGames::for_each([]<Game G>() {
        Rng luck(5);
        const Match<G> match = match_after<G>(20, luck);
        const Seat seat = match.turn().seats.first();
        const Advice<G> advice = advice_for<G>(match.view(seat), kSome);
        int sum = 0;
        for (Seat each : seats(G::kMinPlayers)) sum += advice.win[each].value;
        EXPECT_NEAR(sum, 1000, 3) << G::kName;
        EXPECT_EQ(advice.win[seat], advice.estimates[0].win) << G::kName;
    });
}

// The first two actions are measured in the same worlds, and margins are the sums of their sources.
TEST(Coach, ExplainsTheMarginByItsSources) {
    AllGames::for_each([]<Game G>() {
        Rng luck(6);
        const Match<G> match = match_after<G>(5, luck);
        const Seat seat = match.turn().seats.first();
        Rng rng(1);
        auto world = G::imagine(match.view(seat), rng);
        typename Coaching<G>::Tally tally(world, seat);
        play_to_the_end<G>(world, {}, rng, [&](const auto& now) { tally.watch(now); });
        Points<G> points{};
        tally.add_up(world, points);
        int sum = 0;
        for (const int one : points) sum += one;
        EXPECT_EQ(sum, G::outcome(world).scores[seat]) << G::kName;
    });
}

// Other secrets that agree with the View give exactly the same advice.
TEST(Coach, KnowsTheViewAlone) {
    AllGames::for_each([]<Game G>() {
        for (int decisions = 3; decisions < 40; decisions += 12) {
            Rng luck(11);
            const Match<G> match = match_after<G>(decisions, luck);
            const Seat seat = match.turn().seats.first();
            const auto other_world = G::imagine(match.view(seat), luck);
            EXPECT_EQ(to_json(advice_for<G>(match.view(seat), kSome)),
                      to_json(advice_for<G>(G::view(other_world, seat), kSome)))
                << G::kName;
        }
    });
}

TEST(Coach, MostlyAgreesWithTheBotThatThinksAsLong) {
    AllGames::for_each([]<Game G>() {
        constexpr int kPositions = 10;
        int agreed = 0;
        for (int i = 0; i < kPositions; ++i) {
            Rng luck(static_cast<std::uint64_t>(100 + i));
            const Match<G> match = match_after<G>(2 + 5 * i, luck);
            const Seat seat = match.turn().seats.first();
            const auto bot = make_bot<G>("mc@400");
            Rng rng(3);
            const auto choice = bot->choose(match.view(seat), match.legal(seat), rng);
            const Advice<G> advice =
                advice_for<G>(match.view(seat), {.iterations = 400, .milliseconds = 0});
            // Actions that are almost equal may change places: the bot's choice is the best one, or
            // close to it.
            for (const Estimate<G>& one : advice.estimates)
                if (one.action == choice &&
                    advice.estimates[0].win.value - one.win.value <= one.win_error->value)
                    ++agreed;
        }
        EXPECT_GE(agreed, 7) << G::kName;
    });
}

// One position has one seed: asked again, the coach says the same. Another position has another.
TEST(Coach, RepeatsItsAdviceForTheSameView) {
    AllGames::for_each([]<Game G>() {
        Rng luck(8);
        const Match<G> match = match_after<G>(6, luck), other = match_after<G>(9, luck);
        const Seat seat = match.turn().seats.first();
        const typename G::View view = match.view(seat);
        EXPECT_EQ(advice_seed<G>(view), advice_seed<G>(match.view(seat)));
        EXPECT_NE(advice_seed<G>(view), advice_seed<G>(other.view(other.turn().seats.first())));
        EXPECT_EQ(to_json(advice_for<G>(view, kSome, advice_seed<G>(view))),
                  to_json(advice_for<G>(view, kSome, advice_seed<G>(view))));
    });
}

// `curia coach` measures this with more positions and the server's budget.
TEST(Coach, KeepsItsBestGroupWithOtherRandomNumbers) {
    AllGames::for_each([]<Game G>() {
        const int positions = scaled(12);
        int same = 0;
        for (int i = 0; i < positions; ++i) {
            Rng luck(static_cast<std::uint64_t>(300 + i));
            const Match<G> match = match_after<G>(3 + 4 * i % 60, luck);
            const typename G::View view = match.view(match.turn().seats.first());
            const Budget budget{.iterations = 600, .milliseconds = 0};
            const Advice<G> one = advice_for<G>(view, budget, 1),
                            two = advice_for<G>(view, budget, 2);
            const auto has = [](const Advice<G>& advice, const typename G::Action& action) {
                return std::ranges::any_of(advice.estimates, [&](const Estimate<G>& each) {
                    return each.group == 0 && each.action == action;
                });
            };
            same += has(one, two.estimates[0].action) && has(two, one.estimates[0].action);
        }
        EXPECT_GE(same, positions * 85 / 100) << G::kName;
    });
}

TEST(Coach, RefusesWhatItCannotAdviseOn) {
    AllGames::for_each([]<Game G>() {
        Rng luck(2);
        const Match<G> match = match_after<G>(4, luck);
        const Seat seat = match.turn().seats.first(), other = after(seat, G::kMinPlayers);
        const auto why = [&](const typename G::View& view, Seat who, const Budget& budget) {
            Rng rng(1);
            return advise<G>(view, who, budget, rng).why();
        };
        EXPECT_EQ(why(match.view(seat), seat, {}),
                  "the budget is zero: no iterations and no milliseconds");
        EXPECT_EQ(why(match.view(seat), seat, {.iterations = -5}), "the budget is negative");
        EXPECT_EQ(why(match.view(other), other, kSome),
                  "it is not the turn of seat " + std::to_string(other.to_number()));
        const std::string not_his =
            "this is not the view of seat " + std::to_string(seat.to_number());
        EXPECT_EQ(why(match.view(other), seat, kSome), not_his);
        EXPECT_EQ(why(match.view(std::nullopt), seat, kSome), not_his);
        const Match<G> over = finished_match<G>(luck);
        EXPECT_EQ(why(over.view(seat), seat, kSome), "the game is over");
    });
}

// Other programs can only slow it down, so the best of several tries counts.
TEST(Coach, KeepsToItsTime) {
    AllGames::for_each([]<Game G>() {
        Rng luck(5);
        const Match<G> match = match_after<G>(0, luck, G::kMaxPlayers);
        const Seat seat = match.turn().seats.first();
        const Budget budget{.iterations = 0, .milliseconds = 30};
        constexpr double kMost = 30 + 20 + 200;
        double least = 1e9;
        for (int attempt = 0; attempt < 10 && least >= kMost; ++attempt) {
            const Timer timer(budget);
            advice_for<G>(match.view(seat), budget);
            EXPECT_GT(timer.spent(), 0.9);
            least = std::min(least, timer.spent() * 30);
        }
#ifndef CURIA_SANITIZED
        EXPECT_LT(least, kMost) << G::kName;
#endif
    });
}

}  // namespace
}  // namespace curia
