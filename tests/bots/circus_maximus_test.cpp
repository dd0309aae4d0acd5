// The greedy bot plays sensibly.
#include <algorithm>

#include "bots/circus_maximus/heuristic.h"
#include "bots/greedy.h"
#include "bots/table.h"
#include "tests/circus_maximus/scene.h"
#include "tests/scale.h"

namespace curia::circus_maximus {
namespace {

int wins_against_random(int players, int games) {
    GreedyBot<CircusMaximus> greedy;
    RandomBot<CircusMaximus> random;
    std::vector<Bot<CircusMaximus>*> bots(static_cast<std::size_t>(players), &random);
    bots[0] = &greedy;
    int wins = 0;
    for (int i = 0; i < games; ++i) {
        Rng rng(static_cast<std::uint64_t>(i));
        const auto match = play_match(default_setup<CircusMaximus>(players), bots, rng);
        const auto scores = match.outcome()->scores.values;
        wins += scores[0] > *std::max_element(scores.begin() + 1, scores.end()) ? 1 : 0;
    }
    return wins;
}

TEST(CircusGreedy, BeatsRandomPlayersInNearlyEveryGame) {
    const int games = scaled(100);
    for (int players : {3, 4, 5}) EXPECT_GT(wins_against_random(players, games), games * 95 / 100);
}

Action choice(const Scene& scene, Seat seat) {
    Rng rng(1);
    Actions<CircusMaximus> legal;
    CircusMaximus::legal(scene.state(), seat, legal);
    return GreedyBot<CircusMaximus>().choose({scene.table(), seat}, legal, rng);
}

TEST(CircusGreedy, TakesTheVisitorWhoPaysMost) {
    Scene scene(3);
    scene.in(Phase::Sales).row(kCircus, "A5").ticket(A, kCircus, kBox);
    scene.visitors(kCircus, {Visitor::Student, Visitor::Senator});
    scene.all_pass();
    EXPECT_EQ(choice(scene, A), Action(ChooseVisitor{Visitor::Senator}));
}
TEST(CircusGreedy, TakesTheVisitorWhoPaysMostAlsoIfTheTicketIsStillToBeChosen) {
    Scene scene(3);
    scene.in(Phase::Sales).row(kCircus, "A5").ticket(A, kCircus, kBox).ticket(A, kCircus, kGallery);
    scene.visitors(kCircus, {Visitor::Student, Visitor::Senator});
    scene.all_pass();
    EXPECT_EQ(choice(scene, A), Action(ChooseVisitor{Visitor::Senator}));
    scene.play(A, ChooseVisitor{Visitor::Senator});
    EXPECT_EQ(choice(scene, A), Action(ChooseSeat{kBox}));
}
TEST(CircusGreedy, PassesWhereThereIsNothingToWin) {
    Scene scene(3);
    scene.in(Phase::Sales).ticket(A, kCircus, kBox).hand(A, {8, 3});
    EXPECT_EQ(choice(scene, A), Action(Pass{}));
}

}  // namespace
}  // namespace curia::circus_maximus
