// The levels: which player stands behind a name, and how weak ones are weak.
#include "bots/levels.h"

#include <gtest/gtest.h>

#include "bots/all.h"
#include "games/all.h"
#include "generated/bots.h"
#include "match/edition/edition.h"
#include "match/match.h"

namespace curia {
namespace {

// Calls check(view, legal) for the decisions of random matches.
template <Game G, class Check>
void along_matches(int decisions, Check&& check) {
    Rng rng(7);
    while (decisions > 0) {
        Match<G> match(default_setup<G>(3));
        while (match.turn().of != Turn::Of::Nobody && decisions > 0) {
            match.draw(rng);
            if (match.turn().of != Turn::Of::Players) continue;
            const Seat seat = match.turn().seats.first();
            const auto legal = match.legal(seat);
            if (legal.size() > 1) {
                check(match.view(seat), legal);
                --decisions;
            }
            match.play(seat, legal[static_cast<int>(rng.below(legal.size()))]);
        }
    }
}

template <Game G>
void expect_same(const char* one, const char* other) {
    const auto first = make_bot<G>(one), second = make_bot<G>(other);
    ASSERT_TRUE(first && second);
    along_matches<G>(40, [&](const auto& view, const auto& legal) {
        Rng rng(3), same(3);
        EXPECT_EQ(first->choose(view, legal, rng), second->choose(view, legal, same));
    });
}

TEST(Levels, StrongIsTheNetWhereThereIsOne) {
    expect_same<Justinian>("strong", "net");
    expect_same<GrandTribunal>("strong", "net");
}

TEST(Levels, TheLevelsBeforeNetsCanStillBeMeasured) {
    for (const char* level : {"beginner-1", "casual-1", "club-1", "strong-1", "expert-1"}) {
        EXPECT_TRUE(make_bot<Justinian>(level)) << level;
        EXPECT_TRUE(make_bot<CircusMaximus>(level)) << level;
    }
    expect_same<CircusMaximus>("casual", "casual-1");  // has no net
    expect_same<Justinian>("expert-1@20", "mc@20");
    EXPECT_FALSE(make_bot<Justinian>("club-2"));
    EXPECT_FALSE(make_bot<Justinian>("-1"));
}

// A weak level errs, but never further than its limit, and it takes different actions.
template <Game G>
void expect_errors_within(const NetSkill& skill) {
    const net::KnownNet& known = *net::known_net<G>();
    NetBot<G> bot(known, skill);
    net::Rater<G> rater(known.net);
    Rng rng(5);
    int errors = 0, decisions = 0, limited = 0;
    along_matches<G>(300, [&](const auto& view, const auto& legal) {
        const auto ratings = rater.rate(view, legal);
        const auto best = *std::ranges::max_element(ratings);
        const auto least = best - static_cast<std::int32_t>(skill.most_behind * net::Net::kUnit);
        const auto action = bot.choose(view, legal, rng);
        const auto chosen = std::ranges::find(legal, action) - legal.begin();
        EXPECT_GE(ratings[static_cast<std::size_t>(chosen)], least);
        errors += ratings[static_cast<std::size_t>(chosen)] < best;
        limited += *std::ranges::min_element(ratings) < least;
        ++decisions;
    });
    EXPECT_GT(errors, decisions / 20);
    EXPECT_LT(errors, decisions);
    EXPECT_GT(limited, 0);  // the limit mattered
}

TEST(Levels, WeakOnesErrWithinALimit) {
    expect_errors_within<Justinian>({.temperature = 3, .most_behind = 2});
    expect_errors_within<GrandTribunal>({.temperature = 3, .most_behind = 2});
}

}  // namespace
}  // namespace curia
