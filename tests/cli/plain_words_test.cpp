// The words for a game that has none of its own, and the commands that it understands.
#include "cli/terminal/plain_words.h"

#include <gtest/gtest.h>

#include "cli/terminal/words.h"

namespace curia::cli {
namespace {

struct Take {
    std::uint8_t card = 0;
    static constexpr auto description() { return describe("take", field("card", &Take::card)); }
};
struct PlayCard {
    std::uint8_t card = 0;
    std::optional<Seat> against;
    static constexpr auto description() {
        return describe("play_card", field("card", &PlayCard::card),
                        field("against", &PlayCard::against));
    }
};
struct Robbed {
    Seat seat;
    FixedList<int, 4> things;
    static constexpr auto description() {
        return describe("robbed", field("seat", &Robbed::seat), field("things", &Robbed::things));
    }
};
struct Standing {
    PerSeat<int> points;
    std::optional<Seat> ahead;
    static constexpr auto description() {
        return describe("standing", field("points", &Standing::points),
                        field("ahead", &Standing::ahead));
    }
};
using Thing = std::variant<Take, PlayCard, Robbed>;

class PlainWordsTest : public testing::Test {
protected:
    const Reader reader_{
        .viewer = Seat{0}, .names = {"You", "Bruno"}, .style = Style(), .width = 80};
    const PlainWords words_{reader_, 2};
};

TEST_F(PlainWordsTest, NameAnActionAndItsMembers) {
    EXPECT_EQ(words_.of(Thing(Take{3})), "take card 3");
    EXPECT_EQ(words_.of(Thing(PlayCard{3, {}})), "play card 3");
    EXPECT_EQ(words_.of(Thing(PlayCard{3, Seat{1}})), "play card 3, against Bruno");
}

TEST_F(PlainWordsTest, TellWhoDidSomething) {
    Robbed robbed{Seat{1}, {}};
    EXPECT_EQ(words_.told(Thing(robbed)), "Bruno: robbed things none");
    robbed.things.push(4);
    robbed.things.push(5);
    EXPECT_EQ(words_.told(Thing(robbed)), "Bruno: robbed things 4, 5");
}

TEST_F(PlainWordsTest, ShowWhatChanges) {
    Standing before, after;
    after.points[Seat{1}] = -2;
    after.ahead = Seat{0};
    EXPECT_EQ(words_.of(after.points), "You 0, Bruno -2");
    EXPECT_EQ(words_.difference(before, after), "points of Bruno: 0 -> -2\nahead: none -> You\n");
    EXPECT_EQ(words_.difference(after, after), "");
}

TEST(PlainCommand, MayLeaveOutOrShortenWords) {
    const auto is_meant = [](std::string_view command, std::string_view answer) {
        return is_meant_by(words_in(command), words_in(answer));
    };
    EXPECT_TRUE(is_meant("3", "play card 3"));
    EXPECT_TRUE(is_meant("PL 3", "play card 3"));
    EXPECT_FALSE(is_meant("3", "play card 30"));
    EXPECT_FALSE(is_meant("3 play", "play card 3"));
}

}  // namespace
}  // namespace curia::cli
