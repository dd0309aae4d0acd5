// The rules do not allocate: legal, play, draw, possible, resolve, view, news, imagine, and the
// optional hooks of a game.
#include <gtest/gtest.h>

#include "games/all.h"
#include "match/edition/edition.h"
#include "tests/allocations.h"

#ifndef CURIA_SANITIZED

namespace curia {
namespace {

// The number of answers that are forced or offered. It is used, so that the compiler keeps the
// calls.
template <Game G>
int ask_hooks(const typename G::View& view, Seat asked) {
    int count = forced_action<G>(view.table, asked) ? 1 : 0;
    if constexpr (AnswersEarly<G>) {
        EarlyList<G> list;
        G::early(view.table, asked, list);
        for (const auto& early : list) {
            count += G::early_action(view.table, early) ? 1 : 0;
            count += G::has_lapsed(view.table, early) ? 0 : 1;
        }
    }
    return count;
}

template <Game G>
void play_without_allocating(int players) {
    Rng rng(static_cast<std::uint64_t>(players));
    const auto setup = default_setup<G>(players);
    int answers = 0;
    const long before = count_allocations();
    for (int i = 0; i < 200; ++i) {
        typename G::State state = G::start(setup);
        for (Turn turn = G::turn(state); turn.of != Turn::Of::Nobody; turn = G::turn(state)) {
            const auto view = G::view(state, Seat{0});
            if (!(G::view(G::imagine(view, rng), Seat{0}) == view)) return ADD_FAILURE();
            if (turn.of == Turn::Of::Chance) {
                const auto chance = G::draw(state, rng);
                if (!G::possible(state, chance)) return ADD_FAILURE();
                G::resolve(state, chance);
                continue;
            }
            const Seat seat = turn.seats.first();
            answers += ask_hooks<G>(view, seat);
            Actions<G> actions;
            G::legal(state, seat, actions);
            const auto& action = actions[static_cast<int>(rng.below(actions.size()))];
            const Step<G> step = ActionOf<G>{seat, action};
            if (!(G::news(state, step, seat) == G::news(state, step, seat))) return ADD_FAILURE();
            G::play(state, seat, action);
        }
    }
    EXPECT_EQ(count_allocations() - before, 0) << G::kName << " with " << players << " players";
    EXPECT_EQ(answers > 0, (ProvesForced<G> || AnswersEarly<G>)) << G::kName;
}

TEST(Allocation, NoneInTheRulesOfAnyGame) {
    AllGames::for_each([]<Game G>() {
        for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players)
            play_without_allocating<G>(players);
    });
}

TEST(Allocation, IsCounted) {
    const long before = count_allocations();
    std::vector<int> numbers(1000);
    EXPECT_GT(count_allocations(), before) << numbers.size();
}

TEST(Allocation, IsMeasuredAtItsPeak) {
    forget_most_allocated_bytes();
    const long before = allocated_bytes();
    {
        const std::vector<char> bytes_of_a_moment(1'000'000);
    }
    EXPECT_EQ(allocated_bytes(), before);
    EXPECT_GE(most_allocated_bytes() - before, 1'000'000);
    EXPECT_LT(most_allocated_bytes() - before, 1'100'000);
}

}  // namespace
}  // namespace curia

#endif
