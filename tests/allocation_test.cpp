// Nothing allocates in the rules: legal, play, draw, possible, resolve, view, news, imagine.
// Counting replaces the global operator new, which the sanitizers want for themselves.
#ifndef CURIA_SANITIZED

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "games/all.h"
#include "match/edition.h"

namespace {
long allocations = 0;
}

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size)) return memory;
    std::abort();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace curia {
namespace {

template <Game G>
void play_without_allocating(int players) {
    Rng rng(static_cast<std::uint64_t>(players));
    const auto setup = default_setup<G>(players);
    const long before = allocations;
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
            Actions<G> actions;
            G::legal(state, seat, actions);
            const auto& action = actions[static_cast<int>(rng.below(actions.size()))];
            const Step<G> step = ActionOf<G>{seat, action};
            if (!(G::news(state, step, seat) == G::news(state, step, seat))) return ADD_FAILURE();
            G::play(state, seat, action);
        }
    }
    EXPECT_EQ(allocations - before, 0) << G::kName << " with " << players << " players";
}

TEST(Allocation, NoneInTheRulesOfAnyGame) {
    AllGames::for_each([]<Game G>() {
        for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players)
            play_without_allocating<G>(players);
    });
}

TEST(Allocation, IsCounted) {
    const long before = allocations;
    std::vector<int> numbers(1000);
    EXPECT_GT(allocations, before) << numbers.size();
}

}  // namespace
}  // namespace curia

#endif
