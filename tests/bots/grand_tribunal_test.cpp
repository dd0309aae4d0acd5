// What the heuristic of Grand Tribunal must recognise.
#include "bots/grand_tribunal/heuristic.h"
#include "bots/greedy.h"
#include "tests/grand_tribunal/scene.h"

namespace curia::grand_tribunal {
namespace {

// The choices of the greedy bot until it ends its frame.
void play_frame(Scene& scene) {
    GreedyBot<GrandTribunal> greedy;
    Rng rng(1);
    for (Action action; !std::holds_alternative<End>(action); scene.play(action)) {
        Actions<GrandTribunal> legal;
        GrandTribunal::legal(scene.state, scene.asked(), legal);
        action = greedy.choose(GrandTribunal::view(scene.state, scene.asked()), legal, rng);
    }
}

// Each step towards a spell on an item has a value, even a step that only leads to the next.
TEST(GrandTribunalHeuristic, ActivatesAndInstallsASpell) {
    for (const int tribunal : {1, 2}) {
        Scene scene;
        scene.tribunal(tribunal);
        scene.active(A, "Fulgarous Orb");
        scene.inactive(A, "Thieving Wind", kSpellCost);
        scene.table.frame.left = 0;
        play_frame(scene);
        EXPECT_TRUE(scene.has(A, "Thieving Wind", Place::Installed)) << tribunal;
    }
}

}  // namespace
}  // namespace curia::grand_tribunal
