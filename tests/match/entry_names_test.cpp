// The names of entries agree with what the entries hold.
#include "match/entry_names.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/all.h"
#include "match/action_features.h"
#include "match/batch.h"
#include "match/edition/edition.h"
#include "match/match.h"

namespace curia {
namespace {

enum class Side : std::uint8_t { Left, Right };
constexpr auto names_of(Side) { return std::array<std::string_view, 2>{"left", "right"}; }

struct Sample {
    bool open = false;
    std::int16_t points = 0;
    std::uint8_t cards = 0;
    std::optional<Side> side;
    PerSeat<std::uint8_t> hands;
    SeatSet passed;
    FixedList<Seat, 2> order;
    Indexed<Side, BitSet<Side, 2>, 2> seen;
    Bag<2> bag;
    Bag<2, Side> sides;
    static constexpr auto description() {
        return describe("sample", field("open", &Sample::open), field("points", &Sample::points),
                        field("cards", &Sample::cards), field("side", &Sample::side),
                        field("hands", &Sample::hands), field("passed", &Sample::passed),
                        field("order", &Sample::order), field("seen", &Sample::seen),
                        field("bag", &Sample::bag), field("sides", &Sample::sides));
    }
};

// Three players at a game for four; B looks.
std::map<std::string, int> named(const Sample& sample) {
    const auto names = EntryNames<4>::of<Sample>();
    EXPECT_EQ(static_cast<int>(names.size()), Observation<4>::width<Sample>());
    std::map<std::string, int> result;
    Observation<4>::encode(sample, {3, Seat{1}}, 0, [&](int entry, int number) {
        result[names[static_cast<std::size_t>(entry)].name] = number;
    });
    return result;
}

TEST(EntryNames, SayWhatAnEntryHolds) {
    Sample sample;
    EXPECT_TRUE(named(sample).empty());
    sample.open = true;
    sample.points = -3;  // -1 * 8 + 5
    sample.cards = 200;
    sample.side = Side::Right;
    sample.hands[Seat{0}] = 7;
    sample.hands[Seat{1}] = 5;
    sample.passed.add(Seat{2});
    sample.order.push(Seat{1});
    sample.seen[Side::Left].add(Side::Right);
    sample.bag.add(1);
    sample.sides.add(1);
    const std::map<std::string, int> expected{
        {"/open", 1},          {"/points / 8", -1}, {"/points % 8", 5}, {"/cards", 127},
        {"/side?", 1},         {"/side=right", 1},  {"/hands/+0", 5},   {"/hands/+2", 7},
        {"/passed has +1", 1}, {"/order/0?", 1},    {"/order/0=+0", 1}, {"/seen/left has right", 1},
        {"/bag/1", 1},         {"/sides/right", 1}};
    EXPECT_EQ(named(sample), expected);
}

TEST(EntryNames, KnowTheKeysOnTheirPath) {
    for (const EntryName& one : EntryNames<4>::of<Sample>()) {
        if (one.name == "/seen/left has right") {
            EXPECT_EQ(one.keys, (std::vector<EntryKey>{{"Side", 0, "/seen/* has right"},
                                                       {"Side", 1, "/seen/left has *"}}));
        }
        if (one.name == "/sides/right") {
            EXPECT_EQ(one.keys, (std::vector<EntryKey>{{"Side", 1, "/sides/*"}}));
        }
        if (one.name == "/hands/+2") {
            EXPECT_EQ(one.keys, (std::vector<EntryKey>{{"Seat", 2, "/hands/*"}}));
        }
    }
}

TEST(EntryNames, AreDistinctInEveryGame) {
    AllGames::for_each([]<Game G>() {
        std::map<std::string, int> count;
        const auto view = EntryNames<G::kMaxPlayers>::template of<typename G::View>();
        EXPECT_EQ(static_cast<int>(view.size()), Numbers<G>::kView);
        for (const EntryName& one : view) EXPECT_EQ(++count[one.name], 1) << one.name;
        EXPECT_EQ(
            static_cast<int>(EntryNames<G::kMaxPlayers>::template of<typename G::Outlook>().size()),
            Numbers<G>::kOutlook);
        EXPECT_EQ(
            static_cast<int>(EntryNames<G::kMaxPlayers>::template of<typename G::Action>().size()),
            Numbers<G>::kAction);
    });
}

TEST(ActionFeatures, TellAllActionsApart) {
    AllGames::for_each([]<Game G>() {
        const ActionFeatures<G> features;
        EXPECT_LT(features.width(), Numbers<G>::kAction) << "alternatives share entries";
        const std::vector<std::string>& names = features.names();
        EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), names.size());
        std::set<std::vector<std::int8_t>> rows;
        for (int number = 0; number < Numbers<G>::kActions; ++number) {
            std::vector<std::int8_t> row(names.size());
            features.write(number, row.data());
            EXPECT_TRUE(rows.insert(row).second) << G::kName << " " << number;
        }
    });
}

}  // namespace
}  // namespace curia
