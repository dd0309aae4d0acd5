// How long a game can last: E9, and the proof in bounds.cpp.
#include <algorithm>

#include "engine/overload.h"
#include "match/edition/edition.h"
#include "tests/grand_tribunal/scene.h"

namespace curia::grand_tribunal {
namespace {

// As many cards as possible give a frame, and Extract gives the most that is allowed.
Setup setup_of_frames(int players) {
    Edition edition = default_edition<GrandTribunal>().values;
    for (Edition::Spell& spell : edition.spells)
        if (spell.copies == 2) spell.effect = Effect::ExtraFrame, spell.amounts.clear();
    for (Edition::Resource& resource : edition.resources)
        if (resource.copies == 2) resource.effect = Effect::ExtraFrame, resource.amounts.clear();
    for (Edition::Area& area : edition.areas) area.extract = 3;
    edition.work_out();
    Setup setup = setup_for(players, {.reshuffle_on_empty = ReshuffleOnEmpty::On});
    setup.edition = keep_edition<GrandTribunal>(edition);
    return setup;
}

// How much a player who wants the game to last prefers an action: frames first, then what leads to
// more.
int longing(const Action& action) {
    return std::visit(Overload{[](const Cast&) { return 9; }, [](const PlayResource&) { return 8; },
                               [](const Keep&) { return 9; }, [](const Activate&) { return 7; },
                               [](const Install&) { return 7; }, [](const LayDown&) { return 7; },
                               [](const Study&) { return 6; }, [](const Extract&) { return 5; },
                               [](const Draw&) { return 4; }, [](const Gather&) { return 4; },
                               [](const End&) { return 0; }, [](const Stop&) { return 1; },
                               [](const auto&) { return 3; }},
                      action);
}

Action most_longed_for(const State& state, Seat seat, Rng& rng) {
    Actions<GrandTribunal> legal;
    GrandTribunal::legal(state, seat, legal);
    std::vector<Action> best;
    for (const Action& action : legal) {
        if (!best.empty() && longing(action) < longing(best[0])) continue;
        if (!best.empty() && longing(action) > longing(best[0])) best.clear();
        best.push_back(action);
    }
    return best[rng.below(static_cast<std::uint32_t>(best.size()))];
}

int steps_of_a_long_game(const Setup& setup, Rng& rng) {
    State state = GrandTribunal::start(setup);
    int steps = 0;
    for (Turn turn = GrandTribunal::turn(state); turn.of != Turn::Of::Nobody; ++steps) {
        if (turn.of == Turn::Of::Chance) {
            GrandTribunal::resolve(state, GrandTribunal::draw(state, rng));
        } else {
            const Seat seat = turn.seats.first();
            GrandTribunal::play(state, seat, most_longed_for(state, seat, rng));
        }
        turn = GrandTribunal::turn(state);
    }
    return steps;
}

TEST(GrandTribunalBounds, AreNotFarBeyondWhatCanBePlayed) {
    EXPECT_LT(GrandTribunal::max_steps(setup_for(3)), 40'000);
    EXPECT_LT(GrandTribunal::max_steps(setup_for(4)), 65'000);
    EXPECT_LT(GrandTribunal::max_steps(setup_for(5)), 100'000);
}
TEST(GrandTribunalBounds, HoldForPlayersWhoWantFrames) {
    for (const int players : {3, 4, 5})
        for (const auto& setup : {setup_for(players), setup_of_frames(players)}) {
            int longest = 0;
            for (std::uint64_t seed = 1; seed <= 40; ++seed) {
                Rng rng(seed);
                longest = std::max(longest, steps_of_a_long_game(setup, rng));
            }
            EXPECT_LT(longest, GrandTribunal::max_steps(setup));
        }
}

}  // namespace
}  // namespace curia::grand_tribunal
