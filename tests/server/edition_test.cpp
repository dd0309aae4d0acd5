// Editions that matches refer to exist while they are needed, and no longer.
#include "match/edition/edition.h"

#include <gtest/gtest.h>

#include "games/all.h"
#include "match/json/writer.h"
#include "server/room/hosted_match.h"
#include "server/room/match_terms.h"

namespace curia {
namespace {

// The text of one of a hundred editions: the two best merchants in hand bring these coins.
std::string edition_text(int coins) {
    std::string text(default_edition_text("circus_maximus"));
    const std::string mark = "3, 3]";
    const std::string best = std::to_string(coins / 10) + ", " + std::to_string(coins % 10) + "]";
    return text.replace(text.find("1, 1, 2, 2, " + mark) + 12, mark.size(), best);
}

std::unique_ptr<HostedMatch> match_with(int coins) {
    const auto header = write_terms({.game = "circus_maximus",
                                     .players = 3,
                                     .options = {},
                                     .edition_text = edition_text(coins)});
    EXPECT_TRUE(header) << header.why();
    auto match = host_match(*header);
    EXPECT_TRUE(match) << match.why();
    return std::move(*match);
}

TEST(SharedEditions, EqualOnesAreTheSameAndTheDefaultOneIsItself) {
    const auto& usual = default_edition<CircusMaximus>().values;
    EXPECT_EQ(share_edition<CircusMaximus>(usual).get(), &usual);
    const auto edition = read_edition<CircusMaximus>(edition_text(4), "mine.toml");
    ASSERT_TRUE(edition) << edition.why();
    const auto one = share_edition<CircusMaximus>(edition->values);
    const auto copy = edition->values;
    EXPECT_EQ(share_edition<CircusMaximus>(copy), one);
    EXPECT_NE(one.get(), &usual);
}

TEST(SharedEditions, GoWithTheLastMatchThatNeedsThem) {
    const int before = count_editions<CircusMaximus>();
    {
        const auto one = match_with(5), same = match_with(5), other = match_with(6);
        EXPECT_EQ(count_editions<CircusMaximus>(), before + 2);
    }
    EXPECT_EQ(count_editions<CircusMaximus>(), before);
    for (int i = 0; i < 2000; ++i) match_with(7 + i % 50);
    EXPECT_EQ(count_editions<CircusMaximus>(), before);
}

// A bot may still think about a match that no longer exists.
TEST(SharedEditions, StayWhileABotThinksAboutThem) {
    const int before = count_editions<CircusMaximus>();
    auto match = match_with(60);
    Rng rng(1);
    match->draw(rng);
    HostedMatch::Thought thought = match->thought(match->turn().seats.first(), "casual", 1);
    match.reset();
    EXPECT_EQ(count_editions<CircusMaximus>(), before + 1);
    EXPECT_FALSE(thought.compute().empty());
    thought = {};
    EXPECT_EQ(count_editions<CircusMaximus>(), before);
}

// A home without threads sends thoughts as texts, also those about a custom edition.
TEST(Thoughts, AreTheSameAsATextElsewhere) {
    for (const auto& match : {match_with(60), match_with(5)}) {
        Rng rng(1);
        match->draw(rng);
        const Seat seat = match->turn().seats.first();
        for (const char* level : {"beginner", "club@0", "tree@50"}) {
            const HostedMatch::Thought thought = match->thought(seat, level, 7);
            const Result<std::string> answer = compute_thought(thought.write());
            if (std::string_view(level) == "club@0") {
                EXPECT_FALSE(answer);  // no bot of this name
            } else {
                ASSERT_TRUE(answer);
                EXPECT_EQ(*answer, thought.compute());
            }
        }
    }
    // The coach has a time limit, so its figures may differ on a busy machine.
    const auto match = match_with(60);
    Rng rng(1);
    match->draw(rng);
    const Seat seat = match->turn().seats.first();
    const Result<std::string> advice = compute_thought(match->advice(seat).write());
    ASSERT_TRUE(advice);
    EXPECT_TRUE(advice->starts_with("{\"seat\":" + std::to_string(seat.index)));
    EXPECT_FALSE(compute_thought("{}"));
}

}  // namespace
}  // namespace curia
