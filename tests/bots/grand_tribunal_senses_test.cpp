// What a net sees of Grand Tribunal.
#include <gtest/gtest.h>

#include <map>
#include <utility>

#include "bots/grand_tribunal/senses.h"
#include "match/edition/edition.h"

namespace curia::grand_tribunal {
namespace {

using G = GrandTribunal;
using S = Senses<G>;

std::map<int, int> entries_of(const View& view) {
    std::map<int, int> entries;
    S::encode(view, [&](int entry, int number) {
        EXPECT_TRUE(entries.emplace(entry, number).second);
        EXPECT_GE(entry, 0);
        EXPECT_LT(entry, S::kSeen);
        EXPECT_NE(number, 0);
    });
    return entries;
}

// Calls look(state, seat) at every decision of a random match.
template <class Look>
void at_every_decision(int players, std::uint64_t seed, Look&& look) {
    Rng rng(seed);
    State state = G::start(default_setup<G>(players));
    for (Turn turn = G::turn(state); turn.of != Turn::Of::Nobody; turn = G::turn(state)) {
        if (turn.of == Turn::Of::Chance) {
            G::resolve(state, G::draw(state, rng));
            continue;
        }
        const Seat seat = turn.seats.first();
        Actions<G> legal;
        G::legal(state, seat, legal);
        look(std::as_const(state), seat, std::as_const(legal));
        G::play(state, seat, legal[static_cast<int>(rng.below(legal.size()))]);
    }
}

// In worlds that differ in what is hidden from the player, a net sees the same.
TEST(GrandTribunalSenses, ShowNothingThatIsHidden) {
    Rng rng(2);
    int different = 0;
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        at_every_decision(players, 7, [&](const State& state, Seat seat, const auto&) {
            const View view = G::view(state, seat);
            const State world = G::imagine(view, rng);
            EXPECT_EQ(entries_of(view), entries_of(G::view(world, seat)));
            different += !(world == state);
        });
    EXPECT_GT(different, 100);  // the worlds did differ
}

// Two actions have the same number only if they concern cards that are not seen: those in the
// discards, and those for which there is no spot.
TEST(GrandTribunalSenses, TellActionsApart) {
    int decisions = 0, alike = 0;
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        at_every_decision(players, 9, [&](const State& state, Seat seat, const Actions<G>& legal) {
            const Table& table = state.table;
            std::array<std::int32_t, G::kMaxActions> numbers{};
            S::number(table, seat, legal, numbers);
            const Spots spots(table, seat);
            const auto is_seen = [&](const Action& action) {
                return std::visit(
                    [&](const auto& one) {
                        if constexpr (requires { one.slot; })
                            return spots.slot(spots.spot(one.slot)) == one.slot;
                        else if constexpr (requires { one.card; })
                            return spots.in_row(one.card).has_value();
                        else
                            return true;
                    },
                    action);
            };
            std::map<std::int32_t, const Action*> seen;
            for (int i = 0; i < legal.size(); ++i) {
                const std::int32_t number = numbers[static_cast<std::size_t>(i)];
                ASSERT_GE(number, 0);
                ASSERT_LT(number, S::kActions);
                ++decisions;
                const auto [at, is_new] = seen.emplace(number, &legal[i]);
                if (is_new) continue;
                ++alike;
                EXPECT_FALSE(is_seen(legal[i]) && is_seen(*at->second));
            }
        });
    EXPECT_LT(alike * 10, decisions);
}

// A card shows what the edition prints on it, so a corrected edition is seen as it is.
TEST(GrandTribunalSenses, ShowTheFactsOfTheEdition) {
    bool found = false;
    at_every_decision(3, 5, [&](const State& state, Seat seat, const auto&) {
        const View view = G::view(state, seat);
        const Sight sight = sight_of(view, nullptr);
        const Spots spots(view.table, seat);
        for (const Known& known : view.own) {
            if (known.slot.deck() != Deck::Items) continue;
            const Spot spot = spots.spot(known.slot);
            if (spots.slot(spot) != known.slot) continue;
            found = true;
            const Facts& facts = view.table.facts(known.card);
            const SeenCard& seen = *sight.cards[spot];
            EXPECT_TRUE(seen.known);
            EXPECT_EQ(seen.cost, facts.cost);
            EXPECT_EQ(seen.base, facts.base);
            EXPECT_EQ(seen.capacity, facts.capacity);
            EXPECT_EQ(seen.space, space_of(facts.type));
            EXPECT_EQ(seen.lacking, std::max(0, facts.cost - view.table.piece(known.slot).vis));
        }
    });
    EXPECT_TRUE(found);
}

}  // namespace
}  // namespace curia::grand_tribunal
